import type { ImportTotal } from '@countinghouse/contract/desk/import'
import type { OpeningRow, ReadOpening } from './opening-row.ts'
import { openingKey } from './opening-row.ts'

/** What rows of a file said before those that are written next. */
export class OpeningMemory {
  private readonly rows = new Map<string, number>()
  private readonly sums = new Map<number, ImportTotal>()
  private remembered: ReadOpening[] = []

  /** Rows written by a run that ended early. */
  remember(rows: readonly ReadOpening[]): void {
    this.remembered.push(...rows)
  }

  /** Answers them once. */
  takeRemembered(): readonly ReadOpening[] {
    const rows = this.remembered
    this.remembered = []
    return rows
  }

  /** The earlier row with the same store, product, location and lot; null: there is none, and this one is it from now on. */
  claim(row: OpeningRow): number | null {
    const { number } = row
    const key = openingKey(row)
    const first = this.rows.get(key)
    if (first !== undefined && first !== number) return first
    this.rows.set(key, number)
    return null
  }

  /** Of a row that is not written after all: a later one may be. */
  release(row: OpeningRow): void {
    const key = openingKey(row)
    if (this.rows.get(key) === row.number) this.rows.delete(key)
  }

  /** Whether no row claims what it says. */
  isFree(row: OpeningRow): boolean {
    return !this.rows.has(openingKey(row))
  }

  /** Adds a document to the totals of its store. */
  add(storeId: number, { label, rows, quantity, valueMinor }: Omit<ImportTotal, 'key'>): void {
    const sum = this.sums.get(storeId)
    this.sums.set(storeId, {
      key: String(storeId),
      label,
      rows: rows + (sum?.rows ?? 0),
      quantity: sumOf(quantity, sum?.quantity ?? 0),
      valueMinor: valueMinor + (sum?.valueMinor ?? 0),
    })
  }

  totals(): readonly ImportTotal[] {
    return [...this.sums.values()].toSorted((one, other) => (one.label < other.label ? -1 : 1))
  }
}

/** Four decimals of a quantity, so that parts add up exactly. */
const parts = 10_000

function sumOf(one: number, other: number): number {
  return (Math.round(one * parts) + Math.round(other * parts)) / parts
}
