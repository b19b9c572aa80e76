import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { accountsOf, balancesOf, postJournal } from '../../../../../tests/support/journals.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { answersOf, expectWholeLedger, post } from '../../../../../tests/support/stock.ts'
import { query } from '../../../../../tests/support/database.ts'
import { reverseJournal } from './post-journal.ts'

const server = useServer({ isOwn: true })

async function ledger() {
  const { companyId, storeId } = await server.company()
  const { db } = server.app
  const { '1020': bank = 0, '3000': capital = 0, '1200': receivable = 0 } = await accountsOf(db, companyId)
  return { companyId, storeId, db, bank, capital, receivable }
}

test('a journal posts once for ever, raises balances by day and month, and is reversed once', async () => {
  const { companyId, db, bank, capital } = await ledger()
  const lines = [
    { accountId: bank, amountMinor: 5000 },
    { accountId: capital, amountMinor: -5000 },
  ]
  const event = { sourceId: 77, lines }
  const first = await postJournal(db, companyId, event)
  expect(first.is_replayed).toBe(false)
  expect(await postJournal(db, companyId, event)).toMatchObject({ journal_id: first.journal_id, is_replayed: true })
  expect(await balancesOf(db, companyId)).toEqual({ '1020': 5000, '3000': -5000 })

  const by = { companyId, userId: null, requestId: 'test' }
  const reversal = () =>
    answersOf(db, companyId, reverseJournal(by, { journalId: first.journal_id, postedOn: '2026-04-01' }))
  const [reversed] = await reversal()
  expect(await reversal()).toEqual([{ journal_id: reversed?.journal_id, is_replayed: true }])
  expect(await balancesOf(db, companyId)).toEqual({})
  await expect(
    answersOf(db, companyId, reverseJournal(by, { journalId: reversed?.journal_id ?? 0, postedOn: '2026-04-01' })),
  ).rejects.toMatchObject({ code: 'accounts.not_reversible' })
  await expectWholeLedger(server.database.maintUrl)
})

test('tax lines keep what they are charged on, at 0 % too, and a reversal takes it back', async () => {
  const { companyId, db, bank, capital } = await ledger()
  const { maintUrl } = server.database
  const [component] = await query<{ id: number }>(
    maintUrl,
    `select id from accounts.tax_component where company_id = $1 and code = 'VAT-ZERO'`,
    [companyId],
  )
  const tax = { taxComponentId: component?.id ?? 0, taxDirection: 'sale' } as const
  const { journal_id: journalId } = await postJournal(db, companyId, {
    lines: [
      { accountId: bank, amountMinor: 6200 },
      { accountId: capital, amountMinor: -6000 },
      { role: 'output_tax', amountMinor: -200, ...tax, taxableMinor: -1000 },
      { role: 'output_tax', amountMinor: 0, ...tax, taxableMinor: -5000 },
      { role: 'output_tax', amountMinor: 0 },
    ],
  })
  const by = { companyId, userId: null, requestId: 'test' }
  await answersOf(db, companyId, reverseJournal(by, { journalId, postedOn: '2026-04-01' }))
  const lines = await query(
    maintUrl,
    `select taxable_minor::int as taxable, debit_minor::int - credit_minor::int as amount from accounts.journal_line
      where company_id = $1 and tax_direction = 'sale' order by journal_id, line_no`,
    [companyId],
  )
  expect(lines).toEqual([
    { taxable: -1000, amount: -200 },
    { taxable: -5000, amount: 0 },
    { taxable: 1000, amount: 200 },
    { taxable: 5000, amount: 0 },
  ])
  await expectWholeLedger(maintUrl)
})

test('an unbalanced journal, a control account, an unknown account and a closed period are refused, and nothing is kept', async () => {
  const { companyId, db, bank, capital, receivable } = await ledger()
  const two = (one: number, other: number, rest = -100) => [
    { accountId: one, amountMinor: 100 },
    { accountId: other, amountMinor: rest },
  ]
  await expect(postJournal(db, companyId, { lines: two(bank, capital, -99) })).rejects.toMatchObject({
    code: 'accounts.unbalanced',
  })
  await expect(postJournal(db, companyId, { lines: two(bank, receivable) })).rejects.toMatchObject({
    code: 'accounts.control_account',
    details: { lines: [{ line: 2 }] },
  })
  await expect(postJournal(db, companyId, { lines: two(bank, 1) })).rejects.toMatchObject({
    code: 'accounts.unknown_account',
    details: { lines: [{ line: 2 }] },
  })
  await query(
    server.database.superUrl,
    `insert into accounts.period (company_id, starts_on, stock, receivables, payables, ledger)
      values ($1, '2026-03-01', 'closed', 'closed', 'closed', 'closed')`,
    [companyId],
  )
  await expect(postJournal(db, companyId, { lines: two(bank, capital) })).rejects.toMatchObject({
    code: 'accounts.period_closed',
    details: { month: '2026-03', lock: 'closed', ledger: 'ledger' },
  })
  expect(await balancesOf(db, companyId)).toEqual({})
})

