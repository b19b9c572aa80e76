import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand, runJson } from '../../../../../../tests/support/command-line.ts'
import { query } from '../../../../../../tests/support/database.ts'
import {
  createRetailer,
  exportStock,
  killAt,
  replay,
  stockChangesIn,
  sumBy,
  suppliedTo,
} from '../../../../../../tests/support/retail-replay.ts'
import { useServer } from '../../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../../tests/support/stock.ts'
import { parseCsv } from '../../../platform/lists/csv.ts'

const server = useServer({ isOwn: true })
const folder = mkdtempSync(join(tmpdir(), 'house-replay-sales-'))
const file = resolve(import.meta.dirname, '../../../../../../tests/e2e/fixtures/retail-returns.csv')
const lines = parseCsv(readFileSync(file, 'utf8'))
let environment: Record<string, string> = {}

beforeAll(() => {
  const { appUrl, ownerUrl, maintUrl } = server.database
  environment = { DATA_DIR: folder, DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl, DATABASE_MAINT_URL: maintUrl }
})
afterAll(() => rmSync(folder, { recursive: true }))

type Line = Record<string, string>

async function seller() {
  const retailer = await createRetailer(server)
  // What it takes at most today comes too late for a history.
  await query(
    server.database.superUrl,
    `insert into erp.payment_type (company_id, code, name, kind, max_minor) values ($1, 'CARD', 'Card', 'card_manual', 1)`,
    [retailer.companyId],
  )
  return { ...retailer, flags: [...retailer.flags, '--as-sales'] }
}

test('a year is posted as sales: killed twice and gone on with, it is what it would have been, and once more adds nothing', async () => {
  const [undisturbed, killed] = [await seller(), await seller()]
  const counting = 'select count(*)::int as count from sales.sale where company_id = $1'
  const [whole] = await Promise.all([
    runJson(replay(file, undisturbed.flags), environment),
    (async () => {
      for (const reaching of [1, 20 + Math.floor(Math.random() * 60)]) {
        const until = { companyId: killed.companyId, counting, reaching }
        await killAt(server, replay(file, killed.flags), environment, until)
      }
    })(),
  ])
  expect(whole).toMatchObject({ code: 0 })
  const resumed = await runJson(replay(file, killed.flags), environment)
  const { posted: _, ...sales } = salesOf(whole)
  expect(salesOf(resumed)).toMatchObject(sales)
  const again = await runJson(replay(file, killed.flags), environment)
  expect(salesOf(again)['posted']).toEqual({ doneDays: 0, receipts: 0, postings: 0, lines: 0, ms: 0 })

  expect(await receiptsOf(killed.companyId)).toEqual(await receiptsOf(undisturbed.companyId))
  expect(await exportStock(killed.flags.slice(0, 2), environment)).toBe(
    await exportStock(undisturbed.flags.slice(0, 2), environment),
  )
  await expectWholeLedger(server.database.maintUrl)
  await expectFileIsPosted(killed.companyId)
  expectAllAccountedFor(sales)
  const stockAlone = replay(file, killed.flags.slice(0, 2))
  expect(await errorsOf(stockAlone)).toContain('another store, warehouse, --as-sales or --through-orders')
})

/** The same sums, straight from the text of the file. */
async function expectFileIsPosted(companyId: number): Promise<void> {
  const posted = await query<{ sku: string; net: string; returned: string }>(
    server.database.superUrl,
    `select v.sku, sum(d.net_minor)::text as net, sum(d.returned_net_minor)::text as returned from sales.sales_day d
     join procure.variant v on v.company_id = d.company_id and v.id = d.variant_id where d.company_id = $1 group by 1`,
    [companyId],
  )
  const expected = (of: (line: Line) => boolean) => sumBy(lines.filter(of), codeOf, (line) => Math.abs(minorOf(line)))
  const [sold, returned] = [expected(isSold), expected(isReturned)]
  expect(sold.size).toBeGreaterThan(80)
  expect(returned.size).toBeGreaterThan(40)
  const nonZero = (key: 'net' | 'returned') =>
    new Map(posted.filter((row) => row[key] !== '0').map((row) => [row.sku, Number(row[key])]))
  expect(nonZero('net')).toEqual(sold)
  expect(nonZero('returned')).toEqual(returned)
  const [books] = await query<{ sales: number; returns: number; vouchers: number; tenders: number }>(
    server.database.superUrl,
    `select coalesce(sum(l.credit_minor - l.debit_minor) filter (where a.code = '4000'), 0)::float8 as sales,
       coalesce(sum(l.debit_minor - l.credit_minor) filter (where a.code = '4010'), 0)::float8 as returns,
       coalesce(sum(l.credit_minor - l.debit_minor) filter (where a.code = '2300'), 0)::float8 as vouchers,
       (select sum(case s.kind when 'sale' then t.amount_minor else -t.amount_minor end)::float8 from sales.sale s
         join sales.sale_tender t on t.company_id = s.company_id and t.sale_id = s.id where s.company_id = $1) as tenders
     from accounts.journal_line l
     join accounts.account a on a.company_id = l.company_id and a.id = l.account_id where l.company_id = $1`,
    [companyId],
  )
  const total = (of: (line: Line) => boolean) => lines.filter(of).reduce((sum, line) => sum + minorOf(line), 0)
  const vouchers = total((line) => isVoucher(line) && isPriced(line))
  expect(books).toEqual({
    sales: total(isSold),
    returns: -total(isReturned),
    vouchers,
    tenders: total(isSold) + total(isReturned) + vouchers,
  })

  const supplied = await suppliedTo(server, companyId)
  const onHand = sumBy(
    parseCsv(await exportStock(await flagsOf(companyId), environment)),
    ({ code }) => code ?? '',
    ({ quantity }) => Number(quantity),
  )
  const moved = await query<{ sku: string }>(
    server.database.superUrl,
    `select distinct v.sku from inventory.stock_move m
     join procure.variant v on v.company_id = m.company_id and v.id = m.variant_id where m.company_id = $1`,
    [companyId],
  )
  const changes = stockChangesIn(lines)
  expect(moved.length).toBeGreaterThan(80)
  for (const { sku } of moved)
    expect(onHand.get(sku) ?? 0, sku).toBe((supplied.get(sku) ?? 0) + (changes.get(sku) ?? 0))
}

