import { setExchangeRate } from '@countinghouse/contract/accounts/exchange-rate'
import { paymentType } from '@countinghouse/contract/erp/payment-type'
import { getReceipt } from '@countinghouse/contract/sales/receipt'
import type { TenderInput } from '@countinghouse/contract/sales/register'
import { completeSale, getRegister } from '@countinghouse/contract/sales/register'
import { sendOfflineSale } from '@countinghouse/contract/sales/offline-sale'
import { completeReturn, voidSale } from '@countinghouse/contract/sales/register-return'
import { closeSession, countSession, getSession } from '@countinghouse/contract/sales/till-session'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { balancesOf } from '../../../../../tests/support/journals.ts'
import { addDevice } from '../../../../../tests/support/offline-till.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { createGoods, createTill, openTill, paid } from '../../../../../tests/support/till.ts'

const server = useServer({ isOwn: true })

/** A till in Britain that takes dollars at 0.80, with jackets at 60.00. */
async function shop() {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  // Before the company's own cash, so that the order of the types decides nothing.
  const dollars = { code: 'USD', name: 'US dollars', kind: 'cash', currency: 'USD', allowChange: true } as const
  const { id: usd } = await owner.call(paymentType.routes.create, dollars)
  const till = await createTill(server, tenant)
  const jacket = await createGoods(server, { companyId, storeId }, { price: 6000, unitCost: '22.00' })
  const opened = await openTill(owner, { tillId: till.tillId, storeId })
  const rate = async (value: string) =>
    await owner.call(setExchangeRate, { currencyCode: 'USD', day: opened.session.businessOn, rate: value })
  await rate('0.8')
  return { ...tenant, ...till, ...opened, usd, jacket, rate, db: server.app.db }
}

/** Dollars with what they are worth. Units: cents, pence. */
function given(paymentTypeId: number, currencyMinor: number, valueMinor: number, changeMinor = 0): TenderInput {
  return { ...paid(paymentTypeId, valueMinor, changeMinor), currencyMinor }
}

test('dollars are taken at the rate of the day; change, count, difference and closing keep both currencies apart', async () => {
  const { companyId, owner, db, usd, cash, card, jacket, session, sell } = await shop()
  const { tills } = await owner.call(getRegister, {})
  expect(tills[0]?.paymentTypes.find(({ id }) => id === usd)).toMatchObject({
    foreign: { currency: 'USD', rate: '0.8' },
  })
  const before = await balancesOf(db, companyId)
  const first = await sell([{ ...jacket, quantity: 1 }], [given(usd, 10_000, 8000, 2000)])
  expect(first).toMatchObject({ payableMinor: 6000, changeMinor: 2000 })
  await sell([{ ...jacket, quantity: 1 }], [paid(card, 2000), given(usd, 2500, 2000), paid(cash, 2000)])
  expect((await owner.call(getReceipt, { id: first.id })).tenders).toMatchObject([
    { tenderedMinor: 8000, changeMinor: 2000, foreign: { currency: 'USD', minor: 10_000, rate: '0.8' } },
  ])
  const open = await owner.call(getSession, { id: session.id })
  expect(open.tenders).toMatchObject([
    { name: 'US dollars', soldMinor: 8000, expectedMinor: 10_000, foreign: { currency: 'USD', expectedMinor: 12_500 } },
    { name: 'Cash in hand', soldMinor: 2000, expectedMinor: 10_000, foreign: null },
    { name: 'Card by hand', soldMinor: 2000 },
  ])
  expect(open.expectedCashMinor).toBe(20_000)
  // The books say how many dollars are in the till.
  expect(await dollarsOf(companyId)).toEqual({ '1000': 12_500 })

  // 5.00 dollars short, 5 pence over: neither hides the other.
  const counts = [
    { paymentTypeId: usd, countedMinor: 12_000 },
    { paymentTypeId: cash, countedMinor: 10_005 },
    { paymentTypeId: card, countedMinor: 2000 },
  ]
  const counted = await owner.call(countSession, { id: session.id, version: open.version, counts })
  expect(counted.tenders[0]).toMatchObject({ countedMinor: 9600, foreign: { countedMinor: 12_000 } })
  const target = { id: session.id, version: counted.version }
  expect(await owner.send(closeSession, target)).toMatchObject({ body: { errorType: 'sales.reason_required' } })
  const closed = await owner.call(closeSession, { ...target, reason: 'Counted twice' })
  expect(closed).toMatchObject({ status: 'closed', expectedCashMinor: 0 })
  const after = await balancesOf(db, companyId)
  const moved = (code: string) => (after[code] ?? 0) - (before[code] ?? 0)
  expect([moved('1010'), moved('6020')]).toEqual([9600 + 10_005, 395])
  expect(after['1000'] ?? 0).toBe(0)
  expect(await dollarsOf(companyId)).toEqual({ '1010': 12_000 })
  await expectWholeLedger(server.database.maintUrl)
})

