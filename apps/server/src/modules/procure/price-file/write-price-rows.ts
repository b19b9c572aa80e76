import type { BulkCtx, Outcome, Values } from '../../../platform/bulk/bulk-row.ts'
import type { BulkMode } from '../../../platform/bulk/plan-rows.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TierStep } from '../prices/restore-tiers.ts'
import type { PlacedRow } from './place-prices.ts'
import { placeRows } from './place-prices.ts'
import type { PlannedPrices } from './plan-prices.ts'
import { planPrices } from './plan-prices.ts'
import type { PriceMemory } from './price-memory.ts'
import type { PricePlace } from './price-place.ts'
import type { PriceRow } from './price-row.ts'
import type { PriceDetails, StandingPrice } from './read-price-details.ts'
import { readPriceDetails } from './read-price-details.ts'
import type { WrittenPrice } from './write-prices.ts'
import { writePrices } from './write-prices.ts'

/** Undo data of a row: the owner and the prices it wrote. */
export type PriceBefore = Values & { readonly place?: PricePlace; readonly prices?: readonly TierStep[] }
type Step = { readonly step: TierStep; readonly written: WrittenPrice }
type Running = { readonly mode: BulkMode; readonly memory: PriceMemory }

/**
 * Writes rows of a price file; the number of statements does not depend on the number of rows. Locks: the lists, then the prices,
 * by id.
 */
export async function writePriceRows(
  ctx: BulkCtx,
  tx: Tx,
  rows: readonly PriceRow[],
  { mode, memory }: Running,
): Promise<Outcome[]> {
  await recall(ctx, tx, memory)
  const facts = await readPriceDetails(ctx, tx, rows)
  const { groups, refused } = placeRows(rows, facts, ctx.locale)
  const planned = groups.map((group) => planPrices(group, { locale: ctx.locale, mode, memory, facts }))
  const steps = await writePlanned(ctx, tx, planned)
  const outcomes = new Map<number, Outcome>()
  for (const some of [refused, ...planned.map((one) => one.refused)])
    for (const [number, issues] of some) outcomes.set(number, { number, kind: 'refused', issues })
  for (const one of planned)
    for (const row of one.sound)
      outcomes.set(row.number, outcomeOf(row, one, { facts, steps: steps.get(row.number) ?? [] }))
  return rows.flatMap(({ number }) => outcomes.get(number) ?? [])
}

/** Registers the rows written by an interrupted run. */
async function recall(ctx: BulkCtx, tx: Tx, memory: PriceMemory): Promise<void> {
  const rows = memory.readRemembered()
  if (rows.length === 0) return
  const facts = await readPriceDetails(ctx, tx, rows)
  for (const { key, rows: own } of placeRows(rows, facts, ctx.locale).groups)
    for (const row of own) memory.recallTier(key, row, facts.today)
}

/** Returns the changes made by each row. */
async function writePlanned(
  ctx: BulkCtx,
  tx: Tx,
  planned: readonly PlannedPrices[],
): Promise<ReadonlyMap<number, readonly Step[]>> {
  const all = planned.flatMap(({ place, changes }) => changes.map((change) => ({ place, ...change })))
  const written = await writePrices(ctx, tx, all)
  const steps = all.flatMap(({ number, before, after }, at) => {
    const price = written[at]
    return number === null || price === undefined
      ? []
      : [{ number, written: price, step: { id: price.id, before, after } }]
  })
  return Map.groupBy(steps, ({ number }) => number)
}

type Done = { readonly facts: PriceDetails; readonly steps: readonly Step[] }

function outcomeOf(row: PlacedRow, { key, place }: PlannedPrices, { facts, steps }: Done): Outcome {
  const { number } = row
  const prices = steps.map(({ step }) => step)
  const begun = steps.find(({ step }) => step.before === null)
  const changed = steps.find(({ step }) => step.before !== null)
  const former = changed?.step.before
  const column = facts.lists.get(place.priceListId)?.isBuying === true ? 'buyAmount' : 'amount'
  const shown = former == null ? {} : { [column]: former.unitPrice, validFrom: former.validFrom }
  if (begun !== undefined) {
    const { id, version } = begun.written
    return { number, id, version, kind: 'created', partId: id, before: { ...shown, place, prices } }
  }
  if (changed !== undefined) return { number, ...changed.written, kind: 'changed', before: { ...shown, place, prices } }
  const { id = 0, version = 0 } = runningPrice(row, facts.standing.get(key) ?? [], facts.today) ?? {}
  return { number, id, version, kind: 'unchanged' }
}

/** The price already valid on the date of the row. */
function runningPrice(
  { price: { minQty = '1', validFrom } }: PlacedRow,
  standing: readonly StandingPrice[],
  today: string,
): StandingPrice | undefined {
  const day = validFrom ?? today
  return standing.findLast((price) => price.minQty === minQty && price.validFrom <= day)
}
