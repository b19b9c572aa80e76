import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { checks } from '../../apps/server/src/modules/inventory/index.ts'
import { openDatabase } from '../../apps/server/src/platform/database/db.ts'
import { withClient } from '../../apps/server/src/supervisor/endpoint.ts'
import { seededRandom } from '../../apps/server/src/demo/random.ts'
import type { Product } from '../support/processes.ts'
import { fillCompany } from './company.ts'
import { cpuSeconds } from './cpu.ts'
import { Connection, requestText } from './http-client.ts'
import { tokenOf } from './items.ts'
import type { Ledger } from './ledger-data.ts'
import { countMoves, drawn, growLedger, openLedger, openProducts, post } from './ledger-data.ts'
import { bareLedger, onDate, onHand } from './ledger-limit.ts'
import { fillProducts } from './products.ts'
import { readWay, transferLives } from './transfer-life.ts'
import type { Operation, Series } from './windows.ts'
import { measureWindow, seriesOf } from './windows.ts'

export type LedgerResult = {
  readonly what: string
  readonly moves: number
  readonly clients: number
  readonly product: Series
  readonly limit: Series
  /** Rows that the product read of growing tables, by operation; null where none was done. */
  readonly rows: number | null
  /** Growing tables that were read from end to end meanwhile, with how often. */
  readonly scans: string
}

export type VerifyResult = { readonly moves: number; readonly seconds: number; readonly cpuSeconds: number | null }

type Requested = {
  readonly product: Product
  readonly sizes: readonly number[]
  readonly clients: readonly number[]
  readonly seconds: number
  readonly say: (line: string) => void
}

const products = 10_000
const rounds = 3

/** What the ledger costs as it grows, beside the bare statements: docs/bench.md. */
export async function measureLedger(
  requested: Requested,
): Promise<{ results: LedgerResult[]; verified: VerifyResult[] }> {
  const { product, sizes, say } = requested
  const superUrl = product.database('postgres')
  const db = openDatabase({ url: product.database('app'), size: 6 })
  const results: LedgerResult[] = []
  const verified: VerifyResult[] = []
  try {
    const { company, owners, ...transfers } = await withClient(superUrl, async (client) => {
      const filled = await fillCompany(client, 'admin', [])
      await fillProducts(client, filled.companyId, products)
      await bareLedger(client, products)
      const asking = await fillCompany(client, 'owner', [])
      return { company: filled, owners: asking, ...(await readWay(client, filled.companyId)) }
    })
    const companies = { owner: owners, approver: company }
    const { first, all } = await withClient(superUrl, async (client) => {
      const { rows } = await client.query<{ store: number; ids: number[] }>(
        `select (select min(id)::int from erp.store where company_id = $1) as store,
           array(select id::int from procure.variant where company_id = $1 order by id) as ids`,
        [company.companyId],
      )
      const { store: storeId = 0, ids: variantIds = [] } = rows[0] ?? {}
      const opened = await openLedger(client, { db, companyId: company.companyId, storeId, variantIds })
      return { first: opened, all: variantIds }
    })
    let ledger = first
    for (const size of sizes) {
      const missing = all.slice(ledger.variantIds.length)
      if (size > ledger.variantIds.length) ledger = await openProducts(ledger, missing)
      say(`Posting until there are ${size} moves.`)
      await growLedger(ledger, size)
      await withClient(superUrl, (client) => client.query('vacuum analyze'))
      for (const [what, mine, bare] of operationsOf(ledger, product, { companies, ...transfers }))
        for (const clients of requested.clients) {
          const moves = await countMoves(ledger)
          const result = { what, moves, clients, ...(await both(requested, { clients, mine, bare })) }
          results.push(result)
          say(
            `${what}, ${moves} moves, ${clients}: ${Math.round(result.product.opsPerSecond)} of ${Math.round(result.limit.opsPerSecond)} per second`,
          )
        }
      verified.push(await verifyOnce(ledger, product))
    }
    return { results, verified }
  } finally {
    await db.close()
  }
}

