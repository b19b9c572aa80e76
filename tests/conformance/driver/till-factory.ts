import { randomUUID } from 'node:crypto'
import { countSession, openSession } from '@countinghouse/contract/sales/till-session'
import { completeSale } from '@countinghouse/contract/sales/register'
import { lookUpItem } from '@countinghouse/contract/sales/register-items'
import { blockVoucher, issueVoucher } from '@countinghouse/contract/sales/voucher'
import { query } from '../../support/database.ts'
import { createProduct } from '../../support/products.ts'
import type { TestServer } from '../../support/server.ts'
import { deviceMakers } from './device-factory.ts'
import type { Found } from './found.ts'
import { terminalMakers } from './terminal-factory.ts'
import { tillReturnMakers } from './till-return-factory.ts'

type Where = { readonly companyId: number; readonly storeId: number; readonly session: () => Promise<string> }

/** Sessions of tills of their own in each state, and receipts to return from and to void. */
export function tillMakers(
  server: TestServer,
  { companyId, storeId, session }: Where,
): Map<string, () => Promise<Found>> {
  const { superUrl } = server.database
  const person = async () => server.client(await session())
  const code = () => randomUUID().slice(0, 18)

  async function createTill(): Promise<number> {
    const [till] = await query<{ id: string }>(
      superUrl,
      'insert into sales.till (company_id, code, name, store_id) values ($1, $2, $2, $3) returning id',
      [companyId, code(), storeId],
    )
    return Number(till?.id)
  }

  async function openTill(): Promise<Found> {
    const report = await (
      await person()
    ).call(openSession, { uid: randomUUID(), tillId: await createTill(), floatMinor: 0 })
    return { id: report.id, version: report.version, body: { counts: [], reason: 'Late' } }
  }

  async function counted(): Promise<Found> {
    const { id, version = 1, body } = await openTill()
    const report = await (await person()).call(countSession, { id, version, counts: [] })
    return { id, version: report.version, body }
  }

  /** What a sale of one product at no price asks for; its tax does not matter here. */
  async function entered() {
    const client = await person()
    await query(
      superUrl,
      `insert into accounts.tax_rule (company_id, code, name, direction, priority, tax_code_id)
        select $1, 'ZZ-TILL', 'All goods of tills', 'sale', 9998, c.id from accounts.tax_code c where c.company_id = $1 and c.kind = 'zero'
          and not exists (select from accounts.tax_rule r where r.company_id = $1 and r.code = 'ZZ-TILL')`,
      [companyId],
    )
    const product = await createProduct(server.app.db, companyId, { price: 0 })
    const { variantId } = await client.call(lookUpItem, { storeId, code: product.code })
    const { id: tillSessionId } = await openTill()
    const sale = { uid: randomUUID(), tillSessionId, soldAt: new Date().toISOString(), customerId: null }
    return { ...sale, lines: [{ variantId, quantity: 1 }], discountPpm: 0, grossMinor: 0, tenders: [] }
  }

  async function sold(): Promise<Found> {
    const sale = await entered()
    const { id } = await (await person()).call(completeSale, sale)
    return { id, version: undefined, body: { tillSessionId: sale.tillSessionId, reason: 'Wrong item' } }
  }

  async function issued(): Promise<Found> {
    const body = { uid: randomUUID(), amountMinor: 100, reason: 'Late' }
    const { id, version } = await (await person()).call(issueVoucher, body)
    return { id, version, body: { reason: 'Late' } }
  }

  async function blocked(): Promise<Found> {
    const { id, version = 1, body } = await issued()
    const voucher = await (await person()).call(blockVoucher, { id, version, reason: 'Lost' })
    return { id, version: voucher.version, body }
  }

  return new Map<string, () => Promise<Found>>([
    ...tillReturnMakers(server, { companyId, storeId, session, openTill }),
    ...terminalMakers(server, { companyId, session, openTill }),
    ...deviceMakers(server, { companyId, session, createTill, entered }),
    [
      'sales.till_session.open',
      async () => {
        const tillId = await createTill()
        return { id: tillId, version: undefined, body: { tillId, floatMinor: 0 } }
      },
    ],
    ['sales.till_session', openTill],
    [
      'sales.till_session.cash_move',
      async () => {
        const found = await openTill()
        const [account] = await query<{ id: string }>(
          superUrl,
          `select id from accounts.account where company_id = $1 and code = '6100'`,
          [companyId],
        )
        return {
          ...found,
          body: { kind: 'paid_in', amountMinor: 100, accountId: Number(account?.id), reason: 'Change' },
        }
      },
    ],
    ['sales.till_session.resume', counted],
    ['sales.till_session.close', counted],
    [
      'sales.sale.complete',
      async () => {
        const body = await entered()
        return { id: body.tillSessionId, version: undefined, body }
      },
    ],
    [
      'sales.register.price',
      async () => {
        const { lines } = await entered()
        return { id: storeId, version: undefined, body: { storeId, lines } }
      },
    ],
    ['sales.sale', sold],
    ['sales.voucher', issued],
    ['sales.voucher.unblock', blocked],
    [
      'sales.return.complete',
      async () => {
        const { id: originalSaleId, body } = await sold()
        const { tillSessionId } = body
        const lines = [{ lineNo: 1, quantity: 1, isRestocked: true }]
        return {
          id: originalSaleId,
          version: undefined,
          body: { originalSaleId, tillSessionId, lines, tenders: [], reason: 'Late' },
        }
      },
    ],
  ])
}
