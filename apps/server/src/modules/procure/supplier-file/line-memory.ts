import { TierMemory } from '../prices/tier-memory.ts'
import type { SupplierRow } from './supplier-row.ts'

/** Which line a row is about: what of which supplier. */
export type LinePlace = {
  readonly supplierId: number
  readonly productId: number
  readonly variantId: number | null
}
type Naming = Pick<SupplierRow, 'code' | 'line' | 'supplierId'>

/** What the rows of a file said until now, over all its chunks. */
export class LineMemory extends TierMemory {
  private readonly places = new Map<string, LinePlace>()
  private readonly mentioned = new Set<string>()
  private written: SupplierRow[] = []

  /** Rows that were written before, by a run that ended early; they are looked up with the next ones. */
  remember(rows: readonly SupplierRow[]): void {
    this.written.push(...rows)
  }

  takeRemembered(): readonly SupplierRow[] {
    const rows = this.written
    this.written = []
    return rows
  }

  /** Another row may name a line, which an earlier one makes, by our code or that of the supplier alone. */
  keepPlace(row: Naming, place: LinePlace): void {
    for (const name of namesOf({ ...row, supplierId: place.supplierId })) this.places.set(name, place)
  }

  placeOf(row: Naming): LinePlace | undefined {
    return namesOf(row)
      .map((name) => this.places.get(name))
      .find((place) => place !== undefined)
  }

  mention(key: string): void {
    this.mentioned.add(key)
  }

  /** A line that the file made itself is not there already for its other rows. */
  hasMentioned(key: string): boolean {
    return this.mentioned.has(key)
  }
}

export function lineKey({ supplierId, productId, variantId }: LinePlace): string {
  return `${supplierId} ${productId} ${variantId}`
}

function namesOf({ code, line: { supplierCode }, supplierId }: Naming): string[] {
  return [
    ...(code === null ? [] : [`code ${code.toLowerCase()}`]),
    ...(supplierId === null || supplierCode == null ? [] : [`${supplierId} ${supplierCode.toLowerCase()}`]),
  ]
}
