import { getRevaluation, postRevaluation } from '@countinghouse/contract/accounts/currency-revaluation'
import { setExchangeRate } from '@countinghouse/contract/accounts/exchange-rate'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { accountsOf, balancesOf, postJournal } from '../../../../../tests/support/journals.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { anotherStore, expectWholeLedger } from '../../../../../tests/support/stock.ts'

const server = useServer({ isOwn: true })
const month = '2026-03'

async function books() {
  const tenant = await server.company()
  const { companyId, owner } = tenant
  const { db } = server.app
  const { '4000': sales = 0, '2010': received = 0 } = await accountsOf(db, companyId)
  /** An invoice of a customer above zero, of a supplier below. */
  const invoice = (documentMinor: number, rate: number, postedOn = '2026-03-10') => {
    const amountMinor = Math.round(documentMinor * rate)
    const isSale = documentMinor > 0
    return postJournal(db, companyId, {
      source: 'invoice',
      postedOn,
      lines: [
        { role: isSale ? 'receivable' : 'payable', amountMinor, currencyCode: 'USD', documentMinor },
        { accountId: isSale ? sales : received, amountMinor: -amountMinor },
      ],
    })
  }
  const rate = (value: string, day = '2026-03-31') =>
    owner.call(setExchangeRate, { currencyCode: 'USD', day, rate: value })
  const balancesUntil = async (day: string) => {
    const { rows } = await sql<{ code: string; balance: number }>`
      select a.code, sum(b.debit_minor - b.credit_minor)::bigint as balance
      from accounts.balance_daily b join accounts.account a on a.company_id = b.company_id and a.id = b.account_id
      where b.company_id = ${companyId} and b.day <= ${day}::date and a.code in ('1200', '2000', '7000')
      group by 1 order by 1`.execute(db.reader({ companyId }))
    return Object.fromEntries(rows.map(({ code, balance }) => [code, balance]))
  }
  return { ...tenant, db, invoice, rate, balancesUntil }
}

test('open balances are revalued at the end of the month and back on the next day; a repeat finds nothing left', async () => {
  const { companyId, owner, db, invoice, rate, balancesUntil } = await books()
  await invoice(100_000, 0.78)
  await invoice(-250_000, 0.8)
  await invoice(500_000, 0.5, '2026-04-02')
  expect(await owner.call(getRevaluation, { month })).toMatchObject({
    on: '2026-03-31',
    reversedOn: '2026-04-01',
    lines: [
      { code: '1200', documentMinor: 100_000, postedMinor: 78_000, rate: null, differenceMinor: null },
      { code: '2000', documentMinor: -250_000, postedMinor: -200_000, rate: null, differenceMinor: null },
    ],
    journals: [],
  })
  expect(await owner.send(postRevaluation, { month })).toMatchObject({
    status: 422,
    body: { errorType: 'accounts.rate_missing', details: { currency: 'USD', day: '2026-03-31' } },
  })
  await rate('0.82')
  expect(await owner.call(getRevaluation, { month })).toMatchObject({
    lines: [
      { revaluedMinor: 82_000, differenceMinor: 4000, rate: '0.82', rateDay: '2026-03-31' },
      { revaluedMinor: -205_000, differenceMinor: -5000 },
    ],
    gainMinor: -1000,
  })
  const posted = await owner.call(postRevaluation, { month })
  expect(posted).toMatchObject({
    lines: [{ differenceMinor: 0 }, { differenceMinor: 0 }],
    journals: [{ reversalId: expect.any(Number) }],
  })
  expect(await balancesUntil('2026-03-31')).toEqual({ 1200: 82_000, 2000: -205_000, 7000: 1000 })
  expect(await balancesUntil('2026-04-01')).toEqual({ 1200: 78_000, 2000: -200_000, 7000: 0 })
  expect(await owner.send(postRevaluation, { month })).toMatchObject({
    status: 409,
    body: { errorType: 'accounts.nothing_to_revalue' },
  })
  // What was posted later into the month is revalued alone.
  await invoice(10_000, 0.8)
  expect((await owner.call(postRevaluation, { month })).journals).toHaveLength(2)
  expect(await balancesUntil('2026-03-31')).toEqual({ 1200: 90_200, 2000: -205_000, 7000: 800 })
  expect(await balancesOf(db, companyId)).toMatchObject({ 1200: 86_000 + 250_000, 2000: -200_000 })
  await expectWholeLedger(server.database.maintUrl)
})

test('two posts at once revalue once; a month that is not over is refused, and so is one store', async () => {
  const { companyId, owner, as, invoice, rate } = await books()
  await invoice(100_000, 0.78)
  await rate('0.82')
  const answers = await Promise.all([1, 2].map(() => owner.send(postRevaluation, { month })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await owner.call(getRevaluation, { month })).journals).toHaveLength(1)
  expect(await owner.send(postRevaluation, { month: '2099-01' })).toMatchObject({
    status: 422,
    body: { errorType: 'accounts.day_ahead' },
  })
  const { storeId } = await anotherStore(server.app.db, server.database.superUrl, { companyId, code: 'B2' })
  const clerk = await as({ may: ['currency-revaluation:view'], storeIds: [storeId] })
  expect(await clerk.send(getRevaluation, { month })).toMatchObject({ body: { errorType: 'accounts.whole_company' } })
})
