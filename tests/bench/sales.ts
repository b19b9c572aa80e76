import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import pg from 'pg'
import { seededRandom } from '../../apps/server/src/demo/random.ts'
import type { PostedSale } from '../../apps/server/src/modules/sales/index.ts'
import { postSales } from '../../apps/server/src/modules/sales/index.ts'
import type { Database } from '../../apps/server/src/platform/database/db.ts'
import { openDatabase } from '../../apps/server/src/platform/database/db.ts'
import { withClient } from '../../apps/server/src/supervisor/endpoint.ts'
import type { Product } from '../support/processes.ts'
import { fillCompany } from './company.ts'
import type { LedgerResult, Open } from './ledger.ts'
import { both } from './ledger.ts'
import { drawn, openProducts } from './ledger-data.ts'
import { fillProducts } from './products.ts'
import { bareSales, bareSell } from './sales-limit.ts'
import { scaled } from './sales-report.ts'

type Requested = {
  readonly product: Product
  readonly clients: readonly number[]
  readonly seconds: number
  readonly say: (line: string) => void
}

/** What a receipt names. Its five lines are taxed by one component. */
type Shop = {
  readonly db: Database
  readonly companyId: number
  readonly variantIds: readonly number[]
  /** Open sessions, each of a till of its own. */
  readonly sessionIds: readonly number[]
  readonly cashId: number
  readonly taxCodeId: number
  readonly componentId: number
  readonly currencyCode: string
  readonly day: string
}

const products = 1000
const lines = 5
const setSize = 20

/** What a sale of five lines costs the database through its gateway, beside the bare statements that write the same rows. Source: docs/bench.md. */
export async function measureSales(requested: Requested): Promise<LedgerResult[]> {
  const { product, say } = requested
  const superUrl = product.database('postgres')
  const most = Math.max(...requested.clients)
  // With as many connections as the product has; more clients wait for one.
  const db = openDatabase({ url: product.database('app') })
  try {
    say(`Opening ${most} tills over ${products} products.`)
    const shop = await withClient(superUrl, (client) => openShop(client, db, most))
    const results: LedgerResult[] = []
    for (const { what, sets, isHot, clients } of worksOf(requested.clients)) {
      const random = seededRandom(17)
      const goods = () => (isHot ? hotGoods(shop, random) : drawn(shop.variantIds, lines, random))
      const mine: Open = () =>
        Promise.resolve({
          operation: async (worker: number) => {
            const sessionId = shop.sessionIds[worker] ?? 0
            const sales = Array.from({ length: sets }, () => saleOf(shop, sessionId, goods()))
            await db.inTransaction({ companyId: shop.companyId }, (tx) =>
              postSales({ companyId: shop.companyId, userId: null, requestId: 'bench' }, tx, sales),
            )
          },
          close: () => Promise.resolve(),
        })
      const bare: Open = async (count) => {
        const clientsOf = await Promise.all(Array.from({ length: count }, () => connected(superUrl)))
        return {
          operation: async (worker: number) => {
            const ids = Array.from({ length: sets }, () => goods()).flat()
            await clientsOf[worker]?.query({ ...bareSell, values: [worker + 1, sets, ids] })
          },
          close: async () => void (await Promise.all(clientsOf.map((client) => client.end()))),
        }
      }
      const measured = await both(requested, { clients, mine, bare })
      if (measured.limit.errors > 0) throw new Error(`The bare statements failed: ${measured.limit.lastError}`)
      const result = scaled({ what, moves: 0, clients, ...measured }, sets)
      results.push(result)
      say(
        `${what}, ${clients}: ${Math.round(result.product.opsPerSecond)} of ${Math.round(result.limit.opsPerSecond)} per second`,
      )
    }
    return results
  } finally {
    await db.close()
  }
}

type Work = { readonly what: string; readonly sets: number; readonly isHot: boolean; readonly clients: number }

function worksOf(clients: readonly number[]): Work[] {
  const decided = clients.includes(8) ? [8] : clients.slice(-1)
  return [
    ...clients.map((count) => ({ what: 'W1 sale of five lines', sets: 1, isHot: false, clients: count })),
    ...decided.map((count) => ({ what: `W1 in sets of ${setSize}`, sets: setSize, isHot: false, clients: count })),
    ...decided.map((count) => ({ what: 'W1 with one hot product', sets: 1, isHot: true, clients: count })),
  ]
}

