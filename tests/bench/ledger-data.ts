import type { Client } from 'pg'
import { sql } from 'kysely'
import { seededRandom } from '../../apps/server/src/demo/random.ts'
import type { StockEvent } from '../../apps/server/src/modules/inventory/index.ts'
import { postStock } from '../../apps/server/src/modules/inventory/index.ts'
import type { Database } from '../../apps/server/src/platform/database/db.ts'

export type Ledger = {
  readonly db: Database
  readonly companyId: number
  readonly storeId: number
  readonly variantIds: readonly number[]
  /** The 45th day before today, and a category of a thousand products. */
  readonly day: string
  readonly categoryId: number
}

/** Lines of one posting at most. */
const linesAtOnce = 500
const historyDays = 90
let lastSource = 0

/** Posts as a document would: every call is another one. */
export async function post(
  { db, companyId, storeId }: Ledger,
  event: Pick<StockEvent, 'lines'> & Partial<StockEvent>,
): Promise<void> {
  const by = { companyId, userId: null, requestId: 'bench' }
  const day = new Date().toISOString().slice(0, 10)
  const source = { sourceType: 'bench', sourceId: ++lastSource, eventNo: 1, effectiveOn: day, storeId, ...event }
  await db.inTransaction({ companyId }, (tx) => postStock(by, source).execute(tx))
}

/** Stock enough of the first thousand products in the store, which have a category of their own. */
export async function openLedger(client: Client, ledger: Omit<Ledger, 'categoryId' | 'day'>): Promise<Ledger> {
  const { companyId, variantIds } = ledger
  const { rows } = await client.query<{ id: number; day: string }>(
    `insert into procure.category (company_id, code, name) values ($1, 'BENCH1000', 'A thousand')
     returning id::int as id, (current_date - 45)::text as day`,
    [companyId],
  )
  const { id: categoryId = 0, day = '' } = rows[0] ?? {}
  await client.query('select inventory.add_move_months(current_date - $1::int, current_date)', [historyDays + 31])
  await client.query(
    `update procure.product p set category_id = $2 where company_id = $1
     and id in (select product_id from procure.variant where company_id = $1 and id = any($3::bigint[]))`,
    [companyId, categoryId, variantIds.slice(0, 1000)],
  )
  return await openProducts({ ...ledger, categoryId, day, variantIds: [] }, variantIds.slice(0, 1000))
}

/** The ledger with these products more. */
export async function openProducts(ledger: Ledger, variantIds: readonly number[]): Promise<Ledger> {
  for (let from = 0; from < variantIds.length; from += linesAtOnce)
    await post(ledger, {
      ...daysAgo(historyDays),
      lines: variantIds.slice(from, from + linesAtOnce).map((variantId) => ({
        kind: 'opening',
        variantId,
        quantity: 1_000_000,
        unitCost: '2.5',
      })),
    })
  return { ...ledger, variantIds: [...ledger.variantIds, ...variantIds] }
}

/** Sales and returns of drawn products over three months, until the company has so many moves. */
export async function growLedger(ledger: Ledger, moves: number): Promise<void> {
  const random = seededRandom(moves)
  let there = await countMoves(ledger)
  for (let turn = 0; there < moves; turn++) {
    const count = Math.min(linesAtOnce, moves - there)
    await post(ledger, {
      ...daysAgo(Math.floor(random() * historyDays)),
      lines: drawn(ledger.variantIds, count, random).map((variantId) =>
        turn % 4 === 3
          ? { kind: 'sale_return' as const, variantId, quantity: 1, unitCost: '2.5' }
          : { kind: 'sale' as const, variantId, quantity: 1 + (variantId % 3) },
      ),
    })
    there += count
  }
}

export async function countMoves({ db, companyId }: Ledger): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from inventory.stock_move where company_id = ${companyId}`.execute(
    db.reader({ companyId }),
  )
  return rows[0]?.count ?? 0
}

/** Different ones. */
export function drawn(ids: readonly number[], count: number, random: () => number): number[] {
  const taken = new Set<number>()
  while (taken.size < count) taken.add(ids[Math.floor(random() * ids.length)] ?? 0)
  return [...taken]
}

/** What a replayed history says of its day. */
function daysAgo(days: number): { effectiveOn: string; postedOn: string } {
  const day = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  return { effectiveOn: day, postedOn: day }
}
