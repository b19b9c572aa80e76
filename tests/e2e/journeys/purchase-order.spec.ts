import { choose } from '../support/choose.ts'
import { createProduct } from '../../support/products.ts'
import { scan } from '../support/scanner.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('an order is approved by another person, sent, and received in two parts with one piece rejected', async ({
  page,
  shop,
  direct,
  signIn,
  otherBrowser,
}) => {
  const { companyId, storeId } = shop
  await createProduct(direct.database, companyId, { code: 'TENT', name: 'Dome tent' })
  await direct.query(
    `insert into inventory.location (company_id, store_id, code, name, kind, is_damaged) values ($1, $2, 'BROKEN', 'Broken', 'staging', true)`,
    [companyId, storeId],
  )
  await direct.query(
    `insert into procure.supplier (company_id, code, name, standing, lead_time_days) values ($1, 'ACME', 'Acme Outdoor', 'approved', 14)`,
    [companyId],
  )
  const buyer = await shop.add({
    may: [
      ...['view', 'create', 'edit', 'submit', 'send'].map((event) => `purchase-orders:${event}`),
      ...['view', 'create', 'post'].map((event) => `goods-receipts:${event}`),
      'product:cost_view',
      ...['view', 'create', 'edit', 'post'].map((event) => `landed-costs:${event}`),
      ...['view', 'create', 'edit', 'dispatch', 'credit'].map((event) => `supplier-returns:${event}`),
      ...['view', 'create'].map((event) => `supplier-invoices:${event}`),
      'landed-cost-clearing:view',
      'received-not-invoiced:view',
      'supplier-performance:view',
    ],
    firstName: 'Bea',
    lastName: 'Buyer',
  })
  const step = { roleId: 1, userId: null, isAtStore: false, neededCount: 1, escalation: null }
  const rule = {
    documentType: 'purchase.purchase_order',
    name: 'Large orders',
    amountFrom: 10_000,
    currency: 'GBP',
    steps: [step],
  }
  await direct.call(await direct.token(shop.owner.login), 'POST', '/desk/approval-rules', rule)

  await signIn(buyer)
  await page.goto('/procure/purchase-orders/')
  await page.getByRole('button', { name: 'New purchase order' }).first().click()
  const form = page.getByRole('region', { name: 'New purchase order' })
  await form.getByRole('combobox', { name: /^Supplier/ }).fill('acme')
  await page.getByRole('option', { name: /Acme Outdoor/ }).click()
  await scan(page, ['TENT'])
  const quantity = form.getByRole('textbox', { name: /^Quantity ?, line 1$/ })
  await expect(quantity).toHaveValue('1')
  await quantity.fill('24')
  await form.getByRole('button', { name: 'Submit' }).click()
  const draft = page.getByRole('region', { name: /^#\d+$/ })
  await expect(draft.getByText(/Enter a price above 0/).first()).toBeVisible()
  await expectAccessible(page, 'a purchase order without a price')
  await draft.getByRole('textbox', { name: /^Unit price ?, line 1$/ }).fill('12.50')
  await draft.getByRole('textbox', { name: /^Discount 1.*line 1$/ }).fill('10')
  await draft.getByRole('button', { name: 'Save draft' }).click()
  await draft.getByRole('tab', { name: 'Amounts' }).click()
  await expect(draft.getByRole('table', { name: 'Amounts' })).toContainText('GBP 270.00')
  await expectAccessible(page, 'the amounts of a purchase order')
  await draft.getByRole('tab', { name: 'Document' }).click()
  await draft.getByRole('button', { name: 'Submit' }).click()
  const order = page.getByRole('region', { name: /^PO-\d{4}-00001$/ })
  await expect(order.getByText('Pending approval', { exact: true }).first()).toBeVisible()

  const chief = await otherBrowser()
  await signIn(shop.owner, chief.context())
  await chief.goto('/account/inbox/')
  await expect(chief.getByRole('heading', { name: /PO-\d{4}-00001/ })).toBeVisible()
  await chief.keyboard.press('j')
  await expect(chief).toHaveURL(/\?request=\d+$/)
  await chief.keyboard.press('a')
  await expect(chief.getByText(/PO-\d{4}-00001 approved\./)).toBeVisible()
  await page.reload()
  await order.getByRole('button', { name: 'Mark as sent' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click()
  await expect(order.getByText('Ordered', { exact: true }).first()).toBeVisible()
  await order.getByRole('button', { name: 'Print' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('dialog', { name: 'Print' })
      .getByRole('button', { name: /in English/ })
      .click(),
  ])
  expect(file.suggestedFilename()).toMatch(/PO-\d{4}-00001\.pdf$/)
  await expectAccessible(page, 'a purchase order that was sent')

  await order.getByRole('tab', { name: 'Receipts' }).click()
  await order.getByRole('button', { name: 'Receive', exact: true }).click()
  await expect(page).toHaveURL(/goods-receipts/)
  const receipt = page.getByRole('region', { name: /PO-\d{4}-00001/ })
  const entry = receipt.getByRole('textbox', { name: 'Scan or type a code' })
  await entry.fill('10*TENT')
  await entry.press('Enter')
  await expect(receipt.getByText('10 of 24 pieces')).toBeVisible()
  await expectAccessible(page, 'an order being counted')
  await receipt.getByRole('button', { name: 'Finish receiving' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Finish receiving' }).click()
  await expect(receipt.getByText('Closed', { exact: true })).toBeVisible()

  await page.goto('/procure/goods-receipts/?open=new')
  await expectAccessible(page, 'orders to receive')
  await page.getByRole('button', { name: /PO-\d{4}-00001/ }).click()
  await entry.fill('13*TENT')
  await entry.press('Enter')
  await choose(receipt, 'Rejected')
  await receipt.getByRole('textbox', { name: 'Rejection reason' }).fill('Torn')
  await entry.fill('TENT')
  await entry.press('Enter')
  await expect(receipt.getByText('14 of 14 pieces')).toBeVisible()
  await receipt.getByRole('button', { name: 'Finish receiving' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Finish receiving' }).click()
  await expect(receipt.getByText('Closed', { exact: true })).toBeVisible()
  await expectAccessible(page, 'a received order')

  await page.goto('/procure/purchase-orders/')
  await expect(page.getByRole('grid')).toContainText('Received')
  await page
    .getByRole('grid')
    .getByText(/^PO-\d{4}-00001$/)
    .first()
    .click()
  await order.getByRole('tab', { name: 'Receipts' }).click()
  await expect(order.getByRole('table', { name: 'Receipts' }).getByRole('row')).toHaveCount(3)
  await expectAccessible(page, 'the receipts of a purchase order')
  const lines = await direct.query(
    `select accepted_quantity::int as accepted, rejected_quantity::int as rejected from purchase.purchase_order_line where company_id = $1`,
    [companyId],
  )
  expect(lines).toEqual([{ accepted: 23, rejected: 1 }])
  const pools = await direct.query(
    'select owned_quantity::int as count, value_minor::int as value from inventory.stock_pool where company_id = $1 and on_hand > 0',
    [companyId],
  )
  expect(pools).toEqual([{ count: 23, value: 25_875 }])

  const owner = await direct.token(shop.owner.login)
  await direct.call(owner, 'POST', '/procure/charge-types', { code: 'ROAD', name: 'Road freight' })
  await page.goto('/procure/landed-costs/')
  await page.getByRole('button', { name: 'New landed cost' }).first().click()
  const cost = page.getByRole('region', { name: 'New landed cost' })
  await cost.getByRole('combobox', { name: /^Charge type/ }).fill('road')
  await page.getByRole('option', { name: /Road freight/ }).click()
  await cost.getByRole('textbox', { name: /^Estimate/ }).fill('23')
  await cost.getByRole('button', { name: 'Add a line' }).click()
  await cost.getByRole('combobox', { name: /^Receipt/ }).fill('acme')
  await page
    .getByRole('option', { name: /Acme Outdoor/ })
    .first()
    .click()
  await expectAccessible(page, 'a new landed cost')
  await cost.getByRole('button', { name: 'Save draft' }).click()
  const draftCost = page.getByRole('region', { name: /^#\d+$/ })
  await draftCost.getByRole('tab', { name: 'Allocation' }).click()
  await expect(draftCost.getByRole('table', { name: 'Allocation' })).toContainText('£23.00')
  await expectAccessible(page, 'the allocation of a landed cost')
  await draftCost.getByRole('tab', { name: 'Document' }).click()
  await draftCost.getByRole('button', { name: 'Post' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Post' }).click()
  const posted = page.getByRole('region', { name: /^LC-\d{4}-00001$/ })
  await expect(posted.getByText('Estimated', { exact: true }).first()).toBeVisible()
  await expectAccessible(page, 'a landed cost')
  await page.goto('/finance/landed-cost-clearing/')
  const uncleared = page.getByRole('table', { name: 'Landed cost clearing' })
  await expect(uncleared.getByRole('row', { name: /LC-\d{4}-00001/ })).toContainText('£23.00')
  await expect(uncleared.getByRole('row', { name: /general ledger/ })).toContainText('£23.00')
  await expectAccessible(page, 'landed cost clearing')

  await page.goto('/finance/received-not-invoiced/')
  const uninvoiced = page.getByRole('table', { name: 'Received not invoiced' })
  await expect(uninvoiced.getByRole('row', { name: /Acme Outdoor/ })).toContainText('£258.75')
  await expect(uninvoiced.getByRole('row', { name: /general ledger/ })).toContainText('£258.75')
  await expectAccessible(page, 'goods received and not invoiced')
  await page.goto('/procure/supplier-returns/')
  await page.getByRole('button', { name: 'New supplier return' }).first().click()
  const back = page.getByRole('region', { name: 'New supplier return' })
  await back.getByRole('combobox', { name: /^Supplier/ }).fill('acme')
  await page.getByRole('option', { name: /Acme Outdoor/ }).click()
  await back.getByRole('combobox', { name: /^Purchase order/ }).fill('PO-')
  await page.getByRole('option', { name: /PO-\d{4}-00001/ }).click()
  await back.getByRole('textbox', { name: /^Reason/ }).fill('Torn seams')
  await scan(page, ['TENT'])
  await expect(back.getByRole('textbox', { name: /^Quantity ?, line 1$/ })).toHaveValue('1')
  await expectAccessible(page, 'a new supplier return')
  await back.getByRole('textbox', { name: /^Quantity ?, line 1$/ }).fill('24')
  await back.getByRole('button', { name: 'Dispatch' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dispatch' }).click()
  const tooMuch = page.getByRole('region', { name: /^#\d+$/ })
  await expect(tooMuch.getByRole('alert')).toContainText('Line 1, Dome tent (TENT): 23 can be returned.')
  await tooMuch.getByRole('textbox', { name: /^Quantity ?, line 1$/ }).fill('2')
  await tooMuch.getByRole('button', { name: 'Dispatch' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dispatch' }).click()
  const returned = page.getByRole('region', { name: /^SR-\d{4}-00001$/ })
  await returned.getByRole('button', { name: 'Create credit note' }).click()
  const asked = page.getByRole('dialog')
  await asked.getByRole('textbox', { name: /^Credit note number/ }).fill('CN-7')
  await asked.getByRole('button', { name: 'Create credit note' }).click()
  await expect(returned.getByText('Credited', { exact: true }).first()).toBeVisible()
  await expect(returned.getByText('GBP 22.50').first()).toBeVisible()
  await expect(returned.getByText(/CN-7/).first()).toBeVisible()
  await expectAccessible(page, 'a supplier return')
  await page.goto(`/procure/supplier-performance/?from=${dayAfter(-1)}&to=${dayAfter(30)}`)
  await expect(page.getByRole('row', { name: /Acme Outdoor/ })).toContainText('Fewer than 5 lines')
  await expectAccessible(page, 'the performance of suppliers')
  await page.getByRole('link', { name: 'Acme Outdoor' }).click()
  await expect(page.getByRole('grid')).toContainText('Not invoiced')
})
