import { FileMemory } from '../product-file/file-memory.ts'
import type { PriceSaid, TiersSaid } from './plan-tiers.ts'
import { tierKey } from './plan-tiers.ts'

/** Price changes by the rows of a file across all its chunks. `key`: owner of the prices. */
export class TierMemory extends FileMemory {
  private readonly tiers = new Map<string, TiersSaid>()

  /** A copy of the changes so far, to be extended. */
  tiersOf(key: string): TiersSaid {
    const said = this.tiers.get(key)
    return { left: new Map(said?.left), closed: new Set(said?.closed) }
  }

  saveTiers(key: string, said: TiersSaid): void {
    this.tiers.set(key, said)
  }

  /** Another row with the same quantity break and start date; null: none. */
  claimTier(key: string, row: { readonly number: number; readonly price: PriceSaid }, today: string): number | null {
    return this.claim(`p ${key} ${tierKey(row.price, today)}`, row.number)
  }

  /** Registers a row written earlier. */
  recallTier(key: string, row: { readonly number: number; readonly price: PriceSaid }, today: string): void {
    this.claimTier(key, row, today)
    if (row.price.validUntil === undefined) return
    const said = this.tiersOf(key)
    said.closed.add(tierKey(row.price, today))
    this.saveTiers(key, said)
  }
}
