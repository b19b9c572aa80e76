import { FileMemory } from '../product-file/file-memory.ts'
import type { PriceSaid, TiersSaid } from './plan-tiers.ts'
import { tierKey } from './plan-tiers.ts'

/** What the rows of a file said of prices until now, over all its chunks. `key`: whose prices they are. */
export class TierMemory extends FileMemory {
  private readonly tiers = new Map<string, TiersSaid>()

  /** What was said of them, to be added to. */
  tiersOf(key: string): TiersSaid {
    const said = this.tiers.get(key)
    return { left: new Map(said?.left), closed: new Set(said?.closed) }
  }

  keepTiers(key: string, said: TiersSaid): void {
    this.tiers.set(key, said)
  }

  /** Which other row says the price from this quantity and day on; null: none does. */
  claimTier(key: string, row: { readonly number: number; readonly price: PriceSaid }, today: string): number | null {
    return this.claim(`p ${key} ${tierKey(row.price, today)}`, row.number)
  }

  /** Hears again what a row said that was written before. */
  recallTier(key: string, row: { readonly number: number; readonly price: PriceSaid }, today: string): void {
    this.claimTier(key, row, today)
    if (row.price.validUntil === undefined) return
    const said = this.tiersOf(key)
    said.closed.add(tierKey(row.price, today))
    this.keepTiers(key, said)
  }
}
