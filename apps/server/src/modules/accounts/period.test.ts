import {
  closePeriod,
  fiscalPeriods,
  forceClosePeriod,
  getCloseChecklist,
  periodHistory,
  reopenPeriod,
  softClosePeriod,
} from '@countinghouse/contract/accounts/fiscal-period'
import { journalEntry } from '@countinghouse/contract/accounts/journal-entry'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { accountsOf, postJournal } from '../../../../../tests/support/journals.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()

/** A company whose first period is January 2026, with access to periods by name. */
async function books() {
  const tenant = await server.company()
  const { companyId, owner } = tenant
  const { db } = server.app
  await db.inTransaction({ companyId }, async (tx) => {
    await sql`insert into accounts.period (company_id, starts_on) values (${companyId}, '2026-01-01')`.execute(tx)
    await sql`select accounts.make_months_ahead(${companyId})`.execute(tx)
  })
  const all = async () => (await owner.call(fiscalPeriods.routes.list, {})).items
  const month = async (name: string) => {
    const found = (await all()).find((one) => one.name === name)
    if (found === undefined) throw new Error(`There is no month ${name}.`)
    return found
  }
  const target = async (name: string) => {
    const { id, version } = await month(name)
    return { id, version }
  }
  return { ...tenant, all, month, target }
}

test('months are made ahead without a gap, and are open', async () => {
  const { all } = await books()
  const found = await all()
  const next = new Date()
  next.setUTCDate(1)
  next.setUTCMonth(next.getUTCMonth() + 2)
  expect(found[0]).toMatchObject({ name: next.toISOString().slice(0, 7), stock: 'open', version: 1, changedAt: null })
  expect(found.at(-1)).toMatchObject({ name: '2026-01', startsOn: '2026-01-01' })
  expect(found).toHaveLength((next.getUTCFullYear() - 2026) * 12 + next.getUTCMonth() + 1)
  const fresh = await server.company()
  expect((await fresh.owner.call(fiscalPeriods.routes.list, {})).items).toHaveLength(3)
})

test('a month is closed softly, then for all, and opened again step by step with a reason', async () => {
  const { owner, target, month } = await books()
  const soft = await owner.call(softClosePeriod, await target('2026-01'))
  expect(soft).toMatchObject({ stock: 'soft', version: 2, reason: null })
  expect(soft.changedBy).toBe('Olga Owner')
  expect((await owner.send(softClosePeriod, await target('2026-01'))).body).toMatchObject({
    errorType: 'state_conflict',
  })
  const closed = await owner.call(closePeriod, await target('2026-01'))
  expect(closed).toMatchObject({ stock: 'closed', version: 3 })
  expect((await owner.call(getCloseChecklist, { id: closed.id })).items).toEqual([])
  expect((await owner.send(closePeriod, { id: closed.id, version: 2 })).body.errorType).toBe('stale')
  const again = { id: closed.id, version: 3, reason: 'A late bill' }
  expect((await owner.send(reopenPeriod, { ...again, reason: ' ' })).status).toBe(400)
  expect(await owner.call(reopenPeriod, again)).toMatchObject({ stock: 'soft', reason: 'A late bill', version: 4 })
  const open = await owner.call(reopenPeriod, { id: closed.id, version: 4, reason: 'And another' })
  expect(open).toMatchObject({ stock: 'open', reason: 'And another', version: 5 })
  expect(await month('2026-01')).toMatchObject({ stock: 'open' })
  const { items } = await owner.call(periodHistory, { id: closed.id })
  expect(items.map(({ action }) => action.split('.').at(-1))).toEqual(['reopen', 'reopen', 'close', 'softClose'])
})

test('months are closed in their order and opened in the reverse', async () => {
  const { owner, target } = await books()
  const early = await owner.send(closePeriod, await target('2026-02'))
  expect(early.status).toBe(409)
  expect(early.body).toMatchObject({
    errorType: 'accounts.month_not_ready',
    message: '2026-01 is not closed. Close it first.',
    details: { closeChecklist: [{ key: 'accounts.earlier_month_open', path: null }] },
  })
  for (const name of ['2026-01', '2026-02']) await owner.call(closePeriod, await target(name))
  const first = { ...(await target('2026-01')), reason: 'Wrong' }
  expect((await owner.send(reopenPeriod, first)).body).toMatchObject({
    errorType: 'accounts.later_month_closed',
    details: { month: '2026-02' },
  })
  await owner.call(reopenPeriod, { ...(await target('2026-02')), reason: 'Wrong' })
  await owner.call(reopenPeriod, first)
})

