import type { ListRow } from '@countinghouse/contract/listing'
import type { PriceRow } from '@countinghouse/contract/procure/price'
import { currencyDigits, shortDecimal } from '@countinghouse/kernel/money'

/** One row per price; its product or variant is identified as in import files. */
export function exportPriceRows(rows: readonly ListRow[]): readonly ListRow[] {
  return rows.map((row) => {
    const { productId, variantId, product: name, style: code, sku, amountMinor, currency } = row as unknown as PriceRow
    return {
      ...row,
      productId: variantId === null ? productId : null,
      variantId,
      ...(amountMinor !== null && { amount: shortDecimal(amountMinor, currencyDigits(currency)) }),
      labels: {
        ...(row['labels'] as object | undefined),
        ...(variantId === null
          ? { productId: [{ id: productId, code, name, isActive: true }] }
          : { variantId: [{ id: variantId, code: sku ?? code, name, isActive: true }] }),
      },
    }
  })
}
