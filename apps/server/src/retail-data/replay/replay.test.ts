import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand, runJson } from '../../../../../tests/support/command-line.ts'
import { query } from '../../../../../tests/support/database.ts'
import { forgetStockJournals } from '../../../../../tests/support/journals.ts'
import {
  createRetailer,
  exportStock,
  killAt,
  replay,
  stockChangesIn,
  sumBy,
  suppliedTo,
} from '../../../../../tests/support/retail-replay.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { parseCsv } from '../../platform/lists/csv.ts'

const server = useServer({ isOwn: true })
const folder = mkdtempSync(join(tmpdir(), 'house-replay-'))
const slice = resolve(import.meta.dirname, '../../../../../tests/e2e/fixtures/retail-slice.csv')
let environment: Record<string, string> = {}

beforeAll(() => {
  const { appUrl, ownerUrl, maintUrl } = server.database
  environment = { DATA_DIR: folder, DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl, DATABASE_MAINT_URL: maintUrl }
})
afterAll(() => rmSync(folder, { recursive: true }))

const retailer = (options?: { warehouse: boolean }) => createRetailer(server, options)
const exported = (flags: readonly string[]) => exportStock(flags, environment)
const postings = 'select count(*)::int as count from inventory.stock_posting where company_id = $1'

async function postingsOf(companyId: number): Promise<number> {
  const [row] = await query<{ count: number }>(server.database.superUrl, postings, [companyId])
  return row?.count ?? 0
}

test('a year is replayed: killed twice and gone on with, it is what it would have been, and once more adds nothing', async () => {
  const [undisturbed, killed] = [await retailer(), await retailer()]
  const report = join(folder, 'report.csv')
  const [whole] = await Promise.all([
    runJson(replay(slice, undisturbed.flags), environment),
    (async () => {
      for (const reaching of [1, 100 + Math.floor(Math.random() * 400)]) {
        const until = { companyId: killed.companyId, counting: postings, reaching }
        await killAt(server, replay(slice, killed.flags), environment, until)
      }
    })(),
  ])
  expect(whole).toMatchObject({ code: 0, data: { catalogue: { lines: 599 }, store: 'S1', warehouse: 'WH' } })
  const plan = whole.data['plan']
  expect(whole.data['posted']).toMatchObject({ doneDays: 233, postings: 802 })
  const resumed = await runJson(replay(slice, killed.flags), environment)
  expect(resumed).toMatchObject({ code: 0, data: { plan } })
  const again = await runJson([...replay(slice, killed.flags), '--report', report], environment)
  expect(again).toMatchObject({ code: 0, data: { plan, posted: { doneDays: 0, postings: 0, lines: 0 } } })

  const stock = await exported(killed.flags)
  expect(stock).toBe(await exported(undisturbed.flags))
  expect(await postingsOf(killed.companyId)).toBe(802)
  expect(await auditedDays(killed.companyId)).toEqual(await auditedDays(undisturbed.companyId))
  await expectWholeLedger(server.database.maintUrl)
  await expectBooksFollowStock(killed.companyId)
  await expectCaughtUp(undisturbed)

  const onHand = sumBy(
    parseCsv(stock),
    ({ code }) => code ?? '',
    ({ quantity }) => Number(quantity),
  )
  const supplied = await suppliedTo(server, killed.companyId)
  const changes = stockChangesIn(parseCsv(readFileSync(slice, 'utf8')))
  const told = parseCsv(readFileSync(report, 'utf8').replace('\uFEFF', ''))
  const goods = told.filter((row) => row['type'] === 'goods')
  expect(goods).toHaveLength(supplied.size)
  for (const { code = '', ...row } of goods) {
    expect(onHand.get(code) ?? 0, code).toBe((supplied.get(code) ?? 0) + (changes.get(code) ?? 0))
    expect(Number(row['on hand']), code).toBe(onHand.get(code) ?? 0)
  }
  const leftOut = told.reduce((sum, row) => sum + Number(row['excluded lines']), 0)
  const moved = await query<{ count: number }>(
    server.database.superUrl,
    `select sum(line_count)::int as count from inventory.stock_posting where company_id = $1 and source_type in ('retail_invoice', 'retail_credit_note')`,
    [killed.companyId],
  )
  expect([{ count: 599 - leftOut }]).toEqual(moved)
})

