import { getLedgerHealth, postMissingJournals } from '@countinghouse/contract/inventory/ledger-health'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { runJson } from '../../../../../../tests/support/command-line.ts'
import { query } from '../../../../../../tests/support/database.ts'
import { accountsOf, balancesOf, forgetStockJournals, postJournal } from '../../../../../../tests/support/journals.ts'
import { useServer } from '../../../../../../tests/support/server.ts'
import { addStock, expectWholeLedger, post, reverse, revalue } from '../../../../../../tests/support/stock.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { runJob } from '../../../platform/jobs/job-runner.ts'
import { catchUpJournals, createJournalMonths } from './catch-up-journals.ts'

const server = useServer({ isOwn: true })
const silent = () => {}

/** A company whose stock was posted, sold, revalued and reversed before there was a general ledger. Answers what the journals said. */
async function unjournalled() {
  const tenant = await server.company()
  const { companyId, storeId } = tenant
  const { db } = server.app
  const variantId = await addStock(db, tenant)
  const lines = [{ kind: 'purchase_receipt', variantId, quantity: 20, unitCost: '3.10' }] as const
  const { posting_id: receipt } = await post(db, companyId, { storeId, effectiveOn: '2019-02-03', lines })
  const sale = await post(db, companyId, { storeId, lines: [{ kind: 'sale', variantId, quantity: 12 }] })
  await revalue(db, companyId, { lines: [{ postingId: receipt, lineNo: 1, costMinor: 500 }] })
  await reverse(db, companyId, { postingId: sale.posting_id })
  const balances = await balancesOf(db, companyId)
  await forgetStockJournals(server.database.superUrl, companyId)
  return { ...tenant, balances, health: () => tenant.owner.call(getLedgerHealth, {}) }
}

const journalsOf = (companyId: number) =>
  query(
    server.database.superUrl,
    `select source_type, posted_on::text, total_minor::int, reverses_journal_id is not null as is_reversal from accounts.journal
     where company_id = $1 order by source_id, event_no`,
    [companyId],
  )

test('missing journals are posted in batches of any size, once, in closed periods too, and reversals name what they reverse', async () => {
  const { companyId, balances } = await unjournalled()
  const { db } = server.app
  const scope = { companyId }
  await query(
    server.database.superUrl,
    `do $$ begin
       set local session_replication_role = replica;
       update accounts.period set stock = 'closed', receivables = 'closed', payables = 'closed', ledger = 'closed'
         where company_id = ${companyId} and starts_on = '2019-02-01';
     end $$`,
  )
  const step = (most: number) => db.inTransaction(scope, (tx) => catchUpJournals(tx, companyId, most))
  await db.inTransaction(scope, (tx) => createJournalMonths(tx, companyId))
  expect([await step(2), await step(2), await step(2), await step(2)]).toEqual([2, 2, 1, 0])
  expect(await balancesOf(db, companyId)).toEqual(balances)
  const journals = await journalsOf(companyId)
  expect(journals.map(({ is_reversal: isReversal }) => isReversal)).toEqual([false, false, false, false, true])
  const months = await sql<{ month: string }>`
    select distinct tableoid::regclass::text as month from accounts.journal_line where company_id = ${companyId} and posted_on < '2020-01-01'`.execute(
    db.reader(scope),
  )
  expect(months.rows).toEqual([{ month: 'accounts.journal_line_2019_02' }])
  await expectWholeLedger(server.database.maintUrl)
})

test('a month of which another company has lines already has no partition, and they stay where they are', async () => {
  const { companyId } = await server.company()
  const { 1020: bank = 0, 6200: rent = 0 } = await accountsOf(server.app.db, companyId)
  const lines = [
    { accountId: rent, amountMinor: 900 },
    { accountId: bank, amountMinor: -900 },
  ]
  await postJournal(server.app.db, companyId, { postedOn: '2018-05-04', lines })
  const other = await server.company()
  const variantId = await addStock(server.app.db, other)
  await post(server.app.db, other.companyId, {
    storeId: other.storeId,
    effectiveOn: '2018-05-06',
    lines: [{ kind: 'sale', variantId, quantity: 1 }],
  })
  await forgetStockJournals(server.database.superUrl, other.companyId)
  const run = (work: (tx: Tx) => Promise<unknown>) => server.app.db.inTransaction({ companyId: other.companyId }, work)
  await run((tx) => createJournalMonths(tx, other.companyId))
  expect(await run((tx) => catchUpJournals(tx, other.companyId, 10))).toBe(2)
  await expectWholeLedger(server.database.maintUrl)
})