test('each lock is closed for itself, the general ledger last and reopened first', async () => {
  const { owner, target, month } = await books()
  const ledger = async () => ({ ...(await target('2026-01')), locks: ['ledger' as const] })
  const waits = {
    errorType: 'accounts.month_not_ready',
    details: { closeChecklist: [{ key: 'accounts.other_lock_open' }] },
  }
  await owner.call(closePeriod, { ...(await target('2026-01')), locks: ['stock', 'payables'] })
  expect(await month('2026-01')).toMatchObject({
    stock: 'closed',
    receivables: 'open',
    payables: 'closed',
    ledger: 'open',
  })
  expect((await owner.send(softClosePeriod, await ledger())).body).toMatchObject(waits)
  await owner.call(softClosePeriod, { ...(await target('2026-01')), locks: ['receivables'] })
  await owner.call(softClosePeriod, await ledger())
  expect((await owner.send(closePeriod, await ledger())).body).toMatchObject(waits)
  await owner.call(closePeriod, await target('2026-01'))
  expect(await month('2026-01')).toMatchObject({
    stock: 'closed',
    receivables: 'closed',
    payables: 'closed',
    ledger: 'closed',
  })
  const stock = { ...(await target('2026-01')), locks: ['stock' as const], reason: 'Late' }
  expect((await owner.send(reopenPeriod, stock)).body.errorType).toBe('accounts.ledger_locked')
  await owner.call(reopenPeriod, { ...(await ledger()), reason: 'Late' })
  await owner.call(reopenPeriod, { ...(await target('2026-01')), locks: ['stock'], reason: 'Late' })
  expect(await month('2026-01')).toMatchObject({ stock: 'soft', payables: 'closed', ledger: 'soft' })
  // Each lock has an order of its own.
  await owner.call(closePeriod, { ...(await target('2026-02')), locks: ['payables'] })
  expect((await owner.send(closePeriod, { ...(await target('2026-02')), locks: ['stock'] })).body).toMatchObject({
    details: { closeChecklist: [{ key: 'accounts.earlier_month_open' }] },
  })
  const payables = { ...(await target('2026-01')), locks: ['payables' as const], reason: 'Late' }
  expect((await owner.send(reopenPeriod, payables)).body.errorType).toBe('accounts.later_month_closed')
})

test('the checklist is overridden with a permission and a reason, the calendar never', async () => {
  const { owner, as, target, companyId } = await books()
  const { db } = server.app
  const { superUrl } = server.database
  await query(superUrl, 'update erp.company set fiscal_year_start_month = 2 where id = $1', [companyId])
  const { '1020': bank = 0, '4000': sales = 0 } = await accountsOf(db, companyId)
  const lines = [
    { accountId: bank, amountMinor: 500 },
    { accountId: sales, amountMinor: -500 },
  ]
  await postJournal(db, companyId, { postedOn: '2026-01-05', lines })
  const closer = await as({ may: ['fiscal-periods:view', 'fiscal-periods:close'] })
  const forcer = await as({ may: ['fiscal-periods:view', 'fiscal-periods:close', 'fiscal-periods:force_close'] })
  const late = { ...(await target('2026-02')), reason: 'No time' }
  expect((await closer.send(forceClosePeriod, late)).status).toBe(403)
  expect((await forcer.send(forceClosePeriod, late)).body).toMatchObject({
    details: { closeChecklist: [{ key: 'accounts.earlier_month_open', canForce: false }] },
  })
  expect((await forcer.send(closePeriod, await target('2026-01'))).body).toMatchObject({
    details: { closeChecklist: [{ key: 'accounts.year_open', locks: ['ledger'], canForce: true }] },
  })
  const closed = await forcer.call(forceClosePeriod, { ...(await target('2026-01')), reason: 'No time' })
  expect(closed).toMatchObject({ ledger: 'closed', reason: 'No time' })
  const { items } = await owner.call(periodHistory, { id: closed.id })
  expect(items[0]).toMatchObject({ action: 'forceClose' })
})

