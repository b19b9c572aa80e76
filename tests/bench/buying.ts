import { randomUUID } from 'node:crypto'
import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { billOrder } from '@countinghouse/contract/purchase/order-bills'
import { goodsReceipt, receiveOrder, scanGoods } from '@countinghouse/contract/purchase/goods-receipt'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import type { Client } from 'pg'
import { openDatabase } from '../../apps/server/src/platform/database/db.ts'
import { withClient } from '../../apps/server/src/supervisor/endpoint.ts'
import type { Product } from '../support/processes.ts'
import type { Buying, Goods } from './buying-data.ts'
import { fillOrders, openBuying } from './buying-data.ts'
import { measureOrderList, type ListedOrders } from './buying-lists.ts'
import { post } from './ledger-data.ts'
import { percentile } from './windows.ts'

/** Units: milliseconds; `limit`: of the bare statement. */
export type BuyingResult = {
  readonly what: string
  readonly p50: number
  readonly p95: number
  readonly limit: number
  readonly goal: number
}

type Requested = {
  readonly product: Product
  /** Orders in the list. */
  readonly orders: number
  /** Sales after the receipts that late invoices bill. */
  readonly sales: number
  readonly say: (line: string) => void
}

const goals = { open: 1000, edit: 100, submit: 2000, receipt: 150, bill: 50 }
const rounds = 20
/** Turns before those that count: statements are prepared and planned by then. */
const warmUp = 3
const scansAtOnce = 50

/** What buying costs, one request at a time, beside the bare statements. Source: docs/bench.md. */
export async function measureBuying(
  requested: Requested,
): Promise<{ readonly results: BuyingResult[]; readonly lists: ListedOrders[] }> {
  const { product, orders, say } = requested
  return await withClient(product.database('postgres'), async (client) => {
    const buying = await openBuying(product, client)
    await client.query(bareOrder)
    say('Orders of 1,000 lines.')
    const results = [...(await largeOrders(buying, client))]
    say('Receipts of 90 lines.')
    results.push(await receipts(buying, client))
    say(`Late invoices over ${requested.sales} sales.`)
    results.push(await lateBills(buying, client, requested))
    say(`A list of ${orders} orders.`)
    await fillOrders(client, buying, orders)
    return { results, lists: await measureOrderList(product, client, buying) }
  })
}

/** The least that an order is: a head, its lines, and their sum. */
const bareOrder = `
  create table bench.purchase (id int primary key, status text not null, total bigint not null);
  create table bench.purchase_line (purchase_id int not null, line_no int not null, product_id int not null, qty bigint not null, price bigint not null,
    primary key (purchase_id, line_no));
  insert into bench.purchase select n, 'draft', 0 from generate_series(1, 100) n;
  insert into bench.purchase_line select p.n, l.n, l.n, 10, 25000 from generate_series(1, 100) p(n), generate_series(1, 1000) l(n)`
const bareOpen = `
  select p.*, json_agg(l order by l.line_no) as lines from bench.purchase p join bench.purchase_line l on l.purchase_id = p.id where p.id = $1 group by p.id`
const bareEdit = `
  with changed as (update bench.purchase_line set qty = qty + 1 where purchase_id = $1 and line_no = 500)
  update bench.purchase set total = (select sum(qty * price) from bench.purchase_line where purchase_id = $1) where id = $1`
const bareSubmit = `
  update bench.purchase set status = 'approved', total = (select sum(qty * price) from bench.purchase_line where purchase_id = $1) where id = $1`

async function largeOrders({ goods, call, drafted }: Buying, client: Client): Promise<BuyingResult[]> {
  const ids: number[] = []
  for (let n = 0; n < warmUp + rounds; n++) ids.push(await drafted(goods, 10))
  const idOf = (turn: number) => ids[turn % ids.length] ?? 0
  const open = await timesOf(rounds, (turn) => call(purchaseOrder.routes.get, { id: idOf(turn) }))
  // The screen sends all lines of a draft with each edit.
  const edit = await timesOf(rounds, async (turn) => {
    const { version } = await call(purchaseOrder.routes.get, { id: idOf(turn) })
    return () =>
      call(purchaseOrder.routes.update, {
        id: idOf(turn),
        version,
        lines: goods.map(({ variantId }, at) => ({
          variantId,
          quantity: at === 500 ? 11 + turn : 10,
          unitPrice: '2.5',
        })),
      })
  })
  const submit = await timesOf(rounds, async (turn) => {
    const { version } = await call(purchaseOrder.routes.get, { id: idOf(turn) })
    return () => call(purchaseOrder.transitionRoutes.submit, { id: idOf(turn), version })
  })
  const bare = (name: string, text: string) =>
    timesOf(rounds, (turn) => client.query({ name, text, values: [1 + turn] }))
  return [
    resultOf('an order of 1,000 lines is opened', { own: open, bare: await bare('open', bareOpen), goal: goals.open }),
    resultOf('one line of it is edited', { own: edit, bare: await bare('edit', bareEdit), goal: goals.edit }),
    resultOf('it is submitted', { own: submit, bare: await bare('submit', bareSubmit), goal: goals.submit }),
  ]
}

