import { createGoods, addTill } from '../../support/till.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a template is written, previewed and used; a web order becomes a sales order, is mailed, and the KPI counts it', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId, owner } = shop
  await addTill(direct.query, { companyId, storeId })
  const db = { app: { db: direct.database } }
  const { sku } = await createGoods(db, { companyId, storeId }, { name: 'Desk lamp', price: 3000, unitCost: '12.00' })
  const token = await direct.token(owner.login)
  const [company] = await direct.query('select base_currency as currency from erp.company where id = $1', [companyId])
  const currency = String(company?.['currency'])

  await signIn(owner)
  await page.goto('/sales/web-templates/?open=new')
  await page.getByRole('textbox', { name: /^Code/ }).fill('RECEIVED')
  await page.getByRole('textbox', { name: /^Name/ }).fill('Order received')
  await page.getByRole('combobox', { name: /^Event/ }).selectOption({ label: 'Order received' })
  await page.getByRole('textbox', { name: /^Subject in English/ }).fill('Your order {{ order.reference }}')
  await page.getByRole('textbox', { name: /^Text in English/ }).fill('Dear {{ customer.name }},\n{{ order.totl }}')
  await page.getByRole('textbox', { name: /^Subject in Arabic/ }).fill('طلبك {{ order.reference }}')
  await page.getByRole('textbox', { name: /^Text in Arabic/ }).fill('الإجمالي {{ order.total }}')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Line 2: there is no “order.totl” here.', { exact: true })).toBeVisible()
  await page
    .getByRole('textbox', { name: /^Text in English/ })
    .fill('Dear {{ customer.name }},\nTotal {{ order.total }}')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('tab', { name: 'Preview' }).click()
  await expect(page.getByText('Your order WEB-1001')).toBeVisible()
  await expectAccessible(page, 'the preview of a template')
  await page.getByRole('tab', { name: 'Details' }).click()
  await page.getByRole('button', { name: 'Use template', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Use template', exact: true }).click()
  await expect(page.getByText('Order received: Live.')).toBeVisible()

  const cart = {
    reference: 'CART-7',
    email: 'nora@example.com',
    currency,
    grossMinor: 6000,
    url: 'https://shop.example/cart/7',
    unsubscribeUrl: 'https://shop.example/unsubscribe/7',
    items: [{ name: 'Desk lamp', quantity: 2 }],
  }
  const occurredAt = new Date().toISOString()
  await direct.call(token, 'POST', '/webcheckout/events', {
    reference: 'EVENT-1',
    type: 'cart_abandoned',
    occurredAt,
    storeId,
    cart,
  })
  const placed = await direct.call<{ readonly number: string }>(token, 'POST', '/webcheckout/orders', {
    reference: 'WEB-7',
    storeId,
    customer: { email: 'nora@example.com', name: 'Nora Whitfield' },
    currency,
    grossMinor: 6000,
    cart: 'CART-7',
    lines: [{ sku, quantity: 2, unitPriceMinor: 3000 }],
  })

  await page.goto('/sales/web-kpi/')
  await expect(page.getByRole('link', { name: /Recovered carts/ })).toBeVisible()
  await expect(page.getByText('1 cart', { exact: true })).toHaveCount(2)
  await expectAccessible(page, 'the KPI of web shops')
  await page.getByRole('link', { name: /Recovered carts/ }).click()
  await expect(page.getByRole('row', { name: /CART-7/ })).toContainText('Recovered')
  await expectAccessible(page, 'carts of web shops')
  await page.goto('/sales/web-mails/')
  await expect(page.getByRole('row', { name: /Your order WEB-7/ })).toBeVisible()
  await expectAccessible(page, 'emails of web shops')
  await page.goto('/sales/web-orders/')
  await expect(page.getByRole('row', { name: /WEB-7/ })).toContainText('Confirmed')
  await expectAccessible(page, 'web orders')
  await page.getByRole('link', { name: placed.number }).click()
  await expect(page.getByRole('heading', { name: placed.number })).toBeVisible()
})
