import { sql } from 'kysely'
import type { StockEvent, StockLine } from '../../modules/inventory/index.ts'
import { createMonths, postStock } from '../../modules/inventory/index.ts'
import type { Database } from '../../platform/db.ts'
import { statement } from '../../platform/db.ts'
import { seededRandom } from '../random.ts'
import type { Goods, Ground } from './ground.ts'
import { costOf, daysAgo } from './ground.ts'

const shops = ['S1', 'S2', 'S3', 'S4'] as const
/** Day on which the demo company began to record its stock. */
export const openedDaysAgo = 45
/** Source type of what the shops sold since. */
export const saleSource = 'demo_sale'
const by = { userId: null, requestId: 'demo' }
/** Goods for the garden are on their way. */
const isOnTheWay = ({ category }: Goods) => category === 'GAR'

type Day = readonly StockEvent[]

/** Opens the stores with goods and sells some of them on each of the last weeks, in the order of the days. */
export async function addHistory(db: Database, ground: Ground): Promise<void> {
  const { companyId, stores } = ground
  await db.inTransaction({ companyId }, async (tx) => {
    await createMonths(tx, daysAgo(openedDaysAgo), daysAgo(0))
    await sql`select inventory.open_stores(${companyId}, ${Object.values(stores)}::bigint[])`.execute(tx)
  })
  for (const events of historyOf(ground)) {
    await db.inTransaction({ companyId }, async (tx) => {
      await tx.together(...events.map((event) => statement(postStock({ companyId, ...by }, event))))
    })
  }
}

function historyOf({ stores, goods }: Ground): readonly Day[] {
  const random = seededRandom(20_260_303)
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  const sold = goods.filter((one) => !isOnTheWay(one))
  let sourceId = 0
  const event = (sourceType: string, code: string, day: string, lines: readonly StockLine[]): StockEvent => ({
    sourceType,
    sourceId: ++sourceId,
    eventNo: 1,
    storeId: stores[code] ?? 0,
    effectiveOn: day,
    postedOn: day,
    lines,
  })
  const opening = (code: string, [least, most]: readonly [number, number]) =>
    event(
      'demo_opening',
      code,
      daysAgo(openedDaysAgo),
      sold.map((one) => ({
        kind: 'opening' as const,
        variantId: one.variantId,
        quantity: between(least, most),
        unitCost: costOf(one),
      })),
    )
  const sales = (code: string, day: string) => {
    const sale = new Map(Array.from({ length: between(3, 9) }, () => [between(0, sold.length - 1), between(1, 2)]))
    const lines = [...sale].map(([at, quantity]) => ({
      kind: 'sale' as const,
      variantId: sold[at]?.variantId ?? 0,
      quantity,
    }))
    return event(saleSource, code, day, lines)
  }
  const openings = [opening('WH1', [80, 160]), ...shops.map((code) => opening(code, [24, 40]))]
  const days = Array.from({ length: openedDaysAgo - 1 }, (_, at) => daysAgo(openedDaysAgo - 1 - at))
  return [openings, ...days.map((day) => shops.map((code) => sales(code, day)))]
}
