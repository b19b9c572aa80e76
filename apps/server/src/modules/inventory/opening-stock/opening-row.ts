import type { BulkRow } from '../../../platform/bulk/bulk-row.ts'

/** A row of a file of opening stock as it was read; what its file left blank is null. */
export type ReadOpening = {
  readonly number: number
  readonly storeId: number | null
  readonly variantId: number | null
  readonly quantity: number | null
  /** A decimal, in the company's currency. */
  readonly unitCost: string | null
  readonly locationId: number | null
  readonly lotNo: string | null
  readonly expiresOn: string | null
  readonly effectiveOn: string | null
}

/** A row with all that a line needs. */
export type OpeningRow = ReadOpening & {
  readonly storeId: number
  readonly variantId: number
  readonly quantity: number
  readonly unitCost: string
  readonly effectiveOn: string
}

const blank = {
  storeId: null,
  variantId: null,
  quantity: null,
  unitCost: null,
  locationId: null,
  lotNo: null,
  expiresOn: null,
  effectiveOn: null,
}

/** Its values were read by the schemas of the columns. */
export function openingRowOf({ number, values }: BulkRow): ReadOpening {
  return { ...blank, ...values, number }
}

/** What is in one place once: a product in a store, by location and lot. */
export function openingKey(row: Pick<OpeningRow, 'storeId' | 'variantId' | 'locationId' | 'lotNo'>): string {
  return JSON.stringify([row.storeId, row.variantId, row.locationId, row.lotNo])
}

export function isWhole(row: ReadOpening): row is OpeningRow {
  const { storeId, variantId, quantity, unitCost, effectiveOn } = row
  return storeId !== null && variantId !== null && quantity !== null && unitCost !== null && effectiveOn !== null
}
