import { createProduct } from '../../support/products.ts'
import { choose } from '../support/choose.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a style is ordered in its sizes, approved, sent, confirmed short, received damaged, billed too dear, claimed and paid', async ({
  page,
  shop,
  direct,
  signIn,
  otherBrowser,
}) => {
  const { companyId, storeId, owner } = shop
  await createProduct(direct.database, companyId, { code: 'TEE', name: 'Linen tee', sizes: 3 })
  await direct.query(
    `insert into inventory.location (company_id, store_id, code, name, kind, is_damaged) values ($1, $2, 'BROKEN', 'Broken', 'staging', true)`,
    [companyId, storeId],
  )
  await direct.query(
    `insert into procure.supplier (company_id, code, name, standing, lead_time_days) values ($1, 'ACME', 'Acme Clothing', 'approved', 14)`,
    [companyId],
  )
  await direct.query(
    `update procure.product p set tax_class_id = (select t.id from procure.tax_class t where t.company_id = p.company_id and t.code = 'standard')
     where p.company_id = $1`,
    [companyId],
  )
  const ownerToken = await direct.token(owner.login)
  await direct.call(ownerToken, 'POST', '/desk/approval-rules', {
    documentType: 'purchase.purchase_order',
    name: 'Purchasing',
    amountFrom: 10_000,
    currency: 'GBP',
    steps: [{ roleId: 1, userId: null, isAtStore: false, neededCount: 1, escalation: null }],
  })
  const rights = (page: string, events: readonly string[]) => events.map((event) => `${page}:${event}`)
  const buyer = await shop.add({
    may: [
      ...rights('purchase-orders', ['view', 'create', 'edit', 'submit', 'send', 'bill', 'accept_bill']),
      ...rights('goods-receipts', ['view', 'create', 'post']),
      ...rights('supplier-invoices', ['view', 'create', 'edit', 'post']),
      ...rights('supplier-claims', ['view', 'create', 'edit', 'send', 'credit']),
      ...rights('supplier-payments', ['view', 'create', 'edit', 'send']),
      'product:cost_view',
      'product:view',
    ],
    firstName: 'Bea',
    lastName: 'Buyer',
  })

  // Ordered by size, ten of each.
  await signIn(buyer)
  await page.goto('/procure/purchase-orders/')
  await page.getByRole('button', { name: 'New purchase order' }).first().click()
  const form = page.getByRole('region', { name: 'New purchase order' })
  await form.getByRole('combobox', { name: /^Supplier/ }).fill('acme')
  await page.getByRole('option', { name: /Acme Clothing/ }).click()
  await form.getByRole('button', { name: 'Size grid' }).press('Enter')
  const grid = page.getByRole('dialog', { name: 'Add by size and colour' })
  await grid.getByRole('combobox', { name: /^Product/ }).fill('TEE')
  await page
    .getByRole('option', { name: /Linen tee/ })
    .first()
    .click()
  for (const size of [1, 2, 3]) await grid.getByRole('textbox', { name: `Quantity of TEE-${size}` }).fill('10')
  await expectAccessible(page, 'sizes of a style')
  await grid.getByRole('button', { name: 'Add 30', exact: true }).click()
  for (const line of [1, 2, 3])
    await form.getByRole('textbox', { name: new RegExp(`^Unit price ?, line ${line}$`) }).fill('10')
  await form.getByRole('button', { name: 'Submit' }).click()
  const order = page.getByRole('region', { name: /^PO-\d{4}-00001$/ })
  await expect(order.getByText('Pending approval', { exact: true }).first()).toBeVisible()

  const chief = await otherBrowser()
  await signIn(owner, chief.context())
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

  // The supplier has eight of the largest.
  await order.getByRole('tab', { name: 'Receipts' }).click()
  await order.getByRole('button', { name: 'Confirm quantities' }).click()
  const confirmed = page.getByRole('dialog', { name: 'Confirmed quantities' })
  await confirmed.getByRole('textbox', { name: 'Confirmed, line 3' }).fill('11')
  await confirmed.getByRole('button', { name: 'Save' }).click()
  await expect(confirmed.getByText('Enter 0 to 10.')).toBeVisible()
  await confirmed.getByRole('textbox', { name: 'Confirmed, line 3' }).fill('8')
  await expectAccessible(page, 'confirmed quantities')
  await confirmed.getByRole('button', { name: 'Save' }).click()
  const progress = order.getByRole('table', { name: 'Receipt progress' })
  await expect(progress.getByRole('row').nth(3)).toContainText(/10.*0.*0.*2.*8/)

  // Seven of the smallest arrive well and one torn; two never come.
  await order.getByRole('button', { name: 'Receive', exact: true }).click()
  await expect(page).toHaveURL(/goods-receipts/)
  const receipt = page.getByRole('region', { name: /PO-\d{4}-00001/ })
  const entry = receipt.getByRole('textbox', { name: 'Scan or type a code' })
  for (const [code, counted] of [
    ['7*TEE-1', 7],
    ['10*TEE-2', 17],
    ['8*TEE-3', 25],
  ] as const) {
    await entry.fill(code)
    await entry.press('Enter')
    await expect(receipt.getByText(`${counted} of 28 pieces`)).toBeVisible()
  }
  await choose(receipt, 'Rejected')
  await receipt.getByRole('textbox', { name: 'Rejection reason' }).fill('Torn')
  await entry.fill('TEE-1')
  await entry.press('Enter')
  await expect(receipt.getByText('26 of 28 pieces')).toBeVisible()
  await receipt.getByRole('button', { name: 'Finish receiving' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Finish receiving' }).click()
  await expect(receipt.getByText('Closed', { exact: true })).toBeVisible()

  // Billed: the ten of the smallest that were ordered, each at 10.50 instead of 10.
  await page.goto('/procure/purchase-orders/')
  await page
    .getByRole('grid')
    .getByText(/^PO-\d{4}-00001$/)
    .first()
    .click()
  await order.getByRole('tab', { name: 'Invoices' }).click()
  await order.getByRole('button', { name: 'Create supplier invoice' }).click()
  const named = page.getByRole('dialog')
  await named.getByRole('textbox', { name: 'Supplier document number' }).fill('F-1')
  await named.getByRole('button', { name: 'Create supplier invoice' }).click()
  const bill = page.getByRole('region', { name: /F-1|^#\d+$/ })
  await bill.getByRole('textbox', { name: /^Quantity ?, line 1$/ }).fill('10')
  await bill.getByRole('textbox', { name: /^Unit price.*line 1$/ }).fill('10.50')
  await bill.getByRole('button', { name: 'Post', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Post' }).click()
  const billed = page.getByRole('region', { name: /-\d{4}-00001$/ })
  await expect(billed.getByText('Posted', { exact: true }).first()).toBeVisible()
  await expectAccessible(page, 'an invoice above its order')

  // Three pieces and 0.50 for each of seven are claimed and credited: 35.00 without tax.
  await page.goto('/procure/purchase-orders/')
  await page
    .getByRole('grid')
    .getByText(/^PO-\d{4}-00001$/)
    .first()
    .click()
  await order.getByRole('tab', { name: 'Invoices' }).click()
  await order.getByRole('button', { name: 'Claim credit' }).click()
  const claim = page.getByRole('region', { name: /^#\d+$/ })
  await expect(claim.getByRole('textbox', { name: /^Quantity.*line 1$/ })).toHaveValue('3')
  await claim.getByRole('button', { name: 'Mark as sent' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click()
  const sent = page.getByRole('region', { name: /^SC-\d{4}-00001$/ })
  await sent.getByRole('button', { name: 'Create credit note' }).click()
  const asked = page.getByRole('dialog')
  await asked.getByRole('textbox', { name: /^Credit note number/ }).fill('G-1')
  await asked.getByRole('button', { name: 'Create credit note' }).click()
  await expect(sent.getByText('Credited').first()).toBeVisible()
  await page.goto('/finance/supplier-invoices/')
  await page.getByRole('row', { name: /G-1/ }).click()
  const note = page.getByRole('region', { name: /G-1|^#\d+$/ })
  await note.getByRole('button', { name: 'Post', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Post' }).click()
  await expect(
    page
      .getByRole('region', { name: /-\d{4}-0000\d$/ })
      .getByText('Posted', { exact: true })
      .first(),
  ).toBeVisible()

  // Paid: 25 pieces at 10.00 with 20 % tax.
  await page.goto('/finance/supplier-payments/')
  await page.getByRole('button', { name: 'Propose payments' }).first().click()
  const proposal = page.getByRole('dialog', { name: 'Propose payments' })
  await proposal.getByRole('combobox', { name: /^Paid from/ }).fill('1020')
  await page.getByRole('option', { name: /1020/ }).first().click()
  await proposal.getByLabel('Due by').fill(dayAfter(90))
  await proposal.getByRole('button', { name: 'Propose payments' }).click()
  await expect(page.getByText('1 draft payment created.')).toBeVisible()
  await page.getByRole('row', { name: /Acme Clothing/ }).click()
  const payment = page.getByRole('region', { name: /^#\d+$/ })
  await payment.getByRole('button', { name: 'Mark as sent' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click()
  const paid = page.getByRole('region', { name: /^PAY-\d{4}-00001$/ })
  await expect(paid).toContainText(/300\.00/)
  await expectAccessible(page, 'the payment of an invoice after its claim')
  const [left] = await direct.query(
    `select sum(b.debit_minor - b.credit_minor)::int as payable from accounts.balance_daily b
     join accounts.account a on a.company_id = b.company_id and a.id = b.account_id where b.company_id = $1 and a.code in ('2000', '2010')`,
    [companyId],
  )
  expect(left).toEqual({ payable: 0 })
})
