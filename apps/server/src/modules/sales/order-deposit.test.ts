import { randomUUID } from 'node:crypto'
import { customer } from '@countinghouse/contract/crm/customer'
import { customerPayment } from '@countinghouse/contract/payments/customer-payment'
import { getInvoiceSettlements } from '@countinghouse/contract/payments/invoice-settlement'
import { getReceivables } from '@countinghouse/contract/payments/receivables'
import { delivery, deliverOrder } from '@countinghouse/contract/sales/delivery'
import { takeOrderDeposit } from '@countinghouse/contract/sales/order-deposit'
import { getOrderProgress } from '@countinghouse/contract/sales/order-progress'
import { salesOrder } from '@countinghouse/contract/sales/sales-order'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { balancesOf } from '../../../../../tests/support/journals.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { createGoods, createTill } from '../../../../../tests/support/till.ts'

const server = useServer({ isOwn: true })
const { routes, transitionRoutes } = salesOrder
const { transitionRoutes: paying } = customerPayment

/** A customer, and lamps at 30.00 including 20 % tax of which ten are in stock at 12.00. */
async function shop(limits: object = {}) {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  await createTill(server, tenant)
  const lamp = await createGoods(server, { companyId, storeId }, { price: 3000, unitCost: '12.00' })
  const { id: customerId } = await owner.call(customer.routes.create, {
    code: randomUUID().slice(0, 8),
    name: 'Hotel Astoria',
    kind: 'company',
    ...limits,
  })
  const today = new Date().toISOString().slice(0, 10)
  const order = async (quantity: number, more: object = {}) => {
    const lines = [{ variantId: lamp.variantId, quantity }]
    const entered = { uid: randomUUID(), customerId, storeId, orderedOn: today, lines, ...more }
    const { id, version } = await owner.call(routes.create, entered)
    return await owner.call(transitionRoutes.confirm, { id, version })
  }
  /** A posted deposit; the wanted amount by default. */
  const draftDeposit = async (id: number, amountMinor?: number) => {
    const { id: paymentId } = await owner.call(takeOrderDeposit, { id, uid: randomUUID() })
    const draft = await owner.call(customerPayment.routes.get, { id: paymentId })
    if (amountMinor === undefined) return draft
    return await owner.call(customerPayment.routes.update, { id: paymentId, version: draft.version, amountMinor })
  }
  const deposit = async (id: number, amountMinor?: number) => {
    const { id: paymentId, version } = await draftDeposit(id, amountMinor)
    return await owner.call(paying.post, { id: paymentId, version })
  }
  const dispatch = async (id: number, quantity: number) => {
    const opened = await owner.call(deliverOrder, { id, uid: randomUUID() })
    const row = await owner.call(delivery.routes.get, { id: opened.id })
    const lines = row.lines.map(({ orderLineNo, variantId }) => ({ orderLineNo, variantId, quantity }))
    const kept = await owner.call(delivery.routes.update, { id: row.id, version: row.version, lines })
    return await owner.call(delivery.transitionRoutes.dispatch, { id: row.id, version: kept.version })
  }
  const invoice = async ({ id, version }: { id: number; version: number }, withOthers = false) =>
    await owner.call(delivery.transitionRoutes.invoice, { id, version, withOthers })
  const step = async (name: 'close' | 'cancel' | 'release' | 'reopen', id: number) => {
    const { version } = await owner.call(routes.get, { id })
    const reason = name === 'reopen' ? {} : { reason: 'As agreed' }
    return await owner.send(transitionRoutes[name], { id, version, ...reason } as never)
  }
  const read = async (id: number) => await owner.call(routes.get, { id })
  const depositOf = async (id: number) => (await owner.call(getOrderProgress, { id })).deposit
  const balances = () => balancesOf(server.app.db, companyId)
  const settled = async (id: number) => await owner.call(getInvoiceSettlements, { id })
  return {
    ...tenant,
    customerId,
    order,
    draftDeposit,
    deposit,
    dispatch,
    invoice,
    step,
    read,
    depositOf,
    balances,
    settled,
  }
}

