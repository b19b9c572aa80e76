import { randomUUID } from 'node:crypto'
import { addressOf } from '@countinghouse/contract/address-of'
import { supplier } from '@countinghouse/contract/procure/supplier'
import { approveSupplier } from '@countinghouse/contract/procure/supplier-steps'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import type { OutputOfRoute, Route } from '@countinghouse/contract/route'
import type { Client } from 'pg'
import type { Product } from '../support/processes.ts'
import { send } from '../support/processes-http.ts'
import type { BenchCompany } from './company.ts'
import { fillCompany } from './company.ts'
import { bareLedger } from './ledger-limit.ts'
import { fillProducts } from './products.ts'

const products = 1000
const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

export type Goods = { readonly variantId: number; readonly sku: string }

/** Whoever buys, by HTTP. */
export type Buying = {
  readonly company: BenchCompany
  readonly storeId: number
  readonly supplierId: number
  readonly goods: readonly Goods[]
  readonly call: Caller
  /** An order of these goods that was sent to the supplier. Units: pieces; major units of the company's currency. */
  readonly ordered: (goods: readonly Goods[], quantity: number, unitPrice?: string) => Promise<number>
  /** A draft of these goods. */
  readonly drafted: (goods: readonly Goods[], quantity: number, unitPrice?: string) => Promise<number>
}

type Caller = <R extends Route>(route: R, input: object) => Promise<OutputOfRoute<R>>

/** A company of a thousand products and an approved supplier, and the bare ledger beside it. */
export async function openBuying(product: Product, client: Client): Promise<Buying> {
  const company = await fillCompany(client, 'owner', [])
  await fillProducts(client, company.companyId, products)
  await bareLedger(client, products)
  await client.query('vacuum analyze')
  const { rows } = await client.query<{ store: number; goods: Goods[] }>(
    `select (select min(id)::int from erp.store where company_id = $1) as store,
      (select json_agg(json_build_object('variantId', v.id, 'sku', v.sku) order by v.id) from procure.variant v where v.company_id = $1) as goods`,
    [company.companyId],
  )
  const { store: storeId = 0, goods = [] } = rows[0] ?? {}
  const call = callerOf(product, company)
  const created = await call(supplier.routes.create, { name: 'Bench supplier' })
  await call(approveSupplier, { id: created.id, version: created.version })
  const supplierId = created.id

  async function drafted(of: readonly Goods[], quantity: number, unitPrice = '2.5'): Promise<number> {
    const { id } = await call(purchaseOrder.routes.create, {
      uid: randomUUID(),
      supplierId,
      storeId,
      orderedOn: dayAfter(0),
      dueOn: dayAfter(7),
      lines: of.map(({ variantId }) => ({ variantId, quantity, unitPrice })),
    })
    return id
  }

  async function ordered(of: readonly Goods[], quantity: number, unitPrice?: string): Promise<number> {
    const id = await drafted(of, quantity, unitPrice)
    const { version } = await call(purchaseOrder.transitionRoutes.submit, { id, version: 1 })
    await call(purchaseOrder.transitionRoutes.send, { id, version })
    return id
  }

  return { company, storeId, supplierId, goods, call, ordered, drafted }
}

/** Fifty requests a second are a user's share, so each call has the next session. Throws: Error with the refusal. */
function callerOf(product: Product, { tokens }: BenchCompany): Caller {
  let turn = 0
  return async (route, input) => {
    const { url, body } = addressOf(route, input)
    const token = tokens[turn++ % tokens.length] ?? ''
    const method = route.method === 'GET' ? 'GET' : route.method === 'PATCH' ? 'PATCH' : 'POST'
    const key = route.writes ? { key: randomUUID() } : {}
    const answer = await send(product.url, { method, path: url, token, ...key, ...(body !== undefined && { body }) })
    if (answer.status >= 300) throw new Error(`${route.id} ${answer.status} ${answer.text.slice(0, 300)}`)
    return JSON.parse(answer.text)
  }
}

/** Orders of fifty suppliers over three years, four fifths closed, as the superuser and past the triggers. */
export async function fillOrders(client: Client, { company, storeId }: Buying, count: number): Promise<void> {
  const { companyId, userId } = company
  await client
    .query(`insert into procure.supplier (company_id, name) select $1, 'Listed ' || n from generate_series(1, 50) n`, [
      companyId,
    ])
    .catch(() => undefined)
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into purchase.purchase_order (company_id, uid, number, supplier_id, store_id, ordered_on, due_on, next_due_on, confirmed_on, currency,
       exchange_rate, goods_minor, total_minor, company_total_minor, status, receipt_status, invoice_status, sent_at, closed_at, is_on_hold,
       hold_reason, created_at, created_by, updated_at, updated_by)
     select $1, gen_random_uuid(), case when k.status = 'draft' then null else 'BO-' || lpad(n::text, 7, '0') end, s.ids[1 + n % cardinality(s.ids)], $2,
       current_date - n % 1000, current_date - n % 1000 + 14, case when k.status = 'ordered' then current_date - n % 1000 + 14 end,
       case when n % 3 = 0 then current_date - n % 1000 + 12 end, 'GBP', 1, n, n, n, k.status,
       case k.status when 'closed' then 'full' when 'ordered' then (array['none', 'partial'])[1 + n % 2] else 'none' end,
       case k.status when 'closed' then (array['full', 'full', 'partial'])[1 + n % 3] else 'nothing' end,
       case when k.status in ('ordered', 'closed') then now() - make_interval(days => n % 1000) end, case when k.status = 'closed' then now() end,
       k.status = 'ordered' and n % 500 = 0, case when k.status = 'ordered' and n % 500 = 0 then 'Late' end,
       now() - make_interval(mins => n), $3, now() - make_interval(mins => n), $3
     from generate_series(1, $4::int) n
     cross join lateral (select case when n % 100 = 0 then 'draft' when n % 50 = 1 then 'approved' when n % 10 < 2 then 'ordered' else 'closed' end as status) k
     cross join (select array_agg(id order by id) as ids from procure.supplier where company_id = $1) s`,
    [companyId, storeId, userId, count],
  )
  await client.query('reset session_replication_role')
  await client.query('vacuum analyze purchase.purchase_order')
}
