import { savePin } from '@countinghouse/contract/auth/security'
import { customer } from '@countinghouse/contract/crm/customer'
import { getReceipt } from '@countinghouse/contract/sales/receipt'
import { completeSale } from '@countinghouse/contract/sales/register'
import { getVoucherCodes } from '@countinghouse/contract/sales/voucher-codes'
import { voidSale } from '@countinghouse/contract/sales/register-return'
import { approveAtTill } from '@countinghouse/contract/sales/till-approval'
import { completeUnreceipted, valueUnreceipted } from '@countinghouse/contract/sales/unreceipted-return'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { balancesOf } from '../../../../../tests/support/journals.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger, poolOf } from '../../../../../tests/support/stock.ts'
import { createGoods, createTill, openTill, paid } from '../../../../../tests/support/till.ts'

const server = useServer({ isOwn: true })

/** A till with store credit; a lamp of 60.00 that was once sold for 48.00, and a rug that was never sold. */
async function shop() {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const { tillId, cash } = await createTill(server, tenant)
  await query(
    server.database.superUrl,
    `insert into erp.payment_type (company_id, code, name, kind) values ($1, 'zz-credit', 'Store credit', 'store_credit')`,
    [companyId],
  )
  const lamp = await createGoods(server, { companyId, storeId }, { price: 6000, unitCost: '20.00' })
  const rug = await createGoods(server, { companyId, storeId }, { price: 9000, unitCost: '30.00' })
  const { session, sell } = await openTill(owner, { tillId, storeId })
  await sell([{ ...lamp, quantity: 2 }], [paid(cash, 12_000)])
  await sell([{ ...lamp, quantity: 1 }], [paid(cash, 4800)], { discountPpm: 200_000 })
  const { id: customerId } = await owner.call(customer.routes.create, { code: 'ANNA', name: 'Anna Berg' } as never)
  const back = (more: object = {}) => ({
    uid: randomUUID(),
    tillSessionId: session.id,
    customerId,
    isIdentified: true as const,
    soldAt: new Date().toISOString(),
    reason: 'Gift',
    lines: [{ variantId: lamp.variantId, quantity: 1 }],
    grossMinor: 4800,
    ...more,
  })
  return { ...tenant, lamp, rug, session, cash, customerId, back }
}

test('goods without a receipt come back at the lowest price of the last days, as store credit, at the cost of the stock', async () => {
  const { owner, companyId, storeId, lamp, rug, session, back } = await shop()
  const lines = [lamp, rug].map(({ variantId }) => ({ variantId, quantity: 1 }))
  expect(await owner.call(valueUnreceipted, { tillSessionId: session.id, lines })).toEqual({
    unitMinor: [4800, null],
    grossMinor: 4800,
    isReturnable: [true, true],
  })
  expect(await owner.send(completeUnreceipted, back({ lines }))).toMatchObject({
    status: 422,
    body: { errorType: 'sales.not_sold_recently', details: { lines: [{ line: 2 }] } },
  })
  expect(await owner.send(completeUnreceipted, back({ grossMinor: 6000 }))).toMatchObject({
    status: 409,
    body: { errorType: 'sales.total_mismatch', details: { grossMinor: 4800 } },
  })
  expect(await owner.send(completeUnreceipted, back({ reason: '' }))).toMatchObject({
    body: { errorType: 'sales.reason_required' },
  })
  expect(await owner.send(completeUnreceipted, back({ isIdentified: false }))).toMatchObject({ status: 400 })

  const before = await balancesOf(server.app.db, companyId)
  const sent = back()
  const done = await owner.call(completeUnreceipted, sent)
  expect(await owner.call(completeUnreceipted, sent), 'the same uid takes back once').toMatchObject({ id: done.id })
  expect(await owner.call(getReceipt, { id: done.id })).toMatchObject({
    kind: 'return',
    original: null,
    grossMinor: 4800,
    taxMinor: 800,
    tenders: [{ name: 'Store credit', tenderedMinor: 4800 }],
  })
  const { vouchers } = await owner.call(getVoucherCodes, { id: done.id })
  expect(vouchers).toMatchObject([{ kind: 'store_credit', amountMinor: 4800 }])
  const after = await balancesOf(server.app.db, companyId)
  const change = (account: string) => (after[account] ?? 0) - (before[account] ?? 0)
  expect({ credit: change('2310'), tax: change('2100'), stock: change('1300'), cost: change('5000') }).toEqual({
    credit: -4800,
    tax: 800,
    stock: 2000,
    cost: -2000,
  })
  expect(await poolOf(server.app.db, companyId, { storeId, variantId: lamp.variantId })).toMatchObject({ onHand: 8 })
  await expectWholeLedger(server.database.maintUrl)

  await owner.call(voidSale, { id: done.id, reason: 'Wrong customer' })
  expect(await poolOf(server.app.db, companyId, { storeId, variantId: lamp.variantId })).toMatchObject({ onHand: 7 })
  expect(await balancesOf(server.app.db, companyId)).toEqual(before)
  await expectWholeLedger(server.database.maintUrl)
})

