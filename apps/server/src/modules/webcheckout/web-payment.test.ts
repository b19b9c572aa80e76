import { randomUUID } from 'node:crypto'
import { invoice } from '@countinghouse/contract/accounts/invoice'
import { getPayPage } from '@countinghouse/contract/payments/pay'
import { getOrderProgress } from '@countinghouse/contract/sales/order-progress'
import { salesOrder } from '@countinghouse/contract/sales/sales-order'
import { cancelShopOrder, payShopOrder } from '@countinghouse/contract/webcheckout/shop'
import { webOrders } from '@countinghouse/contract/webcheckout/web-order'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { times } from '../../../../../tests/support/run-concurrently.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { webShop } from '../../../../../tests/support/web-shop.ts'

const server = useServer({ isOwn: true })
const shop = (options = {}) => webShop(server, options)

test('a web order is paid by link: the money is its deposit, its invoice uses it, and shop and order say so', async () => {
  const { owner, place, pay, only, get, balances, invoiced, openOf, start } = await shop()
  const { reference, salesOrderId, payment } = await place(2)
  expect(payment).toEqual({ status: 'unpaid', paidMinor: 0, openMinor: 6000, refundedMinor: 0 })
  const token = await pay(reference)
  expect(await only()).toMatchObject({ status: 'captured', salesOrderId, capturedMinor: 6000, bookedMinor: 6000 })
  expect((await get(reference)).payment).toEqual({ status: 'paid', paidMinor: 6000, openMinor: 0, refundedMinor: 0 })
  expect(await balances()).toMatchObject({ '1110': 6000, '2200': -6000 })
  const progress = await owner.call(getOrderProgress, { id: salesOrderId })
  expect(progress).toMatchObject({ deposit: { paidMinor: 6000, leftMinor: 6000 }, online: [{ status: 'captured' }] })
  expect((await owner.call(webOrders.routes.list, { paymentStatus: 'paid' })).items).toMatchObject([{ reference }])
  expect(await server.stranger.call(getPayPage, { token })).toMatchObject({ status: 'paid', amountMinor: 0 })
  expect((await start(token)).body['errorType']).toBe('payments.nothing_open')
  expect((await owner.send(payShopOrder, { reference })).body['errorType']).toBe('payments.nothing_open')
  const { invoiceId } = await invoiced(salesOrderId)
  expect(await openOf(invoiceId ?? 0)).toBe(0)
  expect((await balances())['2200']).toBeUndefined()
  await expectWholeLedger(server.database.maintUrl)
})

test('a payment that comes after the invoice settles it', async () => {
  const { place, pay, invoiced, openOf, balances, owner } = await shop()
  const { reference, salesOrderId } = await place(2)
  const { invoiceId } = await invoiced(salesOrderId)
  expect(await openOf(invoiceId ?? 0)).toBe(6000)
  await pay(reference)
  expect(await openOf(invoiceId ?? 0)).toBe(0)
  expect((await balances())['1200']).toBeUndefined()
  expect(await owner.call(invoice.routes.get, { id: invoiceId ?? 0 })).toMatchObject({ status: 'posted' })
  await expectWholeLedger(server.database.maintUrl)
})

