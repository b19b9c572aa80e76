import {
  closePeriod,
  fiscalPeriods,
  getCloseChecklist,
  reopenPeriod,
  softClosePeriod,
} from '@countinghouse/contract/accounts/fiscal-period'
import { getJournal } from '@countinghouse/contract/accounts/journal'
import { closeYear, getYearEnd, reopenYear } from '@countinghouse/contract/accounts/year-end'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { accountsOf, balancesOf, postJournal } from '../../../../../tests/support/journals.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'

const server = useServer({ isOwn: true })

/** A company whose fiscal year ends with February 2026, its second period, with sales and rent of a store and of none. */
async function yearEnd() {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const { db } = server.app
  await query(server.database.superUrl, 'update erp.company set fiscal_year_start_month = 3 where id = $1', [companyId])
  await db.inTransaction({ companyId }, async (tx) => {
    await sql`insert into accounts.period (company_id, starts_on) values (${companyId}, '2026-01-01')`.execute(tx)
    await sql`select accounts.make_months_ahead(${companyId})`.execute(tx)
  })
  const accounts = await accountsOf(db, companyId)
  const sell = (postedOn: string, amountMinor: number, ofStore: number | null = storeId) =>
    postJournal(db, companyId, {
      postedOn,
      lines: [
        { accountId: accounts['1020'] ?? 0, amountMinor },
        { accountId: accounts['4000'] ?? 0, amountMinor: -amountMinor, storeId: ofStore },
      ],
    })
  await sell('2026-01-10', 900)
  await sell('2026-02-28', 100, null)
  await sell('2026-03-01', 7)
  await postJournal(db, companyId, {
    postedOn: '2026-02-05',
    lines: [
      { accountId: accounts['6200'] ?? 0, amountMinor: 300, storeId },
      { accountId: accounts['1020'] ?? 0, amountMinor: -300 },
    ],
  })
  const month = async (name: string) => {
    const found = (await owner.call(fiscalPeriods.routes.list, {})).items.find((one) => one.name === name)
    if (found === undefined) throw new Error(`There is no month ${name}.`)
    return found
  }
  const target = async (name: string) => {
    const { id, version } = await month(name)
    return { id, version }
  }
  const { id } = await month('2026-02')
  return { ...tenant, id, month, target, sell, accounts, balances: () => balancesOf(db, companyId) }
}

test('a year closes income and expenses to retained earnings per store, once, and profit and loss stays readable', async () => {
  const { owner, id, month, target, companyId, storeId, balances } = await yearEnd()
  expect(await month('2026-02')).toMatchObject({ endsYear: true })
  expect(await month('2026-01')).toMatchObject({ endsYear: false })
  const early = await owner.call(getYearEnd, { id })
  expect(early).toMatchObject({
    from: '2025-03-01',
    until: '2026-02-28',
    profitMinor: 700,
    journalId: null,
    openMonths: ['2026-01', '2026-02'],
  })
  expect(early.accounts.map(({ code, balanceMinor }) => [code, balanceMinor])).toEqual([
    ['4000', -1000],
    ['6200', 300],
  ])
  expect((await owner.send(closeYear, { id })).body).toMatchObject({
    errorType: 'accounts.year_not_ready',
    details: { months: ['2026-01', '2026-02'] },
  })
  expect((await owner.send(getYearEnd, { id: (await month('2026-01')).id })).body.errorType).toBe(
    'accounts.not_year_end',
  )
  for (const name of ['2026-01', '2026-02']) await owner.call(softClosePeriod, await target(name))
  expect((await owner.call(getCloseChecklist, { id })).items.map(({ key }) => key)).toContain('accounts.year_open')
  const { journalId, ...closed } = await owner.call(closeYear, { id })
  expect(closed).toMatchObject({ profitMinor: 700, openMonths: [] })
  expect(await balances()).toEqual({ '1020': 707, '3100': -700, '4000': -7 })
  const journal = await owner.call(getJournal, { id: journalId ?? 0 })
  expect(journal).toMatchObject({ postedOn: '2026-02-28', document: 'Year-end closing', totalMinor: 1000 })
  const earned = `select l.store_id, (l.credit_minor - l.debit_minor)::int as profit from accounts.journal_line l
    join accounts.account a on a.company_id = l.company_id and a.id = l.account_id
    where l.company_id = $1 and l.journal_id = $2 and a.code = '3100' order by 2`
  expect(await query(server.database.superUrl, earned, [companyId, journalId])).toEqual([
    { store_id: null, profit: 100 },
    { store_id: storeId, profit: 600 },
  ])
  expect((await owner.send(closeYear, { id })).body).toMatchObject({
    errorType: 'accounts.year_closed',
    details: { journalId },
  })
  for (const name of ['2026-01', '2026-02']) await owner.call(closePeriod, await target(name))
  expect((await owner.send(reopenYear, { id, reason: 'A late bill' })).body.errorType).toBe('accounts.period_closed')
  await expectWholeLedger(server.database.maintUrl)
})

