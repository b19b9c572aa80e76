import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { query } from '../../../../../../tests/support/database.ts'
import { accountsOf, postJournal } from '../../../../../../tests/support/journals.ts'
import { useServer } from '../../../../../../tests/support/server.ts'
import { openDatabase } from '../../../platform/database/db.ts'
import { sealChecks } from './seal-checks.ts'
import { sealJournals } from './seal-journals.ts'

const server = useServer({ isOwn: true })

async function books() {
  const { companyId } = await server.company()
  const { 1020: bank = 0, 6200: rent = 0 } = await accountsOf(server.app.db, companyId)
  const pay = () =>
    postJournal(server.app.db, companyId, {
      description: 'Rent',
      lines: [
        { accountId: rent, amountMinor: 900, memo: 'March' },
        { accountId: bank, amountMinor: -900 },
      ],
    })
  const seals = () =>
    query<{ number: number; count: number; hash: string }>(
      server.database.superUrl,
      `select number::int, journal_count as count, encode(hash, 'hex') as hash from accounts.journal_seal where company_id = $1 order by 1`,
      [companyId],
    )
  return { companyId, pay, seals, seal: () => sealJournals(server.app.db, companyId) }
}

/** What the checks of the seals find. */
async function issues(): Promise<string[]> {
  const db = openDatabase({ url: server.database.maintUrl, size: 1 })
  try {
    const reader = db.reader({ companyId: null })
    const found = []
    for (const check of sealChecks) found.push(...(await check.issues(reader)))
    return found
  } finally {
    await db.close()
  }
}

/** Changes journals past the triggers that keep them. */
const damage = (statement: string) =>
  query(server.database.superUrl, `do $$ begin set local session_replication_role = replica; ${statement}; end $$`)

test('journals are sealed in a chain whose hashes are in the audit log; without new ones nothing is sealed', async () => {
  const { companyId, pay, seal, seals } = await books()
  await seal()
  expect(await seals()).toEqual([])
  await pay()
  await pay()
  await seal()
  await seal()
  await pay()
  await seal()
  const made = await seals()
  expect(made).toMatchObject([
    { number: 1, count: 2 },
    { number: 2, count: 1 },
  ])
  const audited = await query<{ hash: string }>(
    server.database.superUrl,
    `select c ->> 'after' as hash from platform.audit, jsonb_array_elements(changes) c
     where company_id = $1 and entity = 'accounts.journal_seal' and c ->> 'field' = 'hash' order by id`,
    [companyId],
  )
  expect(audited).toEqual(made.map(({ hash }) => ({ hash })))
  expect(await issues()).toEqual([])
})

test('a journal that is still being posted is sealed after it, never jumped over', async () => {
  const { companyId, pay, seal, seals } = await books()
  const { 1010: bank = 0, 6300: rent = 0 } = await accountsOf(server.app.db, companyId)
  // The fiscal period exists, so that nobody waits for its creation.
  await pay()
  let sealing = Promise.resolve()
  await server.app.db.inTransaction({ companyId }, async (tx) => {
    const lines = [
      { accountId: rent, amountMinor: 5 },
      { accountId: bank, amountMinor: -5 },
    ]
    const event = { source: 'manual', sourceType: 'late', sourceId: 1, eventNo: 1, postedOn: '2026-03-10', lines }
    await sql`select * from accounts.post_journals(${companyId}, ${JSON.stringify([event])}::jsonb)`.execute(tx)
    await pay()
    sealing = seal()
    await new Promise((done) => setTimeout(done, 500))
    expect(await seals()).toEqual([])
  })
  await sealing
  expect(await seals()).toMatchObject([{ number: 1, count: 3 }])
})

test.for([
  [
    'an amount',
    'update accounts.journal_line set debit_minor = debit_minor * 2, credit_minor = credit_minor * 2',
    'differ',
  ],
  ['a text', `update accounts.journal set description = 'Bent'`, 'differ'],
  [
    'a journal taken out',
    'delete from accounts.journal where company_id = $1 and id = (select min(id) from accounts.journal where company_id = $1)',
    '2 journals, but 1',
  ],
  ['a seal rewritten', `update accounts.journal_seal set hash = sha256('x')`, 'audit log'],
  ['a seal taken out', 'delete from accounts.journal_seal', 'audit log'],
] as const)('%s is noticed', async ([, statement, why]) => {
  const { companyId, pay, seal } = await books()
  await pay()
  await pay()
  await seal()
  const before = await issues()
  await damage(
    statement.includes('$1')
      ? statement.replaceAll('$1', String(companyId))
      : `${statement} where company_id = ${companyId}`,
  )
  const found = (await issues()).filter((issue) => !before.includes(issue))
  expect(found.join('\n')).toContain(`of company ${companyId}`)
  expect(found.join('\n')).toContain(why)
})
