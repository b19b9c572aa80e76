import {
  getTerminalPayment,
  resolveTerminalPayment,
  reverseTerminalPayment,
  terminalPayments,
} from '@countinghouse/contract/payments/terminal-payment'
import { paymentType } from '@countinghouse/contract/erp/payment-type'
import { getReceipt } from '@countinghouse/contract/sales/receipt'
import { getRegister } from '@countinghouse/contract/sales/register'
import { completeReturn, voidSale } from '@countinghouse/contract/sales/register-return'
import { cancelTerminal, checkTerminal, startTerminal } from '@countinghouse/contract/sales/register-terminal'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { seedCardTerminal } from '../../../../../tests/support/card-terminal.ts'
import { query } from '../../../../../tests/support/database.ts'
import { balancesOf } from '../../../../../tests/support/journals.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { paid } from '../../../../../tests/support/till.ts'

const getListedTerminal = terminalPayments.routes.get as NonNullable<typeof terminalPayments.routes.get>

const server = useServer({ isOwn: true })

test('without a provider or a terminal the till says so, charges nothing and takes the card by hand', async () => {
  const { owner, wanted, sell, card, run } = await seedCardTerminal(server, false)
  expect((await owner.call(getRegister, {})).tills[0]).toMatchObject({ hasTerminal: false })
  expect(await owner.send(startTerminal, wanted())).toMatchObject({
    status: 424,
    body: { errorType: 'not_configured' },
  })
  await run(`insert into payments.card_provider (company_id, provider) values ($1, 'simulator')`)
  expect((await owner.call(getRegister, {})).tills[0]).toMatchObject({ hasTerminal: true })
  await run(`update sales.till set terminal_ref = null where company_id = $1`)
  expect((await owner.send(startTerminal, wanted())).body.errorType).toBe('not_configured')
  expect(await run('select from payments.terminal_payment where company_id = $1')).toEqual([])
  expect((await sell(randomUUID(), [paid(card, 3000)])).status).toBe(200)
})

test('an approved card pays its sale once; receipt, journal and provider agree, and nobody keeps a card number', async () => {
  const { owner, companyId, wanted, sell, byTerminal, check, atProvider, run } = await seedCardTerminal(server)
  const input = wanted()
  expect(await owner.call(startTerminal, input)).toMatchObject({ status: 'waiting', card: null })
  const early = await sell(input.receiptUid, [byTerminal(input)])
  expect(early).toMatchObject({
    status: 409,
    body: {
      errorType: 'payments.terminal_not_approved',
      fields: { 'tenders.0.terminalUid': [{ message: expect.stringContaining('Ask the terminal again') }] },
    },
  })
  expect(await check(input.uid)).toBe('approved')
  const sold = await sell(input.receiptUid, [byTerminal(input)])
  expect(sold.status).toBe(200)
  const { tenders, number } = await owner.call(getReceipt, { id: Number(sold.body['id']) })
  expect(tenders).toMatchObject([{ tenderedMinor: 3000, reference: expect.stringMatching(/^Visa …4242 · \d{6}$/) }])
  expect((await balancesOf(server.app.db, companyId))['1100']).toBe(3000)
  const { items } = await owner.call(terminalPayments.routes.list, { limit: 50 })
  expect(items).toMatchObject([{ status: 'approved', todo: 'done', receiptNumber: number, card: 'Visa …4242' }])
  expect((await sell(input.receiptUid, [byTerminal(input)])).status, 'the same sale again').toBe(200)
  const other = await sell(randomUUID(), [byTerminal(input)])
  expect(other.body.errorType, 'reused').toBe('payments.terminal_not_approved')
  expect((await owner.send(cancelTerminal, { uid: input.uid })).body.errorType).toBe('state_conflict')
  expect(await atProvider()).toEqual({ charges: 1, charged: 3000, refunded: 0 })
  const [columns] = await run<{ names: string }>(
    `select string_agg(to_jsonb(p)::text, ' ') as names from payments.terminal_payment p where company_id = $1`,
  )
  expect(columns?.names).not.toMatch(/\d{13,19}/)
  await expectWholeLedger(server.database.maintUrl)
})