test('an order waits for its deposit, which its invoices use as they are posted; what is left at the end is credit', async () => {
  const { owner, order, deposit, dispatch, invoice, step, read, depositOf, balances, settled } = await shop()
  const waiting = await order(4, { depositPpm: 600_000 })
  expect(waiting).toMatchObject({ status: 'on_hold', holdReason: 'deposit', depositRequiredMinor: 7200 })
  await deposit(waiting.id, 7000)
  expect((await read(waiting.id)).status, 'not all of it').toBe('on_hold')
  expect(await deposit(waiting.id), 'what is missing').toMatchObject({ status: 'posted', amountMinor: 200 })
  expect(await read(waiting.id)).toMatchObject({ status: 'confirmed' })
  expect(await balances()).toMatchObject({ '1020': 7200, '2200': -7200 })
  expect((await owner.call(getReceivables, {})).rows).toMatchObject([{ totalMinor: 0, prepaidMinor: 7200 }])

  const first = await invoice(await dispatch(waiting.id, 1))
  expect(await settled(Number(first.invoiceId))).toMatchObject({ settledMinor: 3000, openMinor: 0 })
  const second = await invoice(await dispatch(waiting.id, 2))
  expect(await settled(Number(second.invoiceId))).toMatchObject({ settledMinor: 4200, openMinor: 1800 })
  expect(await depositOf(waiting.id)).toEqual({
    currency: 'GBP',
    requiredMinor: 7200,
    paidMinor: 7200,
    usedMinor: 7200,
    leftMinor: 0,
  })
  expect(await balances()).toMatchObject({ '1200': 1800 })
  expect((await balances())['2200']).toBeUndefined()

  // More than the order needs: two of three are delivered, and the rest is given up.
  const large = await order(3)
  await deposit(large.id)
  const parcel = await dispatch(large.id, 2)
  expect((await step('close', large.id)).body, 'the delivery is not invoiced yet').toMatchObject({ status: 'closed' })
  expect(await balances()).toMatchObject({ '2200': -6000, '2210': -3000 })
  const last = await invoice(parcel)
  expect(await settled(Number(last.invoiceId))).toMatchObject({ openMinor: 0 })
  expect(await balances()).toMatchObject({ '1200': 1800, '2210': -3000 })
  expect((await balances())['2200']).toBeUndefined()
  const { ledgerMinor, prepaidLedgerMinor, totals } = await owner.call(getReceivables, {})
  expect(totals).toMatchObject({ totalMinor: ledgerMinor, prepaidMinor: prepaidLedgerMinor })
  await expectWholeLedger(server.database.maintUrl)
})

test('cancelling makes the deposit credit; while it is there the order is not edited, and a used one is not reversed', async () => {
  const { owner, order, deposit, dispatch, invoice, step, balances, depositOf } = await shop()
  const waiting = await order(2, { depositMinor: 5000 })
  const part = await deposit(waiting.id, 1000)
  expect((await step('reopen', waiting.id)).body).toMatchObject({ errorType: 'sales.deposit_held' })
  expect((await step('cancel', waiting.id)).body).toMatchObject({ status: 'cancelled' })
  expect(await balances()).toMatchObject({ '2210': -1000 })
  expect(await depositOf(waiting.id)).toMatchObject({ paidMinor: 0, leftMinor: 0 })
  expect(await owner.send(paying.reverse, { id: part.id, version: part.version })).toMatchObject({
    status: 409,
    body: { errorType: 'payments.deposit_short' },
  })

  const other = await order(2)
  const paid = await deposit(other.id)
  const { invoiceId } = await invoice(await dispatch(other.id, 2))
  expect(invoiceId).toBeGreaterThan(0)
  expect(await owner.send(paying.reverse, { id: paid.id, version: paid.version })).toMatchObject({
    status: 409,
    body: { errorType: 'payments.deposit_short' },
  })
  const [use] = await query<{ id: number; version: number }>(
    server.database.superUrl,
    'select id, version from payments.customer_payment where sales_order_id = $1 and applied_minor > 0',
    [other.id],
  )
  await owner.call(paying.reverse, { id: Number(use?.id), version: Number(use?.version) })
  expect(await depositOf(other.id)).toMatchObject({ usedMinor: 0, leftMinor: 6000 })
  await owner.call(paying.reverse, { id: paid.id, version: paid.version })
  expect(await balances()).toMatchObject({ '1200': 6000 })
  await expectWholeLedger(server.database.maintUrl)
})

test('a deposit that is not wanted any more is waived; a credit hold that is released still waits for the deposit', async () => {
  const { order, deposit, step, read } = await shop({ creditLimitMinor: 5000 })
  const waived = await order(1, { depositMinor: 9999 })
  expect(waived).toMatchObject({ depositRequiredMinor: 3000, holdReason: 'deposit' })
  expect((await step('release', waived.id)).body).toMatchObject({ status: 'confirmed', reason: 'As agreed' })
  const held = await order(2, { depositPpm: 500_000 })
  expect(held).toMatchObject({ status: 'on_hold', holdReason: 'limit', overLimitMinor: 4000 })
  expect((await step('release', held.id)).body).toMatchObject({ status: 'on_hold', holdReason: 'deposit' })
  await deposit(held.id)
  expect(await read(held.id)).toMatchObject({ status: 'confirmed' })
  // What is paid in advance makes room: the limit holds the next one until then.
  const prepaid = await order(1)
  expect(prepaid).toMatchObject({ status: 'on_hold', holdReason: 'limit' })
  await deposit(prepaid.id, 1000)
  expect((await read(prepaid.id)).status).toBe('on_hold')
  await deposit(prepaid.id, 3000)
  expect((await read(prepaid.id)).status).toBe('confirmed')
  await expect(
    query(
      server.database.superUrl,
      `update sales.sales_order set status = 'confirmed', confirmed_at = now() where id = $1`,
      [(await order(1, { depositMinor: 1 })).id],
    ),
  ).rejects.toThrow(/sales\.(deposit_missing|credit_exceeded)/)
})

