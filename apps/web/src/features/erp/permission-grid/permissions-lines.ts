import { eventName, eventRank } from '@countinghouse/contract/erp/event-name'
import type {
  MatrixColumn,
  PermissionEvent,
  PermissionModule,
  PermissionPage,
} from '@countinghouse/contract/erp/permission'
import type { Locale } from '@countinghouse/kernel/text'
import type { Pending, Permissions, Scope } from './pending-permissions.ts'
import { shownPermissions } from './pending-permissions.ts'

/** One permission of a role or user, as shown in the grid. */
export type PermissionCell = {
  readonly key: string
  /** Role or user the permission belongs to. */
  readonly ownerId: number
  readonly event: PermissionEvent
  readonly name: string
  readonly isOn: boolean
  readonly scope: Scope
  readonly change: 'added' | 'removed' | 'rescoped' | null
  /** Differs from the compared role. */
  readonly isOther: boolean
}

/** A page, or a role in the view of one page; `cells` follow the columns of the section, null: no such event. */
export type PermissionLine = {
  readonly key: string
  readonly title: string
  readonly cells: readonly (PermissionCell | null)[]
}

export type PermissionSection = {
  readonly key: string
  readonly title: string
  /** A note, such as that the module is turned off. */
  readonly note: string | null
  readonly columns: readonly { readonly code: string; readonly name: string }[]
  readonly lines: readonly PermissionLine[]
}

/** Owner of the permissions shown, including unsaved changes. */
export type Owner = {
  readonly id: number
  readonly saved: Permissions
  readonly pending: Pending
  readonly other: Permissions | null
}

type Wanted = { readonly q: string; readonly onlyDifferences: boolean }

/** Permissions of one owner: a section per module, a line per page. */
export function linesByPage(
  modules: readonly PermissionModule[],
  owner: Owner,
  { q, onlyDifferences }: Wanted,
  locale: Locale,
  closed: string,
): PermissionSection[] {
  const shown = shownPermissions(owner.saved, owner.pending)
  const words = q.trim().toLocaleLowerCase(locale)
  return modules.flatMap((module) => {
    const isModule = module.name[locale].toLocaleLowerCase(locale).includes(words)
    const pages = module.pages.filter(
      ({ title, path }) => isModule || title[locale].toLocaleLowerCase(locale).includes(words) || path.includes(words),
    )
    const columns = columnsOf(pages, locale)
    const lines = pages
      .map((page) =>
        lineOf(page.title[locale], String(page.id), page, columns, (event) => cellOf(owner, shown, event, locale)),
      )
      .filter(
        ({ cells }) =>
          !onlyDifferences || cells.some((cell) => cell !== null && (cell.isOther || cell.change !== null)),
      )
    const note = module.isOpen ? null : closed
    return lines.length === 0 ? [] : [{ key: module.code, title: module.name[locale], note, columns, lines }]
  })
}

/** Permissions of one page: a line per owner. */
export function linesByOwner(
  page: PermissionPage,
  owners: readonly (Owner & Pick<MatrixColumn, 'name'>)[],
  locale: Locale,
): PermissionSection[] {
  const columns = columnsOf([page], locale)
  const lines = owners.map((owner) => {
    const shown = shownPermissions(owner.saved, owner.pending)
    return lineOf(owner.name, String(owner.id), page, columns, (event) => cellOf(owner, shown, event, locale))
  })
  return [{ key: page.path, title: page.title[locale], note: null, columns, lines }]
}

function lineOf(
  title: string,
  key: string,
  page: PermissionPage,
  columns: PermissionSection['columns'],
  cell: (event: PermissionEvent) => PermissionCell,
): PermissionLine {
  const cells = columns.map(({ code }) => {
    const event = page.events.find((one) => one.code === code)
    return event === undefined ? null : cell(event)
  })
  return { key, title, cells }
}

function cellOf(owner: Owner, shown: Permissions, event: PermissionEvent, locale: Locale): PermissionCell {
  const isOn = shown.has(event.id)
  const other = owner.other
  return {
    key: `${owner.id} ${event.id}`,
    ownerId: owner.id,
    event,
    name: eventName(event, locale),
    isOn,
    scope: shown.get(event.id) ?? 'store',
    change: changeOf(owner, event.id),
    isOther: other !== null && other.get(event.id) !== shown.get(event.id),
  }
}

function changeOf({ saved, pending }: Owner, id: number): PermissionCell['change'] {
  const wanted = pending.get(id)
  if (wanted === undefined) return null
  if (wanted === null) return 'removed'
  return saved.has(id) ? 'rescoped' : 'added'
}

/** Event codes used by any of the pages. */
function columnsOf(pages: readonly PermissionPage[], locale: Locale): PermissionSection['columns'] {
  const codes = new Set(pages.flatMap(({ events }) => events.map(({ code }) => code)))
  return [...codes]
    .toSorted((one, other) => eventRank(one) - eventRank(other))
    .map((code) => ({ code, name: eventName({ code, label: null }, locale) }))
}

export function cellsOf(lines: readonly PermissionLine[]): PermissionCell[] {
  return lines.flatMap(({ cells }) => cells.filter((cell) => cell !== null))
}

/** Whether all, none or some permissions of several lines are granted. */
export function heldOf(lines: readonly PermissionLine[]): 'all' | 'none' | 'some' {
  const cells = cellsOf(lines)
  const held = cells.filter(({ isOn }) => isOn).length
  if (held === 0) return 'none'
  return held === cells.length ? 'all' : 'some'
}

/** Current state of a permission, if it is still shown. */
export function cellNow(sections: readonly PermissionSection[], cell: PermissionCell): PermissionCell {
  return cellsOf(sections.flatMap(({ lines }) => lines)).find(({ key }) => key === cell.key) ?? cell
}
