import { dayAfter, openBuying, today } from '../support/buying.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a budget is planned, an order over it is approved by another person, and its goods are received at the landed cost of a rule', async ({
  page,
  shop,
  direct,
  signIn,
  otherBrowser,
}) => {
  const buying = await openBuying(direct, shop, { hasStock: false })
  await buying.call('/procure/charge-types', { code: 'SEA', name: 'Sea freight' })
  await buying.call('/desk/approval-rules', {
    documentType: 'purchase.purchase_order',
    name: 'Over budget',
    currency: 'GBP',
    conditions: { overBudget: ['yes'] },
    steps: [{ roleId: 1, userId: null, isAtStore: false, neededCount: 1, escalation: null }],
  })
  const may = ['view', 'create', 'edit', 'submit'].map((event) => `purchase-orders:${event}`)
  const buyer = await shop.add({ may: [...may, 'product:cost_view'], firstName: 'Bea', lastName: 'Buyer' })
  await signIn(shop.owner)

  await page.goto('/procure/otb/?open=new')
  const budget = page.getByRole('dialog', { name: 'New open-to-buy budget' })
  const entered: readonly (readonly [RegExp, string])[] = [
    [/^Code/, 'SEASON'],
    [/^Name/, 'Season'],
    [/^First day/, today],
    [/^Last day/, dayAfter(30)],
    [/^Planned sales/, '500'],
    [/^Planned closing stock/, '100'],
    [/^Opening stock/, '300'],
  ]
  for (const [label, value] of entered) await budget.getByLabel(label).fill(value)
  await expectAccessible(page, 'a new budget')
  await budget.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Season' })).toBeVisible()

  await page.goto('/procure/landed-cost-rules/?open=new')
  const rule = page.getByRole('dialog', { name: 'New landed cost rule' })
  await rule.getByLabel(/^Code/).fill('FREIGHT')
  await rule.getByLabel(/^Name/).fill('Freight by sea')
  await rule.getByRole('combobox', { name: /^Charge type/ }).fill('Sea')
  await page
    .getByRole('option', { name: /Sea freight/ })
    .first()
    .click()
  await rule.getByRole('textbox', { name: /^Percentage of value/ }).fill('10')
  await expectAccessible(page, 'a new landed cost rule')
  await rule.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Freight by sea' })).toBeVisible()

  // 300.00 are open to buy.
  const { id } = await buying.drafted(40)
  const other = await otherBrowser()
  await signIn(buyer, other.context())
  await other.goto(`/procure/purchase-orders/?open=${id}`)
  await other
    .getByRole('region', { name: /^#\d+$/ })
    .getByRole('button', { name: 'Submit' })
    .click()
  const order = other.getByRole('region', { name: /^PO-\d{4}-00001$/ })
  await expect(order.getByText('Pending approval', { exact: true }).first()).toBeVisible()

  await page.goto('/account/inbox/')
  await expect(page.getByRole('heading', { name: /PO-\d{4}-00001/ })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page).toHaveURL(/\?request=\d+$/)
  await page.keyboard.press('a')
  await expect(page.getByText(/PO-\d{4}-00001 approved\./)).toBeVisible()
  await page.goto('/procure/otb/')
  await page.getByText('Season', { exact: true }).first().click()
  await page.getByRole('tab', { name: 'Open to buy' }).click()
  await expect(page.getByText('Over budget').first()).toBeVisible()
  await expect(page.getByText(/£100\.00/).first()).toBeVisible()
  await expectAccessible(page, 'a budget that is exceeded')

  const { version } = await buying.get(`/poMaster/${id}`)
  await buying.call(`/poMaster/${id}/send`, { version })
  await buying.received(id, 40)
  await page.goto('/procure/landed-costs/')
  await expect(page.getByRole('row', { name: /LC-\d{4}-00001/ })).toContainText('GBP 40.00')
})
