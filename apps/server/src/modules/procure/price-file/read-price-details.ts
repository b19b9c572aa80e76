import { sql } from 'kysely'
import type { BulkCtx } from '../../../platform/bulk/bulk-row.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { StandingTier } from '../prices/plan-tiers.ts'
import { readToday } from '../prices/read-today.ts'
import type { PricePlace } from './price-place.ts'
import { placeKey } from './price-place.ts'
import type { PriceRow } from './price-row.ts'

export type PriceList = { readonly id: number; readonly currency: string; readonly isBuying: boolean }
type NamedVariant = { readonly id: number; readonly productId: number; readonly isPlain: boolean }
export type StandingPrice = StandingTier & { readonly version: number }

/** Database state for the rows of a chunk. */
export type PriceDetails = {
  readonly lists: ReadonlyMap<number, PriceList>
  readonly variants: ReadonlyMap<number, NamedVariant>
  /** Prices by owner, in date order. */
  readonly standing: ReadonlyMap<string, readonly StandingPrice[]>
  readonly today: string
}

/**
 * A few statements for any number of rows. Locks: the lists, which blocks other writers of their prices, then the prices; by id.
 */
export async function readPriceDetails(ctx: BulkCtx, tx: Tx, rows: readonly PriceRow[]): Promise<PriceDetails> {
  const variants = await readVariants(ctx, tx, rows)
  const lists = await lockLists(
    ctx,
    tx,
    rows.flatMap(({ priceListId }) => priceListId ?? []),
  )
  const productIds = unique([
    ...rows.flatMap(({ productId }) => productId ?? []),
    ...[...variants.values()].map(({ productId }) => productId),
  ])
  const standing = await lockPrices(ctx, tx, { lists: [...lists.keys()], productIds, variantIds: [...variants.keys()] })
  return { lists, variants, standing, today: await readToday(ctx, tx) }
}

async function readVariants({ companyId }: BulkCtx, tx: Tx, rows: readonly PriceRow[]) {
  const ids = unique(rows.flatMap(({ variantId }) => variantId ?? []))
  const { rows: found } = await sql<NamedVariant>`
    select id, product_id as "productId", color_id is null and size_id is null as "isPlain" from procure.variant
    where company_id = ${companyId} and id = any(${ids}::bigint[])`.execute(tx)
  return new Map(found.map((variant) => [variant.id, variant]))
}

/** Conflicts with the shared lock taken for single price writes. */
export async function lockLists(
  { companyId }: BulkCtx,
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PriceList>> {
  const { rows } = await sql<PriceList>`
    select id, currency, kind = 'buy' as "isBuying" from procure.price_list
    where company_id = ${companyId} and id = any(${unique(ids)}::bigint[]) order by id for no key update`.execute(tx)
  return new Map(rows.map((list) => [list.id, list]))
}

type Wanted = {
  readonly lists: readonly number[]
  readonly productIds: readonly number[]
  readonly variantIds: readonly number[]
}

/** All prices of products and variants in lists, by owner. */
export async function lockPrices(
  { companyId }: BulkCtx,
  tx: Tx,
  { lists, productIds, variantIds }: Wanted,
): Promise<ReadonlyMap<string, readonly StandingPrice[]>> {
  const { rows } = await sql<StandingPrice & PricePlace>`
    select p.id, p.version, p.price_list_id as "priceListId", p.product_id as "productId", p.variant_id as "variantId",
      p.store_id as "storeId", trim_scale(p.min_qty)::text as "minQty",
      trim_scale(coalesce(p.buy_amount, p.amount_minor / 10::numeric ^ c.minor_unit))::text as "unitPrice",
      p.valid_from as "validFrom", p.valid_until as "validUntil", p.reason as note
    from procure.price p join platform.currency c on c.code = p.currency
    where p.company_id = ${companyId} and p.id = any(array(
      select id from procure.price where company_id = ${companyId} and variant_id = any(${variantIds}::bigint[])
      union all
      select id from procure.price where company_id = ${companyId} and product_id = any(${productIds}::bigint[])))
      and p.price_list_id = any(${lists}::bigint[])
    order by p.id for no key update of p`.execute(tx)
  const prices = Map.groupBy(rows, placeKey)
  return new Map(
    [...prices].map(([key, own]) => [
      key,
      own
        .map(({ priceListId: _list, productId: _product, variantId: _variant, storeId: _store, ...price }) => price)
        .toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1)),
    ]),
  )
}

function unique<T>(all: readonly T[]): readonly T[] {
  return [...new Set(all)]
}
