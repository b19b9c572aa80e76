import { savePin } from '@countinghouse/contract/auth/security'
import { customer } from '@countinghouse/contract/crm/customer'
import { listGlobalSettings, updateGlobalSettings } from '@countinghouse/contract/erp/global-settings'
import { getReceipt } from '@countinghouse/contract/sales/receipt'
import { findReceipt } from '@countinghouse/contract/sales/receipt-lookup'
import { completeReturn } from '@countinghouse/contract/sales/register-return'
import { returnDays } from '@countinghouse/contract/sales/return-settings'
import type { ApprovalNeed } from '@countinghouse/contract/sales/till-approval'
import { approveAtTill } from '@countinghouse/contract/sales/till-approval'
import { completeUnreceipted, valueUnreceipted } from '@countinghouse/contract/sales/unreceipted-return'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { createGoods, createTill, openTill, paid } from '../../../../../tests/support/till.ts'

const server = useServer({ isOwn: true })
const pin = '2580'

/** A cashier who may refund any amount, a manager with a PIN, and a lamp of 30.00 in the category Lighting / Lamps. */
async function shop() {
  const tenant = await server.company()
  const { companyId, storeId, owner, as } = tenant
  const { tillId, cash, card } = await createTill(server, tenant)
  const run = (text: string, values: readonly unknown[] = []) =>
    query<{ id: string }>(server.database.superUrl, text, [companyId, ...values])
  const [credit] = await run(
    `insert into erp.payment_type (company_id, code, name, kind) values ($1, 'zz-credit', 'Store credit', 'store_credit') returning id`,
  )
  const lamp = await createGoods(server, tenant, { price: 3000, unitCost: '12.00' })
  const [lighting] = await run(
    `insert into procure.category (company_id, code, name) values ($1, 'LIGHTING', 'Lighting') returning id`,
  )
  const [lamps] = await run(
    `insert into procure.category (company_id, code, name, parent_id) values ($1, 'LAMPS', 'Lamps', $2) returning id`,
    [lighting?.id],
  )
  await run(
    `update procure.product p set category_id = $2 from procure.variant v
     where p.company_id = $1 and v.company_id = p.company_id and v.product_id = p.id and v.id = $3`,
    [lamps?.id, lamp.variantId],
  )
  const cashier = await as({
    may: ['register:view', 'register:return', 'register:return_unreceipted', 'till-receipts:view'],
  })
  await run(
    `insert into erp.role_limit (company_id, role_id, code, value, currency)
     select $1, role_id, 'refund_amount', 1000000, 'GBP' from erp.user_role where company_id = $1 and user_id = $2`,
    [cashier.user?.Usr_userid],
  )
  const manager = await as({ may: ['register:view', 'register:return', 'register:return_policy'] })
  await manager.call(savePin, { pin })
  const { session, sell } = await openTill(owner, { tillId, storeId })
  const days = async (of: 'store' | 'lighting' | 'lamps', value: number | null) => {
    if (of === 'store') await run('update erp.store set return_days = $2 where company_id = $1', [value])
    else
      await run('update procure.category set return_days = $2 where company_id = $1 and code = upper($3)', [value, of])
  }
  const wholeCompany = async (value: number | null) => {
    const { settings } = await owner.call(listGlobalSettings, {})
    const { version = 0 } = settings.find(({ key }) => key === returnDays.key) ?? {}
    await owner.call(updateGlobalSettings, { storeId: null, choices: [{ key: returnDays.key, version, value }] })
  }
  const age = (id: number, by: number) =>
    query(
      server.database.superUrl,
      `set session_replication_role = replica; update sales.sale set business_on = business_on - ${by} where company_id = ${companyId} and id = ${id}`,
    )
  const back = (originalSaleId: number, tenders: ReturnType<typeof paid>[], quantity = 1) => ({
    uid: randomUUID(),
    tillSessionId: session.id,
    originalSaleId,
    soldAt: new Date().toISOString(),
    reason: 'Too bright',
    lines: [{ lineNo: 1, quantity }],
    tenders,
  })
  const approve = (receiptUid: string, needs: ApprovalNeed[]) =>
    cashier.call(approveAtTill, {
      tillSessionId: session.id,
      receiptUid,
      approverId: manager.user?.Usr_userid ?? 0,
      pin,
      needs,
    })
  const types = { cash, card, credit: Number(credit?.id) }
  return { ...tenant, cashier, lamp, session, sell, days, wholeCompany, age, back, approve, ...types }
}