test('six starts at once charge the card once, and six sales at once use it once', async () => {
  const { owner, wanted, sell, byTerminal, check, atProvider } = await seedCardTerminal(server)
  const input = wanted()
  const started = await Promise.all(Array.from({ length: 6 }, () => owner.send(startTerminal, input)))
  expect(started.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect(new Set(started.map(({ body }) => body['id'])).size).toBe(1)
  await check(input.uid)
  await Promise.all(Array.from({ length: 6 }, () => owner.send(checkTerminal, { uid: input.uid })))
  const sold = await Promise.all(Array.from({ length: 6 }, () => sell(input.receiptUid, [byTerminal(input)])))
  expect(new Set(sold.map(({ body }) => body['id'])).size, 'one receipt').toBe(1)
  expect(await atProvider()).toEqual({ charges: 1, charged: 3000, refunded: 0 })
  expect((await owner.send(startTerminal, { ...input, amountMinor: 2000 })).body.errorType).toBe('duplicate')
})

test('a declined card pays nothing; another attempt is another payment', async () => {
  const { wanted, owner, check, sell, byTerminal, approved, cash, atProvider } = await seedCardTerminal(server)
  const declined = wanted({ amountMinor: 2905 })
  await owner.call(startTerminal, declined)
  expect(await owner.call(checkTerminal, { uid: declined.uid })).toMatchObject({
    status: 'declined',
    declineCode: 'card_declined',
  })
  expect(await check(declined.uid)).toBe('declined')
  expect((await sell(declined.receiptUid, [byTerminal(declined), paid(cash, 95)])).status).toBe(409)
  const input = await approved()
  expect((await sell(input.receiptUid, [byTerminal(input)])).status).toBe(200)
  expect(await atProvider()).toMatchObject({ charges: 1, charged: 3000 })
})

test('the answer of the terminal is lost: the payment is unknown, charges nothing twice, and asking finds it', async () => {
  const { owner, wanted, fault, check, sell, byTerminal, atProvider } = await seedCardTerminal(server)
  const input = wanted()
  await fault('create', 'done')
  expect(await owner.call(startTerminal, input)).toMatchObject({ status: 'unknown' })
  expect((await sell(input.receiptUid, [byTerminal(input)])).status).toBe(409)
  await fault('create', 'lost')
  expect(await check(input.uid), 'no answer again').toBe('unknown')
  expect(await check(input.uid), 'made now').toBe('waiting')
  await fault('read', 'done')
  expect(await check(input.uid), 'charged, and its answer is lost').toBe('unknown')
  expect(await check(input.uid)).toBe('approved')
  expect((await sell(input.receiptUid, [byTerminal(input)])).status).toBe(200)
  expect(await atProvider()).toEqual({ charges: 1, charged: 3000, refunded: 0 })
})

test('a call whose key the provider may have forgotten is not repeated: it waits for a person', async () => {
  const { owner, wanted, fault, check, cancel, run, runChecks } = await seedCardTerminal(server)
  const input = wanted()
  await fault('create', 'lost')
  const { id } = await owner.call(startTerminal, input)
  await run(`update payments.terminal_payment set status = 'waiting', unknown_since = null,
    created_at = now() - interval '1 day' where company_id = $1`)
  expect(await check(input.uid), 'the server stopped before the call').toBe('unknown')
  expect((await cancel(input.uid)).body).toMatchObject({ status: 'unknown' })
  await runChecks()
  expect(await run('select from payments.simulated_payment where company_id = $1'), 'not asked again').toEqual([])
  const { version } = await owner.call(getListedTerminal, { id })
  expect(await owner.call(resolveTerminalPayment, { id, version, evidence: 'Not at the provider' })).toMatchObject({
    status: 'cancelled',
  })
})

test('a card of which the provider tells nothing pays its sale', async () => {
  const { approved, sell, byTerminal, run } = await seedCardTerminal(server)
  const input = await approved()
  await run(
    `update payments.terminal_payment set card_brand = null, card_last4 = null, authorisation = null where company_id = $1`,
  )
  expect((await sell(input.receiptUid, [byTerminal(input)])).status).toBe(200)
})

test('a payment of another amount, type or receipt is refused by the server, and by the database itself', async () => {
  const { approved, sell, byTerminal, cash, card, run, companyId } = await seedCardTerminal(server)
  const small = await approved(2000)
  const refused = async (...given: Parameters<typeof sell>) => (await sell(...given)).body.errorType
  expect(await refused(small.receiptUid, [{ ...byTerminal(small), tenderedMinor: 3000 }])).toBe(
    'payments.terminal_not_approved',
  )
  expect(await refused(randomUUID(), [byTerminal(small), paid(cash, 1000)])).toBe('payments.terminal_not_approved')
  expect(await refused(small.receiptUid, [{ ...byTerminal(small), paymentTypeId: card }, paid(cash, 1000)])).toBe(
    'payments.terminal_not_approved',
  )
  expect(
    await refused(small.receiptUid, [{ ...byTerminal(small), terminalUid: null }, paid(cash, 1000)]),
    'without one',
  ).toBe('payments.terminal_not_approved')
  const use = (amountMinor: number, number: string) =>
    query(
      server.database.ownerUrl,
      `select set_config('app.company', $1, false), payments.use_terminal_payments($2, $3)`,
      [
        String(companyId),
        companyId,
        JSON.stringify([
          {
            uid: small.uid,
            receiptUid: small.receiptUid,
            number,
            storeId: null,
            paymentTypeId: small.paymentTypeId,
            currencyCode: 'GBP',
            amountMinor,
          },
        ]),
      ],
    )
  await expect(use(2001, 'T1-1')).rejects.toThrow('payments.terminal_not_approved')
  const back = run(`update payments.terminal_payment set status = 'waiting', approved_at = null where company_id = $1`)
  await expect(back, 'nothing leads back').rejects.toThrow(/terminal payment/)
  await expect(run(`update payments.terminal_payment set amount_minor = 1 where company_id = $1`)).rejects.toThrow()
  expect((await sell(small.receiptUid, [byTerminal(small), paid(cash, 1000)])).status).toBe(200)
  await expect(
    run(`update payments.terminal_payment set used_at = null, receipt_number = null where company_id = $1`),
  ).rejects.toThrow(/terminal payment/)
})

test('a sale that breaks off leaves its card unused, so that it is completed or given back', async () => {
  const { owner, approved, sell, byTerminal, cancel, atProvider, setFailing } = await withFailingStock()
  const input = await approved()
  await setFailing(true)
  expect((await sell(input.receiptUid, [byTerminal(input)])).status).toBeGreaterThanOrEqual(400)
  await setFailing(false)
  expect((await owner.call(terminalPayments.routes.list, { limit: 50 })).items).toMatchObject([
    { status: 'approved', todo: 'unused', receiptNumber: null },
  ])
  expect(await cancel(input.uid)).toMatchObject({ status: 200, body: { status: 'reversed' } })
  expect(await cancel(input.uid), 'again').toMatchObject({ body: { status: 'reversed' } })
  expect(await atProvider()).toEqual({ charges: 1, charged: 3000, refunded: 3000 })
  expect((await sell(input.receiptUid, [byTerminal(input)])).body.errorType).toBe('payments.terminal_not_approved')
})

/** The posting of a sale breaks after everything was written. */
async function withFailingStock() {
  const seeded = await seedCardTerminal(server)
  const setFailing = async (isFailing: boolean) => {
    await query(
      server.database.superUrl,
      isFailing
        ? `create function sales.break_for_test() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$;
           create trigger break_for_test before insert on sales.sales_day for each row execute function sales.break_for_test()`
        : 'drop trigger break_for_test on sales.sales_day; drop function sales.break_for_test()',
    )
  }
  return { ...seeded, setFailing }
}

test('a request is taken off the terminal; a card that was charged meanwhile is given back', async () => {
  const { owner, wanted, cancel, fault, approved, sell, byTerminal, atProvider } = await seedCardTerminal(server)
  const input = wanted()
  await owner.call(startTerminal, input)
  expect(await cancel(input.uid)).toMatchObject({ status: 200, body: { status: 'cancelled' } })
  expect(await atProvider()).toMatchObject({ charges: 0 })
  const late = wanted()
  await owner.call(startTerminal, late)
  await fault('read', 'done')
  await owner.call(checkTerminal, { uid: late.uid })
  expect(await cancel(late.uid), 'charged, the cashier did not know').toMatchObject({ body: { status: 'reversed' } })
  const taken = await approved()
  const [back, sold] = await Promise.all([cancel(taken.uid), sell(taken.receiptUid, [byTerminal(taken)])])
  const isSold = sold.status === 200
  expect([back.status, isSold], 'one of both').toEqual(isSold ? [409, true] : [200, false])
  expect(await atProvider()).toEqual({ charges: 2, charged: 6000, refunded: isSold ? 3000 : 6000 })
})

test('a manager gives back what no receipt used, and settles what the provider refuses, in the stores of theirs', async () => {
  const { owner, as, approved, wanted, fault, run } = await seedCardTerminal(server)
  await approved()
  const { items } = await owner.call(terminalPayments.routes.list, { limit: 50 })
  expect(items).toMatchObject([{ status: 'approved', todo: 'unused' }])
  const { id = 0 } = items[0] ?? {}
  const clerk = await as({ may: ['terminal-payments:view'] })
  expect((await clerk.send(reverseTerminalPayment, { id })).status).toBe(403)
  await fault('refund', 'refused')
  expect(await owner.call(reverseTerminalPayment, { id })).toMatchObject({ status: 'reversing' })
  expect(await owner.call(getTerminalPayment, { id })).toMatchObject({
    isUnused: true,
    refunds: [{ amountMinor: 3000, status: 'failed', failure: 'charge_disputed' }],
  })
  const versionOf = async (wantedId: number) => (await owner.call(getListedTerminal, { id: wantedId })).version
  expect((await owner.send(resolveTerminalPayment, { id, version: 1, evidence: 'Old' })).body.errorType).toBe('stale')
  expect(
    await owner.call(resolveTerminalPayment, {
      id,
      version: await versionOf(id),
      evidence: 'Cash from the safe, slip 12',
    }),
  ).toMatchObject({
    status: 'reversed',
  })
  expect(
    (await owner.send(resolveTerminalPayment, { id, version: await versionOf(id), evidence: 'Again' })).body.errorType,
  ).toBe('state_conflict')
  const lost = wanted()
  await fault('create', 'lost')
  const { id: lostId } = await owner.call(startTerminal, lost)
  expect(
    await owner.call(resolveTerminalPayment, {
      id: lostId,
      version: await versionOf(lostId),
      evidence: 'Not at the provider',
    }),
  ).toMatchObject({
    status: 'cancelled',
  })
  expect(await run('select from payments.terminal_refund where company_id = $1')).toHaveLength(1)
})

test('a return goes back to the card that was charged, never more; a void gives all of it back', async () => {
  const { owner, approved, sell, byTerminal, terminal, cash, session, runChecks, atProvider, fault } =
    await seedCardTerminal(server)
  const input = await approved(2000)
  const sold = await sell(input.receiptUid, [byTerminal(input), paid(cash, 1000)])
  const back = (tenders: ReturnType<typeof paid>[]) =>
    owner.send(completeReturn, {
      uid: randomUUID(),
      tillSessionId: session.id,
      originalSaleId: Number(sold.body['id']),
      soldAt: new Date().toISOString(),
      reason: 'Too bright',
      lines: [{ lineNo: 1, quantity: 1 }],
      tenders,
    })
  expect(await back([{ ...paid(terminal, 2000), terminalUid: input.uid }, paid(cash, 1000)])).toMatchObject({
    status: 409,
    body: { errorType: 'payments.terminal_not_approved', fields: { 'tenders.0.terminalUid': [{ code: 'rule' }] } },
  })
  const refused = await back([paid(terminal, 3000)])
  expect(refused).toMatchObject({
    status: 409,
    body: { errorType: 'payments.terminal_refund_exceeds', details: { leftMinor: 2000 } },
  })
  await fault('refund', 'done')
  const returned = await back([paid(terminal, 2000), paid(cash, 1000)])
  expect(returned.status).toBe(200)
  await runChecks()
  await runChecks()
  expect(await atProvider(), 'once, though an answer was lost').toEqual({ charges: 1, charged: 2000, refunded: 2000 })
  expect((await owner.send(voidSale, { id: Number(returned.body['id']), reason: 'Wrong' })).body.errorType).toBe(
    'sales.not_voidable',
  )
  const next = await approved()
  const other = await sell(next.receiptUid, [byTerminal(next)])
  await owner.call(voidSale, { id: Number(other.body['id']), reason: 'Wrong customer' })
  await runChecks()
  expect(await atProvider()).toEqual({ charges: 2, charged: 5000, refunded: 5000 })
  expect((await owner.call(terminalPayments.routes.list, { limit: 50 })).items).toMatchObject([
    { status: 'reversed', refundedMinor: 3000 },
    { status: 'approved', refundedMinor: 2000 },
  ])
  await expectWholeLedger(server.database.maintUrl)
})

test('a refund that was never answered is shown to be settled by hand; one that the provider is busy with is not', async () => {
  const { owner, approved, cancel, fault, run, runChecks, atProvider } = await seedCardTerminal(server)
  const input = await approved()
  await fault('refund', 'lost')
  expect((await cancel(input.uid)).body).toMatchObject({ status: 'reversing' })
  const later = () =>
    run(`update payments.terminal_refund set created_at = now() - interval '25 hours' where company_id = $1`)
  await later()
  await runChecks()
  expect(await atProvider(), 'its key may be forgotten').toMatchObject({ refunded: 0 })
  const listed = async () => {
    const { items } = await owner.call(terminalPayments.routes.list, { limit: 50 })
    return items[0] ?? { id: 0, version: 0, todo: null }
  }
  const { id, version } = await listed()
  expect(await listed()).toMatchObject({ status: 'reversing', todo: 'refund_failed' })
  const settled = await owner.call(resolveTerminalPayment, { id, version, evidence: 'Cash from the safe' })
  expect(settled).toMatchObject({ status: 'reversed' })
  const other = await approved()
  await fault('refund', 'pending')
  await cancel(other.uid)
  await later()
  const pending = await listed()
  expect(pending).toMatchObject({ status: 'reversing', todo: 'open' })
  const early = { id: pending.id, version: pending.version, evidence: 'Cash from the safe' }
  expect((await owner.send(resolveTerminalPayment, early)).body.errorType).toBe('state_conflict')
})

test('a card is not charged for what the sale would refuse', async () => {
  const { owner, wanted, terminal, card, run } = await seedCardTerminal(server)
  const { version } = await owner.call(paymentType.routes.get, { id: terminal })
  await owner.call(paymentType.routes.update, { id: terminal, version, minMinor: 500, maxMinor: 2000 })
  expect(await owner.send(startTerminal, wanted({ amountMinor: 2001 }))).toMatchObject({
    status: 422,
    body: {
      errorType: 'sales.tender_above_max',
      fields: { amountMinor: [{ message: expect.stringContaining('GBP 20.00') }] },
    },
  })
  expect((await owner.send(startTerminal, wanted({ amountMinor: 499 }))).body.errorType).toBe('sales.tender_below_min')
  expect((await owner.send(startTerminal, { ...wanted(), paymentTypeId: card })).body.errorType).toBe(
    'sales.tender_not_offered',
  )
  expect(await run('select from payments.terminal_payment where company_id = $1')).toEqual([])
})
