import { randomUUID } from 'node:crypto'
import { bankAccount } from '@countinghouse/contract/payments/bank-account'
import { customerPayment } from '@countinghouse/contract/payments/customer-payment'
import { getPaymentKpi } from '@countinghouse/contract/payments/payment-kpi'
import { payout } from '@countinghouse/contract/payments/payout'
import { getPayoutLines, importPayout } from '@countinghouse/contract/payments/payout-lines'
import { expect, test } from 'vitest'
import { seedCardPayments } from '../../../../../tests/support/card-payments.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'

const server = useServer({ isOwn: true })

async function seed() {
  const tenant = await seedCardPayments(server)
  const { owner, accounts, day } = tenant
  const { id: bankAccountId } = await owner.call(bankAccount.routes.create, {
    code: 'MAIN',
    name: 'Main',
    accountId: accounts['1020'] ?? 0,
    holder: 'Shop',
    iban: 'GB29NWBK60161331926819',
  })
  const create = (lines: readonly object[], more: object = {}) =>
    owner.send(payout.routes.create, {
      uid: randomUUID(),
      provider: 'simulator',
      reference: `po_${randomUUID()}`,
      bankAccountId,
      paidOn: day,
      lines,
      ...more,
    } as never)
  const post = async (id: number) => {
    const { version } = await owner.call(payout.routes.get, { id })
    return await owner.send(payout.transitionRoutes.post, { id, version })
  }
  const load = (text: string, fileName = 'payouts.csv') =>
    owner.send(importPayout, { id: bankAccountId, fileName }, { bytes: Buffer.from(text) })
  const chargeOf = (payment: { chargeRef: string | null }, amountMinor: number, feeMinor = 0) => ({
    kind: 'charge',
    reference: payment.chargeRef,
    entryRef: `txn_${randomUUID()}`,
    amountMinor,
    feeMinor,
  })
  return { ...tenant, bankAccountId, create, post, load, chargeOf }
}

test('a report is imported once and clears the account of online payments into bank and fees', async () => {
  const { paid, refund, load, post, owner, balances, read } = await seed()
  const { payment } = await paid('100')
  await refund(payment.id, 3000)
  const { chargeRef } = await read(payment.id)
  const csv = [
    'automatic_payout_id,automatic_payout_effective_at,balance_transaction_id,reporting_category,currency,gross,fee,net,payment_intent_id',
    `po_1,2026-11-20 00:00:00,txn_1,charge,gbp,100.00,1.75,98.25,${chargeRef}`,
    `po_1,2026-11-20 00:00:00,txn_2,refund,gbp,-30.00,0.00,-30.00,${chargeRef}`,
    'po_1,2026-11-20 00:00:00,txn_3,fee,gbp,-0.25,0.00,-0.25,',
    'po_1,2026-11-20 00:00:00,txn_4,payout,gbp,-68.00,0.00,-68.00,',
    'po_2,2026-11-21 00:00:00,txn_5,charge,gbp,5.00,0.10,4.90,pi_unknown',
  ].join('\n')
  const { status, body } = await load(csv)
  expect(status).toBe(200)
  const [first, second] = (body as unknown as { payouts: { id: number; lineCount: number }[] }).payouts
  expect([first?.lineCount, second?.lineCount]).toEqual([3, 1])
  expect((await load(csv)).body).toMatchObject({
    errorType: 'payments.already_paid_out',
    fields: { fileName: [{ code: 'rule' }] },
  })
  const id = first?.id ?? 0
  expect(await owner.call(payout.routes.get, { id })).toMatchObject({
    provider: 'simulator',
    reference: 'po_1',
    paidOn: '2026-11-20',
    grossMinor: 10_000,
    refundMinor: -3000,
    feeMinor: 200,
    netMinor: 6800,
  })
  expect((await post(id)).body).toMatchObject({ status: 'posted' })
  expect(await balances()).toMatchObject({ '1020': 6800, '6000': 200, '1200': 3000 })
  expect((await balances())['1110']).toBeUndefined()
  // A payment that nobody knows stays in the account of online payments, and is shown.
  const unknown = await owner.call(getPayoutLines, { id: second?.id ?? 0 })
  expect(unknown.lines).toMatchObject([{ reference: 'pi_unknown', paymentId: null }])
  await post(second?.id ?? 0)
  expect(await balances()).toMatchObject({ '1020': 7290, '1110': -500, '6000': 210 })
  expect((await owner.call(getPayoutLines, { id })).unpaid).toEqual([])
  expect((await load('a,b\n1,2')).body['errorType']).toBe('payments.payout_unreadable')
  await expectWholeLedger(server.database.maintUrl)
})

