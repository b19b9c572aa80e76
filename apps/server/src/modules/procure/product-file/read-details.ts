import type { Variant } from '@countinghouse/contract/procure/variant'
import { gtinsOf } from '@countinghouse/kernel/barcode'
import { sql } from 'kysely'
import type { BulkCtx } from '../../../platform/bulk/bulk-row.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { usedAmong } from '../../../platform/records/usage.ts'
import { resolvePrices } from '../prices/resolve-prices.ts'
import type { ProductHead } from '../products/lock-product.ts'
import type { CellOption } from '../products/plan-variants.ts'
import { isPlain } from '../products/plan-variants.ts'
import { readVariantsOf } from '../products/read-variants.ts'
import type { FileRow } from './file-row.ts'

/** A product named by rows. */
export type KnownStyle = ProductHead & {
  readonly codeKey: string
  readonly kind: string
  readonly isSellable: boolean
  /** First day of the price of a product that is not on sale yet; null: today. */
  readonly firstDay: string | null
  readonly categoryId: number | null
  readonly taxClassId: number | null
  readonly baseUnitId: number | null
  readonly variants: readonly Variant[]
}
export type Option = CellOption & { readonly code: string; readonly name: string }
export type SizeOption = Option & { readonly id: number; readonly nameAr: string | null; readonly scaleId: number }

/** Defaults of a new product for fields missing in its rows. */
type Given = Pick<KnownStyle, 'sizeScaleId' | 'taxClassId' | 'baseUnitId'>

/** Database state needed for the rows of a chunk. */
export type ChunkDetails = {
  readonly styles: readonly KnownStyle[]
  /** By category id. */
  readonly given: ReadonlyMap<number, Given>
  readonly colors: ReadonlyMap<number, Option>
  readonly sizes: readonly SizeOption[]
  /** Variants without colour and size that are referenced. */
  readonly used: ReadonlySet<number>
  /** Variants of drafts that have a price in the default selling list. */
  readonly priced: ReadonlySet<number>
}

/**
 * Uses a constant number of statements. `categoryIds`: possible categories of new products. Locks: the products that rows name by
 * style code, SKU or barcode, by id.
 */
export async function readDetails(
  ctx: BulkCtx,
  tx: Tx,
  rows: readonly FileRow[],
  categoryIds: readonly number[],
): Promise<ChunkDetails> {
  const { companyId } = ctx
  const heads = await lockStyles(ctx, tx, rows)
  const ids = heads.map(({ id }) => id)
  const variants = ids.length === 0 ? new Map<number, Variant[]>() : await readVariantsOf(tx, companyId, ids)
  const styles = heads.map((head) => ({ ...head, variants: variants.get(head.id) ?? [] }))
  const given = await readGiven(ctx, tx, categoryIds)
  const plain = styles.flatMap((style) => style.variants.filter(isPlain).map(({ id }) => id))
  return {
    styles,
    given,
    colors: await readColors(ctx, tx, rows, styles),
    sizes: await readSizes(ctx, tx, rows, [...styles, ...given.values()]),
    priced: rows.some(({ style }) => style.status === 'active') ? await findPriced(ctx, tx, styles) : new Set(),
    used: plain.length === 0 ? new Set() : await usedAmong(tx, companyId, 'procure.variant', plain),
  }
}

async function lockStyles({ companyId }: BulkCtx, tx: Tx, rows: readonly FileRow[]) {
  const codes = wordsOf(rows, ({ code }) => [code])
  // The variant without colour and size has the style code as its SKU.
  const skus = wordsOf(rows, ({ code, variant: { sku } }) => [code, sku])
  const barcodes = wordsOf(rows, ({ variant: { barcode, packBarcode } }) => [barcode, packBarcode])
  const gtins = barcodes.flatMap(gtinsOf)
  const { rows: heads } = await sql<Omit<KnownStyle, 'variants'>>`
    select p.id, p.code, p.code_key as "codeKey", p.name, p.status, p.version, p.size_scale_id as "sizeScaleId",
      p.kind, p.is_sellable as "isSellable",
      case when p.launch_date > (select (now() at time zone c.timezone)::date from erp.company c where c.id = p.company_id)
        then p.launch_date end as "firstDay",
      p.category_id as "categoryId", p.tax_class_id as "taxClassId", p.base_unit_id as "baseUnitId"
    from procure.product p where p.company_id = ${companyId} and p.id = any(array(
      select r.id from procure.product r where r.company_id = ${companyId} and r.code_key = any(${codes.map(lower)}::text[])
      union all
      select v.product_id from procure.variant v where v.company_id = ${companyId} and v.sku_key = any(${skus.map(lower)}::text[])
      union all
      select v.product_id from procure.variant v
      where v.company_id = ${companyId} and v.id = any(${rows.flatMap(({ variantId }) => variantId ?? [])}::bigint[])
      union all
      select v.product_id from procure.barcode b join procure.variant v on v.company_id = b.company_id and v.id = b.variant_id
      where b.company_id = ${companyId} and b.code = any(${barcodes}::text[])
      union all
      select v.product_id from procure.barcode b join procure.variant v on v.company_id = b.company_id and v.id = b.variant_id
      where b.company_id = ${companyId} and b.gtin14 = any(${gtins}::text[])))
    order by p.id for no key update`.execute(tx)
  return heads
}