test('a customer has three of them in ninety days, also when more come at once, and damaged goods stay out of stock', async () => {
  const { owner, companyId, storeId, lamp, back } = await shop()
  const lines = [{ variantId: lamp.variantId, quantity: 1, isRestocked: false }]
  const answers = await Promise.all(Array.from({ length: 6 }, () => owner.send(completeUnreceipted, back({ lines }))))
  expect(answers.filter(({ status }) => status === 201 || status === 200)).toHaveLength(3)
  expect(answers.filter(({ body }) => body.errorType === 'sales.unreceipted_limit')).toHaveLength(3)
  expect(await poolOf(server.app.db, companyId, { storeId, variantId: lamp.variantId })).toMatchObject({ onHand: 7 })
  expect(await owner.send(completeUnreceipted, back({ customerId: 900_000_000_000 }))).toMatchObject({ status: 404 })
})

test('goods that were never in stock have no cost to come back at, and are taken without going back to stock', async () => {
  const { owner, companyId, session, back, cash } = await shop()
  const { variantIds } = await createProduct(server.app.db, companyId, { price: 1500 })
  const [variantId = 0] = variantIds
  const sale = { uid: randomUUID(), tillSessionId: session.id, soldAt: new Date().toISOString(), grossMinor: 1500 }
  const lines = [{ variantId, quantity: 1 }]
  await owner.call(completeSale, { ...sale, lines, tenders: [paid(cash, 1500)] })
  expect(await owner.send(completeUnreceipted, back({ lines, grossMinor: 1500 }))).toMatchObject({
    body: { errorType: 'inventory.cost_required' },
  })
  const unstocked = [{ variantId, quantity: 1, isRestocked: false }]
  expect(await owner.send(completeUnreceipted, back({ lines: unstocked, grossMinor: 1500 }))).toMatchObject({
    status: 200,
  })
})

test('a cashier needs the permission or the PIN of somebody who has it, beside the refund limit', async () => {
  const { as, session, back } = await shop()
  const cashier = await as({ may: ['register:view', 'register:return'] })
  const manager = await as({ may: ['register:view', 'register:return', 'register:return_unreceipted'] })
  await manager.call(savePin, { pin: '2580' })
  const sent = back()
  expect((await cashier.send(completeUnreceipted, sent)).body).toMatchObject({
    errorType: 'forbidden',
    details: { event: 'return_unreceipted' },
  })
  const approval = {
    tillSessionId: session.id,
    receiptUid: sent.uid,
    approverId: manager.user?.Usr_userid ?? 0,
    pin: '2580',
    needs: [{ kind: 'unreceipted' as const, value: 4800 }],
  }
  await cashier.call(approveAtTill, approval)
  // The manager has no refund limit either.
  expect((await cashier.send(completeUnreceipted, sent)).body).toMatchObject({
    errorType: 'limit_exceeded',
    details: { limit: 'refund_amount' },
  })
})
