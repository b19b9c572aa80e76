import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand, runJson, startCommand } from '../../../../../tests/support/command-line.ts'
import { query } from '../../../../../tests/support/database.ts'
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

async function retailer({ warehouse = true } = {}) {
  const { companyId } = await server.company('Retail')
  const [company] = await query<{ code: string }>(
    server.database.maintUrl,
    'select code from erp.company where id = $1',
    [companyId],
  )
  if (warehouse)
    await query(
      server.database.superUrl,
      `insert into erp.store (company_id, code, name, type, country_code, timezone)
       values ($1, 'WH', 'Warehouse', 'warehouse', 'GB', 'Europe/London')`,
      [companyId],
    )
  return { companyId, flags: ['--company', company?.code ?? ''] }
}

const replay = (file: string, flags: readonly string[]) => ['retail-data', 'replay', file, ...flags]

async function exported(flags: readonly string[]): Promise<string> {
  const { code, output, errors } = await runCommand(['stock', 'export', ...flags], environment)
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  return output
}

async function postingsOf(companyId: number): Promise<number> {
  const [row] = await query<{ count: number }>(
    server.database.superUrl,
    'select count(*)::int as count from inventory.stock_posting where company_id = $1',
    [companyId],
  )
  return row?.count ?? 0
}

/** Ends the process as a power cut would, once that many postings are there. */
async function killedAt(companyId: number, flags: readonly string[], postings: number): Promise<void> {
  const child = startCommand(replay(slice, flags), environment)
  const ended = new Promise<NodeJS.Signals | null>((done) => child.once('close', (_code, signal) => done(signal)))
  while ((await postingsOf(companyId)) < postings) await sleep(5)
  child.kill('SIGKILL')
  expect(await ended).toBe('SIGKILL')
}

test('a year is replayed: killed twice and gone on with, it is what it would have been, and once more adds nothing', async () => {
  const [undisturbed, killed] = [await retailer(), await retailer()]
  const report = join(folder, 'report.csv')
  const [whole] = await Promise.all([
    runJson(replay(slice, undisturbed.flags), environment),
    (async () => {
      for (const postings of [1, 100 + Math.floor(Math.random() * 400)])
        await killedAt(killed.companyId, killed.flags, postings)
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

  const onHand = sumBy(
    parseCsv(stock),
    ({ code }) => code ?? '',
    ({ quantity }) => Number(quantity),
  )
  const supplied = new Map(
    (
      await query<{ sku: string; quantity: number }>(
        server.database.superUrl,
        `select v.sku, sum(m.quantity)::float8 as quantity from inventory.stock_move m
         join procure.variant v on v.company_id = m.company_id and v.id = m.variant_id
         where m.company_id = $1 and m.kind in ('opening', 'purchase_receipt') group by v.sku`,
        [killed.companyId],
      )
    ).map(({ sku, quantity }) => [sku, quantity]),
  )
  const changes = changesIn(parseCsv(readFileSync(slice, 'utf8')))
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

async function auditedDays(companyId: number): Promise<unknown[]> {
  return await query(
    server.database.superUrl,
    `select changes from platform.audit where company_id = $1 and action = 'console.retail-data.replay' and entity = 'erp.store' order by id`,
    [companyId],
  )
}

/** By how much the lines of a file change the stock of each code, straight from its text. */
function changesIn(lines: readonly Record<string, string>[]): Map<string, number> {
  return sumBy(
    lines,
    (line) => (line['stock_code'] ?? '').trim().toUpperCase(),
    (line) => {
      const quantity = Number(line['quantity'])
      const isFree = Number(line['unit_price']) === 0
      return isFree && /^\d/.test(line['invoice'] ?? '') ? quantity : -quantity
    },
  )
}

function sumBy<T>(rows: readonly T[], keyOf: (row: T) => string, valueOf: (row: T) => number): Map<string, number> {
  const sums = new Map<string, number>()
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + valueOf(row))
  return sums
}