async function findPriced({ companyId }: BulkCtx, tx: Tx, styles: readonly KnownStyle[]): Promise<ReadonlySet<number>> {
  const drafts = styles.filter(({ status }) => status === 'draft')
  const priced = new Set<number>()
  for (const [day, some] of Map.groupBy(drafts, ({ firstDay }) => firstDay)) {
    const ids = some.flatMap(({ variants }) => variants.map(({ id }) => id))
    const question = { companyId, priceListId: null, storeId: null, day }
    const answers = await resolvePrices(
      tx,
      question,
      ids.map((variantId) => ({ variantId, qty: '1' })),
    )
    for (const [at, id] of ids.entries()) if (typeof answers[at] === 'object') priced.add(id)
  }
  return priced
}

async function readColors(
  { companyId }: BulkCtx,
  tx: Tx,
  rows: readonly FileRow[],
  styles: readonly KnownStyle[],
): Promise<ReadonlyMap<number, Option>> {
  const ids = [
    ...rows.flatMap(({ variant: { colorId } }) => colorId ?? []),
    ...styles.flatMap(({ variants }) => variants.flatMap(({ colorId }) => colorId ?? [])),
  ]
  if (ids.length === 0) return new Map()
  const { rows: colors } = await sql<Option & { id: number }>`
    select id, code, name, status = 'active' as "isActive", true as "isOfScale" from procure.color
    where company_id = ${companyId} and id = any(${[...new Set(ids)]}::bigint[])`.execute(tx)
  return new Map(colors.map(({ id, ...color }) => [id, color]))
}

async function readGiven({ companyId }: BulkCtx, tx: Tx, categoryIds: readonly number[]) {
  if (categoryIds.length === 0) return new Map<number, Given>()
  const { rows } = await sql<Given & { categoryId: number }>`
    select c.id as "categoryId", g.size_scale_id as "sizeScaleId", g.tax_class_id as "taxClassId", g.unit_id as "baseUnitId"
    from unnest(${categoryIds}::bigint[]) c(id), procure.category_gives(${companyId}, c.id) g`.execute(tx)
  return new Map(rows.map(({ categoryId, ...given }) => [categoryId, given]))
}

type Scaled = Pick<KnownStyle, 'sizeScaleId'>

async function readSizes({ companyId }: BulkCtx, tx: Tx, rows: readonly FileRow[], known: readonly Scaled[]) {
  const scales = [
    ...rows.flatMap(({ style: { sizeScaleId } }) => (typeof sizeScaleId === 'number' ? [sizeScaleId] : [])),
    ...known.flatMap(({ sizeScaleId }) => sizeScaleId ?? []),
  ]
  if (scales.length === 0) return []
  const { rows: sizes } = await sql<SizeOption>`
    select id, code, name, name_ar as "nameAr", size_scale_id as "scaleId", status = 'active' as "isActive", true as "isOfScale" from procure.size
    where company_id = ${companyId} and size_scale_id = any(${[...new Set(scales)]}::bigint[]) order by sort_order, id`.execute(
    tx,
  )
  return sizes
}

function wordsOf(
  rows: readonly FileRow[],
  of: (row: FileRow) => readonly (string | null | undefined)[],
): readonly string[] {
  return [...new Set(rows.flatMap(of).flatMap((word) => word ?? []))]
}

function lower(word: string): string {
  return word.toLowerCase()
}
