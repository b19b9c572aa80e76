import type { BulkRow, Values } from '../../../platform/bulk/bulk-row.ts'
import type { PriceSaid } from '../prices/plan-tiers.ts'

/** A row of a supplier catalogue file. */
export type SupplierRow = {
  readonly number: number
  readonly code: string | null
  readonly supplierId: number | null
  readonly productId: number | null
  /** Undefined: not in the row; null: all variants. */
  readonly variantId: number | null | undefined
  /** Other fields of the line. */
  readonly line: Values & { readonly supplierCode?: string | null; readonly packQuantity?: number }
  readonly price: PriceSaid
}

const ofPrice = new Set(['unitPrice', 'minQty', 'validFrom', 'validUntil'])

export function supplierRowOf({ number, values }: BulkRow): SupplierRow {
  const { code = null, supplierId = null, productId = null, variantId, contractNo, ...others } = values
  const part = (isPrice: boolean) =>
    Object.fromEntries(Object.entries(others).filter(([field]) => ofPrice.has(field) === isPrice))
  return {
    number,
    code: code as string | null,
    supplierId: supplierId as number | null,
    productId: productId as number | null,
    variantId: variantId as number | null | undefined,
    line: part(false),
    price: { ...part(true), ...(contractNo !== undefined && { note: contractNo as string | null }) },
  }
}
