import { randomUUID } from 'node:crypto'
import { takeOrderDeposit } from '@countinghouse/contract/sales/order-deposit'
import { getPayPage } from '@countinghouse/contract/payments/pay'
import { getOrderProgress } from '@countinghouse/contract/sales/order-progress'
import { salesOrder } from '@countinghouse/contract/sales/sales-order'
import { payShopOrder } from '@countinghouse/contract/webcheckout/shop'
import { webOrders } from '@countinghouse/contract/webcheckout/web-order'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { webShop } from '../../../../../tests/support/web-shop.ts'

const server = useServer({ isOwn: true })
const shop = (options = {}) => webShop(server, options)

test('what an invoice was paid otherwise is not asked for again, and order, list and shop say so', async () => {
  const { owner, place, invoiced, transfer, linkOf, start, approve, settle, get, payments, balances } = await shop()
  const { reference, salesOrderId } = await place(2)
  const token = await linkOf(reference)
  await start(token)
  await invoiced(salesOrderId)
  await transfer(salesOrderId, 2000)
  expect((await get(reference)).payment).toEqual({
    status: 'part_paid',
    paidMinor: 2000,
    openMinor: 4000,
    refundedMinor: 0,
  })
  expect((await owner.call(payShopOrder, { reference })).amountMinor).toBe(4000)
  expect(await server.stranger.call(getPayPage, { token })).toMatchObject({ amountMinor: 4000 })
  // The page with the former amount is closed, and the next one asks for the rest.
  await start(token)
  await approve(token)
  await settle()
  expect((await get(reference)).payment).toMatchObject({ status: 'paid', paidMinor: 6000, openMinor: 0 })
  expect(await balances()).not.toHaveProperty('1200')
  expect(await balances()).not.toHaveProperty('2200')
  const other = await place(1)
  const unused = await linkOf(other.reference)
  await invoiced(other.salesOrderId)
  await transfer(other.salesOrderId, 3000)
  expect((await start(unused)).body['errorType']).toBe('payments.nothing_open')
  expect(await server.stranger.call(getPayPage, { token: unused })).toMatchObject({ status: 'paid', amountMinor: 0 })
  expect((await owner.send(payShopOrder, { reference: other.reference })).body['errorType']).toBe(
    'payments.nothing_open',
  )
  const { body } = await owner.send(takeOrderDeposit, { id: other.salesOrderId, uid: randomUUID() })
  expect(body['errorType']).toBe('sales.deposit_complete')
  expect(await owner.call(salesOrder.routes.get, { id: other.salesOrderId })).toMatchObject({ paymentStatus: 'paid' })
  expect((await owner.call(salesOrder.routes.list, {})).items.map(({ paymentStatus }) => paymentStatus)).toEqual([
    'paid',
    'paid',
  ])
  expect((await owner.call(webOrders.routes.list, { paymentStatus: 'paid' })).items).toHaveLength(2)
  expect(await owner.call(getOrderProgress, { id: other.salesOrderId })).toMatchObject({
    payment: { status: 'paid', openMinor: 0 },
  })
  expect((await payments()).map(({ capturedMinor }) => capturedMinor).toSorted((a, b) => a - b)).toEqual([0, 4000])
  await expectWholeLedger(server.database.maintUrl)
})

test('an order that is paid by card while its invoice is paid otherwise makes credit, and that is told once', async () => {
  const { owner, companyId, place, invoiced, transfer, linkOf, start, approve, settle, balances, get } = await shop()
  const { reference, salesOrderId } = await place(2)
  const token = await linkOf(reference)
  await start(token)
  await invoiced(salesOrderId)
  await Promise.all([transfer(salesOrderId, 6000), approve(token)])
  await settle()
  await settle()
  expect(await balances()).toMatchObject({ '1020': 6000, '1110': 6000, '2210': -6000 })
  expect(await balances()).not.toHaveProperty('2200')
  expect(await balances()).not.toHaveProperty('1200')
  expect((await get(reference)).payment).toMatchObject({ status: 'paid', openMinor: 0 })
  const told = await query(
    server.database.superUrl,
    `select record_id as id, occurrences, arguments->>'amount' as amount from desk.exception
     where company_id = $1 and kind = 'sales.order_paid_twice' and status = 'open'`,
    [companyId],
  )
  expect(told).toMatchObject([{ occurrences: 1, amount: expect.stringContaining('60.00') }])
  expect((await owner.call(salesOrder.routes.get, { id: salesOrderId })).paymentStatus).toBe('paid')
  await expectWholeLedger(server.database.maintUrl)
})

test('staff cancel an order that was paid by card: refunded, or credit, never both', async () => {
  const { owner, place, pay, only, payments, atProvider, settle, get, balances } = await shop()
  const { reference, salesOrderId } = await place(1)
  await pay(reference)
  const { version, isPaidByCard } = await owner.call(salesOrder.routes.get, { id: salesOrderId })
  expect(isPaidByCard).toBe(true)
  const back = () =>
    owner.send(salesOrder.transitionRoutes.refund, { id: salesOrderId, version, reason: 'Not available' })
  const credit = () =>
    owner.send(salesOrder.transitionRoutes.cancel, { id: salesOrderId, version, reason: 'Not available' })
  const answers = await Promise.all([back(), credit(), back()])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  await settle()
  await settle()
  const isRefunded = (await only()).status === 'refunded'
  expect(await atProvider()).toEqual({ captured: 3000, refunded: isRefunded ? 3000 : 0 })
  expect((await balances())['2210']).toBe(isRefunded ? undefined : -3000)
  const second = await place(2)
  await pay(second.reference)
  const before = await owner.call(salesOrder.routes.get, { id: second.salesOrderId })
  await owner.call(salesOrder.transitionRoutes.refund, {
    id: second.salesOrderId,
    version: before.version,
    reason: 'Not available',
  })
  await settle()
  await settle()
  expect(await get(second.reference)).toMatchObject({
    status: 'cancelled',
    payment: { status: 'refunded', openMinor: 0, refundedMinor: 6000 },
  })
  expect(
    (await payments()).map(({ salesOrderId: of, bookedMinor }) => of === second.salesOrderId && bookedMinor),
  ).toContain(0)
  await expectWholeLedger(server.database.maintUrl)
})
