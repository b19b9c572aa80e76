import { text as errorText } from '@countinghouse/contract/inventory/errors.text'
import { text as fileText } from '@countinghouse/contract/inventory/opening-file.text'
import { openingStock } from '@countinghouse/contract/inventory/opening-stock'
import { text } from '@countinghouse/contract/inventory/opening-stock.text'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { permissionName } from '@countinghouse/contract/page'
import { text as productText } from '@countinghouse/contract/procure/errors.text'
import { stockedKinds } from '@countinghouse/contract/procure/variant-field'
import { format } from '@countinghouse/contract/text'
import type { Text } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import { may } from '../../../platform/access/permission.ts'
import { stockCostPermission } from '@countinghouse/contract/inventory/stock-cost-permission'
import type { BulkMode } from '../../../platform/bulk/plan-rows.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Issue } from '../../../platform/import/issue.ts'
import { issueOf } from '../../../platform/import/issue.ts'
import { earliestDay } from '../require-business-day.ts'
import type { OpeningMemory } from './opening-memory.ts'
import type { OpeningRow, ReadOpening } from './opening-row.ts'
import { isWhole, openingKey } from './opening-row.ts'

type Place = { readonly id: number; readonly storeId: number; readonly isPlace: boolean; readonly isBlocked: boolean }

/** `label`: code and name. `isBlocked`: nothing comes in where its rows without a location go. */
type Store = { readonly id: number; readonly label: string; readonly isBlocked: boolean }

/** What rows refer to. */
type OpeningFacts = {
  readonly places: ReadonlyMap<number, Place>
  readonly stores: ReadonlyMap<number, Store>
  /** Number of the posted document that has a line of the key already. */
  readonly posted: ReadonlyMap<string, string>
  /** Names of variants whose products hold no stock. */
  readonly unstocked: ReadonlyMap<number, string>
}

type Posted = Pick<OpeningRow, 'storeId' | 'variantId' | 'locationId' | 'lotNo'> & { readonly number: string }
type Unstocked = { readonly id: number; readonly name: string }
type Read = { places: Place[]; stores: Store[]; posted: Posted[]; unstocked: Unstocked[] }

/** One statement for any number of rows. */
export async function readOpeningFacts(
  { companyId }: Pick<Ctx, 'companyId'>,
  tx: Tx,
  rows: readonly ReadOpening[],
): Promise<OpeningFacts> {
  const storeIds = unique(rows.map(({ storeId }) => storeId))
  const variantIds = unique(rows.map(({ variantId }) => variantId))
  const locationIds = unique(rows.map(({ locationId }) => locationId))
  const { rows: read } = await sql<Read>`
    select
      coalesce((select jsonb_agg(jsonb_build_object('id', l.id, 'storeId', l.store_id, 'isPlace', l.is_tracked and l.kind <> 'transit',
          'isBlocked', l.blocks_in or l.status = 'inactive'))
        from inventory.location l where l.company_id = ${companyId} and l.id = any(${locationIds}::bigint[])), '[]') as places,
      coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'label', s.code || ' · ' || s.name,
          'isBlocked', coalesce(m.blocks_in or m.status = 'inactive', false)))
        from erp.store s
        left join inventory.location m on m.company_id = s.company_id and m.store_id = s.id and m.is_main
        where s.company_id = ${companyId} and s.id = any(${storeIds}::bigint[])), '[]') as stores,
      coalesce((select jsonb_agg(jsonb_build_object('storeId', d.store_id, 'variantId', l.variant_id, 'locationId', l.location_id,
          'lotNo', l.lot_no, 'number', d.number))
        from inventory.opening_stock_line l
        join inventory.opening_stock d on d.company_id = l.company_id and d.id = l.opening_stock_id and d.status = 'posted'
        where l.company_id = ${companyId} and l.variant_id = any(${variantIds}::bigint[]) and d.store_id = any(${storeIds}::bigint[])), '[]') as posted,
      coalesce((select jsonb_agg(jsonb_build_object('id', v.id, 'name', platform.in_language(p.name, p.name_ar)))
        from procure.variant v
        join procure.product p on p.company_id = v.company_id and p.id = v.product_id and p.kind <> all(${[...stockedKinds]}::text[])
        where v.company_id = ${companyId} and v.id = any(${variantIds}::bigint[])), '[]') as unstocked`.execute(tx)
  const { places = [], stores = [], posted = [], unstocked = [] } = read[0] ?? {}
  return {
    places: new Map(places.map((place) => [place.id, place])),
    stores: new Map(stores.map((store) => [store.id, store])),
    posted: new Map(posted.map((line) => [openingKey(line), line.number])),
    unstocked: new Map(unstocked.map(({ id, name }) => [id, name])),
  }
}

