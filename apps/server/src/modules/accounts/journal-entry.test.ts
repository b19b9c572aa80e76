import { randomUUID } from 'node:crypto'
import { account } from '@countinghouse/contract/accounts/account'
import { journalEntry } from '@countinghouse/contract/accounts/journal-entry'
import { journals } from '@countinghouse/contract/accounts/journal'
import { approve, listApprovals } from '@countinghouse/contract/desk/approval'
import { createApprovalRule, getApprovalChoices } from '@countinghouse/contract/desk/approval-rule'
import { expect, test } from 'vitest'
import { setPeriod as setPeriodOf } from '../../../../../tests/support/periods.ts'
import { query } from '../../../../../tests/support/database.ts'
import { accountsOf, balancesOf } from '../../../../../tests/support/journals.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'

const server = useServer({ isOwn: true })
const { routes, transitionRoutes } = journalEntry

/** `debit` and `credit` in minor units, by account code. */
type Line = { code: string; debit?: number; credit?: number; memo?: string }
type More = { type?: 'standard' | 'opening'; postedOn?: string; reversesOn?: string }

async function books() {
  const tenant = await server.company()
  const { companyId } = tenant
  const { db } = server.app
  const ids = await accountsOf(db, companyId)
  const entered = (lines: readonly Line[], more: More = {}) => ({
    uid: randomUUID(),
    postedOn: '2026-03-10',
    description: 'Rent of March',
    lines: lines.map(({ code, debit, credit, memo }) => ({
      accountId: ids[code] ?? 0,
      debitMinor: debit ?? null,
      creditMinor: credit ?? null,
      memo: memo ?? null,
    })),
    ...more,
  })
  const draft = (client: Client, ...said: Parameters<typeof entered>) => client.call(routes.create, entered(...said))
  const refused = (client: Client, ...said: Parameters<typeof entered>) => client.send(routes.create, entered(...said))
  const setPeriod = (month: string, state: 'open' | 'soft' | 'closed') =>
    setPeriodOf(server.database.superUrl, { companyId, month: `${month}-01`, state })
  return { ...tenant, ids, draft, refused, setPeriod, balances: () => balancesOf(db, companyId) }
}

const rent: Line[] = [
  { code: '6200', debit: 120_000, memo: 'March' },
  { code: '1020', credit: 120_000 },
]

function permissions(...events: string[]): string[] {
  return ['view', ...events].map((event) => `journal-entries:${event}`)
}

test('a draft posts nothing; posted it has a number and a journal that leads back to it, and is reversed once on the date asked for', async () => {
  const { owner, draft, balances } = await books()
  const created = await draft(owner, rent)
  expect(created).toMatchObject({ status: 'draft', number: null, type: 'standard', totalMinor: null })
  expect(await balances()).toEqual({})
  const posted = await owner.call(transitionRoutes.post, { id: created.id, version: 1 })
  expect(posted).toMatchObject({ status: 'posted', totalMinor: 120_000, lines: created.lines })
  expect(posted.number).toMatch(/^JE-2026-00001$/)
  expect(await balances()).toEqual({ '1020': -120_000, '6200': 120_000 })
  const [journal] = (await owner.call(journals.routes.list, {})).items
  expect(journal).toMatchObject({
    source: 'manual',
    description: 'Rent of March',
    path: `/finance/journal-entries/?open=${created.id}`,
  })
  const reversed = await owner.call(transitionRoutes.reverse, { id: created.id, version: 2, reversedOn: '2026-04-02' })
  expect(reversed).toMatchObject({ status: 'reversed', reversedOn: '2026-04-02' })
  expect(await balances()).toEqual({})
  expect(await owner.send(transitionRoutes.reverse, { id: created.id, version: 3 })).toMatchObject({
    status: 409,
    body: { errorType: 'state_conflict' },
  })
  await expectWholeLedger(server.database.maintUrl)
})

test('a rule of approval requests another person, who approves before the entry is posted', async () => {
  const { as, owner, draft, balances } = await books()
  const clerk = await as({ may: permissions('create', 'edit', 'post') })
  const chief = await as({ may: permissions() })
  await owner.call(createApprovalRule, {
    documentType: journalEntry.entity,
    name: 'Chief',
    amountFrom: 100_000,
    currency: (await owner.call(getApprovalChoices, {})).currency,
    steps: [
      {
        roleId: chief.user?.user_roles[0]?.usrl_role_id ?? 0,
        userId: null,
        isAtStore: false,
        neededCount: 1,
        escalation: null,
      },
    ],
  })
  const { id } = await draft(clerk, rent)
  const requested = await clerk.call(transitionRoutes.post, { id, version: 1 })
  expect(requested).toMatchObject({ status: 'pending', totalMinor: 120_000 })
  expect(await balances()).toEqual({})
  expect(await clerk.call(transitionRoutes.withdraw, { id, version: 2 })).toMatchObject({
    status: 'draft',
    totalMinor: null,
  })
  await clerk.call(transitionRoutes.submit, { id, version: 3 })
  const mine = (await clerk.call(listApprovals, { box: 'mine' })).items[0]?.id ?? 0
  expect(await clerk.send(approve, { id: mine })).toMatchObject({ body: { errorType: 'desk.self_approval' } })
  const [waiting] = (await chief.call(listApprovals, {})).items
  expect(waiting).toMatchObject({ label: requested.name, summary: 'Rent of March', amount: 120_000 })
  await chief.call(approve, { id: waiting?.id ?? 0 })
  expect(await clerk.call(transitionRoutes.post, { id, version: 5 })).toMatchObject({ status: 'posted', version: 6 })
  expect(await balances()).toEqual({ '1020': -120_000, '6200': 120_000 })
})

