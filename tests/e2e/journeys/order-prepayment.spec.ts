import { createGoods } from '../../support/till.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const today = new Date().toISOString().slice(0, 10)

test('an order in dollars is prepaid, and its goods are valued in part at the rate of the prepayment', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId, owner } = shop
  const token = await direct.token(owner.login)
  type Saved = { readonly id: number; readonly version: number }
  const call = (path: string, body: object) => direct.call<Saved>(token, 'POST', path, body as never)
  const [supplier] = await direct.query<{ id: string }>(
    `insert into procure.supplier (company_id, code, name, standing) values ($1, 'LOOMS', 'Looms Ltd', 'approved') returning id`,
    [companyId],
  )
  await direct.query(
    `insert into accounts.exchange_rate (company_id, base_currency, currency_code, day, rate, source) values ($1, 'GBP', 'USD', $2, 0.8, 'entered')`,
    [companyId, today],
  )
  const goods = await createGoods(
    { app: { db: direct.database } },
    { companyId, storeId },
    { code: 'LAMP', name: 'Desk lamp', price: 3000, unitCost: '10.00' },
  )
  const draft = await call('/poMaster/create', {
    uid: crypto.randomUUID(),
    supplierId: Number(supplier?.id),
    storeId,
    orderedOn: today,
    dueOn: today,
    currency: 'USD',
    lines: [{ variantId: goods.variantId, quantity: 240, unitPrice: '10' }],
  })
  const approved = await call(`/poMaster/${draft.id}/submit`, { version: draft.version })
  await call(`/poMaster/${draft.id}/send`, { version: approved.version })

  await signIn(owner)
  await page.goto('/finance/supplier-payments/')
  await page.getByRole('button', { name: 'New supplier payment' }).first().click()
  const choose = async (name: RegExp, text: string) => {
    await page.getByRole('combobox', { name }).fill(text)
    await page
      .getByRole('option', { name: new RegExp(text, 'i') })
      .first()
      .click()
  }
  await choose(/^Supplier/, 'Looms')
  await choose(/^Paid from/, '1020')
  await choose(/^Currency/, 'USD')
  await page.getByRole('textbox', { name: /^Exchange rate/ }).fill('0.78')
  await choose(/^Purchase order/, 'PO-')
  await page.getByRole('textbox', { name: /^New prepayment/ }).fill('720')
  await expectAccessible(page, 'a prepayment of an order')
  await page.getByRole('button', { name: 'Mark as sent' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click()
  await expect(page.getByRole('region', { name: /^PAY-/ })).toBeVisible()

  const receipt = await call(`/poMaster/${draft.id}/receive`, { uid: crypto.randomUUID() })
  await call(`/poMaster/receipts/${receipt.id}/scans`, {
    scans: [{ uid: crypto.randomUUID(), code: goods.sku, quantity: 235, condition: 'good' }],
  })
  const counted = await direct.call<Saved>(token, 'GET', `/poMaster/receipts/${receipt.id}`)
  await call(`/poMaster/receipts/${receipt.id}/finish`, { version: counted.version })
  await page.goto(`/procure/purchase-orders/?open=${draft.id}&tab=bills`)
  const costs = page.getByRole('table', { name: 'Cost of received goods' })
  await expect(costs.getByRole('row')).toHaveCount(2)
  for (const words of ['235', '2,350.00', '0.8', '30% at 0.78', '£1,865.90']) await expect(costs).toContainText(words)
  await expect(page.getByText(/^Prepaid: .*720\.00\. Not used for invoices: .*720\.00\.$/)).toBeVisible()
  await expectAccessible(page, 'the cost of received goods')
})