export type Open = (clients: number) => Promise<{ operation: Operation; close: () => Promise<void> }>

/** Each kind of work, as the product does it and as the bare statement. */
function operationsOf(
  ledger: Ledger,
  product: Product,
  { companies, way, codes }: Pick<Parameters<typeof transferLives>[0], 'companies' | 'way' | 'codes'>,
): [string, Open, Open][] {
  const random = seededRandom(11)
  const superUrl = product.database('postgres')
  const { companyId, storeId, variantIds, day, categoryId } = ledger
  const port = Number(new URL(product.url).port)
  const asking =
    (path: (n: number) => string | Promise<string>): Open =>
    async (clients) => {
      const connections = await Promise.all(Array.from({ length: clients }, () => Connection.open(port)))
      return {
        operation: async (worker, n) => {
          const reply = await connections[worker]?.send(
            requestText('GET', await path(n), { token: tokenOf(companies.approver, n) }),
          )
          if (reply === undefined || reply.status >= 300) throw new Error(`${reply?.status} ${reply?.body.toString()}`)
        },
        close: () => Promise.resolve(connections.forEach((connection) => connection.close())),
      }
    }
  const bareSteps =
    (steps: (ask: (name: string, text: string, values: unknown[]) => Promise<unknown>) => Promise<unknown>): Open =>
    async (clients) => {
      const connections = await Promise.all(
        Array.from({ length: clients }, async () => {
          const client = new pg.Client({ connectionString: superUrl })
          await client.connect()
          return client
        }),
      )
      return {
        operation: async (worker) =>
          void (await steps(async (name, text, values) => {
            const { rows } = (await connections[worker]?.query({ name, text, values })) ?? { rows: [] }
            return rows[0]?.doc
          })),
        close: async () => void (await Promise.all(connections.map((client) => client.end()))),
      }
    }
  const bare = (name: string, text: string, values: () => unknown[]): Open =>
    bareSteps((ask) => ask(name, text, values()))
  const bareGoods = (count: number) => Array.from({ length: count }, () => 1 + Math.floor(random() * variantIds.length))
  const any = () => variantIds[Math.floor(random() * variantIds.length)] ?? 0
  const pools = poolIds(superUrl, ledger)
  return [
    [
      'W4a stock on hand of a product',
      asking(async () => `/api/inventory/stock/${(await pools)[Math.floor(random() * variantIds.length)]}/places`),
      bare('on hand', onHand, () => [companyId, any()]),
    ],
    [
      'W4b stock of 1,000 products 45 days back',
      asking(
        () => `/api/inventory/movement?from=${day}&to=${day}&by=variant&storeId=${storeId}&categoryId=${categoryId}`,
      ),
      bare('on date', onDate, () => [companyId, storeId, variantIds.slice(0, 1000), day]),
    ],
    [
      'issue of five lines',
      () =>
        Promise.resolve({
          operation: async () =>
            await post(ledger, {
              lines: drawn(variantIds, 5, random).map((variantId) => ({ kind: 'sale', variantId, quantity: 1 })),
            }),
          close: () => Promise.resolve(),
        }),
      bare('issue', 'select bench.issue($1, $2)', () => [1, bareGoods(5)]),
    ],
    [
      'issue of five of twenty hot goods',
      () =>
        Promise.resolve({
          operation: async () =>
            await post(ledger, {
              lines: drawn(variantIds.slice(0, 20), 5, random).map((variantId) => ({
                kind: 'sale',
                variantId,
                quantity: 1,
              })),
            }),
          close: () => Promise.resolve(),
        }),
      bare('issue', 'select bench.issue($1, $2)', () => [
        1,
        Array.from({ length: 5 }, () => 1 + Math.floor(random() * 20)),
      ]),
    ],
    [
      'W2 transfer of ten lines, asked for to received',
      (clients) => transferLives({ port, companies, way, codes, variantIds, random }, clients),
      bareSteps(async (ask) => {
        const doc = await ask('ask', 'select bench.ask($1) as doc', [[...new Set(bareGoods(10))]])
        await ask('send', 'select bench.bring($1, 1, 2)', [doc])
        await ask('receive', 'select bench.bring($1, 2, 3)', [doc])
      }),
    ],
  ]
}

