import { priceColumn } from '@countinghouse/contract/procure/product-file'
import type { ListRow } from '@countinghouse/contract/listing'
import type { RecordLabel } from '@countinghouse/contract/record-label'
import type { Variant } from '@countinghouse/contract/procure/variant'
import { sql } from 'kysely'
import type { Reader } from '../../../platform/database/db.ts'
import { cellKey, readListPrices } from '../prices/list-prices.ts'
import { readVariantsOf } from '../products/read-variants.ts'
import { readWebValues, webPlace } from '../web/read-values.ts'
import { readSellingLists } from './file-owner.ts'
import { measures } from './file-row.ts'
import { readWebColumns } from './web-columns.ts'

/** A row for each variant of products, with its current prices. */
export async function exportRows(
  db: Reader,
  { companyId }: { readonly companyId: number },
  rows: readonly ListRow[],
): Promise<readonly ListRow[]> {
  const ids = rows.map(({ id }) => id)
  const variants = await readVariantsOf(db, companyId, ids)
  const all = [...variants.values()].flat()
  const colors = await optionsOf(
    db,
    companyId,
    'color',
    all.flatMap(({ colorId }) => colorId ?? []),
  )
  const sizes = await optionsOf(
    db,
    companyId,
    'size',
    all.flatMap(({ sizeId }) => sizeId ?? []),
  )
  const prices = await pricesOf(
    db,
    companyId,
    all.map(({ id }) => id),
  )
  const webCells = await webCellsOf(db, companyId, ids)
  return rows.flatMap((row) =>
    (variants.get(row.id) ?? []).map((variant): ListRow => {
      const color = variant.colorId === null ? undefined : colors.get(variant.colorId)
      return {
        ...row,
        ...cellsOf(variant),
        colorId: variant.colorId,
        size: variant.sizeId === null ? null : (sizes.get(variant.sizeId)?.code ?? null),
        ...prices(variant.id),
        ...webCells({ productId: row.id, variantId: variant.id }),
        labels: { ...row.labels, colorId: color === undefined ? [] : [color] },
      }
    }),
  )
}

function cellsOf({ sku, barcodes, ...variant }: Variant) {
  const primary = barcodes.find(({ isPrimary }) => isPrimary)
  const pack = barcodes.find(({ isPrimary }) => !isPrimary)
  return {
    sku,
    barcode: primary?.code ?? null,
    barcodeType: primary?.kind ?? null,
    packBarcode: pack?.code ?? null,
    packQuantity: pack === undefined ? null : String(pack.packQuantity),
    ...Object.fromEntries(measures.map((field) => [field, variant[field]])),
  }
}

/** Web values of products and variants, as cells. */
async function webCellsOf(db: Reader, companyId: number, ids: readonly number[]) {
  const columns = await readWebColumns(db, companyId)
  const values = columns.length === 0 ? [] : await readWebValues(db, companyId, ids)
  const said = new Map(values.map((one) => [webPlace(one), one.value]))
  return (of: { readonly productId: number; readonly variantId: number }) =>
    Object.fromEntries(
      columns.map(({ field, attributeId, locale, isOfVariants }) => {
        const productId = isOfVariants ? null : of.productId
        const variantId = isOfVariants ? of.variantId : null
        const value = said.get(webPlace({ attributeId, locale, productId, variantId })) ?? null
        return [field, Array.isArray(value) ? value.join(', ') : value]
      }),
    )
}

async function optionsOf(
  db: Reader,
  companyId: number,
  table: 'color' | 'size',
  ids: readonly number[],
): Promise<ReadonlyMap<number, RecordLabel>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<RecordLabel>`
    select id, code, name, status = 'active' as "isActive" from ${sql.table(`procure.${table}`)}
    where company_id = ${companyId} and id = any(${[...new Set(ids)]}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Current prices of each variant, by price list column. */
async function pricesOf(db: Reader, companyId: number, variantIds: readonly number[]) {
  const lists = await readSellingLists(db, companyId)
  const cells = lists.flatMap(({ id }) => variantIds.map((variantId) => ({ priceListId: id, variantId })))
  const prices = await readListPrices({ companyId }, db, cells)
  return (variantId: number) =>
    Object.fromEntries(
      lists.flatMap(({ id, code }) => {
        const amountMinor = prices.get(cellKey({ priceListId: id, variantId }))
        return amountMinor === undefined ? [] : [[priceColumn(code), amountMinor]]
      }),
    )
}
