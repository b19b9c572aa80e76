import { randomUUID } from 'node:crypto'
import {
  cancelPayment,
  capturePayment,
  checkPayment,
  getCardPayment,
} from '@countinghouse/contract/payments/card-payment'
import { customerPayment } from '@countinghouse/contract/payments/customer-payment'
import { onlinePayment } from '@countinghouse/contract/payments/online-payment'
import { getPayPage, returnPay } from '@countinghouse/contract/payments/pay'
import { expect, test } from 'vitest'
import { seedCardPayments } from '../../../../../tests/support/card-payments.ts'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'

const server = useServer({ isOwn: true })
const whole = () => expectWholeLedger(server.database.maintUrl)

test('an invoice is paid by link: it is captured once, booked into the clearing account and settled', async () => {
  const { invoiced, linkOf, start, answer, only, openOf, balances, atProvider } = await seedCardPayments(server)
  const { id: invoiceId } = await invoiced('120')
  const token = await linkOf({ invoiceId })
  expect(await server.stranger.call(getPayPage, { token })).toMatchObject({
    status: 'open',
    amountMinor: 12_000,
    currency: 'GBP',
    isSimulated: false,
  })
  expect((await start(token)).body).toEqual({ url: null })
  expect(await only()).toMatchObject({ status: 'sent', amountMinor: 12_000, capturedMinor: 0, bookedMinor: 0 })
  expect((await answer(token)).body).toMatchObject({ status: 'paid', amountMinor: 0 })
  expect(await only()).toMatchObject({ status: 'captured', capturedMinor: 12_000, bookedMinor: 12_000, isLate: false })
  expect(await openOf(invoiceId)).toBe(0)
  expect(await balances()).toMatchObject({ '1110': 12_000, '4000': -12_000 })
  expect((await balances())['1200']).toBeUndefined()
  expect((await start(token)).body['errorType']).toBe('payments.nothing_open')
  expect(await atProvider()).toEqual({ captures: 1, captured: 12_000, refunded: 0 })
  await whole()
})

test('an amount without an invoice becomes credit of the customer', async () => {
  const { linkOf, start, answer, only, balances } = await seedCardPayments(server)
  const token = await linkOf({ amountMinor: 5000 })
  await start(token)
  await answer(token)
  expect(await only()).toMatchObject({ status: 'captured', invoiceId: null, bookedMinor: 5000 })
  expect(await balances()).toEqual({ '1110': 5000, '2210': -5000 })
  await whole()
})

test('a declined payment is tried again; what the bank approves late is kept as credit', async () => {
  const { invoiced, linkOf, start, answer, payments, balances, openOf, approveLate } = await seedCardPayments(server)
  const { id: invoiceId } = await invoiced('40')
  const token = await linkOf({ invoiceId })
  await start(token)
  expect((await answer(token, 'decline')).body).toMatchObject({ status: 'open' })
  expect(await payments()).toMatchObject([{ status: 'declined', declineCode: 'card_declined', capturedMinor: 0 }])
  await start(token)
  await answer(token)
  expect((await payments()).map(({ status }) => status)).toEqual(['captured', 'declined'])
  // The bank approves the first after all: the money is kept as credit of the customer, and said to be late.
  const [, first] = await payments()
  await approveLate(first?.uid ?? '')
  expect(await payments()).toMatchObject([{ isLate: false }, { status: 'captured', isLate: true, bookedMinor: 4000 }])
  expect(await openOf(invoiceId)).toBe(0)
  expect(await balances()).toMatchObject({ '1110': 8000, '2210': -4000 })
  await whole()
})

test('the answer of the first call is lost: the payment is unknown, nothing is charged again, and asking finds it', async () => {
  const { invoiced, linkOf, start, answer, fault, only, runChecks, atProvider, balances } =
    await seedCardPayments(server)
  const token = await linkOf({ invoiceId: (await invoiced('75')).id })
  await fault('create', 'done')
  expect((await start(token)).body).toEqual({ url: null })
  expect(await only()).toMatchObject({ status: 'unknown', capturedMinor: 0 })
  expect(await server.stranger.call(getPayPage, { token })).toMatchObject({ status: 'waiting' })
  await runChecks()
  expect(await only()).toMatchObject({ status: 'sent', unknownSince: null })
  await answer(token)
  expect(await only()).toMatchObject({ status: 'captured', bookedMinor: 7500 })
  expect(await atProvider()).toEqual({ captures: 1, captured: 7500, refunded: 0 })
  expect(await balances()).toMatchObject({ '1110': 7500 })
  await whole()
})