test('a closing is reversed and repeated with what was posted after it, inactive accounts included', async () => {
  const { owner, id, target, accounts, companyId, balances } = await yearEnd()
  for (const name of ['2026-01', '2026-02']) await owner.call(softClosePeriod, await target(name))
  const first = await owner.call(closeYear, { id })
  // An account is deactivated after its last posting.
  await query(
    server.database.superUrl,
    `update accounts.account set status = 'inactive' where company_id = $1 and id = $2`,
    [companyId, accounts['6200']],
  )
  const reopened = await owner.call(reopenYear, { id, reason: 'A late bill' })
  expect(reopened).toMatchObject({ journalId: null, profitMinor: 700 })
  expect(await balances()).toEqual({ '1020': 707, '4000': -1007, '6200': 300 })
  expect((await owner.send(reopenYear, { id, reason: 'Again' })).body.errorType).toBe('accounts.year_not_closed')
  await owner.call(reopenPeriod, { ...(await target('2026-02')), reason: 'A late bill' })
  await query(server.database.superUrl, `update accounts.account set status = 'active' where company_id = $1`, [
    companyId,
  ])
  const late = { accountId: accounts['6200'] ?? 0, amountMinor: 50 }
  const lines = [late, { accountId: accounts['1020'] ?? 0, amountMinor: -50 }]
  await postJournal(server.app.db, companyId, { postedOn: '2026-02-20', lines })
  await owner.call(softClosePeriod, await target('2026-02'))
  const again = await owner.call(closeYear, { id })
  expect(again).toMatchObject({ profitMinor: 650 })
  expect(again.journalId).not.toBe(first.journalId)
  expect(await balances()).toEqual({ '1020': 657, '3100': -650, '4000': -7 })
  await expectWholeLedger(server.database.maintUrl)
})

test('the year is closed once however often at once, with a permission of its own, and not across companies', async () => {
  const { owner, as, id, target } = await yearEnd()
  for (const name of ['2026-01', '2026-02']) await owner.call(softClosePeriod, await target(name))
  const closer = await as({ may: ['fiscal-periods:view', 'fiscal-periods:close', 'fiscal-periods:reopen'] })
  expect((await closer.send(getYearEnd, { id })).status).toBe(403)
  expect((await closer.send(closeYear, { id })).status).toBe(403)
  // Its last period is soft-closed.
  const outside = await as({ may: ['fiscal-periods:view', 'fiscal-periods:close_year'] })
  expect((await outside.send(closeYear, { id })).body).toMatchObject({
    errorType: 'accounts.period_closed',
    message: expect.stringContaining('The general ledger of fiscal period 2026-02 is soft-closed.'),
  })
  const answers = await Promise.all([owner.send(closeYear, { id }), owner.send(closeYear, { id })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { owner: stranger } = await server.company()
  expect((await stranger.send(closeYear, { id })).status).toBe(404)
})
