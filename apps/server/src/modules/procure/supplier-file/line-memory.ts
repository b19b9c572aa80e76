import { TierMemory } from '../prices/tier-memory.ts'
import type { SupplierRow } from './supplier-row.ts'

/** Identity of the line of a row: supplier and product or variant. */
export type LinePlace = {
  readonly supplierId: number
  readonly productId: number
  readonly variantId: number | null
}
type Naming = Pick<SupplierRow, 'code' | 'line' | 'supplierId'>

/** Values of the rows of a file so far, across chunks. */
export class LineMemory extends TierMemory {
  private readonly places = new Map<string, LinePlace>()
  private readonly mentioned = new Set<string>()
  private written: SupplierRow[] = []

  /** Records rows written by an interrupted run, for the look-up of later ones. */
  remember(rows: readonly SupplierRow[]): void {
    this.written.push(...rows)
  }

  readRemembered(): readonly SupplierRow[] {
    const rows = this.written
    this.written = []
    return rows
  }

  /** Records a line under our code and the supplier SKU, by which later rows may name it. */
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

  /** A line created by the file itself is not an existing line for its other rows. */
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