test('a rule for a category decides about its goods alone, when they are posted and when they are caught up', async () => {
  const tenant = await server.company()
  const { companyId, storeId } = tenant
  const { db } = server.app
  const [apart, other] = [await addStock(db, tenant), await addStock(db, tenant)]
  await query(
    server.database.superUrl,
    `with category as (insert into procure.category (company_id, code, name) values ($1, 'APART', 'Apart') returning id),
     placed as (update procure.product p set category_id = c.id from category c, procure.variant v
       where p.company_id = $1 and v.company_id = $1 and v.id = $2 and v.product_id = p.id)
     insert into accounts.posting_rule (company_id, code, name, role, category_id, account_id)
     select $1, 'APART', 'Apart', 'cost_of_sales', c.id, a.id from category c, accounts.account a where a.company_id = $1 and a.code = '5040'`,
    [companyId, apart],
  )
  const lines = [apart, other].map((variantId) => ({ kind: 'sale' as const, variantId, quantity: 2 }))
  await post(db, companyId, { storeId, lines })
  const balances = { '1300': 4000, '3900': -5000, '5000': 500, '5040': 500 }
  expect(await balancesOf(db, companyId)).toEqual(balances)
  await forgetStockJournals(server.database.superUrl, companyId)
  expect(await db.inTransaction({ companyId }, (tx) => catchUpJournals(tx, companyId, 10))).toBe(3)
  expect(await balancesOf(db, companyId)).toEqual(balances)
})

test('the command catches up with every company, or with one, and a second run finds nothing to do', async () => {
  const [one, other] = [await unjournalled(), await unjournalled()]
  const { appUrl, ownerUrl, maintUrl, superUrl } = server.database
  const environment = { DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl, DATABASE_MAINT_URL: maintUrl }
  const [named] = await query<{ code: string }>(superUrl, 'select code from erp.company where id = $1', [one.companyId])
  const only = await runJson(['books', 'catch-up', '--company', named?.code ?? ''], environment)
  expect(only).toMatchObject({ code: 0, data: { companies: [{ company: named?.code, journalled: 5 }] } })
  expect((await other.health()).unjournalled).toBe(5)
  const all = await runJson(['books', 'catch-up'], environment)
  expect(all.data['companies']).toContainEqual({ company: expect.any(String), journalled: 5 })
  const again = await runJson(['books', 'catch-up'], environment)
  expect(again).toMatchObject({ code: 0 })
  expect(JSON.stringify(again.data)).not.toContain('"journalled":5')
  for (const { companyId, balances } of [one, other])
    expect(await balancesOf(server.app.db, companyId)).toEqual(balances)
  expect(await runJson(['books', 'catch-up', '--company', 'NOBODY'], environment)).toMatchObject({ code: 2 })
})

test('ledger health shows stock beside its accounts, and its job posts what is missing', async () => {
  const { companyId, storeId, owner, as, health } = await unjournalled()
  const before = await health()
  const [stock] = before.books ?? []
  expect(before).toMatchObject({
    unjournalled: 5,
    books: [{ role: 'stock', accountMinor: 0 }, { role: 'stock_in_transit', stockMinor: 0 }, { role: 'oversold' }],
  })
  expect(stock?.stockMinor).toBeGreaterThan(0)
  const clerk = await as({ may: ['ledgerhealth:view', 'stock:cost_view'], storeIds: [storeId] })
  expect(await clerk.call(getLedgerHealth, {})).not.toHaveProperty('books')
  expect((await clerk.send(postMissingJournals, {})).status).toBe(403)
  const { jobId } = await owner.call(postMissingJournals, {})
  expect(await owner.call(postMissingJournals, {})).toEqual({ jobId })
  await runJob(server.app.jobs, silent, { companyId, jobId })
  const after = await health()
  expect(after).toMatchObject({ unjournalled: 0 })
  for (const { stockMinor, accountMinor } of after.books ?? []) expect(accountMinor).toBe(stockMinor)
  expect(after.books?.[0]?.stockMinor).toBe(stock?.stockMinor)
})
