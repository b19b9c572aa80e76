import type { StockLine } from '../../../apps/server/src/modules/inventory/index.ts'
import { postStock } from '../../../apps/server/src/modules/inventory/index.ts'
import type { DirectConnections, Shop } from './shop.ts'

/** Days ago, kind of move, and how many of the item at a place. */
const events: readonly (readonly [number, StockLine['kind'], (place: number) => number])[] = [
  [20, 'opening', (place) => 40 + (place % 7)],
  [12, 'purchase_receipt', () => 12],
  [5, 'sale', (place) => 3 + (place % 5)],
  [3, 'sale_return', () => 1],
  [2, 'scrap', () => 0.5],
]

/** Gives the store of a company forty items, and three weeks in which they came and went. */
export async function addStock({ query, database }: DirectConnections, { companyId, storeId }: Shop): Promise<void> {
  const variants = await query<{ id: string }>(
    `with kinds as (
      insert into procure.category (company_id, code, name) values ($1, 'LAMPS', 'Lamps'), ($1, 'CHAIRS', 'Chairs') returning id, code),
    created as (
      insert into procure.product (company_id, code, name, category_id)
      select $1, left(k.code, 1) || n, case k.code when 'LAMPS' then 'Desk lamp ' else 'Garden chair ' end || n, k.id
      from kinds k, generate_series(1, 20) n returning id, code)
    insert into procure.variant (company_id, product_id, sku) select $1, id, code from created returning id`,
    [companyId],
  )
  for (const [at, [ago, kind, quantityOf]] of events.entries()) {
    const day = new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
    const lines = variants.map(({ id }, place) => ({
      kind,
      variantId: Number(id),
      quantity: quantityOf(place),
      ...(at < 2 && { unitCost: '12.5' }),
    }))
    const event = { sourceType: 'delivery', sourceId: 4711, eventNo: at + 1, effectiveOn: day, storeId, lines }
    await database.inTransaction({ companyId }, async (tx) => {
      await postStock({ companyId, userId: null, requestId: 'journey' }, event).execute(tx)
    })
  }
}