test('a charge-back opens its invoice again, and what no payment bears is disputed', async () => {
  const { paid, refund, create, post, chargeOf, read, openOf, balances } = await seed()
  const { payment, invoiceId } = await paid('100')
  await refund(payment.id, 4000)
  const { chargeRef } = await read(payment.id)
  const back = (amountMinor: number, reference = chargeRef) => ({
    kind: 'chargeback',
    reference,
    amountMinor,
    feeMinor: 1500,
  })
  const { body } = await create([
    chargeOf({ chargeRef }, 10_000, 150),
    { kind: 'refund', reference: chargeRef, amountMinor: -4000 },
    back(-10_000),
  ])
  expect(body).toMatchObject({
    grossMinor: 10_000,
    refundMinor: -4000,
    chargebackMinor: -10_000,
    feeMinor: 1650,
    netMinor: -5650,
  })
  expect((await post(Number(body['id']))).body).toMatchObject({ status: 'posted' })
  // Of 100.00, 40.00 had been refunded: 60.00 are open again, 40.00 are in dispute.
  expect(await read(payment.id)).toMatchObject({ status: 'disputed', disputedMinor: 6000, bookedMinor: 0 })
  expect(await openOf(invoiceId)).toBe(10_000)
  expect(await balances()).toMatchObject({ '1020': -5650, '1150': 4000, '1200': 10_000, '6000': 1650 })
  expect((await balances())['1110']).toBeUndefined()
  // The bank decides for the company.
  const { body: won } = await create([{ ...back(10_000), feeMinor: -1500 }])
  await post(Number(won['id']))
  expect(await read(payment.id)).toMatchObject({ status: 'part_refunded', disputedMinor: 0, bookedMinor: 6000 })
  expect(await balances()).toMatchObject({ '1020': 5850, '1200': 4000, '6000': 150 })
  expect((await balances())['1150']).toBeUndefined()
  await expectWholeLedger(server.database.maintUrl)
})

test('credit that is used does not stop a charge-back', async () => {
  const { linkOf, start, answer, only, owner, customerId, accounts, day, invoiced, create, post, chargeOf, balances } =
    await seed()
  const token = await linkOf({ amountMinor: 5000 })
  await start(token)
  await answer(token)
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
  const { chargeRef } = await only()
  const { body } = await create([
    chargeOf({ chargeRef }, 5000),
    { kind: 'chargeback', reference: chargeRef, amountMinor: -5000 },
  ])
  expect((await post(Number(body['id']))).body).toMatchObject({ status: 'posted', netMinor: 0 })
  expect(await only()).toMatchObject({ status: 'captured', disputedMinor: 0, bookedMinor: 5000 })
  expect(await balances()).toMatchObject({ '1150': 5000 })
  expect((await balances())['1110']).toBeUndefined()
  await expectWholeLedger(server.database.maintUrl)
})

test('entries whose total no number holds are refused', async () => {
  const { create } = await seed()
  const charge = { kind: 'charge', reference: 'pi_1', amountMinor: 999_999_999_999_999 }
  expect(await create([charge, charge])).toMatchObject({
    status: 422,
    body: { errorType: 'payments.rule_broken', fields: { lines: [{ message: expect.stringContaining('too large') }] } },
  })
})

test('entries say what they are, and none is in two payouts', async () => {
  const { create } = await seed()
  const entry = { kind: 'charge', reference: 'pi_1', entryRef: 'txn_1', amountMinor: 100 }
  expect((await create([entry], { reference: 'po_9' })).status).toBe(201)
  const refusals = [
    [[entry], {}],
    [[{ ...entry, entryRef: null }], { reference: 'po_9' }],
    [[{ ...entry, entryRef: null, amountMinor: -100 }], {}],
    [[{ ...entry, entryRef: null, reference: null }], {}],
    [[{ kind: 'fee' }], {}],
  ] as const
  for (const [lines, more] of refusals) {
    const { status, body } = await create(lines, more)
    expect([status, body['errorType']]).toEqual([422, 'payments.rule_broken'])
  }
})

test('the figures of a period are those of its payments and payouts', async () => {
  const { paid, refund, read, invoiced, linkOf, start, answer, create, post, chargeOf, owner, day } = await seed()
  const { payment } = await paid('100')
  await refund(payment.id, 2500)
  const token = await linkOf({ invoiceId: (await invoiced('40')).id })
  await start(token)
  await answer(token, 'decline')
  const { body } = await create([chargeOf(await read(payment.id), 10_000, 300)])
  await post(Number(body['id']))
  expect(await owner.call(getPaymentKpi, {})).toMatchObject({
    currency: 'GBP',
    requested: 2,
    captured: 1,
    capturedMinor: 10_000,
    finished: 2,
    declined: 1,
    unknown: 0,
    refunded: 1,
    refundedMinor: 2500,
    disputed: 0,
    paidOut: 1,
    paidOutDays: 0,
    reasons: [{ code: 'card_declined', count: 1 }],
    months: [{ month: `${day.slice(0, 7)}-01`, grossMinor: 10_000, feeMinor: 300, netMinor: 9700 }],
  })
  expect(await owner.call(getPaymentKpi, { from: '2020-01-01', to: '2020-02-01' })).toMatchObject({
    requested: 0,
    capturedMinor: 0,
    months: [],
  })
})
