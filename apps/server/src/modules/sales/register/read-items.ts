import type { RegisterItem } from '@countinghouse/contract/sales/register'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { ResolvedTax } from '../../accounts/index.ts'
import { resolveTaxes } from '../../accounts/index.ts'
import { resolvePrices } from '../../procure/index.ts'

/** A product of the register, or why it is not sold there. */
export type ReadItem =
  | (Omit<RegisterItem, 'packQuantity' | 'rates' | 'serialNo'> & { readonly tax: ResolvedTax })
  | Refusal
export type Refusal = 'unknown' | 'price_missing' | 'tax_missing' | 'not_sellable'

type Found = {
  readonly variantId: number
  readonly sku: string
  readonly name: string
  readonly options: string
  readonly unit: string
  readonly kind: string
  readonly isSellable: boolean
  readonly taxClassId: number | null
  readonly productId: number
  readonly brandId: number | null
  readonly categoryIds: number[]
  readonly isSerial: boolean
  readonly available: number | null
  readonly country: string | null
  readonly currency: string
}

export type ItemQuestion = {
  readonly storeId: number
  /** Business date, `YYYY-MM-DD`. */
  readonly day: string
  /** Quantities in stock units, as decimals: breaks of prices depend on them. */
  readonly wanted: readonly { readonly variantId: number; readonly quantity: number }[]
}

/** Products with price and tax in a store on a day, in the order asked for; three statements for all of them. */
export async function readItems(
  { companyId }: Pick<Ctx, 'companyId'>,
  db: Reader | Tx,
  { storeId, day, wanted }: ItemQuestion,
): Promise<ReadItem[]> {
  if (wanted.length === 0) return []
  const found = await findProducts(companyId, db, { storeId, wanted })
  const sums = quantityByVariant(wanted)
  const prices = await resolvePrices(
    db,
    { companyId, priceListId: null, storeId, day },
    wanted.map(({ variantId }) => ({ variantId, qty: String(sums.get(variantId) ?? 1) })),
  )
  const taxClassIds = [...new Set([...found.values()].map(({ taxClassId }) => taxClassId))]
  const country = [...found.values()][0]?.country ?? null
  const taxes = await resolveTaxes(db, companyId, {
    direction: 'sale',
    sellerCountry: country,
    buyerCountry: country,
    buyerType: 'b2c',
    day,
    taxClassIds,
  })
  return wanted.map(({ variantId }, index): ReadItem => {
    const product = found.get(variantId)
    const price = prices[index]
    if (product === undefined || price === undefined || price === 'unknown') return 'unknown'
    if (!product.isSellable) return 'not_sellable'
    if (price === 'missing' || price.currency !== product.currency) return 'price_missing'
    const tax = taxes.get(product.taxClassId) ?? null
    if (tax === null) return 'tax_missing'
    const { sku, name, options, unit, available, productId, brandId, categoryIds, isSerial } = product
    const { taxIncluded } = price
    return {
      variantId,
      sku,
      name,
      options,
      unit,
      productId,
      brandId,
      categoryIds,
      isSerial,
      available,
      unitMinor: Number(price.amount),
      taxIncluded,
      taxCodeId: tax.taxCodeId,
      tax,
    }
  })
}

async function findProducts(
  companyId: number,
  db: Reader | Tx,
  { storeId, wanted }: Pick<ItemQuestion, 'storeId' | 'wanted'>,
): Promise<ReadonlyMap<number, Found>> {
  const { rows } = await sql<Found>`
    select v.id as "variantId", v.sku, p.name, concat_ws(' ', c.name, z.name) as options, u.code as unit, p.kind, p.tax_class_id as "taxClassId",
      p.id as "productId", p.brand_id as "brandId",
      array(with recursive above as (
        select g.id, g.parent_id from procure.category g where g.company_id = p.company_id and g.id = p.category_id
        union select g.id, g.parent_id from above a join procure.category g on g.company_id = p.company_id and g.id = a.parent_id)
        select a.id from above a) as "categoryIds",
      p.is_sellable and p.status = 'active' and v.status = 'active' and p.kind in ('stocked', 'service', 'consumable') as "isSellable",
      case when p.kind = 'stocked' then coalesce(k.allocatable - k.reserved - k.allocated, 0)::float8 end as available,
      p.kind = 'stocked' and p.tracking = 'serial' as "isSerial",
      s.country_code as country, y.base_currency as currency
    from unnest(${wanted.map(({ variantId }) => variantId)}::bigint[]) as w (id)
    join procure.variant v on v.company_id = ${companyId} and v.id = w.id
    join procure.product p on p.company_id = v.company_id and p.id = v.product_id
    join procure.unit u on u.company_id = p.company_id and u.id = p.base_unit_id
    join erp.company y on y.id = v.company_id
    join erp.store s on s.company_id = v.company_id and s.id = ${storeId}
    left join procure.color c on c.company_id = v.company_id and c.id = v.color_id
    left join procure.size z on z.company_id = v.company_id and z.id = v.size_id
    left join inventory.stock_pool k on k.company_id = v.company_id and k.store_id = s.id and not k.is_transit and k.variant_id = v.id`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.variantId, row]))
}

/** Quantity breaks apply to all pieces of a variant in the cart. */
function quantityByVariant(wanted: ItemQuestion['wanted']): ReadonlyMap<number, number> {
  const sums = new Map<number, number>()
  for (const { variantId, quantity } of wanted) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity)
  return sums
}
