import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { resolvePrices } from './resolve-prices.ts'

export type DefaultPrice = {
  readonly productId: number
  readonly variantId: number
  readonly amountMinor: number
  readonly currency: string
  readonly taxIncluded: boolean
}

/** Current unit price in the default list of each active variant of products; variants without a price are left out. */
export async function findDefaultPrices(
  { companyId }: Pick<Ctx, 'companyId'>,
  reader: Reader | Tx,
  productIds: readonly number[],
): Promise<DefaultPrice[]> {
  const { rows: variants } = await sql<{ variantId: number; productId: number }>`
    select id as "variantId", product_id as "productId" from procure.variant
    where company_id = ${companyId} and product_id = any(${productIds}::bigint[]) and status = 'active' order by id`.execute(
    reader,
  )
  const question = { companyId, priceListId: null, storeId: null, day: null }
  const prices = await resolvePrices(
    reader,
    question,
    variants.map(({ variantId }) => ({ variantId, qty: '1' })),
  )
  return variants.flatMap((variant, place): DefaultPrice[] => {
    const price = prices[place]
    if (price === undefined || typeof price === 'string' || typeof price.amount !== 'number') return []
    return [{ ...variant, amountMinor: price.amount, currency: price.currency, taxIncluded: price.taxIncluded }]
  })
}
