import { sql } from 'kysely'
import { createMonths } from '../../modules/inventory/index.ts'
import { isDataError } from '../../platform/database/pg-errors.ts'
import type { Database } from '../../platform/database/db.ts'
import { RetailFileError } from '../read-retail-file.ts'
import type { Places } from './find-locations.ts'

/**
 * Makes what the ledger needs before anything is posted: the places of both stores and the months. Answers where goods are on their
 * way to the store. Throws: RetailFileError where the ledger has no such months.
 */
export async function openLocations(
  db: Database,
  companyId: number,
  { store, warehouse }: Places,
  [first, last]: readonly [string, string],
): Promise<number> {
  return await db.inTransaction({ companyId }, async (tx) => {
    await createMonths(tx, first, last).catch((error: unknown) => {
      if (!isDataError(error)) throw error
      throw new RetailFileError(`The ledger has no months from ${first} to ${last}. Check invoiced_at in the file.`)
    })
    await sql`select inventory.open_stores(${companyId}, ${[store.id, warehouse.id]}::bigint[])`.execute(tx)
    const { rows } = await sql<{ id: number }>`
      select id from inventory.location
      where company_id = ${companyId} and store_id = ${store.id} and kind = 'transit'`.execute(tx)
    const [transit] = rows
    if (transit === undefined) throw new Error(`Store ${store.code} has no place for what is on its way.`)
    return transit.id
  })
}
