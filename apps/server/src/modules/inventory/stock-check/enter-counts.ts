import type { ErrorCode } from '@countinghouse/contract/errors'
import { errorCatalogue, fail } from '@countinghouse/contract/errors'
import type { CountAnswer, CountEntry } from '@countinghouse/contract/inventory/stock-check-count'
import { stockCheck } from '@countinghouse/contract/inventory/stock-check'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { readDocument, requireStatus } from '../../../platform/documents/document.ts'
import { lookUpMany } from '../../procure/index.ts'
import { addLines } from './start-count.ts'
import type { Check } from './check-row.ts'
import { lineOf } from './line-of.ts'
import { placeInScope } from './in-scope.ts'

type Found = ReadonlyMap<string, { readonly variantId: number; readonly packQuantity: number }>
type Outcome = 'taken' | 'again' | ErrorCode

/**
 * Records count entries in order, up to the first rejected one. Throws: not_found, state_conflict. Locks: header, shared, so that many
 * count at once and none while a round ends.
 */
export async function enterCounts(
  ctx: Ctx,
  tx: Tx,
  { id, entries }: { readonly id: number; readonly entries: readonly CountEntry[] },
): Promise<{ items: CountAnswer[] }> {
  await sql`select from inventory.stock_check c where c.company_id = ${ctx.companyId} and c.id = ${id} for share`.execute(
    tx,
  )
  const check = (await readDocument(ctx, tx, stockCheck, id, 'count')) as Check
  requireStatus(stockCheck, check, ['counting'])
  const found = await variantsOf(ctx, tx, entries)
  const items: CountAnswer[] = []
  for (const entry of entries) {
    const outcome = await enter(ctx, tx, check, entry, found)
    items.push(answerOf(ctx, entry.uid, outcome))
    if (outcome !== 'taken' && outcome !== 'again') break
  }
  const taken = items.filter(({ outcome }) => outcome === 'taken').length
  ctx.audit({ entity: stockCheck.entity, entityId: id, label: check.name, before: null, after: { entries: taken } })
  return { items }
}

async function variantsOf(ctx: Ctx, tx: Tx, entries: readonly CountEntry[]): Promise<Found> {
  const codes = [
    ...new Set(entries.flatMap((entry) => (entry.kind === 'item' && entry.code !== null ? entry.code : []))),
  ]
  const known = codes.length === 0 ? [] : await lookUpMany(ctx, tx, codes)
  return new Map(
    known.flatMap(({ code, variant }) =>
      variant === null ? [] : [[code, { variantId: variant.id, packQuantity: variant.packQuantity }]],
    ),
  )
}

function answerOf({ locale }: Ctx, uid: string, outcome: Outcome): CountAnswer {
  if (outcome === 'taken' || outcome === 'again') return { uid, outcome, errorType: null, message: null }
  return { uid, outcome: 'refused', errorType: outcome, message: format(errorCatalogue[outcome].text, locale) }
}

async function enter(ctx: Ctx, tx: Tx, check: Check, entry: CountEntry, found: Found): Promise<Outcome> {
  const known = await knownEntry(ctx, tx, check, entry.uid)
  if (known !== null) return known === check.id ? 'again' : 'duplicate'
  if (entry.kind === 'undo') return await undo(ctx, tx, check, entry)
  const refusal = await placeError(ctx, tx, check, entry.locationId)
  if (refusal !== null) return refusal
  if (entry.kind === 'done') {
    // Goods that arrived since counting started are counted too; uncounted ones are missing.
    await addLines(ctx, tx, check, sql`l.id = ${entry.locationId}`)
    await keep(ctx, tx, check, entry, { locationId: entry.locationId })
    return 'taken'
  }
  const scanned = entry.code === null ? null : (found.get(entry.code) ?? null)
  const variantId = entry.variantId ?? scanned?.variantId
  if (variantId === undefined) return 'procure.unknown_barcode'
  const line = await lineOf(ctx, tx, check, { ...entry, variantId })
  if (typeof line === 'string') return line
  const quantity = entry.quantity * (entry.variantId === null ? (scanned?.packQuantity ?? 1) : 1)
  await keep(ctx, tx, check, entry, { locationId: entry.locationId, lineId: line, quantity })
  return 'taken'
}

/** The check of an entry that is already recorded. */
async function knownEntry({ companyId }: Ctx, tx: Tx, { id }: Check, uid: string): Promise<number | null> {
  const { rows } = await sql<{ checkId: number }>`
    select e.stock_check_id as "checkId" from inventory.stock_check_entry e where e.company_id = ${companyId} and e.uid = ${uid}`.execute(
    tx,
  )
  return rows[0] === undefined ? null : rows[0].checkId === id ? id : -1
}

/** Why the location cannot be counted in this round, or not by this user; null if it can. */
async function placeError(
  { companyId, userId }: Ctx,
  tx: Tx,
  { id, storeId, round }: Check,
  locationId: number,
): Promise<ErrorCode | null> {
  const { rows } = await sql<{ isInScope: boolean; hasCounted: boolean }>`
    select l.store_id = ${storeId} and l.is_tracked and l.kind <> 'transit' and ${placeInScope(companyId, id, sql`l.id`)} as "isInScope",
      exists (select from inventory.stock_check_entry e where e.company_id = ${companyId} and e.stock_check_id = ${id}
        and e.location_id = l.id and e.round < ${round} and e.created_by = ${userId}) as "hasCounted"
    from inventory.location l where l.company_id = ${companyId} and l.id = ${locationId}`.execute(tx)
  if (rows[0]?.isInScope !== true) return 'inventory.outside_count'
  return rows[0].hasCounted ? 'inventory.second_counter' : null
}

/** Only an own entry of this round, and only once. */
async function undo(ctx: Ctx, tx: Tx, check: Check, entry: CountEntry & { kind: 'undo' }): Promise<Outcome> {
  const { rows } = await sql<{ id: number; locationId: number }>`
    select e.id, e.location_id as "locationId" from inventory.stock_check_entry e
    where e.company_id = ${ctx.companyId} and e.stock_check_id = ${check.id} and e.uid = ${entry.undoes} and e.kind <> 'undo'
      and e.round = ${check.round} and e.created_by = ${ctx.userId}
      and not exists (select from inventory.stock_check_entry z where z.company_id = ${ctx.companyId} and z.undoes_id = e.id)`.execute(
    tx,
  )
  const [undone] = rows
  if (undone === undefined) return 'inventory.nothing_to_undo'
  await keep(ctx, tx, check, entry, { locationId: undone.locationId, undoesId: undone.id })
  return 'taken'
}

type Kept = {
  readonly locationId: number
  readonly lineId?: number
  readonly quantity?: number
  readonly undoesId?: number
}

/** Device clocks may be wrong: a count is never earlier than the check's start nor later than its arrival. */
async function keep(ctx: Ctx, tx: Tx, check: Check, { uid, kind, countedAt }: CountEntry, kept: Kept): Promise<void> {
  const { locationId, lineId = null, quantity = null, undoesId = null } = kept
  const startedAt = check.startedAt ?? fail('not_found')
  await sql`
    insert into inventory.stock_check_entry (company_id, stock_check_id, uid, kind, round, location_id, line_id, quantity, undoes_id,
      counted_at, created_by)
    values (${ctx.companyId}, ${check.id}, ${uid}, ${kind}, ${check.round}, ${locationId}, ${lineId}, ${quantity}::numeric, ${undoesId},
      least(greatest(${countedAt}::timestamptz, ${startedAt}::timestamptz), clock_timestamp()), ${ctx.userId})
    on conflict do nothing`.execute(tx)
}
