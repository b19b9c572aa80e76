import type { DoneRow } from '../../../platform/import/file-form.ts'
import type { StandingTier, Tier } from './plan-tiers.ts'
import { isSame } from './plan-tiers.ts'
import type { SupplierBefore } from './write-supplier-rows.ts'
import type { TierWrite } from './write-tiers.ts'

type Row = Pick<DoneRow, 'number' | 'recordId'> & { readonly before: SupplierBefore | null }
type Prices = Map<number, Tier>

/** The way back for the prices of lines, row by row, as long as each is as the row left it. */
export function restoreTiers(
  rows: readonly Row[],
  standing: ReadonlyMap<number, readonly StandingTier[]>,
): {
  readonly writes: readonly Omit<TierWrite, 'label' | 'currency'>[]
  readonly refused: ReadonlySet<number>
} {
  const refused = new Set<number>()
  const all = new Map([...standing].map(([id, tiers]) => [id, new Map(tiers.map(({ id: at, ...tier }) => [at, tier]))]))
  for (const { number, recordId, before } of rows) {
    const now = all.get(recordId) ?? new Map()
    const then = restored(now, before?.prices ?? [])
    if (then === null) refused.add(number)
    else all.set(recordId, then)
  }
  const writes = [...standing].flatMap(([lineId, tiers]) =>
    tiers.flatMap(({ id, ...before }) => {
      const after = all.get(lineId)?.get(id) ?? null
      return after !== null && isSame(before, after) ? [] : [{ lineId, id, before, after }]
    }),
  )
  return { writes, refused }
}

/** Null: somebody changed a price since, or put another one where it was. */
function restored(now: Prices, steps: NonNullable<SupplierBefore['prices']>): Prices | null {
  const then = new Map(now)
  for (const { id, before, after } of steps) {
    if (!isSame(then.get(id) ?? null, after)) return null
    if (before === null) then.delete(id)
    else then.set(id, before)
  }
  const changed = new Set(steps.flatMap(({ id, before }) => (before === null ? [] : [id])))
  const tiers = [...then]
  const meets = tiers.some(
    ([id, tier]) => changed.has(id) && tiers.some(([other, one]) => other !== id && isMeeting(tier, one)),
  )
  return meets ? null : then
}

function isMeeting(one: Tier, other: Tier): boolean {
  const isBefore = (first: Tier, second: Tier) => first.validUntil !== null && first.validUntil < second.validFrom
  return one.minQty === other.minQty && !isBefore(one, other) && !isBefore(other, one)
}
