import { sql } from 'kysely'
import { asSuperuser } from '../../support/people.ts'
import type { TestServer } from '../../support/server.ts'
import { addStock } from '../../support/stock.ts'

/** Stock of a new product, with the posting and the move that brought it. */
export function stockMakers(
  server: TestServer,
  companyId: number,
  storeId: number,
): Map<string, () => Promise<number>> {
  const { db } = server.app
  const newest = (table: 'stock_pool' | 'stock_posting' | 'stock_move') => async () => {
    await openLocations(server, companyId)
    await addStock(db, { companyId, storeId })
    const { rows } = await sql<{ id: number }>`
      select max(t.id) as id from ${sql.table(`inventory.${table}`)} t where t.company_id = ${companyId}`.execute(
      db.reader({ companyId }),
    )
    return Number(rows[0]?.id)
  }
  return new Map([
    ['inventory.stock_pool', newest('stock_pool')],
    ['inventory.stock_posting', newest('stock_posting')],
    ['inventory.stock_move', newest('stock_move')],
  ])
}

/** As nobody had blocked any: what is drawn for a place may be just that. */
export async function openLocations(server: TestServer, companyId: number): Promise<void> {
  const opening = `update inventory.location set blocks_in = false, blocks_out = false, block_reason = null, status = 'active'
    where company_id = $1 and (blocks_in or blocks_out or status <> 'active')`
  await asSuperuser(server, opening, [companyId])
}