test('goods come back within the days of the nearest category, else of the store, else of the company; later a colleague approves it by PIN', async () => {
  const { cashier, lamp, sell, days, wholeCompany, age, back, approve, cash } = await shop()
  const term = async (id: number) => {
    const [line] = (await cashier.call(getReceipt, { id })).lines
    return line === undefined ? null : { until: line.returnUntil !== null, refusal: line.returnRefusal }
  }
  const { id } = await sell([{ ...lamp, quantity: 4 }], [paid(cash, 12_000)])
  await age(id, 10)
  expect(await term(id), 'nobody sets days').toEqual({ until: false, refusal: null })
  await wholeCompany(9)
  expect(await term(id), 'of the whole company').toEqual({ until: true, refusal: 'period' })
  await days('store', 10)
  expect(await term(id), 'of the store').toEqual({ until: true, refusal: null })
  await days('store', null)
  await wholeCompany(null)
  expect(await term(id), 'blank again').toEqual({ until: false, refusal: null })
  await wholeCompany(30)
  await days('store', 9)
  expect(await term(id)).toEqual({ until: true, refusal: 'period' })
  await days('store', 10)
  expect(await term(id), 'on the last day').toEqual({ until: true, refusal: null })
  await days('lighting', 5)
  expect(await term(id), 'of the category above').toEqual({ until: true, refusal: 'period' })
  await days('lamps', 30)
  expect(await term(id), 'of the nearest category').toEqual({ until: true, refusal: null })
  await cashier.call(completeReturn, back(id, [paid(cash, 3000)]))

  await days('lamps', 7)
  const late = back(id, [paid(cash, 3000)])
  const refused = await cashier.send(completeReturn, late)
  expect(refused).toMatchObject({
    status: 403,
    body: { errorType: 'sales.return_refused', fields: { 'lines.0.quantity': [{}] } },
  })
  await approve(late.uid, [{ kind: 'return_policy', variantId: lamp.variantId }])
  const returned = await cashier.call(completeReturn, late)
  expect(await cashier.call(getReceipt, { id: returned.id })).toMatchObject({ approvals: [{ kind: 'return_policy' }] })
  expect((await cashier.send(completeReturn, back(id, [paid(cash, 3000)]))).body, 'another return').toMatchObject({
    errorType: 'sales.return_refused',
  })
  await days('lamps', 0)
  expect(await term(id)).toEqual({ until: false, refusal: 'never' })
})

test('the number of a receipt finds it in the stores whose receipts one sees, and says whether goods come back from it', async () => {
  const { as, companyId, cashier, lamp, sell, back, cash } = await shop()
  const { id, number } = await sell([{ ...lamp, quantity: 1 }], [paid(cash, 3000)])
  expect(await cashier.call(findReceipt, { number })).toEqual({ id, isReturnable: true })
  const returned = await cashier.call(completeReturn, back(id, [paid(cash, 3000)]))
  expect(await cashier.call(findReceipt, { number: returned.number })).toEqual({ id: returned.id, isReturnable: false })
  const unknown = { status: 404, body: { errorType: 'sales.receipt_unknown' } }
  expect(await cashier.send(findReceipt, { number: 'T1-999999' })).toMatchObject(unknown)
  const [other] = await query<{ id: string }>(
    server.database.superUrl,
    `insert into erp.store (company_id, code, name, type) values ($1, 'OTHER', 'Other', 'shop') returning id`,
    [companyId],
  )
  const elsewhere = await as({ may: ['till-receipts:view'], storeIds: [Number(other?.id)] })
  expect(await elsewhere.send(findReceipt, { number })).toMatchObject(unknown)
})

