import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { approve, listApprovals } from '@countinghouse/contract/desk/approval'
import { createApprovalRule, deleteApprovalRule } from '@countinghouse/contract/desk/approval-rule'
import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { getReceivedNotInvoiced } from '@countinghouse/contract/purchase/received-not-invoiced'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand, runJson } from '../../../../../../tests/support/command-line.ts'
import { query } from '../../../../../../tests/support/database.ts'
import { balancesOf } from '../../../../../../tests/support/journals.ts'
import { expectWholePurchases } from '../../../../../../tests/support/purchase.ts'
import { createRetailer, exportStock, killAt, replay, sumBy } from '../../../../../../tests/support/retail-replay.ts'
import { useServer } from '../../../../../../tests/support/server.ts'
import { parseCsv } from '../../../platform/lists/csv.ts'

const server = useServer({ isOwn: true })
const folder = mkdtempSync(join(tmpdir(), 'house-replay-orders-'))
const slice = resolve(import.meta.dirname, '../../../../../../tests/e2e/fixtures/retail-slice.csv')
/** The first months alone; it ends some days after deliveries, so that their bills have not come. */
const file = join(folder, 'months.csv')
const lastDay = '2010-03-04'
let environment: Record<string, string> = {}

beforeAll(() => {
  const { appUrl, ownerUrl, maintUrl } = server.database
  environment = { DATA_DIR: folder, DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl, DATABASE_MAINT_URL: maintUrl }
  const lines = readFileSync(slice, 'utf8').split('\n')
  writeFileSync(
    file,
    lines.filter((line, at) => at === 0 || (/\d{4}-\d\d-\d\d/.exec(line)?.[0] ?? '9') <= lastDay).join('\n'),
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

const command = (flags: readonly string[]) => replay(file, [...flags, '--through-orders'])

test('months are bought: killed twice and gone on with, they are what they would have been, and once more adds nothing', async () => {
  const [undisturbed, killed, moved] = [
    await createRetailer(server),
    await createRetailer(server),
    await createRetailer(server),
  ]
  const counted = (table: string) => `select count(*)::int as count from ${table} where company_id = $1`
  const [whole] = await Promise.all([
    runJson(command(undisturbed.flags), environment),
    (async () => {
      for (const [counting, most] of [
        [counted('purchase.purchase_order'), 10],
        [counted('purchase.order_bill'), 20],
      ] as const) {
        const until = { companyId: killed.companyId, counting, reaching: 1 + Math.floor(Math.random() * most) }
        await killAt(server, command(killed.flags), environment, until)
      }
    })(),
  ])
  expect(whole).toMatchObject({ code: 0 })
  expect(await runJson(command(killed.flags), environment)).toMatchObject({
    code: 0,
    data: { plan: whole.data['plan'] },
  })
  const again = await runJson(command(killed.flags), environment)
  const nothing = { orders: 0, receipts: 0, bills: 0, payments: 0 }
  expect(again).toMatchObject({ code: 0, data: { posted: { postings: 0 }, bought: nothing } })

  const documents = await documentsOf(killed.companyId)
  expect(documents).toEqual(await documentsOf(undisturbed.companyId))
  expect(await exportStock(killed.flags, environment)).toBe(await exportStock(undisturbed.flags, environment))
  expect(whole.data['bought']).toEqual({
    orders: documents.orders.length,
    receipts: documents.deliveries.length,
    bills: documents.bills.length,
    payments: documents.payments.length,
  })
  await expectWholePurchases(server.database.maintUrl)
  await expectExplained(killed)
  expectAllManners(documents)

  // The same goods at the same cost as by moves of stock alone, but for roundings of whole lines.
  expect(await runJson(replay(file, moved.flags), environment)).toMatchObject({ code: 0 })
  const [bought, supplied] = [await stockOf(killed.flags), await stockOf(moved.flags)]
  expect(new Map([...bought].map(([key, { quantity }]) => [key, quantity]))).toEqual(
    new Map([...supplied].map(([key, { quantity }]) => [key, quantity])),
  )
  for (const [key, { value }] of bought)
    expect(Math.abs(value - (supplied.get(key)?.value ?? 0)), key).toBeLessThan(0.1)
})

test('what waits for an approval is said, the command goes on after it, and suppliers are paid from takings', async () => {
  const { companyId, owner, flags: own, as } = await createRetailer(server)
  await query(
    server.database.superUrl,
    `insert into erp.payment_type (company_id, code, name, kind) values ($1, 'CARD', 'Card', 'card_manual')`,
    [companyId],
  )
  const flags = [...own, '--as-sales']
  const approver = await as({ may: ['purchase-orders:view', 'supplier-invoices:view'] })
  const roleId = approver.user?.user_roles[0]?.usrl_role_id ?? 0
  const steps = [{ roleId, userId: null, isAtStore: false, neededCount: 1, escalation: null }]
  const rule = ({ entity: documentType }: { readonly entity: string }) =>
    owner.call(createApprovalRule, { documentType, name: documentType, amountFrom: 1, currency: 'GBP', steps })
  const errors = async (words: readonly string[] = command(flags)) => (await runCommand(words, environment)).errors
  const count = async (table: string) =>
    (await query(server.database.superUrl, `select status from ${table} where company_id = $1`, [companyId])).length
  const [orders, bills] = [await rule(purchaseOrder), await rule(supplierInvoice)]
  expect(await errors()).toMatch(/Purchase order PO-\S+ to REPLAY-\d\d is pending\. Have it approved/)
  expect(await count('purchase.purchase_order')).toBe(1)
  const [request] = (await approver.call(listApprovals, {})).items
  await approver.call(approve, { id: request?.id ?? 0 })
  await owner.call(deleteApprovalRule, { id: orders.id, version: orders.version })
  expect(await errors()).toMatch(/Bill REPLAY-\S+ \S+\/1 would wait for an approval\. Delete the approval rule under/)
  expect(await count('accounts.invoice')).toBe(0)
  await owner.call(deleteApprovalRule, { id: bills.id, version: bills.version })
  expect(await runJson(command(flags), environment)).toMatchObject({ code: 0 })
  expect(await errors(replay(file, flags))).toContain('--through-orders')
  const { 1020: bank = 0, 1100: cards = 0, 2000: payables = 0 } = await balancesOf(server.app.db, companyId)
  expect(bank).toBeGreaterThan(0)
  expect(cards).toBeGreaterThan(0)
  expect(payables).toBeLessThan(0)
  const [{ settled } = { settled: 0 }] = await query<{ settled: number }>(
    server.database.superUrl,
    `select sum(total_minor)::float8 as settled from accounts.journal_entry where company_id = $1 and status = 'posted'`,
    [companyId],
  )
  const [{ taken } = { taken: 0 }] = await query<{ taken: number }>(
    server.database.superUrl,
    `select sum(case kind when 'sale' then payable_minor else -payable_minor end)::float8 as taken from sales.sale where company_id = $1`,
    [companyId],
  )
  expect(settled + cards).toBe(taken)
})

type Documents = Awaited<ReturnType<typeof documentsOf>>

/** Everything bought, without what tells one company from another. */
async function documentsOf(companyId: number) {
  const rows = (text: string) => query(server.database.superUrl, text, [companyId])
  return {
    orders: await rows(`
      select s.code as supplier, o.ordered_on::text, o.due_on::text, o.status, o.receipt_status, o.invoice_status, o.total_minor, o.reason,
        o.sent_at::text, (select json_agg(json_build_array(v.sku, l.quantity, l.price, l.accepted_quantity, l.cancelled_quantity) order by l.line_no)
          from purchase.purchase_order_line l join procure.variant v on v.company_id = l.company_id and v.id = l.variant_id
          where l.company_id = o.company_id and l.purchase_order_id = o.id) as lines,
        (select count(*)::int from purchase.purchase_order_drop d where d.company_id = o.company_id and d.purchase_order_id = o.id) as drops
      from purchase.purchase_order o join procure.supplier s on s.company_id = o.company_id and s.id = o.supplier_id
      where o.company_id = $1 order by 1, 2`),
    deliveries: await rows(`
      select r.supplier_doc_no, r.status, p.event_no, p.effective_on::text, p.posted_on::text, p.line_count from inventory.receipt r
      join inventory.stock_posting p on p.company_id = r.company_id and p.source_type = 'goods_receipt' and p.source_id = r.id
      where r.company_id = $1 order by 1, 3`),
    bills: await rows(`
      select reference, issued_on::text, due_on::text, status, gross_minor, tax_minor from accounts.invoice where company_id = $1 order by 1`),
    payments: await rows(`
      select s.code as supplier, p.paid_on::text, p.status, p.amount_minor from payments.supplier_payment p
      join procure.supplier s on s.company_id = p.company_id and s.id = p.supplier_id where p.company_id = $1 order by 1, 2`),
  }
}

/** Full, scheduled, late and short ones, closed where the rest never comes; all of them sent on their day. */
function expectAllManners({ orders, deliveries, bills, payments }: Documents): void {
  expect(orders.length).toBeGreaterThan(10)
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['ordered', 'closed']))
  expect(orders.some(({ drops }) => Number(drops) > 0)).toBe(true)
  expect(deliveries.some((one) => one['event_no'] === 2)).toBe(true)
  expect(deliveries.every((one) => one['effective_on'] === one['posted_on'])).toBe(true)
  expect(orders.every((order) => String(order['sent_at']).startsWith(String(order['ordered_on'])))).toBe(true)
  expect(bills.every(({ status, tax_minor: tax }) => status === 'posted' && Number(tax) === 0)).toBe(true)
  expect(payments.length).toBeGreaterThan(0)
  expect(payments.every(({ status }) => status === 'sent')).toBe(true)
}

/** What is received and not billed, and what is billed and not paid, and nothing else. */
async function expectExplained({ companyId, owner }: Awaited<ReturnType<typeof createRetailer>>): Promise<void> {
  const balances = await balancesOf(server.app.db, companyId)
  const { rows, ledgerMinor } = await owner.call(getReceivedNotInvoiced, {})
  expect(rows.length).toBeGreaterThan(0)
  const openMinor = rows.reduce((sum, row) => sum + row.openMinor, 0)
  expect({ ledgerMinor, account: -(balances['2010'] ?? 0) }).toEqual({ ledgerMinor: openMinor, account: openMinor })
  const [owed] = await query<{ open: number; paid: number }>(
    server.database.superUrl,
    `select sum(i.gross_minor - coalesce(p.amount, 0))::float8 as open, sum(p.amount)::float8 as paid from accounts.invoice i
     left join lateral (select sum(s.amount_minor) as amount from payments.settlement s where s.company_id = i.company_id and s.invoice_id = i.id) p on true
     where i.company_id = $1`,
    [companyId],
  )
  expect({ payables: -(balances['2000'] ?? 0), bank: -(balances['1020'] ?? 0) }).toEqual({
    payables: owed?.open,
    bank: owed?.paid,
  })
  expect(balances['1310'] ?? 0).toBe(0)
}

async function stockOf(flags: readonly string[]) {
  const rows = parseCsv(await exportStock(flags, environment))
  const keyOf = ({ store, code }: Record<string, string>) => `${store ?? ''} ${code ?? ''}`
  const quantities = sumBy(rows, keyOf, ({ quantity }) => Number(quantity))
  const values = sumBy(rows, keyOf, ({ value }) => Number(value))
  return new Map([...quantities].map(([key, quantity]) => [key, { quantity, value: values.get(key) ?? 0 }]))
}
