import type { Client } from 'pg'
import type { Database } from '../../apps/server/src/platform/database/db.ts'
import { seededRandom } from '../../apps/server/src/demo/random.ts'
import { catchUpJournals } from '../../apps/server/src/modules/inventory/index.ts'
import { withClient } from '../../apps/server/src/supervisor/endpoint.ts'
import type { Product } from '../support/processes.ts'
import { forgetStockJournals } from '../support/journals.ts'
import { fillCompany } from './company.ts'
import type { Ledger } from './ledger-data.ts'
import { drawn, openLedger, post } from './ledger-data.ts'
import { journalFloor } from './journal-floor.ts'
import { fillProducts } from './products.ts'
import { measureWindow, percentile } from './windows.ts'

const rounds = 7
const seconds = 3
const products = 1000

/** Units: processor microseconds of the database for a sale of five lines, and sales per second that are caught up. */
export type PostingCost = {
  readonly withJournals: number
  readonly without: number
  /** Of the bare statements of one journal. */
  readonly floor: number
  readonly caughtUp: number
}

/** The cost of posting with journals and without, in turn, and how fast the missing ones are posted afterwards. */
export async function postingCost(product: Product, db: Database): Promise<PostingCost> {
  return await withClient(product.database('postgres'), async (client) => {
    const ledger = await openSales(client, db)
    const journals = await definitionOf(client)
    const costs = { withJournals: [] as number[], without: [] as number[], floor: [] as number[] }
    for (let round = 0; round < rounds; round++) {
      costs.withJournals.push(await costOf(product, ledger))
      await client.query(nothing)
      costs.without.push(await costOf(product, ledger))
      await client.query(journals)
      costs.floor.push(await journalFloor(product, client, ledger.companyId))
    }
    const { companyId } = ledger
    await forgetStockJournals(product.database('postgres'), companyId)
    const startedAt = performance.now()
    let count = 0
    for (let added = 1; added > 0; count += added)
      added = await db.inTransaction({ companyId }, (tx) => catchUpJournals(tx, companyId, 1000))
    const caughtUp = (count * 1000) / (performance.now() - startedAt)
    return {
      withJournals: medianOf(costs.withJournals),
      without: medianOf(costs.without),
      floor: medianOf(costs.floor),
      caughtUp,
    }
  })
}

/** In place of the function that writes journals. */
const nothing = `
  create or replace function inventory.journal_posting(company bigint, posting inventory.stock_posting, lines inventory.draft[]) returns void
    language plpgsql volatile as $$ begin end $$`

async function definitionOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ text: string }>(
    `select pg_get_functiondef('inventory.journal_posting(bigint, inventory.stock_posting, inventory.draft[])'::regprocedure) as text`,
  )
  return rows[0]?.text ?? ''
}

async function openSales(client: Client, db: Database): Promise<Ledger> {
  const { companyId } = await fillCompany(client, 'owner2', [])
  await fillProducts(client, companyId, products)
  const { rows } = await client.query<{ store: number; ids: number[] }>(
    `select (select min(id)::int from erp.store where company_id = $1) as store,
       array(select id::int from procure.variant where company_id = $1 order by id) as ids`,
    [companyId],
  )
  const { store: storeId = 0, ids: variantIds = [] } = rows[0] ?? {}
  const ledger = await openLedger(client, { db, companyId, storeId, variantIds })
  await client.query('vacuum analyze')
  return ledger
}

async function costOf(product: Product, ledger: Ledger): Promise<number> {
  const random = seededRandom(5)
  const sell = () =>
    post(ledger, {
      lines: drawn(ledger.variantIds, 5, random).map((variantId) => ({ kind: 'sale', variantId, quantity: 1 })),
    })
  await measureWindow(sell, 1, 1, { app: [], db: [] })
  const { dbMicros, lastError } = await measureWindow(sell, 1, seconds, { app: [], db: [product.postmaster()] })
  if (lastError !== '') throw new Error(lastError)
  return dbMicros ?? Number.NaN
}

function medianOf(values: readonly number[]): number {
  return percentile(
    values.toSorted((one, other) => one - other),
    0.5,
  )
}