test('an order that is paid in advance as a whole takes no further deposit', async () => {
  const { owner, order, deposit } = await shop()
  const { id, grossMinor } = await order(1)
  await deposit(id, grossMinor)
  expect(await owner.send(takeOrderDeposit, { id, uid: randomUUID() })).toMatchObject({
    status: 409,
    body: { errorType: 'sales.deposit_complete' },
  })
})

test('a payment that does not fit its order is refused at it', async () => {
  const { owner, order, draftDeposit, step, companyId } = await shop()
  const first = await order(1)
  const draft = await draftDeposit(first.id, 500)
  const { id: otherId } = await owner.call(customer.routes.create, { code: 'OTHER', name: 'Other', kind: 'company' })
  const moved = await owner.call(customerPayment.routes.update, {
    id: draft.id,
    version: draft.version,
    customerId: otherId,
  })
  const refusal = {
    status: 422,
    body: { errorType: 'payments.not_of_order', fields: { salesOrderId: expect.anything() } },
  }
  expect(await owner.send(paying.post, { id: draft.id, version: moved.version })).toMatchObject(refusal)
  const late = await draftDeposit(first.id, 500)
  await step('cancel', first.id)
  expect(await owner.send(paying.post, { id: late.id, version: late.version })).toMatchObject(refusal)
  expect(await owner.send(takeOrderDeposit, { id: first.id, uid: randomUUID() })).toMatchObject({
    status: 409,
    body: { errorType: 'state_conflict' },
  })
  expect(await owner.send(takeOrderDeposit, { id: 999_999_999, uid: randomUUID() })).toMatchObject({ status: 404 })
  const unknown = { id: late.id, version: late.version, salesOrderId: 999_999_999 }
  expect(await owner.send(customerPayment.routes.update, unknown)).toMatchObject({
    status: 400,
    body: { errorType: 'invalid_input', fields: { salesOrderId: expect.anything() } },
  })
  const third = await order(1)
  const beyond = await draftDeposit(third.id, 0)
  const applied = await owner.call(customerPayment.routes.update, {
    id: beyond.id,
    version: beyond.version,
    amountMinor: 0,
    appliedMinor: 0,
  })
  expect(await owner.send(paying.post, { id: beyond.id, version: applied.version })).toMatchObject({
    body: { errorType: 'payments.nothing_received' },
  })
  expect(companyId).toBeGreaterThan(0)
})

test('two invoices of one order at once, and one for several orders, never use a deposit twice', async () => {
  const { owner, companyId, order, deposit, dispatch, invoice, depositOf, balances, settled } = await shop()
  const one = await order(4)
  await deposit(one.id, 5000)
  const parcels = [await dispatch(one.id, 2), await dispatch(one.id, 2)]
  const answers = await Promise.all(
    parcels.map(({ id, version }) => owner.send(delivery.transitionRoutes.invoice, { id, version, withOthers: false })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await depositOf(one.id)).toMatchObject({ paidMinor: 5000, usedMinor: 5000, leftMinor: 0 })
  expect(await balances()).toMatchObject({ '1200': 7000 })

  // The deposit of each order settles what the common invoice bills of it, and no more.
  const [left, right] = [await order(1), await order(2)]
  await deposit(left.id, 3000)
  await deposit(right.id, 1000)
  const small = await dispatch(left.id, 1)
  await dispatch(right.id, 2)
  const { invoiceId } = await invoice(small, true)
  expect(await settled(Number(invoiceId))).toMatchObject({ grossMinor: 9000, settledMinor: 4000 })
  expect(await depositOf(right.id)).toMatchObject({ usedMinor: 1000 })
  const [sums] = await query<{ held: string }>(
    server.database.superUrl,
    'select sum(unallocated_base_minor) as held from payments.customer_payment where company_id = $1 and status = $2',
    [companyId, 'posted'],
  )
  expect(Number(sums?.held)).toBe(0)
  await expectWholeLedger(server.database.maintUrl)
})