async function poolIds(superUrl: string, { companyId, storeId }: Ledger): Promise<readonly number[]> {
  return await withClient(superUrl, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      'select id::int as id from inventory.stock_pool where company_id = $1 and store_id = $2 order by id',
      [companyId, storeId],
    )
    return rows.map(({ id }) => id)
  })
}

/** Product and bare statement in turn. A posting is sent by this process, whose own time is in neither. */
export async function both(
  { product, seconds }: Pick<Requested, 'product' | 'seconds'>,
  { clients, mine, bare }: { readonly clients: number; readonly mine: Open; readonly bare: Open },
): Promise<Pick<LedgerResult, 'product' | 'limit' | 'rows' | 'scans'>> {
  const roots = () => ({ app: product.web(), db: [product.postmaster()] })
  const [own, limit] = [await mine(clients), await bare(clients)]
  try {
    for (const { operation } of [own, limit]) await measureWindow(operation, clients, 1, { app: [], db: [] })
    const before = await readsOf(product)
    let operations = 0
    const counted: Operation = async (worker, n) => {
      await own.operation(worker, n)
      operations++
    }
    const windows = { own: [], limit: [] } as Record<'own' | 'limit', Awaited<ReturnType<typeof measureWindow>>[]>
    for (let round = 0; round < rounds; round++) {
      windows.own.push(await measureWindow(counted, clients, seconds, roots()))
      windows.limit.push(await measureWindow(limit.operation, clients, seconds, roots()))
    }
    const after = await readsOf(product)
    const more = (name: string, of: 'scans' | 'rows') => (after.get(name)?.[of] ?? 0) - (before.get(name)?.[of] ?? 0)
    const scans = [...before].flatMap(([name, { isLarge }]) =>
      isLarge && more(name, 'scans') > 0 ? `${name} ${more(name, 'scans')}` : [],
    )
    const rows = [...after.keys()].reduce((sum, name) => sum + more(name, 'rows'), 0)
    return {
      product: seriesOf(windows.own),
      limit: seriesOf(windows.limit),
      rows: operations === 0 ? null : rows / operations,
      scans: scans.join(', '),
    }
  } finally {
    await own.close()
    await limit.close()
  }
}

type Reads = { readonly scans: number; readonly rows: number; readonly isLarge: boolean }

/** How often each growing table of stock and sales was read from end to end, and how many of its rows were read in any way. */
async function readsOf(product: Product): Promise<ReadonlyMap<string, Reads>> {
  // A server process tells what it has counted once a second at most.
  await sleep(1500)
  return await withClient(product.database('postgres'), async (client) => {
    const { rows } = await client.query<Reads & { name: string }>(
      `select relname as name, seq_scan::int as scans, (seq_tup_read + coalesce(idx_tup_fetch, 0))::float8 as rows, n_live_tup > 500 as "isLarge"
       from pg_stat_user_tables
       where schemaname = 'sales' or schemaname = 'inventory' and relname ~ '^(stock_|cost_mark|oversold|transfer|receipt|discrepancy)'`,
    )
    return new Map(rows.map(({ name, ...counts }) => [name, counts]))
  })
}

async function verifyOnce(ledger: Ledger, product: Product): Promise<VerifyResult> {
  const { db, companyId } = ledger
  const moves = await countMoves(ledger)
  const used = () => cpuSeconds([product.postmaster()])
  const [before, startedAt] = [used(), performance.now()]
  for (const { id, issues } of checks) {
    const found = await db.snapshot({ companyId }, (reader) => issues(reader), true)
    if (found.length > 0) throw new Error(`${id}: ${found[0]}`)
  }
  const seconds = (performance.now() - startedAt) / 1000
  const after = used()
  return { moves, seconds, cpuSeconds: before === null || after === null ? null : after - before }
}
