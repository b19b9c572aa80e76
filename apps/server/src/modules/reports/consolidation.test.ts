import type { Consolidation } from '@countinghouse/contract/reports/consolidation'
import { exportConsolidation, getConsolidation } from '@countinghouse/contract/reports/consolidation'
import { createInvoice } from '@countinghouse/contract/inventory/invoices-of-transfer'
import { transferInvoice } from '@countinghouse/contract/inventory/transfer-invoice'
import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { partnerCompanies } from '../../../../../tests/support/partner-companies.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { post } from '../../../../../tests/support/stock.ts'

const server = useServer({ isOwn: true })
const run = (text: string, values: unknown[]) => query<Record<string, unknown>>(server.database.superUrl, text, values)

/** Ten pieces at 8.00 of the seller, of which ten are sold to the buyer at 8.96. */
async function group() {
  const partners = await partnerCompanies(server, { isAutoApproved: true })
  const { seller, buyer, connect, settle, dispatch } = partners
  await connect()
  const more = { toStoreId: partners.partnerStoreId, pricingMethod: 'cost_plus', markupPpm: 120_000 } as const
  const sold = await seller.approved([{ variantId: seller.variantId, quantity: 10 }], {}, more)
  await settle()
  const shipment = await dispatch(sold.id)
  const { items } = await buyer.owner.call(purchaseOrder.routes.list, {})
  const receiptId = await buyer.open(items[0]?.id ?? 0, buyer.owner, shipment.number)
  await buyer.scan(receiptId, { code: buyer.tent.code, quantity: 10 })
  await buyer.receipt('finish', receiptId)
  await settle()
  return { ...partners, sold }
}

/** Makes the owner of the seller a member of the buyer, as the user that `client` is there. */
async function join(sellerId: number, buyerId: number, login: string) {
  await run(
    `update auth.membership m set identity_id = o.identity_id, login = o.login from auth.membership o
     where o.company_id = $1 and o.login like 'owner-%' and m.company_id = $2 and m.login = $3`,
    [sellerId, buyerId, login],
  )
}

const find = ({ rows }: Consolidation, name: string, kind?: string) =>
  rows.find((row) => (row.heading === name || row.code === name) && (kind === undefined || row.kind === kind))?.amounts