test('journal entries of the month that are not posted keep the general ledger open', async () => {
  const { owner, target, month, companyId } = await books()
  const { '1020': bank = 0, '3000': capital = 0 } = await accountsOf(server.app.db, companyId)
  const entry = await owner.call(journalEntry.routes.create, {
    uid: randomUUID(),
    postedOn: '2026-01-31',
    description: 'Capital',
    lines: [
      { accountId: bank, debitMinor: 100 },
      { accountId: capital, creditMinor: 100 },
    ],
  })
  const { items } = await owner.call(getCloseChecklist, { id: (await month('2026-01')).id })
  expect(items).toMatchObject([
    {
      key: 'accounts.entries_open',
      message: '1 journal entry of the period is not posted. Post, cancel or move it to another date.',
      path: '/finance/journal-entries/',
      locks: ['ledger'],
    },
  ])
  await owner.call(closePeriod, { ...(await target('2026-01')), locks: ['stock', 'receivables', 'payables'] })
  expect((await owner.send(closePeriod, await target('2026-01'))).body.errorType).toBe('accounts.month_not_ready')
  await owner.call(journalEntry.transitionRoutes.post, { id: entry.id, version: entry.version })
  await owner.call(closePeriod, await target('2026-01'))
})

test('a month that is not over is neither closed nor softly closed', async () => {
  const { owner, all } = await books()
  const today = new Date().toISOString().slice(0, 7)
  const current = (await all()).find(({ name }) => name === today)
  if (current === undefined) throw new Error('This month is always made.')
  const running = { closeChecklist: [{ key: 'accounts.month_running' }] }
  const target = { id: current.id, version: current.version }
  expect((await owner.send(softClosePeriod, target)).body).toMatchObject({ details: running })
  const keys = (await owner.call(getCloseChecklist, { id: current.id })).items.map(({ key }) => key)
  expect(keys).toEqual(['accounts.month_running', 'accounts.earlier_month_open'])
})

test('each step has a right of its own, and another company sees nothing', async () => {
  const { as, target, owner } = await books()
  const reader = await as({ may: ['fiscal-periods:view'] })
  const closer = await as({ may: ['fiscal-periods:view', 'fiscal-periods:close'] })
  const first = await target('2026-01')
  expect((await reader.send(closePeriod, first)).status).toBe(403)
  await closer.call(closePeriod, first)
  const back = { ...first, version: 2, reason: 'No' }
  expect((await closer.send(reopenPeriod, back)).status).toBe(403)
  const { owner: stranger } = await server.company()
  expect((await stranger.send(reopenPeriod, back)).status).toBe(404)
  expect((await stranger.send(getCloseChecklist, { id: first.id })).status).toBe(404)
  await owner.call(reopenPeriod, back)
})

test('the table keeps the order and the steps whoever writes', async () => {
  const { companyId, target, owner } = await books()
  const { superUrl } = server.database
  const set = (stock: string, day: string) =>
    query(superUrl, 'update accounts.period set stock = $2 where company_id = $1 and starts_on = $3', [
      companyId,
      stock,
      day,
    ])
  await expect(set('closed', '2026-02-01')).rejects.toMatchObject({ message: 'accounts.month_not_ready' })
  await owner.call(closePeriod, await target('2026-01'))
  await expect(set('open', '2026-01-01')).rejects.toMatchObject({ code: '23514' })
  await owner.call(closePeriod, await target('2026-02'))
  await expect(set('soft', '2026-01-01')).rejects.toMatchObject({ message: 'accounts.later_month_closed' })
  const moved = `update accounts.period set starts_on = '2020-01-01' where company_id = $1 and starts_on = '2026-02-01'`
  await expect(query(superUrl, moved, [companyId])).rejects.toMatchObject({ code: '23514' })
  // An earlier period is added late, while later ones are closed.
  const [created] = await query<{ stock: string }>(
    superUrl,
    `insert into accounts.period (company_id, starts_on) values ($1, '2025-12-01') returning stock`,
    [companyId],
  )
  expect(created?.stock).toBe('closed')
})

test('closed and opened at once, no open month is left before a closed one', async () => {
  const { owner, target, companyId } = await books()
  await owner.call(closePeriod, await target('2026-01'))
  const [first, second] = [await target('2026-01'), await target('2026-02')]
  const answers = await Promise.all([
    owner.send(reopenPeriod, { ...first, reason: 'Late' }),
    owner.send(closePeriod, second),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const wrong = `select count(*)::int as n from accounts.period p join accounts.period l
    on l.company_id = p.company_id and l.starts_on > p.starts_on and l.stock = 'closed'
    where p.company_id = $1 and p.stock <> 'closed'`
  expect(await query(server.database.superUrl, wrong, [companyId])).toEqual([{ n: 0 }])
})