type Checking = { readonly facts: OpeningFacts; readonly memory: OpeningMemory; readonly mode: BulkMode }
/** `again`: those of `refused` that only an earlier row of the file keeps out. */
type Checked = {
  readonly sound: readonly OpeningRow[]
  readonly refused: ReadonlyMap<number, readonly Issue[]>
  readonly again: readonly OpeningRow[]
}

/** Which rows can be lines, as far as it is known before they are posted; what is wrong with the others. */
export function checkOpeningRows(ctx: Ctx, rows: readonly ReadOpening[], { facts, memory, mode }: Checking): Checked {
  const own = ownStores(ctx)
  const sound: OpeningRow[] = []
  const refused = new Map<number, readonly Issue[]>()
  const later: OpeningRow[] = []
  for (const row of rows) {
    const issues =
      mode === 'update'
        ? [said(null, 'only_new', fileText.only_new)]
        : [...blanks(row), ...products(row), ...places(row), ...days(row), ...again(row)]
    if (issues.length > 0 || !isWhole(row)) {
      refused.set(row.number, issues)
      continue
    }
    const first = memory.claim(row)
    if (first === null) sound.push(row)
    else {
      refused.set(row.number, [twice(row.number, first)])
      later.push(row)
    }
  }
  return { sound, refused, again: later }

  function said(field: string | null, code: string, words: Text): Issue {
    return { field, code, message: format(words, ctx.locale), found: null, suggestions: [] }
  }

  function blanks(row: ReadOpening): Issue[] {
    const { storeId, variantId, quantity, unitCost, effectiveOn } = row
    const needed = Object.entries({ storeId, variantId, quantity, effectiveOn })
    const issues = needed.flatMap(([field, value]) =>
      value === null ? [said(field, 'required', issueText.required)] : [],
    )
    if (unitCost !== null) return issues
    const isSeen = may(ctx.grants, stockCostPermission)
    return [...issues, said('unitCost', 'required', isSeen ? issueText.required : fileText.cost_right)]
  }

  function products({ variantId }: ReadOpening): Issue[] {
    const name = facts.unstocked.get(variantId ?? 0)
    if (name === undefined) return []
    const message = format(productText.not_in_stock, ctx.locale, { name })
    return [{ field: 'variantId', code: 'not_offered', message, found: null, suggestions: [] }]
  }

  function places({ storeId, locationId }: ReadOpening): Issue[] {
    if (storeId !== null && !own(storeId)) return [said('storeId', 'not_your_store', fileText.not_your_store)]
    const blocked = said('locationId', 'location_blocked', errorText.location_blocked)
    if (storeId === null) return []
    if (locationId === null) return facts.stores.get(storeId)?.isBlocked === true ? [blocked] : []
    const place = facts.places.get(locationId)
    if (place?.storeId !== storeId || !place.isPlace) return [said('locationId', 'elsewhere', text.elsewhere)]
    return place.isBlocked ? [blocked] : []
  }

  function days({ expiresOn }: ReadOpening): Issue[] {
    return expiresOn !== null && expiresOn < earliestDay
      ? [said('expiresOn', 'day_too_old', errorText.expiry_too_old)]
      : []
  }

  function again(row: ReadOpening): Issue[] {
    const number = isWhole(row) ? facts.posted.get(openingKey(row)) : undefined
    if (number === undefined) return []
    const message = format(fileText.posted_already, ctx.locale, { number })
    return [{ field: 'variantId', code: 'posted_already', message, found: null, suggestions: [] }]
  }

  function twice(number: number, first: number): Issue {
    const field = format(fileText.variantId, ctx.locale)
    return issueOf(ctx.locale, 'variantId', 'twice_in_file', { first: number, second: first, field })
  }
}

/** Whether a document may be made, and posted from a file, in a store. */
function ownStores({ grants }: Pick<Ctx, 'grants'>): (storeId: number) => boolean {
  const lists = ['import', 'create', 'post'].flatMap((event) => {
    const stores = grants.storesWith(permissionName(openingStock.page, event))
    return stores === null ? [] : [new Set(stores)]
  })
  return (storeId) => lists.every((stores) => stores.has(storeId))
}

function unique(ids: readonly (number | null)[]): readonly number[] {
  return [...new Set(ids)].filter((id) => id !== null)
}