test('a void gives the dollars back and takes the change back; a return is paid in pounds alone', async () => {
  const { companyId, owner, usd, cash, jacket, session, sell, takeBack } = await shop()
  const voided = await sell([{ ...jacket, quantity: 1 }], [given(usd, 10_000, 8000, 2000)])
  await owner.call(voidSale, { id: voided.id, reason: 'Wrong size' })
  expect(await drawerOf(companyId)).toEqual({ usd: 0, value: 0 })
  const sold = await sell([{ ...jacket, quantity: 1 }], [given(usd, 7500, 6000)])
  const back = {
    uid: randomUUID(),
    tillSessionId: session.id,
    originalSaleId: sold.id,
    soldAt: new Date().toISOString(),
    reason: 'Too small',
    lines: [{ lineNo: 1, quantity: 1 }],
  }
  expect(await owner.send(completeReturn, { ...back, tenders: [given(usd, 7500, 6000)] })).toMatchObject({
    status: 422,
    body: { errorType: 'sales.tender_not_offered' },
  })
  const refund = await takeBack(sold.id, [{ lineNo: 1, quantity: 1 }], [paid(cash, 6000)])
  expect(refund.payableMinor).toBe(6000)
  expect(await drawerOf(companyId)).toEqual({ usd: 7500, value: 6000 })
  await expectWholeLedger(server.database.maintUrl)
})

test('the server decides the value: another rate, no rate, no amount, too little and a change that is not due are refused at the payment', async () => {
  const { companyId, owner, usd, cash, jacket, session, rate } = await shop()
  const sale = {
    uid: randomUUID(),
    tillSessionId: session.id,
    soldAt: new Date().toISOString(),
    lines: [{ variantId: jacket.variantId, quantity: 1 }],
    grossMinor: 6000,
  }
  const refused = async (...tenders: TenderInput[]) => (await owner.send(completeSale, { ...sale, tenders })).body
  expect(await refused(given(usd, 7500, 6001))).toMatchObject({
    errorType: 'sales.rate_changed',
    details: { rate: '0.8', valueMinor: 6000 },
    fields: { 'tenders.0.tenderedMinor': [{ code: 'rate_changed' }] },
  })
  expect(await refused(paid(usd, 6000))).toMatchObject({
    errorType: 'sales.foreign_amount',
    fields: { 'tenders.0.currencyMinor': [{ code: 'foreign_amount' }] },
  })
  expect(await refused(given(cash, 7500, 6000))).toMatchObject({ errorType: 'sales.foreign_amount' })
  expect(await refused(given(usd, 7400, 5920))).toMatchObject({ errorType: 'sales.tender_not_enough' })
  expect(await refused(given(usd, 10_000, 8000))).toMatchObject({ errorType: 'sales.tender_exceeds_due' })
  await rate('0.75')
  expect(await refused(given(usd, 7500, 6000))).toMatchObject({ errorType: 'sales.rate_changed' })
  // Sent twice, it is in the drawer once.
  const body = { ...sale, tenders: [given(usd, 8000, 6000)] }
  const [one, other] = await Promise.all([owner.call(completeSale, body), owner.call(completeSale, body)])
  expect(one.id).toBe(other.id)
  expect(await drawerOf(companyId)).toEqual({ usd: 8000, value: 6000 })
  await query(server.database.superUrl, 'delete from accounts.exchange_rate where company_id = $1', [companyId])
  const again = { ...sale, uid: randomUUID(), tenders: [given(usd, 8000, 6000)] }
  expect(await owner.send(completeSale, again)).toMatchObject({
    body: {
      errorType: 'accounts.rate_missing',
      fields: { 'tenders.0.currencyMinor': [{ code: 'rate_missing' }] },
    },
  })
})

