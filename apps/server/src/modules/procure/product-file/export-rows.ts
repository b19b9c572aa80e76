import { priceColumn } from '@countinghouse/contract/procure/product-file'
import type { ListRow } from '@countinghouse/contract/listing'
import type { RecordLabel } from '@countinghouse/contract/record-label'
import type { Variant } from '@countinghouse/contract/procure/variant'
import { sql } from 'kysely'
import type { Reader } from '../../../platform/db.ts'
import { readVariantsOf } from '../products/read-variants.ts'
import { readWebValues, webPlace } from '../web/read-values.ts'
import { readSellingLists } from './file-owner.ts'
import { measures } from './file-row.ts'
import { readWebColumns } from './web-columns.ts'

type Price = {
  readonly productId: number | null
  readonly variantId: number | null
  readonly column: string
  readonly amountMinor: number
}

/** A row for each variant of products, with what it costs today by its own prices and those of its product. */
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
    ids,
    all.map(({ id }) => id),
  )
  const webCells = await webCellsOf(db, companyId, ids)
  const ofProduct = Map.groupBy(prices, ({ productId }) => productId)
  const ofVariant = Map.groupBy(prices, ({ variantId }) => variantId)
  return rows.flatMap((row) =>
    (variants.get(row.id) ?? []).map((variant): ListRow => {
      const color = variant.colorId === null ? undefined : colors.get(variant.colorId)
      // A price of the variant itself stands behind that of its product, whose place it takes.
      const ofRow = [...(ofProduct.get(row.id) ?? []), ...(ofVariant.get(variant.id) ?? [])]
      return {
        ...row,
        ...cellsOf(variant),
        colorId: variant.colorId,
        size: variant.sizeId === null ? null : (sizes.get(variant.sizeId)?.code ?? null),
        ...Object.fromEntries(ofRow.map(({ column, amountMinor }) => [column, amountMinor])),
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

/** What is said on the web of products and variants, as cells. */
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

/** What holds today for one piece in all stores. */
async function pricesOf(
  db: Reader,
  companyId: number,
  productIds: readonly number[],
  variantIds: readonly number[],
): Promise<readonly Price[]> {
  const lists = new Map((await readSellingLists(db, companyId)).map(({ id, code }) => [id, priceColumn(code)]))
  const { rows } = await sql<Omit<Price, 'column'> & { priceListId: number }>`
    select p.price_list_id as "priceListId", p.product_id as "productId", p.variant_id as "variantId", p.amount_minor as "amountMinor"
    from procure.price p join erp.company c on c.id = p.company_id
    where p.company_id = ${companyId} and p.id = any(array(
      select id from procure.price where company_id = ${companyId} and product_id = any(${productIds}::bigint[])
      union all
      select id from procure.price where company_id = ${companyId} and variant_id = any(${variantIds}::bigint[])))
      and p.price_list_id = any(${[...lists.keys()]}::bigint[]) and p.store_id is null and p.min_qty = 1
      and p.valid @> (now() at time zone c.timezone)::date`.execute(db)
  return rows.map(({ priceListId, ...price }) => ({ ...price, column: lists.get(priceListId) ?? '' }))
}
