import type { LandedMargin } from '@countinghouse/contract/purchase/landed-cost'
import { decimalOfUnits, dividedExactly } from '@countinghouse/kernel/exact'
import { costDigits, earningOf, marginPpm } from '@countinghouse/kernel/margin'
import { unitsOfQuantity } from '@countinghouse/kernel/quantity'
import { taxLine } from '@countinghouse/kernel/tax'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { chargedRates, resolveTaxes } from '../../accounts/index.ts'
import { resolvePrices } from '../../procure/index.ts'

/** Received goods with all their landed costs. Units: stock units; minor units of the company's currency. */
export type Landed = {
  readonly variantId: number
  readonly storeId: number
  readonly quantity: number
  readonly costMinor: number
}
type Goods = {
  readonly variantId: number
  readonly storeId: number
  readonly taxClassId: number | null
  readonly country: string
  readonly today: string
}
type Money = { readonly currency: string; readonly digits: number }

const quantityUnits = 10_000n

/** Margin of each of the goods at the selling price without tax in the store that received them, in their order. */
export async function marginsOfLanded(
  ctx: Ctx,
  reader: Reader,
  money: Money,
  landed: readonly Landed[],
): Promise<readonly LandedMargin[]> {
  const prices = await netPrices(ctx, reader, money, landed)
  return landed.map(({ variantId, storeId, quantity, costMinor }) => {
    const scale = 10n ** BigInt(costDigits - money.digits)
    const cost = dividedExactly(BigInt(costMinor) * scale * quantityUnits, unitsOfQuantity(quantity))
    const unitCost = decimalOfUnits(cost, costDigits)
    const netMinor = prices.get(`${storeId} ${variantId}`) ?? null
    if (netMinor === null) return { unitCost, priceMinor: null, margin: null, marginPpm: null }
    const earning = earningOf(netMinor, money.digits, unitCost)
    const earned = earning.price - cost
    const margin = `${earned < 0n ? '-' : ''}${decimalOfUnits(earned < 0n ? -earned : earned, costDigits)}`
    return { unitCost, priceMinor: netMinor, margin, marginPpm: marginPpm(earning) }
  })
}

/** By `<store> <variant>`; without those that have no price in the company's currency, or whose tax is not known. Units: minor units. */
async function netPrices(
  { companyId }: Ctx,
  reader: Reader,
  { currency }: Money,
  landed: readonly Landed[],
): Promise<ReadonlyMap<string, number>> {
  const asked = landed.map(({ storeId, variantId }) => ({ storeId, variantId }))
  const { rows } = await sql<Goods>`
    select distinct v.id as "variantId", s.id as "storeId", p.tax_class_id as "taxClassId", coalesce(s.country_code, c.country_code) as country,
      erp.today(c.id)::text as today
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a ("storeId" bigint, "variantId" bigint)
    join erp.company c on c.id = ${companyId}
    join erp.store s on s.company_id = c.id and s.id = a."storeId"
    join procure.variant v on v.company_id = c.id and v.id = a."variantId"
    join procure.product p on p.company_id = v.company_id and p.id = v.product_id`.execute(reader)
  const found = new Map<string, number>()
  for (const [storeId, goods] of Map.groupBy(rows, (one) => one.storeId)) {
    const [{ country, today: day } = { country: null, today: '' }] = goods
    const prices = await resolvePrices(
      reader,
      { companyId, priceListId: null, storeId, day: null },
      goods.map(({ variantId }) => ({ variantId, qty: '1' })),
    )
    const taxes = await resolveTaxes(reader, companyId, {
      direction: 'sale',
      sellerCountry: country,
      buyerCountry: country,
      buyerType: 'b2c',
      day,
      taxClassIds: [...new Set(goods.map(({ taxClassId }) => taxClassId))],
    })
    for (const [at, { variantId, taxClassId }] of goods.entries()) {
      const price = prices[at]
      if (typeof price !== 'object' || price.currency !== currency || typeof price.amount !== 'number') continue
      const tax = taxes.get(taxClassId) ?? null
      if (tax === null && price.taxIncluded) continue
      const { netMinor } = taxLine(price.amount, chargedRates(tax), price.taxIncluded)
      found.set(`${storeId} ${variantId}`, netMinor)
    }
  }
  return found
}
