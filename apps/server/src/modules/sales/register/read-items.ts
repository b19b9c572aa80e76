import type { ResolvedPrice } from '@countinghouse/contract/procure/price-resolution'
import type { RegisterItem } from '@countinghouse/contract/sales/register'
import type { RegisterComponent, RegisterKit } from '@countinghouse/contract/sales/register-kit'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { ResolvedTax } from '../../accounts/index.ts'
import { resolveFreeTaxes, resolveTaxes } from '../../accounts/index.ts'
import { resolvePrices } from '../../procure/index.ts'

/** A component of a kit at the register. */
export type ReadComponent = Omit<RegisterComponent, 'rates' | 'taxFreeCodeId'> & {
  readonly tax: ResolvedTax
  /** Of customers that are exempt; null: as others. */
  readonly taxFree: ResolvedTax | null
}
export type ReadKit = Omit<RegisterKit, 'components'> & { readonly components: readonly ReadComponent[] }

/** A product of the register, or why it is not sold there. */
export type ReadItem =
  | (Omit<RegisterItem, 'packQuantity' | 'rates' | 'taxFreeCodeId' | 'serialNo' | 'kit'> & {
      readonly tax: ResolvedTax
      /** Of customers that are exempt; null: as others. */
      readonly taxFree: ResolvedTax | null
      /** Null: it is sold as itself. */
      readonly kit: ReadKit | null
    })
  | Refusal
export type Refusal = 'unknown' | 'price_missing' | 'tax_missing' | 'not_sellable' | 'kit_not_sold' | 'kit_components'

export type Found = {
  readonly variantId: number
  readonly sku: string
  readonly name: string
  readonly options: string
  readonly unit: string
  readonly kind: string
  readonly isActive: boolean
  /** An active product that is sold as a gift voucher. */
  readonly isGiftCard: boolean
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

/** What is known of a variant in a store on a day; null: there is none of it. */
export type Facts = {
  readonly product: Found
  readonly price: ResolvedPrice | null
  readonly tax: ResolvedTax | null
  /** Of customers that are exempt; null: as others. */
  readonly taxFree: ResolvedTax | null
}

/** Goods with price and tax in a store on a day, in the order asked for; kits are not among them. Four statements for all of them. */
export async function readItems(
  ctx: Pick<Ctx, 'companyId'>,
  db: Reader | Tx,
  question: ItemQuestion,
): Promise<ReadItem[]> {
  return (await readFacts(ctx, db, togetherIn(question))).map(goodsOf)
}

/** The same, each priced for its own quantity. */
export async function readFacts(
  { companyId }: Pick<Ctx, 'companyId'>,
  db: Reader | Tx,
  { storeId, day, wanted }: ItemQuestion,
): Promise<(Facts | 'unknown')[]> {
  if (wanted.length === 0) return []
  const found = await findProducts(companyId, db, { storeId, wanted })
  const prices = await resolvePrices(
    db,
    { companyId, priceListId: null, storeId, day },
    wanted.map(({ variantId, quantity }) => ({ variantId, qty: String(quantity) })),
  )
  const taxClassIds = [...new Set([...found.values()].map(({ taxClassId }) => taxClassId))]
  const country = [...found.values()][0]?.country ?? null
  const asked = { direction: 'sale', sellerCountry: country, buyerCountry: country, day, taxClassIds } as const
  const taxes = await resolveTaxes(db, companyId, { ...asked, buyerType: 'b2c' })
  const free = await resolveFreeTaxes(db, companyId, asked)
  return wanted.map(({ variantId }, index): Facts | 'unknown' => {
    const product = found.get(variantId)
    const price = prices[index]
    if (product === undefined || price === undefined || price === 'unknown') return 'unknown'
    const isPriced = price !== 'missing' && price.currency === product.currency
    const taxFree = free.get(product.taxClassId) ?? null
    return { product, price: isPriced ? price : null, tax: taxes.get(product.taxClassId) ?? null, taxFree }
  })
}

export function goodsOf(facts: Facts | 'unknown'): ReadItem {
  if (facts === 'unknown') return 'unknown'
  const { product, price, tax, taxFree } = facts
  if (product.kind === 'virtual') return 'kit_not_sold'
  if (!product.isSellable) return 'not_sellable'
  if (price === null) return 'price_missing'
  if (tax === null) return 'tax_missing'
  const { isSerial } = product
  const { taxIncluded } = price
  const sold = { isSerial, unitMinor: minorOf(price), taxIncluded, taxCodeId: tax.taxCodeId, tax, taxFree, kit: null }
  return { ...shownFacts(product), ...sold }
}

/** Prices of lists by which is sold are whole minor units. */
export function minorOf({ amount }: ResolvedPrice): number {
  return Number(amount)
}

/** What is shown of a product, whatever it is sold for. */
export function shownFacts(product: Found) {
  const { variantId, sku, name, options, unit, available, productId, brandId, categoryIds } = product
  return { variantId, sku, name, options, unit, productId, brandId, categoryIds, available }
}

async function findProducts(
  companyId: number,
  db: Reader | Tx,
  { storeId, wanted }: Pick<ItemQuestion, 'storeId' | 'wanted'>,
): Promise<ReadonlyMap<number, Found>> {
  const { rows } = await sql<Found>`
    select v.id as "variantId", v.sku, platform.in_language(p.name, p.name_ar) as name, concat_ws(' ', platform.in_language(c.name, c.name_ar), platform.in_language(z.name, z.name_ar)) as options, u.code as unit, p.kind, p.tax_class_id as "taxClassId",
      p.id as "productId", p.brand_id as "brandId",
      array(with recursive above as (
        select g.id, g.parent_id from procure.category g where g.company_id = p.company_id and g.id = p.category_id
        union select g.id, g.parent_id from above a join procure.category g on g.company_id = p.company_id and g.id = a.parent_id)
        select a.id from above a) as "categoryIds",
      p.status = 'active' and v.status = 'active' and p.kind in ('stocked', 'service', 'consumable', 'virtual') as "isActive",
      p.is_sellable and p.status = 'active' and v.status = 'active' and p.kind in ('stocked', 'service', 'consumable', 'virtual') as "isSellable",
      p.is_sellable and p.status = 'active' and v.status = 'active' and p.kind = 'gift_card' as "isGiftCard",
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
export function togetherIn(question: ItemQuestion): ItemQuestion {
  const sums = new Map<number, number>()
  for (const { variantId, quantity } of question.wanted) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity)
  return {
    ...question,
    wanted: question.wanted.map(({ variantId }) => ({ variantId, quantity: sums.get(variantId) ?? 1 })),
  }
}