/** Returns name the latest sale to the customer at the price, days are closed with what their receipts were paid with. */
async function receiptsOf(companyId: number): Promise<unknown[]> {
  const receipts = await query(
    server.database.superUrl,
    `select s.uid is not null, s.number, s.kind, s.sold_at::text, s.business_on::text, s.payable_minor, o.number as original, c.code as customer,
       e.status, e.z_number, n.expected_minor = n.counted_minor as agrees,
       (select json_agg(json_build_array(v.sku, l.quantity, l.unit_minor, l.original_line_no, l.returned_quantity) order by l.line_no)
        from sales.sale_line l join procure.variant v on v.company_id = l.company_id and v.id = l.variant_id
        where l.company_id = s.company_id and l.sale_id = s.id) as lines
     from sales.sale s
     left join sales.sale o on o.company_id = s.company_id and o.id = s.original_sale_id
     left join crm.customer c on c.company_id = s.company_id and c.id = s.customer_id
     join sales.till_session e on e.company_id = s.company_id and e.id = s.till_session_id
     left join sales.till_count n on n.company_id = e.company_id and n.till_session_id = e.id
       and n.payment_type_id = (select min(p.id) from erp.payment_type p where p.company_id = e.company_id and p.kind = 'card_manual')
     where s.company_id = $1 order by s.id`,
    [companyId],
  )
  expect(receipts.length).toBeGreaterThan(60)
  expect(receipts.every((receipt) => receipt['status'] === 'closed')).toBe(true)
  return receipts
}

function expectAllAccountedFor(sales: Record<string, unknown>): void {
  const classes = sales['classes'] as { name: string; reason: string | null; lines: number; amount: string }[]
  const sum = lines.reduce((total, line) => total + exactOf(line), 0n)
  expect(sales['total']).toEqual({ lines: lines.length, amount: decimalOf(sum) })
  expect(classes.reduce((count, one) => count + one.lines, 0)).toBe(lines.length)
  const names = classes.filter(({ reason }) => reason === null).map(({ name }) => name)
  expect(names.toSorted()).toEqual([
    'discounts given back',
    'gift vouchers sold',
    'goods sold',
    'returned in part to their receipt',
    'returned to their receipt',
    'returned without a receipt',
    'services sold',
    'stock adjustments',
  ])
  const reasons = classes.flatMap(({ reason }) => reason ?? [])
  for (const part of ['BANK CHARGES', 'AMAZONFEE', 'bad debt', 'TEST', 'not paid back', 'never sold at a price'])
    expect(reasons.join('; ')).toContain(part)
}

test('a company that takes no cards and no transfers is refused with what to do', async () => {
  const { flags } = await createRetailer(server)
  expect(await errorsOf(replay(file, [...flags, '--as-sales']))).toContain('Add a payment type under')
})

async function errorsOf(args: readonly string[]): Promise<string> {
  return (await runCommand(args, environment)).errors
}

function salesOf({ data }: { readonly data: Record<string, unknown> }): Record<string, unknown> {
  return data['sales'] as Record<string, unknown>
}

async function flagsOf(companyId: number): Promise<string[]> {
  const [company] = await query<{ code: string }>(
    server.database.maintUrl,
    'select code from erp.company where id = $1',
    [companyId],
  )
  return ['--company', company?.code ?? '']
}

const noSales = ['BANK CHARGES', 'AMAZONFEE', 'ADJUST', 'ADJUST2', 'B', 'PADS']

function isGoodsOrService(line: Line): boolean {
  const code = codeOf(line)
  return !noSales.includes(code) && !code.startsWith('TEST') && !isVoucher(line)
}

function isSold(line: Line): boolean {
  return isGoodsOrService(line) && isPriced(line)
}

function isPriced(line: Line): boolean {
  return /^\d/.test(line['invoice'] ?? '') && minorOf(line) > 0
}

function isReturned(line: Line): boolean {
  return isGoodsOrService(line) && (line['invoice'] ?? '').startsWith('C') && minorOf(line) < 0
}

function isVoucher(line: Line): boolean {
  return codeOf(line).startsWith('GIFT_')
}

function codeOf(line: Line): string {
  return (line['stock_code'] ?? '').trim().toUpperCase()
}

/** In thousandths, exact. */
function exactOf(line: Line): bigint {
  const [whole = '', decimals = ''] = (line['unit_price'] ?? '').split('.')
  const thousandths = BigInt(`${whole}${decimals.padEnd(3, '0')}`)
  return thousandths * BigInt(line['quantity'] ?? '0')
}

function minorOf(line: Line): number {
  return Math.round(Number(exactOf(line)) / 10)
}

function decimalOf(thousandths: bigint): string {
  return (Number(thousandths) / 1000).toFixed(3).replace(/0$/, '')
}