test('two links and four customers at once lead to one payment, and the order is paid once', async () => {
  const { place, linkOf, start, approve, payments, atProvider, settle, get } = await shop()
  const { reference } = await place(1)
  const [first, second] = [await linkOf(reference), await linkOf(reference)]
  const answers = await Promise.all([first, second, first, second].map((token) => start(token)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  await Promise.all([approve(first), approve(second)])
  await settle()
  expect(await payments()).toMatchObject([{ status: 'captured', capturedMinor: 3000, bookedMinor: 3000 }])
  expect(await atProvider()).toEqual({ captured: 3000, refunded: 0 })
  expect((await start(second)).body['errorType']).toBe('payments.nothing_open')
  expect((await get(reference)).payment).toMatchObject({ status: 'paid', paidMinor: 3000 })
})

test('a cancelled order is refunded in part, then in whole, never twice', async () => {
  const { owner, place, pay, only, refund, atProvider, balances, get } = await shop()
  const { reference, salesOrderId } = await place(2)
  await pay(reference)
  const { version } = await owner.call(salesOrder.routes.get, { id: salesOrderId })
  await owner.call(salesOrder.transitionRoutes.cancel, { id: salesOrderId, version, reason: 'Not available' })
  expect(await balances()).toMatchObject({ '1110': 6000, '2210': -6000 })
  const { id } = await only()
  const uid = randomUUID()
  const twice = await Promise.all(times(4).map(() => refund(id, 2500, uid)))
  expect(twice.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await atProvider()).toEqual({ captured: 6000, refunded: 2500 })
  expect(await only()).toMatchObject({ status: 'part_refunded', refundedMinor: 2500, bookedMinor: 3500 })
  expect((await get(reference)).payment).toEqual({
    status: 'part_refunded',
    paidMinor: 6000,
    openMinor: 0,
    refundedMinor: 2500,
  })
  const rest = await Promise.all([refund(id, 3500), refund(id, 3500), refund(id, 3500)])
  expect(rest.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  expect(await only()).toMatchObject({ status: 'refunded', bookedMinor: 0 })
  expect(await atProvider()).toEqual({ captured: 6000, refunded: 6000 })
  expect(await balances()).not.toHaveProperty('2210')
  expect(await balances()).not.toHaveProperty('1110')
  await expectWholeLedger(server.database.maintUrl)
})

test('what the shop cancels is refunded through the provider once', async () => {
  const { owner, place, pay, only, atProvider, settle, get } = await shop()
  const { reference } = await place(1)
  await pay(reference)
  await owner.call(cancelShopOrder, { reference, reason: 'Changed mind' })
  await owner.call(cancelShopOrder, { reference, reason: 'Changed mind' })
  await settle()
  await settle()
  expect(await only()).toMatchObject({ status: 'refunded', refundedMinor: 3000, bookedMinor: 0 })
  expect(await atProvider()).toEqual({ captured: 3000, refunded: 3000 })
  expect(await get(reference)).toMatchObject({
    status: 'cancelled',
    payment: { status: 'refunded', refundedMinor: 3000 },
  })
  await expectWholeLedger(server.database.maintUrl)
})

test('a payment that arrives after the order was cancelled is refunded', async () => {
  const { owner, place, linkOf, start, approve, only, atProvider, settle, balances } = await shop()
  const { reference } = await place(1)
  const token = await linkOf(reference)
  await start(token)
  await owner.call(cancelShopOrder, { reference, reason: 'Changed mind' })
  expect(await server.stranger.call(getPayPage, { token })).toMatchObject({ status: 'ended' })
  await approve(token)
  expect(await only()).toMatchObject({ status: 'captured', bookedMinor: 0 })
  await settle()
  await settle()
  expect(await only()).toMatchObject({ status: 'refunded', refundedMinor: 3000, bookedMinor: 0 })
  expect(await atProvider()).toEqual({ captured: 3000, refunded: 3000 })
  expect(await balances()).not.toHaveProperty('1110')
  expect((await owner.send(payShopOrder, { reference })).body['errorType']).toBe('payments.nothing_open')
})

test('part of the money of an open order is refunded from its deposit', async () => {
  const { place, pay, only, refund, owner, balances } = await shop()
  const { reference, salesOrderId } = await place(2)
  await pay(reference)
  expect((await refund((await only()).id, 1000)).status).toBe(200)
  expect(await balances()).toMatchObject({ '1110': 5000, '2200': -5000 })
  expect(await owner.call(getOrderProgress, { id: salesOrderId })).toMatchObject({
    deposit: { paidMinor: 5000, leftMinor: 5000 },
  })
  await expectWholeLedger(server.database.maintUrl)
})

test('a refund that the provider refuses is deposit of its order again, and pays its invoice', async () => {
  const { place, pay, only, refund, refuseRefund, balances, invoiced, openOf, settle } = await shop()
  const { reference, salesOrderId } = await place(2)
  await pay(reference)
  await refuseRefund()
  expect((await refund((await only()).id, 1000)).body['errorType']).toBe('payments.refund_refused')
  await settle()
  expect(await balances()).toMatchObject({ '1110': 6000, '2200': -6000 })
  expect(await openOf((await invoiced(salesOrderId)).invoiceId ?? 0)).toBe(0)
  await expectWholeLedger(server.database.maintUrl)
})

test('what cannot be given back of a cancelled order is credit of the customer, paid before or after', async () => {
  const { owner, place, pay, linkOf, start, approve, payments, refuseRefund, balances, settle } = await shop()
  const before = await place(1)
  await pay(before.reference)
  await refuseRefund()
  await owner.call(cancelShopOrder, { reference: before.reference, reason: 'Changed mind' })
  await settle()
  expect(await balances()).toMatchObject({ '1110': 3000, '2210': -3000 })
  const after = await place(1)
  const token = await linkOf(after.reference)
  await start(token)
  await owner.call(cancelShopOrder, { reference: after.reference, reason: 'Changed mind' })
  await approve(token)
  await refuseRefund()
  for (let round = 0; round < 3; round += 1) await settle()
  expect((await payments()).map(({ status, bookedMinor }) => [status, bookedMinor])).toEqual([
    ['captured', 3000],
    ['captured', 3000],
  ])
  expect(await balances()).toMatchObject({ '1110': 6000, '2210': -6000 })
  await expectWholeLedger(server.database.maintUrl)
})

test('cancelling while it is paid and while it is refunded neither loses nor doubles money', async () => {
  const { owner, place, linkOf, start, approve, pay, payments, refund, atProvider, settle, balances } = await shop()
  const orders = await Promise.all([1, 1, 1].map((quantity) => place(quantity)))
  for (const { reference } of orders) {
    const token = await linkOf(reference)
    await start(token)
    await Promise.all([
      approve(token),
      owner.send(cancelShopOrder, { reference, reason: 'Changed mind' }),
      approve(token),
    ])
  }
  const { reference } = await place(2)
  await pay(reference)
  const [latest] = (await payments()).toSorted((a, b) => b.id - a.id)
  await refund(latest?.id ?? 0, 1000)
  const cancel = () => owner.send(cancelShopOrder, { reference, reason: 'Changed mind' })
  await Promise.all([refund(latest?.id ?? 0, 1500), cancel(), refund(latest?.id ?? 0, 5000), cancel()])
  for (let round = 0; round < 4; round += 1) await settle()
  expect((await payments()).map(({ status, bookedMinor }) => [status, bookedMinor])).toEqual(
    times(4).map(() => ['refunded', 0]),
  )
  expect(await atProvider()).toEqual({ captured: 15_000, refunded: 15_000 })
  expect(await balances()).not.toHaveProperty('1110')
  expect(await balances()).not.toHaveProperty('2210')
  await expectWholeLedger(server.database.maintUrl)
})

test('an order that is reopened is no longer paid by its old links', async () => {
  const { owner, companyId, place, linkOf, start } = await shop()
  const { reference, salesOrderId } = await place(1)
  const token = await linkOf(reference)
  await query(
    server.database.superUrl,
    `update sales.sales_order set status = 'on_hold', confirmed_at = null, hold_reason = 'deposit' where company_id = $1 and id = $2`,
    [companyId, salesOrderId],
  )
  const { version } = await owner.call(salesOrder.routes.get, { id: salesOrderId })
  await owner.call(salesOrder.transitionRoutes.reopen, { id: salesOrderId, version })
  expect((await start(token)).body['errorType']).toBe('payments.link_ended')
})

test('without a provider the order is placed, and its payment is not configured', async () => {
  const { owner, place } = await shop({ isConfigured: false })
  const { reference, status } = await place(1)
  expect(status).toBe('confirmed')
  expect((await owner.send(payShopOrder, { reference })).body['errorType']).toBe('not_configured')
})
