import type { TestDatabase } from './database.ts'
import { query } from './database.ts'

type Of = { readonly companyId: number; readonly variantId: number }
export type LotInStock = { readonly lot: string | null; readonly expiresOn: string | null; readonly quantity: number }

/** How the goods of a product are kept, past every rule. */
export async function trackBy(
  { superUrl }: TestDatabase,
  { companyId, variantId }: Of,
  tracking: 'lot' | 'serial' | 'none',
): Promise<void> {
  await query(
    superUrl,
    `update procure.product p set tracking = $3 from procure.variant v
     where v.company_id = p.company_id and v.product_id = p.id and v.company_id = $1 and v.id = $2`,
    [companyId, variantId, tracking],
  )
}

/** What is there of a variant, by lot. */
export async function lotsInStock({ superUrl }: TestDatabase, { companyId, variantId }: Of): Promise<LotInStock[]> {
  return await query<LotInStock>(
    superUrl,
    `select t.lot_no as lot, t.expires_on::text as "expiresOn", b.on_hand::float8 as quantity
     from inventory.stock_balance b left join inventory.stock_lot t on t.company_id = b.company_id and t.id = b.lot_id
     where b.company_id = $1 and b.variant_id = $2 and b.on_hand > 0 order by 1`,
    [companyId, variantId],
  )
}
