import type { StandingTier, Tier } from './plan-tiers.ts'
import { isSame } from './plan-tiers.ts'

/** Change of a price by a row; `before` null: started; `after` null: deleted. */
export type TierStep = { readonly id: number; readonly before: Tier | null; readonly after: Tier | null }
/** `of`: owner of the prices. */
type Row<K> = { readonly number: number; readonly of: K; readonly steps: readonly TierStep[] }
/** `id` null: new; `after` null: deleted. */
type TierRestore<K> = {
  readonly of: K
  readonly id: number | null
  readonly before: Tier | null
  readonly after: Tier | null
}
type Prices = Map<number, Tier>

/** Plans the undo of price rows, as long as each price is as the row left it. */
export function restoreTiers<K>(
  rows: readonly Row<K>[],
  standing: ReadonlyMap<K, readonly StandingTier[]>,
): { readonly writes: readonly TierRestore<K>[]; readonly refused: ReadonlySet<number> } {
  const refused = new Set<number>()
  const all = new Map([...standing].map(([of, tiers]) => [of, new Map(tiers.map(({ id, ...tier }) => [id, tier]))]))
  for (const { number, of, steps } of rows) {
    const then = restored(all.get(of) ?? new Map(), steps)
    if (then === null) refused.add(number)
    else all.set(of, then)
  }
  const writes = [...all].flatMap(([of, then]) => {
    const tiers = standing.get(of) ?? []
    const there = new Set(tiers.map(({ id }) => id))
    const changed = tiers.flatMap(({ id, ...before }) => {
      const after = then.get(id) ?? null
      return isSame(before, after) ? [] : [{ of, id, before, after }]
    })
    const again = [...then].flatMap(([id, after]) => (there.has(id) ? [] : [{ of, id: null, before: null, after }]))
    return [...changed, ...again]
  })
  return { writes, refused }
}

/** Null: a price was changed since, or another one now overlaps. */
function restored(now: Prices, steps: readonly TierStep[]): Prices | null {
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
