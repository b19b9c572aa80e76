import { addTill } from '../../support/till.ts'
import { openBuying, today } from '../support/buying.ts'
import type { DirectConnections, Shop } from '../support/shop.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

type Buying = Awaited<ReturnType<typeof openBuying>>

test('an order abroad is prepaid, comes in a container, bears duty and a freight bill that is late, and the margin of what was sold tells the true cost', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const buying = await openBuying(direct, shop, { hasStock: false })
  const { call, get, goods } = buying
  await dutiable(direct, shop, 120_000)
  const order = await buying.ordered(20, { currency: 'USD' })
  await prepaid(buying, order.id)
  const receiptId = await received(direct, shop, buying, order.id)
  // Freight of 30.00 is estimated; duty is 12 % of 158.80 and the freight.
  const freight = await landed(buying, receiptId, { code: 'SEA', allocateBy: 'qty', amountMinor: 3000 })
  const duty = await landed(buying, receiptId, { code: 'CUSTOMS', allocateBy: 'duty', amountMinor: null })
  expect(await sharesOf(buying, duty.id)).toMatchObject([{ shareMinor: 2266, landed: { unitCost: '10.573' } }])
  await billed(buying, order.id)
  await sold(direct, shop, buying, 5)

  await signIn(shop.owner)
  const profit = page.getByRole('table', { name: 'Profit and loss' })
  const margin = async () => {
    await page.goto('/finance/')
    await page.getByRole('link', { name: 'Profit this month and budget' }).click()
    return profit.getByRole('row', { name: /^Gross margin/ })
  }
  // Five at 25.00 without tax, and at 10.573.
  await expect(await margin()).toContainText('£72.13')
  await expect(profit.getByRole('row', { name: /Cost of sales.*£/ }).first()).toContainText('£52.87')

  // The freight costs 39.00 in the end.
  const bill = await call('/accounts/supplier-invoices', {
    uid: crypto.randomUUID(),
    supplierId: buying.supplierId,
    storeId: shop.storeId,
    currencyCode: 'GBP',
    issuedOn: today,
    reference: 'SEA-9',
    lines: [
      {
        description: 'Sea freight',
        quantity: 1,
        unitPrice: '39',
        accountId: await buying.accountOf('2400'),
        taxCodeId: await buying.zeroTaxId(),
      },
    ],
  })
  await page.goto(`/finance/supplier-invoices/?open=${bill.id}`)
  const draft = page.getByRole('region', { name: /SEA-9|^#\d+$/ })
  await draft.getByRole('button', { name: 'Post', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Post' }).click()
  const posted = page.getByRole('region', { name: /-\d{4}-00002$/ })
  await expect(posted.getByText('Posted', { exact: true }).first()).toBeVisible()
  await page.goto('/finance/landed-cost-clearing/')
  await expect(page.getByRole('row', { name: /BILL-\d{4}-00002/ })).toContainText('£39.00')
  await expectAccessible(page, 'landed cost clearing with a late bill')

  await page.goto(`/procure/landed-costs/?open=${freight.id}`)
  const cost = page.getByRole('region', { name: /^LC-\d{4}-00001$/ })
  await cost.getByRole('button', { name: 'Enter actual cost' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: /^Supplier invoice/ }).fill('SEA-9')
  await page.getByRole('option', { name: /SEA-9/ }).first().click()
  await expectAccessible(page, 'the actual cost of freight')
  await dialog.getByRole('button', { name: 'Enter actual cost' }).click()
  await expect(cost.getByText('Final', { exact: true }).first()).toBeVisible()

  // Of the 9.00 more, five of twenty lamps were sold already; a lamp cost 11.023 in the end.
  await cost.getByRole('tab', { name: 'Allocation' }).click()
  const shares = page.getByRole('table', { name: 'Allocation' }).getByRole('row', { name: /Desk lamp|LAMP/ })
  for (const words of ['£39.00', '£36.75', '£2.25']) await expect(shares).toContainText(words)
  const landedMargin = page.getByRole('table', { name: 'Landed margin' }).getByRole('row', { name: /Desk lamp|LAMP/ })
  for (const words of ['11.023', '25.00', '13.977']) await expect(landedMargin).toContainText(words)
  await expectAccessible(page, 'the landed margin after a late bill')

  await expect(await margin()).toContainText('£69.88')
  await expect(profit.getByRole('row', { name: /Cost of sales.*£/ }).first()).toContainText('£55.12')
  await expectAccessible(page, 'the gross margin after a late bill')
  await page.goto('/finance/landed-cost-clearing/')
  await expect(page.getByRole('row', { name: /BILL-\d{4}-00002/ })).toHaveCount(0)
  const { rows } = await get<{ rows: readonly unknown[] }>('/poMaster/received-not-invoiced')
  expect(rows).toEqual([])
  const [pool] = await direct.query(
    `select sum(p.owned_quantity)::int as owned, sum(p.value_minor)::int as value from inventory.stock_pool p where p.company_id = $1 and p.variant_id = $2`,
    [shop.companyId, goods.variantId],
  )
  expect(pool).toEqual({ owned: 15, value: 22_046 - 5512 })
})

/** Lamps come from China, at a duty in parts per million. */
async function dutiable(direct: DirectConnections, { companyId }: Shop, ppm: number): Promise<void> {
  await direct.query(
    `with origin as (
       insert into procure.country_origin (company_id, code, name, country) values ($1, 'CN', 'China', 'CN') returning id),
     duty as (
       insert into procure.country_origin_duty (company_id, country_origin_id, line_no, hs_prefix, duty)
       select $1, id, 1, '9405', $2 from origin)
     update procure.product set hs_code = '940520', country_origin_id = (select id from origin) where company_id = $1`,
    [companyId, ppm],
  )
}

/** USD 60.00 of 200.00, at 0.78. */
async function prepaid({ call, supplierId, accountOf }: Buying, purchaseOrderId: number): Promise<void> {
  const { id, version } = await call('/payments/supplier-payments', {
    uid: crypto.randomUUID(),
    supplierId,
    accountId: await accountOf('1020'),
    paidOn: today,
    currencyCode: 'USD',
    exchangeRate: '0.78',
    purchaseOrderId,
    prepaymentMinor: 6000,
  })
  await call(`/payments/supplier-payments/${id}/send`, { version })
}

/** All of the order, in a container; answers its receipt. */
async function received(
  direct: DirectConnections,
  { companyId, storeId }: Shop,
  { call, get, goods }: Buying,
  orderId: number,
): Promise<number> {
  const containerNo = 'MSKU1234565'
  const box = await call(`/poMaster/${orderId}/container`, { storeId, containerNo, type: '40HC' })
  const there = await call(`/inventory/containers/${box.id}/skip`, { version: box.version, toStatus: 'gate_in' })
  await call(`/inventory/containers/${box.id}/unload`, { version: there.version })
  const { id } = await call('/inventory/container-receipt/open', { uid: crypto.randomUUID(), container: containerNo })
  const scan = { uid: crypto.randomUUID(), code: goods.sku, quantity: 20, condition: 'good' }
  await call(`/inventory/container-receipt/${id}/scans`, { scans: [scan] })
  const { version } = await get(`/inventory/container-receipt/${id}`)
  await call(`/inventory/container-receipt/${id}/finish`, { version })
  const [receipt] = await direct.query<{ id: string }>(
    `select receipt_id as id from purchase.order_receipt where company_id = $1 and purchase_order_id = $2`,
    [companyId, orderId],
  )
  return Number(receipt?.id)
}

type Charge = { readonly code: string; readonly allocateBy: string; readonly amountMinor: number | null }

async function landed({ call }: Buying, receiptId: number, { code, ...charge }: Charge) {
  const { id: chargeTypeId } = await call('/procure/charge-types', { code, name: code })
  const entered = { uid: crypto.randomUUID(), chargeTypeId, effectiveOn: today, lines: [{ receiptId }], ...charge }
  const { id, version } = await call('/poMaster/landed-cost', entered)
  return await call(`/poMaster/landed-cost/${id}/post`, { version })
}

async function sharesOf({ get }: Buying, id: number): Promise<readonly unknown[]> {
  return (await get<{ shares: readonly unknown[] }>(`/poMaster/landed-cost/${id}/allocation`)).shares
}

/** The goods, at the rate of their receipt; the prepayment is used, and the rest is paid at 0.82. */
async function billed({ call, goods, supplierId, zeroTaxId, accountOf }: Buying, orderId: number): Promise<void> {
  const bill = await call(`/poMaster/${orderId}/bill`, { reference: 'G-1' })
  const lines = [{ variantId: goods.variantId, quantity: 20, unitPrice: '10', taxCodeId: await zeroTaxId() }]
  const taxed = await call(`/accounts/supplier-invoices/${bill.id}`, { version: bill.version, lines }, 'PATCH')
  await call(`/accounts/supplier-invoices/${bill.id}/post`, { version: taxed.version })
  const { id, version } = await call('/payments/supplier-payments', {
    uid: crypto.randomUUID(),
    supplierId,
    accountId: await accountOf('1020'),
    paidOn: today,
    currencyCode: 'USD',
    exchangeRate: '0.82',
    lines: [{ invoiceId: bill.id, amountMinor: 14_000 }],
  })
  await call(`/payments/supplier-payments/${id}/send`, { version })
}

async function sold(direct: DirectConnections, shop: Shop, { call, goods }: Buying, quantity: number): Promise<void> {
  const { tillId, cash } = await addTill(direct.query, shop)
  const session = await call('/pos/till-sessions', { uid: crypto.randomUUID(), tillId, floatMinor: 10_000 })
  const grossMinor = quantity * 3000
  await call('/pos/sales', {
    uid: crypto.randomUUID(),
    tillSessionId: session.id,
    soldAt: new Date().toISOString(),
    lines: [{ variantId: goods.variantId, quantity }],
    grossMinor,
    tenders: [{ paymentTypeId: cash, tenderedMinor: grossMinor, changeMinor: 0, reference: null }],
  })
}