test('the most specific posting rule decides: category before store, the nearest category first', async () => {
  const { companyId, storeId, db } = await ledger()
  const { variantIds } = await createProduct(db, companyId)
  const { superUrl } = server.database
  const [parent] = await query<{ id: number }>(
    superUrl,
    `insert into procure.category (company_id, code, name, slug) values ($1, 'above', 'Above', 'above') returning id`,
    [companyId],
  )
  const [child] = await query<{ id: number }>(
    superUrl,
    `insert into procure.category (company_id, code, name, slug, parent_id) values ($1, 'below', 'Below', 'below', $2) returning id`,
    [companyId, parent?.id],
  )
  await query(superUrl, 'update procure.product set category_id = $2 where company_id = $1', [companyId, child?.id])
  const { '5040': forStore, '5060': forCategory } = await accountsOf(db, companyId)
  await query(
    superUrl,
    `insert into accounts.posting_rule (company_id, code, name, role, store_id, category_id, account_id) values
      ($1, 'r1', 'r1', 'stock_variance', $2, null, $3), ($1, 'r2', 'r2', 'stock_variance', null, $4, $5)`,
    [companyId, storeId, forStore, parent?.id, forCategory],
  )
  const line = { kind: 'adjust_in', variantId: variantIds[0] ?? 0, quantity: 2, unitCost: '3.00' } as const
  await post(db, companyId, { storeId, lines: [line] })
  expect(await balancesOf(db, companyId)).toEqual({ '1300': 600, '5060': -600 })
  await query(superUrl, `update procure.category set parent_id = null where company_id = $1 and code = 'below'`, [
    companyId,
  ])
  await post(db, companyId, { storeId, lines: [line] })
  expect(await balancesOf(db, companyId)).toEqual({ '1300': 1200, '5060': -600, '5040': -600 })
})

test('year-end closings and their reversals have balances of their own', async () => {
  const { companyId, db, bank, capital } = await ledger()
  const lines = [
    { accountId: bank, amountMinor: 700 },
    { accountId: capital, amountMinor: -700 },
  ]
  await postJournal(db, companyId, { lines })
  const closing = await postJournal(db, companyId, { source: 'closing', lines })
  const by = { companyId, userId: null, requestId: 'test' }
  await answersOf(db, companyId, reverseJournal(by, { journalId: closing.journal_id, postedOn: '2026-03-11' }))
  const sums = `select b.is_closing, sum(b.debit_minor)::int as debit from accounts.balance_monthly b
    where b.company_id = $1 and b.account_id = $2 group by 1 order by 1`
  expect(await query(server.database.superUrl, sums, [companyId, bank])).toEqual([
    { is_closing: false, debit: 700 },
    { is_closing: true, debit: 700 },
  ])
  await expectWholeLedger(server.database.maintUrl)
})

test('no journal is unbalanced and no line changes, not even by the owner of the tables', async () => {
  const { companyId, db, bank, capital } = await ledger()
  const lines = [
    { accountId: bank, amountMinor: 5000 },
    { accountId: capital, amountMinor: -5000 },
  ]
  const { journal_id: journalId } = await postJournal(db, companyId, { lines })
  const asOwner = (text: string) => query(server.database.superUrl, text, [companyId, journalId])
  await expect(
    asOwner(`insert into accounts.journal_line (company_id, journal_id, line_no, posted_on, account_id, debit_minor, credit_minor)
      select company_id, journal_id, line_no + 10, posted_on, account_id, debit_minor * 2, credit_minor
      from accounts.journal_line where company_id = $1 and journal_id = $2`),
  ).rejects.toThrow('accounts.unbalanced')
  for (const change of ['update accounts.journal_line set memo = memo', 'delete from accounts.journal_line'])
    await expect(asOwner(`${change} where company_id = $1 and journal_id = $2`), change).rejects.toThrow()
  await expectWholeLedger(server.database.maintUrl)
})

test('role app may not write the ledger itself', async () => {
  const { companyId, db } = await ledger()
  for (const table of ['journal', 'journal_line', 'balance_daily', 'balance_monthly'])
    await expect(
      db.inTransaction({ companyId }, (tx) =>
        sql`delete from ${sql.table(`accounts.${table}`)} where company_id = ${companyId}`.execute(tx),
      ),
    ).rejects.toThrow(/permission denied/)
})
