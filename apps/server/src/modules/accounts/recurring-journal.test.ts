import { journalEntry } from '@countinghouse/contract/accounts/journal-entry'
import { recurringJournal } from '@countinghouse/contract/accounts/recurring-journal'
import { createApprovalRule, getApprovalChoices } from '@countinghouse/contract/desk/approval-rule'
import { listExceptions } from '@countinghouse/contract/desk/exception'
import { expect, test } from 'vitest'
import { setPeriod } from '../../../../../tests/support/periods.ts'
import { accountsOf, balancesOf } from '../../../../../tests/support/journals.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { createDueEntries } from './recurring-journal/create-due-entries.ts'

const server = useServer({ isOwn: true })
const { routes } = recurringJournal

/** The first day of a month before or after this one. */
function month(offset: number): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1)).toISOString().slice(0, 10)
}

async function books() {
  const tenant = await server.company()
  const { companyId, owner } = tenant
  const { db } = server.app
  const ids = await accountsOf(db, companyId)
  const lines = (credit = 120_000, code = '1020') => [
    { accountId: ids['6200'] ?? 0, debitMinor: 120_000, creditMinor: null },
    { accountId: ids[code] ?? 0, debitMinor: null, creditMinor: credit },
  ]
  const entered = (more: { nextOn?: string; endsOn?: string; mode?: 'draft' | 'post'; dayOfMonth?: number } = {}) => ({
    code: 'RENT',
    name: 'Rent',
    dayOfMonth: 1,
    nextOn: month(-2),
    description: 'Rent of the shop',
    lines: lines(),
    ...more,
  })
  const night = () => createDueEntries(db, companyId)
  const entries = async () => (await owner.call(journalEntry.routes.list, { sort: ['createdAt'] })).items
  return { ...tenant, ids, lines, entered, night, entries, balances: () => balancesOf(db, companyId) }
}

test('each due date has one entry, also those that were missed, and another night creates none', async () => {
  const { owner, entered, night, entries, balances } = await books()
  const template = await owner.call(routes.create, entered({ endsOn: month(-1) }))
  await Promise.all([night(), night()])
  await night()
  expect((await entries()).map(({ postedOn, status, description }) => [postedOn, status, description])).toEqual([
    [month(-2), 'draft', 'Rent of the shop'],
    [month(-1), 'draft', 'Rent of the shop'],
  ])
  expect(await balances()).toEqual({})
  const after = await owner.call(routes.get, { id: template.id })
  expect(after.nextOn).toBe(month(0))
  // Moved back to a date that has its entry.
  await owner.call(routes.update, { id: template.id, version: after.version, nextOn: month(-2) })
  await night()
  expect(await entries()).toHaveLength(2)
})

test('entries are posted where the mode says so, unless a rule requires approval', async () => {
  const { as, owner, entered, night, entries, balances } = await books()
  const template = await owner.call(routes.create, entered({ mode: 'post', endsOn: month(-2) }))
  await night()
  expect(await entries()).toMatchObject([{ status: 'posted', postedOn: month(-2), totalMinor: 120_000 }])
  expect(await balances()).toEqual({ '1020': -120_000, '6200': 120_000 })
  const chief = await as({ may: ['journal-entries:view'] })
  await owner.call(createApprovalRule, {
    documentType: journalEntry.entity,
    name: 'Chief',
    currency: (await owner.call(getApprovalChoices, {})).currency,
    amountFrom: 1,
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
  const { version } = await owner.call(routes.get, { id: template.id })
  await owner.call(routes.update, { id: template.id, version, endsOn: month(-1) })
  await night()
  expect((await entries()).map(({ status }) => status)).toEqual(['posted', 'draft'])
  await expectWholeLedger(server.database.maintUrl)
})

test('what cannot be posted stays a draft and is in the exceptions inbox until it is posted', async () => {
  const { companyId, owner, entered, night, entries } = await books()
  await owner.call(routes.create, entered({ mode: 'post', endsOn: month(-2) }))
  const setLedger = (state: 'open' | 'closed') =>
    setPeriod(server.database.superUrl, { companyId, month: month(-2), state })
  await setLedger('closed')
  await night()
  const [draft] = await entries()
  expect(draft).toMatchObject({ status: 'draft', postedOn: month(-2) })
  const open = async () => (await owner.call(listExceptions, {})).items
  expect(await open()).toMatchObject([
    {
      label: draft?.name,
      cause: expect.stringContaining('This fiscal period is closed.'),
      address: `/finance/journal-entries/?open=${draft?.id}`,
    },
  ])
  await setLedger('open')
  await owner.call(journalEntry.transitionRoutes.post, { id: draft?.id ?? 0, version: 1 })
  expect(await open()).toEqual([])
})

test('a template that does not balance, posts to a control account or has another day is refused at the field, and posting requires its permission', async () => {
  const { as, owner, lines, entered } = await books()
  expect(await owner.send(routes.create, { ...entered(), lines: lines(1) })).toMatchObject({
    status: 422,
    body: { errorType: 'accounts.unbalanced', fields: { lines: [{ code: 'rule' }] } },
  })
  expect(await owner.send(routes.create, { ...entered(), lines: lines(120_000, '1200') })).toMatchObject({
    status: 422,
    body: { errorType: 'accounts.control_account', fields: { 'lines.1.accountId': [{ code: 'rule' }] } },
  })
  expect(await owner.send(routes.create, entered({ dayOfMonth: 15 }))).toMatchObject({
    status: 422,
    body: {
      errorType: 'accounts.rule_broken',
      fields: { nextOn: [{ code: 'rule' }], dayOfMonth: [{ code: 'rule' }] },
    },
  })
  const clerk = await as({ may: ['view', 'create', 'edit'].map((event) => `recurring-journals:${event}`) })
  expect(await clerk.send(routes.create, entered({ mode: 'post' }))).toMatchObject({
    status: 403,
    body: { errorType: 'forbidden', details: { page: '/finance/journal-entries/', event: 'post' } },
  })
  expect(await clerk.send(routes.create, entered())).toMatchObject({ status: 201 })
})