test('an entry with a reversal date posts both journals at once: the next month nets it to zero', async () => {
  const { companyId, owner, draft, balances } = await books()
  const { id } = await draft(owner, rent, { postedOn: '2026-03-31', reversesOn: '2026-04-01' })
  await owner.call(transitionRoutes.post, { id, version: 1 })
  expect(await balances()).toEqual({})
  const months = await query<{ month: string; rent: string }>(
    server.database.superUrl,
    `select to_char(b.month, 'YYYY-MM') as month, sum(b.debit_minor - b.credit_minor) as rent
      from accounts.balance_monthly b join accounts.account a on a.company_id = b.company_id and a.id = b.account_id
      where b.company_id = $1 and a.code = '6200' group by 1 order by 1`,
    [companyId],
  )
  expect(months.map(({ month, rent: sum }) => [month, Number(sum)])).toEqual([
    ['2026-03', 120_000],
    ['2026-04', -120_000],
  ])
  expect(await owner.send(transitionRoutes.reverse, { id, version: 2 })).toMatchObject({
    status: 409,
    body: { errorType: 'accounts.already_reversed' },
  })
  await expectWholeLedger(server.database.maintUrl)
})

test('each rule is refused with its code at the field where it was broken, and nothing is posted', async () => {
  const { owner, ids, draft, refused, setPeriod, balances } = await books()
  const control: Line[] = [
    { code: '6200', debit: 100 },
    { code: '1200', credit: 100 },
  ]
  expect(await refused(owner, control)).toMatchObject({
    status: 422,
    body: {
      errorType: 'accounts.control_account',
      details: { lines: [{ line: 2 }] },
      fields: { 'lines.1.accountId': [{ code: 'rule' }] },
    },
  })
  const both: Line[] = [{ code: '6200', debit: 100, credit: 100 }, ...rent]
  expect(await refused(owner, both)).toMatchObject({
    status: 422,
    body: {
      errorType: 'accounts.rule_broken',
      fields: { 'lines.0.debitMinor': [{ code: 'rule' }], 'lines.0.creditMinor': [{ code: 'rule' }] },
    },
  })
  const most = Array.from({ length: 2 }, (): Line[] => [
    { code: '6200', debit: 999_999_999_999_999 },
    { code: '1020', credit: 999_999_999_999_999 },
  ]).flat()
  expect(await refused(owner, most)).toMatchObject({
    status: 422,
    body: { errorType: 'accounts.entry_too_large', fields: { lines: [{ code: 'rule' }] } },
  })
  expect(await refused(owner, rent, { reversesOn: '2026-03-10' })).toMatchObject({
    status: 422,
    body: { errorType: 'accounts.rule_broken', fields: { reversesOn: [{ code: 'rule' }] } },
  })
  expect(await refused(owner, rent, { type: 'opening', reversesOn: '2026-04-10' })).toMatchObject({
    status: 422,
    body: { errorType: 'accounts.rule_broken', fields: { reversesOn: [{ code: 'rule' }] } },
  })
  const uneven = await draft(owner, [...rent, { code: '6300', debit: 1 }])
  for (const route of [transitionRoutes.post, transitionRoutes.submit])
    expect(await owner.send(route, { id: uneven.id, version: 1 })).toMatchObject({
      status: 422,
      body: {
        errorType: 'accounts.unbalanced',
        details: { debitMinor: 120_001, creditMinor: 120_000 },
        fields: { lines: [{ code: 'rule' }] },
      },
    })
  const due = await draft(owner, rent, { reversesOn: '2026-04-10' })
  const { version } = await owner.call(account.routes.get, { id: ids['6200'] ?? 0 })
  const off = await owner.call(account.routes.deactivate, { id: ids['6200'] ?? 0, version })
  expect(await owner.send(transitionRoutes.post, { id: due.id, version: 1 })).toMatchObject({
    status: 422,
    body: { errorType: 'accounts.unknown_account', fields: { 'lines.0.accountId': [{ code: 'rule' }] } },
  })
  await owner.call(account.routes.activate, { id: off.id, version: off.version })
  // A month that is missing before a closed one is closed with it.
  await setPeriod('2026-03', 'open')
  await setPeriod('2026-04', 'closed')
  expect(await owner.send(transitionRoutes.post, { id: due.id, version: 1 })).toMatchObject({
    status: 409,
    body: { errorType: 'accounts.period_closed', fields: { reversesOn: [{ code: 'rule' }] } },
  })
  await setPeriod('2026-03', 'closed')
  expect(await owner.send(transitionRoutes.post, { id: due.id, version: 1 })).toMatchObject({
    status: 409,
    body: {
      errorType: 'accounts.period_closed',
      details: { month: '2026-03' },
      fields: { postedOn: [{ code: 'rule' }] },
    },
  })
  expect(await owner.call(routes.get, { id: due.id })).toMatchObject({ status: 'draft', version: 1, number: null })
  expect(await balances()).toEqual({})
})