test('sales between companies, what they owe each other and the margin in stock are eliminated', async () => {
  const { seller, buyer, sold, settle } = await group()
  const login = `group-${buyer.companyId}`
  await buyer.as({ may: ['consolidation:view', 'consolidation:export'], login })

  // Alone until the same person has the permission in both.
  const alone = await seller.owner.call(getConsolidation, {})
  expect(alone.companies).toHaveLength(1)
  await join(seller.companyId, buyer.companyId, login)
  const uninvoiced = await seller.owner.call(getConsolidation, {})
  expect(uninvoiced.companies).toHaveLength(2)
  // Accepted, not invoiced: cost at the seller, stock and a liability at the buyer. Nothing is earned.
  expect(find(uninvoiced, '5000')).toEqual([8000, 0, 0, 8000])
  expect(find(uninvoiced, 'group_purchases')).toEqual([0, 0, -8960, -8960])
  expect(find(uninvoiced, 'unrealised_margin')).toEqual([0, 0, 960, 960])
  expect(find(uninvoiced, 'profit')?.at(-1)).toBe(0)

  const creator = await seller.as({
    may: ['view', 'submit', 'approve', 'post'].map((event) => `itoinvoice:${event}`),
  })
  const other = await seller.as({ may: ['view', 'approve', 'post'].map((event) => `itoinvoice:${event}`) })
  const invoice = await creator.call(createInvoice, { id: sold.id })
  const step = async (client: typeof creator, name: 'submit' | 'approve' | 'post') => {
    const { version } = await client.call(transferInvoice.routes.get, { id: invoice.id })
    await client.call(transferInvoice.transitionRoutes[name], { id: invoice.id, version })
  }
  await step(creator, 'submit')
  await step(other, 'approve')
  await step(other, 'post')
  await settle()

  // The buyer has not posted it: the difference stays visible, and all of it balances.
  const halfway = await seller.owner.call(getConsolidation, { kind: 'balance_sheet' })
  expect(find(halfway, 'group_difference')).toEqual([0, 0, 10752, 10752])
  expect(halfway.isBalanced).toBe(true)
  expect(halfway.differences).toMatchObject([{ bought: null, differenceMinor: 10752, reason: null }])

  const { items } = await buyer.owner.call(supplierInvoice.routes.list, {})
  const bill = await buyer.owner.call(supplierInvoice.routes.get, { id: items[0]?.id ?? 0 })
  await buyer.owner.call(supplierInvoice.transitionRoutes.post, { id: bill.id, version: bill.version })
  await settle()
  const results = await seller.owner.call(getConsolidation, {})
  expect(find(results, '4050')).toEqual([8960, 0, -8960, 0])
  expect(find(results, 'group_purchases')).toEqual([0, 0, -8960, -8960])
  expect(find(results, 'profit')).toEqual([960, 0, -960, 0])
  const balances = await seller.owner.call(getConsolidation, { kind: 'balance_sheet' })
  expect(find(balances, '1210')).toEqual([10752, 0, -10752, 0])
  expect(find(balances, '2030')).toEqual([0, 10752, -10752, 0])
  expect(find(balances, 'group_difference')).toBeUndefined()
  expect(find(balances, 'unrealised_margin')).toEqual([0, 0, -960, -960])
  expect(balances.isBalanced).toBe(true)
  expect(balances.differences).toEqual([])

  // What the buyer sells has earned its margin.
  await post(server.app.db, buyer.companyId, {
    storeId: buyer.storeId,
    lines: [{ kind: 'sale', variantId: buyer.tent.variantId, quantity: 4 }],
  })
  const later = await seller.owner.call(getConsolidation, {})
  expect(find(later, 'unrealised_margin')).toEqual([0, 0, 576, 576])
  // Ten were bought for 80.00; six of them are left at that.
  expect(find(later, '5000')?.at(-1)).toBe(8000 + 3584)
  expect(find(later, 'cost_of_sales', 'total')?.at(-1)).toBe(3200)
})

test('a company in another currency is converted; one without the permission in all stores stays out', async () => {
  const { seller, buyer } = await group()
  const login = `limited-${buyer.companyId}`
  await buyer.as({ may: ['consolidation:view'], storeIds: [buyer.storeId], login })
  await join(seller.companyId, buyer.companyId, login)
  expect((await seller.owner.call(getConsolidation, {})).companies).toHaveLength(1)

  await run('update erp.app_user set has_all_stores = true where company_id = $1 and last_name = $2', [
    buyer.companyId,
    login,
  ])
  await run(`update erp.company set base_currency = 'EUR' where id = $1`, [buyer.companyId])
  const missing = await seller.owner.send(getConsolidation, { kind: 'balance_sheet' })
  expect(missing.body).toMatchObject({ errorType: 'accounts.rate_missing', details: { currency: 'EUR' } })
  await run(
    `insert into accounts.exchange_rate (company_id, currency_code, base_currency, day, rate, source)
     select $1, 'EUR', 'GBP', erp.today($1), 0.5, 'entered'`,
    [seller.companyId],
  )
  const balances = await seller.owner.call(getConsolidation, { kind: 'balance_sheet' })
  expect(balances.companies[1]).toMatchObject({ currency: 'EUR', closingRate: '0.5', averageRate: '0.5' })
  expect(find(balances, '1300')?.[1]).toBe(4480)
  expect(balances.isBalanced).toBe(true)
  // The permission to take files is needed in each company.
  const file = await seller.owner.send(exportConsolidation, { format: 'csv' })
  expect(file.text.split('\n')[0]).toContain('Eliminations (GBP),Group (GBP)')
  expect(file.text.split('\n')[0]).not.toContain('0.5')
})

test('whoever may view the page in single stores is refused', async () => {
  const { seller } = await partnerCompanies(server)
  const clerk = await seller.as({ may: ['consolidation:view'], storeIds: [seller.fromStoreId] })
  const refused = await clerk.send(getConsolidation, {})
  expect(refused.body.errorType).toBe('accounts.whole_company')
})
