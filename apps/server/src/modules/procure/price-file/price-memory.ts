import { TierMemory } from '../prices/tier-memory.ts'
import type { PriceRow } from './price-row.ts'

/** Effects of the rows of a price file across its chunks. */
export class PriceMemory extends TierMemory {
  private written: PriceRow[] = []

  /** Rows written by an interrupted run; they are registered with the next chunk. */
  remember(rows: readonly PriceRow[]): void {
    this.written.push(...rows)
  }

  readRemembered(): readonly PriceRow[] {
    const rows = this.written
    this.written = []
    return rows
  }
}