test('goods that are never taken back need the approval without a receipt as well', async () => {
  const { cashier, owner, lamp, sell, days, session, approve, cash } = await shop()
  await sell([{ ...lamp, quantity: 1 }], [paid(cash, 3000)])
  const { id: customerId } = await owner.call(customer.routes.create, { code: 'ANNA', name: 'Anna Berg' } as never)
  await days('lamps', 0)
  const lines = [{ variantId: lamp.variantId, quantity: 1 }]
  expect(await cashier.call(valueUnreceipted, { tillSessionId: session.id, lines })).toMatchObject({
    isReturnable: [false],
  })
  const body = {
    uid: randomUUID(),
    tillSessionId: session.id,
    customerId,
    isIdentified: true as const,
    soldAt: new Date().toISOString(),
    reason: 'Gift',
    lines,
    grossMinor: 3000,
  }
  expect((await cashier.send(completeUnreceipted, body)).body).toMatchObject({ errorType: 'sales.return_refused' })
  await approve(body.uid, [{ kind: 'return_policy', variantId: lamp.variantId }])
  await cashier.call(completeUnreceipted, body)
})

test('money goes back by the payments it came by, or as store credit; more than that by PIN', async () => {
  const { cashier, lamp, sell, back, approve, cash, card, credit } = await shop()
  const { id } = await sell([{ ...lamp, quantity: 4 }], [paid(card, 9000), paid(cash, 5000, 2000)])
  expect((await cashier.call(getReceipt, { id })).refundable).toEqual([
    { kind: 'card_manual', paymentTypeId: card, leftMinor: 9000, isBound: false },
    { kind: 'cash', paymentTypeId: null, leftMinor: 3000, isBound: false },
  ])
  await cashier.call(completeReturn, back(id, [paid(cash, 3000)]))
  const asCash = back(id, [paid(cash, 1000), paid(card, 2000)])
  expect(await cashier.send(completeReturn, asCash)).toMatchObject({
    status: 403,
    body: {
      errorType: 'sales.refund_beyond_paid',
      details: { beyondMinor: 1000 },
      fields: { 'tenders.0.tenderedMinor': [{}] },
    },
  })
  await approve(asCash.uid, [{ kind: 'refund_tender', value: 999 }])
  expect((await cashier.send(completeReturn, asCash)).body).toMatchObject({ errorType: 'sales.refund_beyond_paid' })
  await approve(asCash.uid, [{ kind: 'refund_tender', value: 1000 }])
  await cashier.call(completeReturn, asCash)
  await cashier.call(completeReturn, back(id, [paid(credit, 3000)]))
  await cashier.call(completeReturn, back(id, [paid(card, 3000)]))
})

test('rounding to coins of parts never keeps cash from going back', async () => {
  const { cashier, companyId, lamp, sell, back, cash } = await shop()
  await query(
    server.database.superUrl,
    'update erp.payment_type set rounding_minor = 5 where company_id = $1 and id = $2',
    [companyId, cash],
  )
  // 4 × 30.00 less 0.1 % are 119.88, 119.90 in coins; each piece gives 29.97 back, 29.95 in coins.
  const { id } = await sell([{ ...lamp, quantity: 4 }], [paid(cash, 11_990)], { discountPpm: 1000 })
  for (let piece = 0; piece < 4; piece++) await cashier.call(completeReturn, back(id, [paid(cash, 2995)]))
  expect((await cashier.call(getReceipt, { id })).refundable).toEqual([
    { kind: 'cash', paymentTypeId: null, leftMinor: 0, isBound: false },
  ])
})
