import { randomUUID } from 'node:crypto'
import { savePin } from '@countinghouse/contract/auth/security'
import { completeSale } from '@countinghouse/contract/sales/register'
import { query } from '../../support/database.ts'
import type { TestServer } from '../../support/server.ts'
import { createGoods } from '../../support/till.ts'
import type { Found } from './found.ts'
import { openSession } from './person.ts'

type Where = {
  readonly companyId: number
  readonly storeId: number
  readonly session: () => Promise<string>
  readonly openTill: () => Promise<Found>
}

const pin = '2580'

/** Approvals at a till by somebody who may decide everything, and goods that come back without their receipt. */
export function tillReturnMakers(
  server: TestServer,
  { companyId, storeId, session, openTill }: Where,
): Map<string, () => Promise<Found>> {
  const run = <T extends Record<string, unknown>>(text: string, values: readonly unknown[]) =>
    query<T>(server.database.superUrl, text, values)
  const person = async () => server.client(await session())
  const needs = [{ kind: 'discount', value: 100_000 }]
  let approver: Promise<number> | null = null
  let types: Promise<number> | null = null

  async function createApprover(): Promise<number> {
    const [user] = await run<{ id: string }>(
      `with u as (insert into erp.app_user (company_id, first_name, last_name, has_all_stores, user_type)
         values ($1, 'Ada', 'Approver', true, 1) returning id)
       insert into erp.user_role (company_id, user_id, role_id) select $1, id, 1 from u returning user_id as id`,
      [companyId],
    )
    const userId = Number(user?.id)
    await server.client(await openSession(server, { companyId, userId, storeId })).call(savePin, { pin })
    return userId
  }

  /** The id of the cash that pays; store credit is there as well. */
  async function createTypes(): Promise<number> {
    const [cash] = await run<{ id: string }>(
      `with t as (insert into erp.payment_type (company_id, code, name, kind) values
         ($1, 'zz-till-cash', 'zz till cash', 'cash'), ($1, 'zz-till-credit', 'zz till credit', 'store_credit') returning id, kind)
       select id from t where kind = 'cash'`,
      [companyId],
    )
    return Number(cash?.id)
  }

  /** A product of 12.00 that was just sold, in the session of its till. */
  async function sold() {
    const client = await person()
    await run(
      `insert into accounts.tax_rule (company_id, code, name, direction, priority, tax_code_id)
        select $1, 'ZZ-TILL', 'All goods of tills', 'sale', 9998, c.id from accounts.tax_code c where c.company_id = $1 and c.kind = 'zero'
          and not exists (select from accounts.tax_rule r where r.company_id = $1 and r.code = 'ZZ-TILL')`,
      [companyId],
    )
    types ??= createTypes()
    const paymentTypeId = await types
    const { variantId } = await createGoods(server, { companyId, storeId }, { price: 1200, unitCost: '5' })
    const { id: tillSessionId } = await openTill()
    const lines = [{ variantId, quantity: 1 }]
    const soldAt = new Date().toISOString()
    const tenders = [{ paymentTypeId, tenderedMinor: 1200 }]
    await client.call(completeSale, { uid: randomUUID(), tillSessionId, soldAt, lines, grossMinor: 1200, tenders })
    return { tillSessionId, soldAt, lines, variantId }
  }

  async function unreceipted(): Promise<Found> {
    const { variantId: id, ...body } = await sold()
    const [customer] = await run<{ id: string }>(
      `insert into crm.customer (company_id, code, name, kind) values ($1, $2, $2, 'person') returning id`,
      [companyId, randomUUID().slice(0, 18)],
    )
    const customerId = Number(customer?.id)
    return {
      id,
      version: undefined,
      body: { ...body, customerId, isIdentified: true, reason: 'Late', grossMinor: 1200 },
    }
  }

  return new Map([
    [
      'sales.register.approve',
      async () => {
        approver ??= createApprover()
        const { id } = await openTill()
        const body = { tillSessionId: id, receiptUid: randomUUID(), approverId: await approver, pin, needs }
        return { id, version: undefined, body }
      },
    ],
    [
      'sales.register.approvers',
      async () => {
        const { id } = await openTill()
        return { id, version: undefined, body: { tillSessionId: id, needs } }
      },
    ],
    [
      'sales.return.value_unreceipted',
      async () => {
        const { tillSessionId, lines, variantId: id } = await sold()
        return { id, version: undefined, body: { tillSessionId, lines } }
      },
    ],
    ['sales.return.complete_unreceipted', unreceipted],
  ])
}