test('a reversal is refused into a closed period and before the entry, at its date', async () => {
  const { owner, draft, setPeriod, balances } = await books()
  const { id } = await draft(owner, rent)
  await owner.call(transitionRoutes.post, { id, version: 1 })
  await setPeriod('2026-05', 'closed')
  expect(await owner.send(transitionRoutes.reverse, { id, version: 2, reversedOn: '2026-05-02' })).toMatchObject({
    status: 409,
    body: { errorType: 'accounts.period_closed', fields: { reversedOn: [{ code: 'rule' }] } },
  })
  expect(await owner.send(transitionRoutes.reverse, { id, version: 2, reversedOn: '2026-03-01' })).toMatchObject({
    status: 422,
    body: { errorType: 'accounts.rule_broken', fields: { reversedOn: [{ code: 'rule' }] } },
  })
  expect(await balances()).toEqual({ '1020': -120_000, '6200': 120_000 })
})

test('opening balances that differ are balanced against the account of opening balances', async () => {
  const { owner, draft, balances } = await books()
  const lines: Line[] = [
    { code: '1020', debit: 50_000 },
    { code: '2500', credit: 20_000 },
  ]
  const { id } = await draft(owner, lines, { type: 'opening', postedOn: '2026-01-01' })
  expect(await owner.call(transitionRoutes.post, { id, version: 1 })).toMatchObject({
    status: 'posted',
    totalMinor: 50_000,
  })
  expect(await balances()).toEqual({ '1020': 50_000, '2500': -20_000, '3900': -30_000 })
  const [journal] = (await owner.call(journals.routes.list, {})).items
  expect(journal).toMatchObject({ source: 'opening', lineCount: 3 })
  await expectWholeLedger(server.database.maintUrl)
})

test('what is no draft any more stays as it is, for the server and for the database', async () => {
  const { owner, draft } = await books()
  const { id } = await draft(owner, rent)
  await owner.call(transitionRoutes.post, { id, version: 1 })
  const conflict = { status: 409, body: { errorType: 'state_conflict', details: { allowed: ['reverse'] } } }
  expect(await owner.send(routes.update, { id, version: 2, note: 'Late' })).toMatchObject(conflict)
  expect(await owner.send(routes.delete, { id, version: 2 })).toMatchObject(conflict)
  const late = [
    `update accounts.journal_entry set description = 'Late' where id = ${id}`,
    `update accounts.journal_entry set status = 'draft' where id = ${id}`,
    `update accounts.journal_entry_line set debit_minor = 2 where journal_entry_id = ${id}`,
    `delete from accounts.journal_entry_line where journal_entry_id = ${id}`,
    `delete from accounts.journal_entry where id = ${id}`,
  ]
  for (const statement of late) await expect(query(server.database.superUrl, statement), statement).rejects.toThrow()
})

test('a number is found however many entries came later', async () => {
  const { owner, companyId, draft } = await books()
  const { id } = await draft(owner, rent)
  const { number } = await owner.call(transitionRoutes.post, { id, version: 1 })
  // More than a search for parts of words looks through.
  await query(
    server.database.superUrl,
    `insert into accounts.journal_entry (company_id, uid, posted_on, description)
     select $1, gen_random_uuid(), '2026-03-11', 'Later' from generate_series(1, 10001)`,
    [companyId],
  )
  const found = async (q: string) => (await owner.call(routes.list, { q })).items.map((item) => item.id)
  expect(await found(String(number))).toEqual([id])
  expect(await found(String(number).toLowerCase())).toEqual([id])
  expect(await found(String(number).slice(0, -1))).toEqual([])
  const filtered = await owner.call(routes.list, { q: String(number), status: ['draft'] })
  expect(filtered.items).toEqual([])
})