/** Every sale has the first product. */
function hotGoods({ variantIds }: Shop, random: () => number): number[] {
  return [variantIds[0] ?? 0, ...drawn(variantIds.slice(1), lines - 1, random)]
}

/** Five pieces of 12.00, of which 2.00 are tax, paid in cash. */
function saleOf(shop: Shop, tillSessionId: number, variantIds: readonly number[]): PostedSale {
  const amounts = { netMinor: 1000, taxMinor: 200, grossMinor: 1200 }
  const grossMinor = variantIds.length * amounts.grossMinor
  return {
    uid: randomUUID(),
    kind: 'sale',
    tillSessionId,
    customerId: null,
    originalSaleId: null,
    currencyCode: shop.currencyCode,
    taxIncluded: true,
    netMinor: variantIds.length * amounts.netMinor,
    taxMinor: variantIds.length * amounts.taxMinor,
    grossMinor,
    roundingMinor: 0,
    payableMinor: grossMinor,
    discountMinor: 0,
    businessOn: shop.day,
    soldAt: new Date().toISOString(),
    reason: null,
    lines: variantIds.map((variantId, at) => ({
      lineNo: at + 1,
      variantId,
      taxCodeId: shop.taxCodeId,
      quantity: 1,
      listMinor: amounts.grossMinor,
      unitMinor: amounts.grossMinor,
      discountMinor: 0,
      discountNetMinor: 0,
      ...amounts,
      isRestocked: true,
      taxes: [{ componentId: shop.componentId, accountId: null, taxableMinor: 1000, taxMinor: 200 }],
    })),
    tenders: [{ paymentTypeId: shop.cashId, tenderedMinor: grossMinor, changeMinor: 0, reference: null }],
  }
}

/** Stock of all products in a store, and as many tills there as there are clients, each with an open session. */
async function openShop(client: Client, db: Database, tills: number): Promise<Shop> {
  const { companyId, userId } = await fillCompany(client, 'owner2', [])
  await fillProducts(client, companyId, products)
  await client.query('select inventory.add_move_months(current_date - 121, current_date)')
  const { rows } = await client.query<Omit<Shop, 'db' | 'companyId' | 'sessionIds'> & { storeId: number }>(
    `with cash as (
       insert into erp.payment_type (company_id, code, name, kind, allow_change, opens_drawer)
         values ($1, 'zz-bench', 'Cash', 'cash', true, true) returning id)
     select (select min(id)::int from erp.store where company_id = $1) as "storeId",
       array(select id::int from procure.variant where company_id = $1 order by id) as "variantIds",
       (select id::int from cash) as "cashId",
       (select min(id)::int from accounts.tax_code where company_id = $1) as "taxCodeId",
       (select min(id)::int from accounts.tax_component where company_id = $1) as "componentId",
       c.base_currency as "currencyCode", current_date::text as day
     from erp.company c where c.id = $1`,
    [companyId],
  )
  const [found] = rows
  if (found === undefined) throw new Error('There is no company to sell in.')
  const { storeId, ...shop } = found
  const { rows: sessions } = await client.query<{ id: number }>(
    `with till as (
       insert into sales.till (company_id, code, name, store_id)
         select $1, 'BENCH' || n, 'Bench ' || n, $2 from generate_series(1, $3::int) n returning id)
     insert into sales.till_session (company_id, uid, till_id, store_id, number, business_on, float_minor, opened_by)
       select $1, gen_random_uuid(), t.id, $2, 1, current_date, 0, $4 from till t returning id::int as id`,
    [companyId, storeId, tills, userId],
  )
  const ledger = { db, companyId, storeId, variantIds: [], day: shop.day, categoryId: 0 }
  await openProducts(ledger, shop.variantIds)
  const opened = { ...shop, db, companyId, sessionIds: sessions.map(({ id }) => id) }
  await bareSales(client, { ...opened, storeId })
  await client.query('vacuum analyze')
  return opened
}

async function connected(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return client
}