test('what another currency leaves is rounded to coins of the till, as its change is', async () => {
  const { companyId, usd, cash, storeId, session, owner } = await shop()
  await query(server.database.superUrl, 'update erp.payment_type set rounding_minor = 5 where id = $1', [cash])
  const socks = await createGoods(server, { companyId, storeId }, { price: 1243, unitCost: '1.80' })
  const sale = {
    tillSessionId: session.id,
    soldAt: new Date().toISOString(),
    lines: [{ variantId: socks.variantId, quantity: 1 }],
    grossMinor: 1243,
  }
  // 20.01 dollars are worth 16.008, which is 16.01; 3.58 of change are 3.60.
  const tenders = [given(usd, 2001, 1601, 360)]
  const sold = await owner.call(completeSale, { ...sale, uid: randomUUID(), tenders })
  expect(sold.payableMinor).toBe(1241)
  // 10.00 dollars leave 4.43, which is 4.45 in coins.
  const split = [given(usd, 1000, 800), paid(cash, 445)]
  expect((await owner.call(completeSale, { ...sale, uid: randomUUID(), tenders: split })).payableMinor).toBe(1245)
  await expectWholeLedger(server.database.maintUrl)
})

test('the database refuses a value that is not the rate, and a device sells nothing for dollars', async () => {
  const { companyId, owner, usd, tillId, jacket, session, sell } = await shop()
  await sell([{ ...jacket, quantity: 1 }], [given(usd, 7500, 6000)])
  const { sold } = await addDevice(owner, { tillId })
  const [person] = await query<{ id: number }>(
    server.database.superUrl,
    'select opened_by as id from sales.till_session where id = $1',
    [session.id],
  )
  const { variantId } = jacket
  const offline = sold(
    { variantId, unitMinor: 6000, cash: usd },
    { tillSessionId: session.id, cashierId: person?.id ?? 0 },
    { tenders: [given(usd, 7500, 6000)] },
  )
  expect(await owner.send(sendOfflineSale, offline)).toMatchObject({ body: { errorType: 'sales.tender_not_offered' } })
  const forged = (value: string) =>
    query(
      server.database.superUrl,
      `select sales.require_rates($1, json_build_array(json_build_object('kind', 'sale', 'tenders', json_build_array(json_build_object(
        'paymentTypeId', $2::bigint, 'currencyCode', 'USD', 'currencyMinor', 7500, 'exchangeRate', '0.8', 'tenderedMinor', $3::bigint))))::jsonb)`,
      [companyId, usd, value],
    )
  await forged('6000')
  await expect(forged('6100')).rejects.toThrow('sales.rule_broken')
  // What it was taken in stays its currency.
  expect(await owner.send(paymentType.routes.update, { id: usd, version: 1, currency: 'EUR' })).toMatchObject({
    body: { errorType: 'erp.kind_locked', fields: { currency: [{ code: 'kind_locked' }] } },
  })
})

async function drawerOf(companyId: number) {
  const [held] = await query<{ usd: number; value: number }>(
    server.database.superUrl,
    `select coalesce(sum(currency_minor), 0)::int as usd, coalesce(sum(amount_minor) filter (where currency_code is not null), 0)::int as value
     from sales.drawer_move where company_id = $1`,
    [companyId],
  )
  return held
}

/** Open dollars by account. Units: cents. */
async function dollarsOf(companyId: number) {
  const rows = await query<{ code: string; minor: number }>(
    server.database.superUrl,
    `select a.code, sum(l.document_minor)::int as minor from accounts.journal_line l
     join accounts.account a on a.company_id = l.company_id and a.id = l.account_id
     where l.company_id = $1 and l.currency_code = 'USD' group by 1 having sum(l.document_minor) <> 0`,
    [companyId],
  )
  return Object.fromEntries(rows.map(({ code, minor }) => [code, minor]))
}
