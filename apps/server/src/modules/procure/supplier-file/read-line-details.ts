import { sql } from 'kysely'
import type { BulkCtx } from '../../../platform/bulk/bulk-row.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { StandingTier } from '../prices/plan-tiers.ts'
import { readToday } from '../prices/read-today.ts'
import type { LinePlace } from './line-memory.ts'
import type { SupplierRow } from './supplier-row.ts'

/** A catalogue line that rows may refer to. */
export type KnownLine = LinePlace & {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly supplierCode: string | null
  readonly packQuantity: number
  readonly currency: string | null
}
type NamedVariant = { readonly id: number; readonly productId: number; readonly isPlain: boolean }

/** Database state needed for the rows of a chunk. */
export type LineDetails = {
  readonly lines: readonly KnownLine[]
  readonly variants: ReadonlyMap<number, NamedVariant>
  /** Names of products. */
  readonly products: ReadonlyMap<number, string>
  /** Currencies of suppliers. */
  readonly currencies: ReadonlyMap<number, string | null>
  /** Prices of the lines, by line. */
  readonly tiers: ReadonlyMap<number, readonly StandingTier[]>
  readonly today: string
}

/** Uses a constant number of statements. Locks: the lines that rows may refer to, by id. */
export async function readLineDetails(ctx: BulkCtx, tx: Tx, rows: readonly SupplierRow[]): Promise<LineDetails> {
  const variants = await readVariants(ctx, tx, rows)
  const productIds = unique([
    ...rows.flatMap(({ productId }) => productId ?? []),
    ...[...variants.values()].map(({ productId }) => productId),
  ])
  const supplierIds = unique(rows.flatMap(({ supplierId }) => supplierId ?? []))
  const lines = await lockLines(ctx, tx, { rows, productIds, supplierIds })
  const ids = lines.map(({ id }) => id)
  const isPriced = rows.some(({ price }) => Object.keys(price).length > 0)
  return {
    lines,
    variants,
    products: await readProducts(ctx, tx, productIds),
    currencies: await readCurrencies(ctx, tx, supplierIds),
    tiers: isPriced ? await readTiers(ctx, tx, ids) : new Map(),
    today: await readToday(ctx, tx),
  }
}

async function readVariants(
  { companyId }: BulkCtx,
  tx: Tx,
  rows: readonly SupplierRow[],
): Promise<ReadonlyMap<number, NamedVariant>> {
  const ids = unique(rows.flatMap(({ variantId }) => variantId ?? []))
  if (ids.length === 0) return new Map()
  const { rows: found } = await sql<NamedVariant>`
    select id, product_id as "productId", color_id is null and size_id is null as "isPlain" from procure.variant
    where company_id = ${companyId} and id = any(${ids}::bigint[])`.execute(tx)
  return new Map(found.map((variant) => [variant.id, variant]))
}

type Wanted = {
  readonly rows: readonly SupplierRow[]
  readonly productIds: readonly number[]
  readonly supplierIds: readonly number[]
}

async function lockLines(
  { companyId }: BulkCtx,
  tx: Tx,
  { rows, productIds, supplierIds }: Wanted,
): Promise<readonly KnownLine[]> {
  const codes = rows.flatMap(({ code }) => code?.toLowerCase() ?? [])
  const supplierCodes = rows.flatMap(({ line: { supplierCode } }) => supplierCode?.toLowerCase() ?? [])
  const { rows: lines } = await sql<KnownLine>`
    select s.id, s.code, s.name, s.supplier_id as "supplierId", s.product_id as "productId", s.variant_id as "variantId",
      s.supplier_code as "supplierCode", s.pack_quantity as "packQuantity", s.currency
    from procure.supplier_product s where s.company_id = ${companyId} and s.id = any(array(
      select a.id from procure.supplier_product a where a.company_id = ${companyId} and a.code_key = any(${unique(codes)}::text[])
      union all
      select b.id from procure.supplier_product b
      where b.company_id = ${companyId} and b.product_id = any(${productIds}::bigint[]) and b.supplier_id = any(${supplierIds}::bigint[])
      union all
      select c.id from procure.supplier_product c
      where c.company_id = ${companyId} and c.supplier_code_key = any(${unique(supplierCodes)}::text[])
        and c.supplier_id = any(${supplierIds}::bigint[])))
    order by s.id for no key update`.execute(tx)
  return lines
}

async function readProducts(
  { companyId }: BulkCtx,
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from procure.product where company_id = ${companyId} and id = any(${ids}::bigint[])`.execute(tx)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function readCurrencies(
  { companyId }: BulkCtx,
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string | null>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; currency: string | null }>`
    select id, currency from procure.supplier where company_id = ${companyId} and id = any(${ids}::bigint[])`.execute(
    tx,
  )
  return new Map(rows.map(({ id, currency }) => [id, currency]))
}

/** Prices of lines in order of their days. */
export async function readTiers(
  { companyId }: Pick<BulkCtx, 'companyId'>,
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly StandingTier[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<StandingTier & { lineId: number }>`
    select id, supplier_product_id as "lineId", trim_scale(min_qty)::text as "minQty", trim_scale(unit_price)::text as "unitPrice",
      valid_from as "validFrom", valid_until as "validUntil", contract_no as note
    from procure.supplier_price where company_id = ${companyId} and supplier_product_id = any(${ids}::bigint[])
    order by supplier_product_id, min_qty, valid_from`.execute(tx)
  const tiers = Map.groupBy(rows, ({ lineId }) => lineId)
  return new Map([...tiers].map(([id, own]) => [id, own.map(({ lineId: _lineId, ...tier }) => tier)]))
}

function unique<T>(all: readonly T[]): readonly T[] {
  return [...new Set(all)]
}