test('what cannot be replayed is refused with what to do', async () => {
  const [{ flags }, { flags: bare }] = [await retailer(), await retailer({ warehouse: false })]
  const errorsOf = async (...args: string[]) => (await runCommand(args, environment)).errors
  const other = join(folder, 'other.csv')
  writeFileSync(other, 'a,b\n1,2\n')
  expect(await errorsOf('retail-data', 'replay', slice)).toContain('--company <code>')
  expect(await errorsOf(...replay(slice, ['--company', 'NOBODY']))).toContain('There is no company "NOBODY".')
  expect(await errorsOf(...replay(slice, bare))).toContain('no open warehouse. Add one under /erp/stores/')
  expect(await errorsOf(...replay(slice, [...flags, '--store', 'X9']))).toContain('no store "X9". It has S1, WH.')
  expect(await errorsOf(...replay(slice, [...flags, '--store', 'wh']))).toContain('WH cannot supply itself')
  expect(await errorsOf(...replay(other, flags))).toContain('The file has no column invoice')
  expect(await errorsOf(...replay(join(folder, 'none.csv'), flags))).toContain('no such file')
  const [heading = '', first = ''] = readFileSync(slice, 'utf8').split('\n')
  writeFileSync(other, `${heading}\n${first}\n`)
  expect(await runCommand(replay(other, flags), environment)).toMatchObject({ code: 0 })
  expect(await errorsOf(...replay(slice, flags))).toContain('holds the replay of another file')
  for (const day of ['2010-02-30', '1066-10-14']) {
    writeFileSync(other, `${heading}\n${first.replace('2009-12-01', day)}\n`)
    expect(await errorsOf(...replay(other, (await retailer()).flags))).toMatch(/invoiced_at/)
  }
})

test('stock is exported to a file as well, and not beside JSON', async () => {
  const { flags } = await retailer()
  const out = join(folder, 'stock.csv')
  expect(await runJson(['stock', 'export', ...flags, '--out', out], environment)).toMatchObject({
    code: 0,
    data: { rows: 0 },
  })
  expect(readFileSync(out, 'utf8')).toBe('store,code,location,quantity,value,currency\r\n')
  expect((await runJson(['stock', 'export', ...flags], environment)).data['error']).toContain('--out')
  const nobody = await runCommand(['stock', 'export', '--company', 'NOBODY'], environment)
  expect(nobody).toMatchObject({ code: 2, errors: expect.stringContaining('no company "NOBODY"') })
})

/** At the end of each replayed month, account 1300 is the value of stock on that day, and debits equal credits. */
async function expectBooksFollowStock(companyId: number): Promise<void> {
  const months = await query<{ month: string; stock: number; account: number; total: number }>(
    server.database.superUrl,
    `select m.month::text, s.value::float8 as stock, b.value::float8 as account, t.value::float8 as total
     from (select distinct month from inventory.stock_month where company_id = $1) m
     cross join lateral (select sum(d.in_value_minor - d.out_value_minor) as value from inventory.stock_month d
       where d.company_id = $1 and d.month <= m.month and not d.is_transit) s
     cross join lateral (select sum(l.debit_minor - l.credit_minor) as value from accounts.journal_line l
       join accounts.account a on a.company_id = l.company_id and a.id = l.account_id and a.code = '1300'
       where l.company_id = $1 and l.posted_on < m.month + interval '1 month') b
     cross join lateral (select sum(l.debit_minor - l.credit_minor) as value from accounts.balance_daily l
       where l.company_id = $1 and l.day < m.month + interval '1 month') t
     order by 1`,
    [companyId],
  )
  expect(months.length).toBeGreaterThan(9)
  for (const { month, stock, account, total } of months)
    expect({ month, account, total }).toEqual({ month, account: stock, total: 0 })
  expect(Math.min(...months.map(({ stock }) => stock))).toBeGreaterThan(0)
}

/** The same year posted before there was a general ledger: the catch-up makes the journals that posting made. */
async function expectCaughtUp({ companyId, flags }: Awaited<ReturnType<typeof retailer>>): Promise<void> {
  const posted = await balancesByMonth(companyId)
  expect(posted.length).toBeGreaterThan(30)
  await forgetStockJournals(server.database.superUrl, companyId)
  expect(await balancesByMonth(companyId)).toEqual([])
  expect(await runJson(['books', 'catch-up', ...flags], environment)).toMatchObject({ code: 0 })
  expect(await balancesByMonth(companyId)).toEqual(posted)
  await expectBooksFollowStock(companyId)
  await expectWholeLedger(server.database.maintUrl)
}

async function balancesByMonth(companyId: number): Promise<unknown[]> {
  return await query(
    server.database.superUrl,
    `select date_trunc('month', l.posted_on)::date::text as month, a.code, sum(l.debit_minor) as debit, sum(l.credit_minor) as credit
     from accounts.journal_line l join accounts.account a on a.company_id = l.company_id and a.id = l.account_id
     where l.company_id = $1 group by 1, 2 order by 1, 2`,
    [companyId],
  )
}

async function auditedDays(companyId: number): Promise<unknown[]> {
  return await query(
    server.database.superUrl,
    `select changes from platform.audit where company_id = $1 and action = 'console.retail-data.replay' and entity = 'erp.store' order by id`,
    [companyId],
  )
}
