import type { Document } from '@countinghouse/contract/document'
import { fieldModels, listsOf, namingFields } from '@countinghouse/contract/field-model'
import type { Master } from '@countinghouse/contract/master'
import { hasDrafts } from '@countinghouse/contract/has-drafts'
import type { Page } from '@countinghouse/contract/page'
import { permissionName } from '@countinghouse/contract/page'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { ListSource } from '../lists/list-source.ts'
import { hasArabicName } from '../database/shown-name.ts'
import { masterTableOf } from '../records/master-table.ts'
import type { Grants } from '../access/permission.ts'
import { isPermitted, mayView } from '../access/permission.ts'
import type { PickerTable } from './picker-table.ts'
import { masterPickerTable } from './picker-table.ts'

/** A picker list with the pages that need it; `source`: of a master, whose words are kept. */
export type PickerList = PickerTable & {
  readonly neededOn: readonly Page[]
  readonly source: ListSource | null
  /** Fields whose values may narrow the list; of masters and documents. */
  readonly narrowing: ReadonlySet<string>
}

/** Every picker list of the company's own records: of the masters, and those that modules declare, which go before a master's own. Throws: Error for a field without one. */
export function pickerLists(
  masters: readonly Master[],
  pages: readonly Page[],
  declared: readonly PickerTable[],
  documents: readonly Document[] = [],
): PickerList[] {
  const tables = [
    ...masters
      .filter(({ entity }) => declared.every((table) => table.entity !== entity))
      .map((master) => ({ ...pickerTableOfMaster(master), source: masterTableOf(master) })),
    ...declared.map((table) => ({ ...table, source: null })),
  ]
  const narrowing = new Map([
    ...masters.map((master) => [master.entity, narrowingOf(master)] as const),
    ...documents.map((document) => [document.entity, narrowingOf(document).add('status')] as const),
  ])
  const known = new Map(tables.map((table) => [table.entity, table]))
  for (const master of masters)
    for (const { name, list, widget } of namingFields(fieldModels(master))) {
      const table = known.get(list)
      if (table === undefined) throw new Error(`${master.entity}: ${name} points to ${list}, which is no picker list.`)
      // A name may hold what stands between two of them in a file.
      if (widget === 'records' && !table.hasCode) throw new Error(`${master.entity}: records of ${list} have no codes.`)
    }
  return tables.map((table) => ({
    ...table,
    narrowing: new Set([...(narrowing.get(table.entity) ?? []), ...Object.keys(table.narrowed ?? {})]),
    neededOn: [
      ...masters.filter((master) => listsOf(fieldModels(master)).includes(table.entity)).map(({ page }) => page),
      ...pages.filter((page) => page.pickers.includes(table.entity)),
    ],
  }))
}

export function pickerTableOfMaster(master: Master): PickerTable {
  return masterPickerTable({
    entity: master.entity,
    page: master.page,
    isDrafted: hasDrafts(master),
    hasArabicName: hasArabicName(master),
  })
}

function narrowingOf(owner: Master | Document): Set<string> {
  const models = fieldModels(owner).filter(({ widget }) => widget === 'record' || widget === 'choice')
  return new Set(models.map(({ name }) => name))
}

/** Whether somebody may pick from the list: by its own page, or by one that needs it. */
export function isOpen(list: PickerList, grants: Grants): boolean {
  return list.page === 'everyone' || openedBy(list, grants).length > 0
}

/** Which rows `r` of the list somebody is told: where records belong to stores, those of the stores in which he may view a page that opens it. */
export function isTold(list: PickerList, grants: Grants): RawBuilder<unknown> {
  if (list.isIn === undefined) return sql`true`
  const stores = openedBy(list, grants).map((page) => grants.storesWith(permissionName(page, 'view')))
  return stores.includes(null) ? sql`true` : list.isIn(stores.flatMap((some) => some ?? []))
}

function openedBy({ page, neededOn }: PickerList, grants: Grants): Page[] {
  const own = page === null || page === 'everyone' ? [] : [page]
  return [...own, ...neededOn].filter((one) => mayView(grants, one))
}

/** Whether records are told with their pictures, which the list's own page shows. */
export function arePicturesTold({ page, picture }: PickerList, grants: Grants): boolean {
  return picture !== undefined && page !== null && page !== 'everyone' && mayView(grants, page)
}

/** Where somebody sees one of its records, and whether he may make one there. */
export function wayTo(
  { page, isMaster, isShown }: PickerList,
  grants: Grants,
): { page: string | null; canCreate: boolean } {
  if (page === null || page === 'everyone' || !isShown || !mayView(grants, page))
    return { page: null, canCreate: false }
  return { page: page.path, canCreate: isMaster && isPermitted(grants, { page, event: 'create' }) }
}