test('a call that never arrived is made once it is asked again', async () => {
  const { invoiced, linkOf, start, answer, fault, only, atProvider } = await seedCardPayments(server)
  const token = await linkOf({ invoiceId: (await invoiced('75')).id })
  await fault('create', 'lost')
  await start(token)
  expect(await only()).toMatchObject({ status: 'unknown' })
  await start(token)
  expect(await only()).toMatchObject({ status: 'sent' })
  await answer(token)
  expect(await atProvider()).toEqual({ captures: 1, captured: 7500, refunded: 0 })
})

test('a time-out after capture: message, return and polling find one capture', async () => {
  const { invoiced, linkOf, start, answer, fault, only, owner, atProvider, balances, runChecks } =
    await seedCardPayments(server, 'by_hand')
  const token = await linkOf({ invoiceId: (await invoiced('90')).id })
  await start(token)
  expect((await answer(token)).body).toMatchObject({ status: 'waiting' })
  const { id } = await only()
  expect(await only()).toMatchObject({ status: 'authorised', capturedMinor: 0, bookedMinor: 0 })
  await fault('capture', 'done')
  expect(await owner.call(capturePayment, { id })).toMatchObject({ status: 'unknown' })
  expect(await atProvider()).toMatchObject({ captures: 1, captured: 9000 })
  expect((await owner.send(capturePayment, { id })).body['errorType']).toBe('state_conflict')
  await runChecks()
  await server.stranger.call(returnPay, { token })
  expect(await owner.call(checkPayment, { id })).toMatchObject({ status: 'captured' })
  expect(await only()).toMatchObject({ bookedMinor: 9000 })
  expect(await atProvider()).toEqual({ captures: 1, captured: 9000, refunded: 0 })
  expect(await balances()).toMatchObject({ '1110': 9000 })
  await whole()
})

test('what was authorised is released, and the invoice can be paid again', async () => {
  const { invoiced, linkOf, start, answer, only, owner, openOf } = await seedCardPayments(server, 'by_hand')
  const { id: invoiceId } = await invoiced('90')
  const token = await linkOf({ invoiceId })
  await start(token)
  await answer(token)
  expect(await owner.call(cancelPayment, { id: (await only()).id })).toMatchObject({ status: 'cancelled' })
  expect(await openOf(invoiceId)).toBe(9000)
  expect(await server.stranger.call(getPayPage, { token })).toMatchObject({ status: 'open', amountMinor: 9000 })
})

test('messages: twice, before the answer, out of order, forged, replayed with an old time', async () => {
  const { invoiced, linkOf, start, answer, fault, message, sendRaw, only, payments, balances, atProvider, runChecks } =
    await seedCardPayments(server)
  const token = await linkOf({ invoiceId: (await invoiced('60')).id })
  // Before the answer: the call has taken effect, the payment does not know its page yet.
  await fault('create', 'done')
  await start(token)
  const payment = await only()
  const eventRef = randomUUID()
  expect(await message(payment, { eventRef })).toMatchObject({ status: 200, body: { isReceived: true } })
  expect(await only()).toMatchObject({ status: 'sent' })
  await answer(token)
  // Twice, and later than what it says.
  expect((await message(payment, { eventRef })).status).toBe(200)
  expect((await Promise.all([1, 2, 3].map(() => message(payment)))).map(({ status }) => status)).toEqual([
    200, 200, 200,
  ])
  expect(await only()).toMatchObject({ status: 'captured', capturedMinor: 6000, bookedMinor: 6000 })
  expect(await balances()).toMatchObject({ '1110': 6000 })
  // Of no payment that is known: kept, and looked for again.
  expect((await message({ uid: randomUUID() })).status).toBe(200)
  await runChecks()
  const forged = await message(payment, { secret: 'whsec_other' })
  expect([forged.status, (forged.body as { errorType: string }).errorType]).toEqual([403, 'payments.signature'])
  const old = await message(payment, { at: new Date(Date.now() - 301_000) })
  expect(old.status).toBe(403)
  expect((await sendRaw(Buffer.from('{}'), '')).status).toBe(403)
  expect(await payments()).toHaveLength(1)
  expect(await atProvider()).toEqual({ captures: 1, captured: 6000, refunded: 0 })
  await whole()
})

