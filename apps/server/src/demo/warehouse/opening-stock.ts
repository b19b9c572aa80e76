import { sql } from 'kysely'
import type { StockEvent } from '../../modules/inventory/index.ts'
import { createMonths, postStock } from '../../modules/inventory/index.ts'
import type { Database } from '../../platform/database/db.ts'
import { statement } from '../../platform/database/db.ts'
import { seededRandom } from '../random.ts'
import type { Goods, Ground } from './ground.ts'
import { costOf, daysAgo } from './ground.ts'

const shops = ['S1', 'S2', 'S3', 'S4'] as const
/** Day on which the demo company began to record its stock. */
export const openedDaysAgo = 57
const by = { userId: null, requestId: 'demo' }
/** Goods for the garden are on their way. */
const isOnTheWay = ({ category }: Goods) => category === 'GAR'

/** What each store was opened with: quantities by store and variant. */
export type OpenedStock = ReadonlyMap<number, ReadonlyMap<number, number>>

/** Opens the stores with goods, eight weeks ago. */
export async function openStores(db: Database, { companyId, stores, goods }: Ground): Promise<OpenedStock> {
  const day = daysAgo(openedDaysAgo)
  const random = seededRandom(20_260_303)
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  const opened = goods.filter((one) => !isOnTheWay(one))
  const events = ['WH1', ...shops].map((code, at): StockEvent => {
    const [least, most] = code === 'WH1' ? [80, 160] : [34, 56]
    return {
      sourceType: 'demo_opening',
      sourceId: at + 1,
      eventNo: 1,
      storeId: stores[code] ?? 0,
      effectiveOn: day,
      postedOn: day,
      lines: opened.map((one) => ({
        kind: 'opening' as const,
        variantId: one.variantId,
        quantity: between(least ?? 0, most ?? 0),
        unitCost: costOf(one),
      })),
    }
  })
  await db.inTransaction({ companyId }, async (tx) => {
    await createMonths(tx, day, daysAgo(0))
    await sql`select inventory.open_stores(${companyId}, ${Object.values(stores)}::bigint[])`.execute(tx)
  })
  await db.inTransaction({ companyId }, async (tx) => {
    await tx.together(...events.map((event) => statement(postStock({ companyId, ...by }, event))))
  })
  return new Map(
    events.map(({ storeId, lines }) => [
      storeId ?? 0,
      new Map(lines.map(({ variantId, quantity }) => [variantId, quantity])),
    ]),
  )
}
