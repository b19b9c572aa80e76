import { TierMemory } from '../prices/tier-memory.ts'
import type { PriceRow } from './price-row.ts'

/** What the rows of a file of prices said until now, over all its chunks. */
export class PriceMemory extends TierMemory {
  private written: PriceRow[] = []

  /** Rows that were written before, by a run that ended early; they are looked up with the next ones. */
  remember(rows: readonly PriceRow[]): void {
    this.written.push(...rows)
  }

  takeRemembered(): readonly PriceRow[] {
    const rows = this.written
    this.written = []
    return rows
  }
}