async function receipts(buying: Buying, client: Client): Promise<BuyingResult> {
  const { goods, call, ordered } = buying
  const received = goods.slice(0, 90)
  const own = await timesOf(rounds, async () => {
    const counted = await countedReceipt(
      buying,
      await ordered(received, 2),
      received.map((one) => ({ ...one, quantity: 2 })),
    )
    return () => call(goodsReceipt.transitionRoutes.finish, counted)
  })
  const ids = received.map((_, at) => at + 1)
  const bare = await timesOf(rounds, () =>
    client.query({ name: 'issue', text: 'select bench.issue($1, $2)', values: [1, ids] }),
  )
  return resultOf('a receipt of 90 lines is posted', { own, bare, goal: goals.receipt })
}

/** A receipt of an order with everything counted, to be posted. */
async function countedReceipt(
  { call }: Buying,
  orderId: number,
  counted: readonly (Goods & { readonly quantity: number })[],
): Promise<{ id: number; version: number }> {
  const { id } = await call(receiveOrder, { id: orderId, uid: randomUUID(), supplierDocNo: null })
  const scans = counted.map(({ sku, quantity }) => ({ uid: randomUUID(), code: sku, quantity, condition: 'good' }))
  for (let at = 0; at < scans.length; at += scansAtOnce)
    await call(scanGoods, { id, scans: scans.slice(at, at + scansAtOnce) })
  const { version } = await call(goodsReceipt.routes.get, { id })
  return { id, version }
}

/** Invoices above the price of their orders, whose goods were received before all sales. */
async function lateBills(buying: Buying, client: Client, { product, sales }: Requested): Promise<BuyingResult> {
  const { company, storeId, goods, call, ordered } = buying
  const billed = goods.slice(100, 120)
  const orderIds: number[] = []
  for (let n = 0; n < warmUp + rounds; n++) {
    const id = await ordered(billed, sales)
    await call(
      goodsReceipt.transitionRoutes.finish,
      await countedReceipt(
        buying,
        id,
        billed.map((one) => ({ ...one, quantity: sales })),
      ),
    )
    orderIds.push(id)
  }
  const db = openDatabase({ url: product.database('app'), size: 1 })
  const variantIds = billed.map(({ variantId }) => variantId)
  const ledger = { db, companyId: company.companyId, storeId, variantIds, day: '', categoryId: 0 }
  try {
    for (let sold = 0; sold < sales; sold += variantIds.length)
      await post(ledger, { lines: variantIds.map((variantId) => ({ kind: 'sale', variantId, quantity: 1 })) })
  } finally {
    await db.close()
  }
  await client.query('vacuum analyze')
  const own = await timesOf(rounds, async (turn) => {
    const { id, version } = await call(billOrder, { id: orderIds[turn] ?? 0, reference: randomUUID() })
    const lines = variantIds.map((variantId) => ({ variantId, quantity: sales, unitPrice: '2.75' }))
    const edited = await call(supplierInvoice.routes.update, { id, version, lines })
    return () => call(supplierInvoice.transitionRoutes.post, { id, version: edited.version })
  })
  const ids = billed.map((_, at) => at + 1)
  const bare = await timesOf(rounds, () =>
    client.query({ name: 'issue', text: 'select bench.issue($1, $2)', values: [1, ids] }),
  )
  return resultOf(`a late invoice of 20 lines, above the order price, is posted over ${sales} sales`, {
    own,
    bare,
    goal: goals.bill,
  })
}

/** Times in rising order; what a turn prepares is not measured if it answers the work. Units: milliseconds. */
async function timesOf(count: number, work: (turn: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; turn < warmUp + count; turn++) {
    let startedAt = performance.now()
    const prepared = await work(turn)
    if (typeof prepared === 'function') {
      startedAt = performance.now()
      await prepared()
    }
    if (turn >= warmUp) times.push(performance.now() - startedAt)
  }
  return times.toSorted((one, other) => one - other)
}

type Times = { readonly own: readonly number[]; readonly bare: readonly number[]; readonly goal: number }

function resultOf(what: string, { own, bare, goal }: Times): BuyingResult {
  return { what, p50: percentile(own, 0.5), p95: percentile(own, 0.95), limit: percentile(bare, 0.5), goal }
}

export function buyingTable(results: readonly BuyingResult[]): string[][] {
  return [
    ['work', 'p50 ms', 'p95 ms', 'limit p50 ms', 'of limit', 'goal p95 ms', 'met'],
    ...results.map(({ what, p50, p95, limit, goal }) => [
      what,
      p50.toFixed(1),
      p95.toFixed(1),
      limit.toFixed(2),
      (limit / p50).toFixed(2),
      `< ${goal}`,
      p95 < goal ? 'yes' : '**no**',
    ]),
  ]
}