test('refunds take no more than was captured, however many are sent at once, and open the invoice again', async () => {
  const { paid, refund, read, openOf, balances, atProvider, owner } = await seedCardPayments(server)
  const { payment, invoiceId } = await paid('100')
  const answers = await Promise.all(Array.from({ length: 8 }, () => refund(payment.id, 3000)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.find(({ status }) => status !== 200)?.body).toMatchObject({
    errorType: 'payments.over_refunded',
    details: { refundableMinor: 1000 },
  })
  expect(await read(payment.id)).toMatchObject({ status: 'part_refunded', refundedMinor: 9000, bookedMinor: 1000 })
  expect(await openOf(invoiceId)).toBe(9000)
  expect(await balances()).toMatchObject({ '1110': 1000, '1200': 9000 })
  const uid = randomUUID()
  expect((await refund(payment.id, 1000, uid)).body).toMatchObject({ status: 'refunded', refund: 'succeeded' })
  expect((await refund(payment.id, 1000, uid)).body).toMatchObject({ status: 'refunded', refund: 'succeeded' })
  expect((await refund(payment.id, 500, uid)).body['errorType']).toBe('duplicate')
  expect(await atProvider()).toEqual({ captures: 1, captured: 10_000, refunded: 10_000 })
  expect((await balances())['1110']).toBeUndefined()
  const { refunds, refundableMinor } = await owner.call(getCardPayment, { id: payment.id })
  expect([refunds.length, refundableMinor]).toEqual([4, 0])
  await whole()
})

test('a refund without an answer stays requested and is given once; a refused one returns to the ledger', async () => {
  const { paid, refund, fault, read, openOf, balances, atProvider, runChecks } = await seedCardPayments(server)
  const { payment, invoiceId } = await paid('100')
  await fault('refund', 'done')
  expect((await refund(payment.id, 4000)).body).toMatchObject({ refund: 'requested' })
  expect(await balances()).toMatchObject({ '1110': 6000 })
  await runChecks()
  expect(await atProvider()).toEqual({ captures: 1, captured: 10_000, refunded: 4000 })
  await fault('refund', 'refused')
  const refused = await refund(payment.id, 1000)
  expect([refused.status, refused.body['errorType']]).toEqual([402, 'payments.refund_refused'])
  expect(await read(payment.id)).toMatchObject({ status: 'part_refunded', refundedMinor: 4000, bookedMinor: 6000 })
  expect(await openOf(invoiceId)).toBe(4000)
  expect(await balances()).toMatchObject({ '1110': 6000, '1200': 4000 })
  await whole()
})

test('a refund whose call was lost longer ago than the provider knows its key is not given again', async () => {
  const { companyId, paid, refund, fault, atProvider, runChecks } = await seedCardPayments(server)
  const { payment } = await paid('100')
  await fault('refund', 'lost')
  expect((await refund(payment.id, 4000)).body).toMatchObject({ refund: 'requested' })
  await query(
    server.database.superUrl,
    `update payments.online_refund set created_at = now() - interval '2 days' where company_id = $1`,
    [companyId],
  )
  await runChecks()
  expect(await atProvider()).toEqual({ captures: 1, captured: 10_000, refunded: 0 })
})

test('credit that is used elsewhere is not refunded, and the customer payment goes by refund alone', async () => {
  const { linkOf, start, answer, only, refund, invoiced, owner, customerId, accounts, day, atProvider } =
    await seedCardPayments(server)
  const token = await linkOf({ amountMinor: 5000 })
  await start(token)
  await answer(token)
  const payment = await only()
  const { version } = await owner.call(customerPayment.routes.get, { id: payment.customerPaymentId ?? 0 })
  const reversed = await owner.send(customerPayment.transitionRoutes.reverse, {
    id: payment.customerPaymentId ?? 0,
    version,
  })
  expect(reversed.body['errorType']).toBe('payments.of_online_payment')
  const { id: invoiceId } = await invoiced('50')
  const applied = await owner.call(customerPayment.routes.create, {
    uid: randomUUID(),
    customerId,
    accountId: accounts['1020'] ?? 0,
    receivedOn: day,
    appliedMinor: 5000,
    lines: [{ invoiceId, amountMinor: 5000 }],
  })
  await owner.call(customerPayment.transitionRoutes.post, { id: applied.id, version: applied.version })
  expect((await refund(payment.id, 5000)).body['errorType']).toBe('payments.credit_short')
  expect(await atProvider()).toMatchObject({ refunded: 0 })
  await whole()
})

test('without a provider everything says not_configured, and a payment that never answers is resolved by hand', async () => {
  const { owner, customerId, fault, linkOf, start, only, invoiced } = await seedCardPayments(server)
  const token = await linkOf({ invoiceId: (await invoiced('10')).id })
  await fault('create', 'lost')
  await start(token)
  const { id, version } = await only()
  const resolved = await owner.call(onlinePayment.transitionRoutes.resolve, { id, version, evidence: 'Case 17' })
  expect(resolved).toMatchObject({ status: 'cancelled', reason: 'Case 17', unknownSince: null })
  expect(customerId).toBeGreaterThan(0)
})
