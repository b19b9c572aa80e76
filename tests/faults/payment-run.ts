import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { addressOf } from '@countinghouse/contract/address-of'
import { bankAccount } from '@countinghouse/contract/payments/bank-account'
import { supplier } from '@countinghouse/contract/procure/supplier'
import { confirmBankAccount, proposeBankAccount } from '@countinghouse/contract/procure/supplier-bank'
import type { InputOfRoute, OutputOfRoute, Route } from '@countinghouse/contract/route'
import { withClient } from '../../apps/server/src/supervisor/endpoint.ts'
import type { Product } from '../support/processes.ts'
import { password } from '../support/processes.ts'
import type { HttpAnswer } from '../support/processes-http.ts'
import { send, signIn } from '../support/processes-http.ts'
import { demoGoods } from './demo-goods.ts'

const patienceMs = 60_000
const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

/** Who pays, and what is paid from. */
export type Treasury = {
  readonly companyId: number
  readonly owner: string
  readonly bankAccountId: number
  readonly accountId: number
  /** Creates a supplier with a confirmed bank account and two posted invoices. */
  readonly owed: () => Promise<{ readonly supplierId: number; readonly invoiceIds: readonly number[] }>
}

/** One call; it is not sent again. Throws: the network's error. */
export async function answerOf<R extends Route>(
  product: Product,
  token: string,
  route: R,
  input: InputOfRoute<R>,
  key = randomUUID(),
): Promise<HttpAnswer> {
  const { url, body } = addressOf(route, input as object)
  const method = route.method === 'GET' ? 'GET' : route.method === 'PATCH' ? 'PATCH' : 'POST'
  return await send(product.url, {
    method,
    path: url,
    token,
    ...(route.writes && { key }),
    ...(body !== undefined && { body }),
  })
}

/** The answer of a call that succeeds; sent again with its key while the product is away or still at it. */
export async function call<R extends Route>(
  product: Product,
  token: string,
  route: R,
  input: InputOfRoute<R>,
  key = randomUUID(),
): Promise<OutputOfRoute<R>> {
  for (const until = Date.now() + patienceMs; ; await sleep(50)) {
    const answer = await answerOf(product, token, route, input, key).catch(() => null)
    if (answer !== null && answer.status < 300) return JSON.parse(answer.text)
    const isTemporary = answer === null || answer.status === 503 || answer.text.includes('request_in_progress')
    if (!isTemporary || Date.now() > until) throw new Error(`${route.id} answered ${answer?.status} ${answer?.text}`)
  }
}

export async function openTreasury(product: Product): Promise<Treasury> {
  const [owner, admin] = await Promise.all([
    signIn(product.url, 'owner', password),
    signIn(product.url, 'admin', password),
  ])
  const { companyId, stores } = await demoGoods(product)
  const [found = { bank: 0, expense: 0, taxCodeId: 0 }] = await rowsOf<{
    bank: number
    expense: number
    taxCodeId: number
  }>(
    product,
    `select (select id::int from accounts.account where company_id = $1 and code = '1010') as bank,
      (select id::int from accounts.account where company_id = $1 and code = '6100') as expense,
      (select id::int from accounts.tax_code where company_id = $1 and code = 'ZERO') as "taxCodeId"`,
    [companyId],
  )
  const { bank: accountId, expense, taxCodeId } = found
  const { id: bankAccountId } = await call(product, owner, bankAccount.routes.create, {
    code: 'RUN',
    name: 'Payment run',
    accountId,
    holder: 'Demo',
    iban: 'GB29NWBK60161331926819',
  })

  async function owed() {
    const { id: supplierId } = await call(product, owner, supplier.routes.create, { name: `Paid ${randomUUID()}` })
    const { items } = await call(product, owner, proposeBankAccount, {
      id: supplierId,
      scheme: 'account',
      accountNumber: String(randomInt(1e9, 1e12)),
      holder: 'Paid',
      bic: null,
      currency: null,
      reason: null,
      isKnownElsewhere: false,
      replacesId: null,
    })
    await call(product, admin, confirmBankAccount, { id: items[0]?.id ?? 0 })
    const invoiceIds = []
    for (const unitPrice of ['10', '25.5']) {
      const { id, version } = await call(product, owner, supplierInvoice.routes.create, {
        uid: randomUUID(),
        supplierId,
        storeId: stores[0] ?? 0,
        issuedOn: day,
        reference: randomUUID().slice(0, 12),
        lines: [{ description: 'Work', quantity: 1, unitPrice, accountId: expense, taxCodeId }],
      })
      await call(product, owner, supplierInvoice.transitionRoutes.post, { id, version })
      invoiceIds.push(id)
    }
    return { supplierId, invoiceIds }
  }

  return { companyId, owner, bankAccountId, accountId, owed }
}

/** What was paid of invoices, past every policy. Units: minor units. */
export async function paidOf(product: Product, invoiceIds: readonly number[]) {
  return await rowsOf<{ gross: number; settled: number; payments: number; journals: number; files: number }>(
    product,
    `select i.gross_minor::int as gross, sum(s.amount_minor)::int as settled, count(distinct p.id)::int as payments,
      (select count(*)::int from accounts.journal j where j.company_id = i.company_id and j.source = 'payment'
        and j.source_type = 'supplier_payment' and j.source_id = any(array_agg(p.id))) as journals,
      (select count(*)::int from payments.payment_file_line l where l.company_id = i.company_id and l.is_live
        and l.supplier_payment_id = any(array_agg(p.id))) as files
    from accounts.invoice i
    left join payments.settlement s on s.company_id = i.company_id and s.invoice_id = i.id
    left join payments.supplier_payment_line pl on pl.company_id = i.company_id and pl.invoice_id = i.id
    left join payments.supplier_payment p on p.company_id = pl.company_id and p.id = pl.supplier_payment_id
    where i.id = any($1::bigint[]) group by i.company_id, i.id order by i.id`,
    [invoiceIds],
  )
}

async function rowsOf<T extends object>(product: Product, text: string, values: readonly unknown[]): Promise<T[]> {
  return await withClient(
    product.database('postgres'),
    async (client) => (await client.query<T>(text, [...values])).rows,
  )
}
