import { product } from '@countinghouse/contract/procure/product'
import type { ProductStatus } from '@countinghouse/contract/procure/product-status'
import type { WebValue } from '@countinghouse/contract/procure/product-web-value'
import type { BarcodeKind } from '@countinghouse/kernel/barcode'
import type { BulkRow, Values } from '../../../platform/bulk/bulk-row.ts'

/** Values of a row for its variant; omitted ones do not change. */
export type VariantSaid = {
  readonly colorId?: number | null
  readonly size?: string | null
  readonly sku?: string
  readonly barcode?: string | null
  readonly barcodeType?: BarcodeKind
  readonly packBarcode?: string | null
  /** A decimal. */
  readonly packQuantity?: string
  readonly netWeightGrams?: number | null
  readonly grossWeightGrams?: number | null
  readonly lengthMm?: number | null
  readonly widthMm?: number | null
  readonly heightMm?: number | null
}

/** A row of a product file. */
export type FileRow = {
  readonly number: number
  /** The variant, where identified other than by the cells of the row. */
  readonly variantId: number | null
  readonly code: string | null
  /** Fields of the product and its status. */
  readonly style: Values & { readonly status?: ProductStatus }
  readonly variant: VariantSaid
  /** By column; null ends the price. Units: minor units. */
  readonly prices: ReadonlyMap<string, number | null>
  /** By column; null removes the value. Choices are as in the cell until they are resolved. */
  readonly web: ReadonlyMap<string, WebValue | null>
}

export const measures = ['netWeightGrams', 'grossWeightGrams', 'lengthMm', 'widthMm', 'heightMm'] as const

const styleFields = new Set([...Object.keys(product.fields), 'status'])

export function fileRowOf({ number, id, values }: BulkRow): FileRow {
  const style: Record<string, unknown> = {}
  const variant: Record<string, unknown> = {}
  const prices = new Map<string, number | null>()
  const web = new Map<string, WebValue | null>()
  for (const [field, value] of Object.entries(values)) {
    if (field === 'code') continue
    if (field.startsWith('web:')) web.set(field, value as WebValue | null)
    else if (field.startsWith('price:')) prices.set(field, value as number | null)
    else if (styleFields.has(field)) style[field] = value
    else variant[field] = value
  }
  const { code } = values
  return { number, variantId: id, code: typeof code === 'string' ? code : null, style, variant, prices, web }
}
