import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { asSuperuser } from '../../support/people.ts'
import { createProduct } from '../../support/products.ts'
import type { TestServer } from '../../support/server.ts'
import { addStock } from '../../support/stock.ts'
import type { Found } from './found.ts'

/** Stock of a new product, with the posting and the move that brought it. */
export function stockMakers(
  server: TestServer,
  companyId: number,
  storeId: number,
): Map<string, () => Promise<number | Found>> {
  const { db } = server.app
  /** Of a product of its own; `holdReason` null: usable. */
  const createLot = (holdReason: string | null) => async (): Promise<Found> => {
    const { variantIds } = await createProduct(db, companyId)
    const lotNo = randomUUID()
    await asSuperuser(
      server,
      `insert into inventory.stock_lot (company_id, variant_id, lot_no, hold_reason, held_at, held_by)
        select $1, $2, $3, $4, case when $4::text is not null then now() end,
          case when $4::text is not null then (select min(u.id) from erp.app_user u where u.company_id = $1) end`,
      [companyId, variantIds[0] ?? 0, lotNo, holdReason],
    )
    const { rows } = await sql<{ id: number }>`
      select id from inventory.stock_lot where company_id = ${companyId} and lot_no = ${lotNo}`.execute(
      db.reader({ companyId }),
    )
    return { id: Number(rows[0]?.id), version: 1, body: {} }
  }
  const newest = (table: 'stock_pool' | 'stock_posting' | 'stock_move') => async () => {
    await openLocations(server, companyId)
    await addStock(db, { companyId, storeId })
    const { rows } = await sql<{ id: number }>`
      select max(t.id) as id from ${sql.table(`inventory.${table}`)} t where t.company_id = ${companyId}`.execute(
      db.reader({ companyId }),
    )
    return Number(rows[0]?.id)
  }
  return new Map<string, () => Promise<number | Found>>([
    ['inventory.stock_lot', createLot(null)],
    ['inventory.lot.release', createLot('Recalled')],
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
