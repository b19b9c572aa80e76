import { createGoods } from '../../support/till.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const today = new Date().toISOString().slice(0, 10)

test('what was invoiced and not received, and above the price of the order, is claimed from the supplier and credited', async ({
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
  const [tax] = await direct.query<{ id: string }>(
    `select id from accounts.tax_code where company_id = $1 and code = 'ZERO'`,
    [companyId],
  )
  const goods = await createGoods(
    { app: { db: direct.database } },
    { companyId, storeId },
    { code: 'LAMP', name: 'Desk lamp', price: 3000, unitCost: '10.00' },
  )
  const { variantId } = goods
  const draft = await call('/poMaster/create', {
    uid: crypto.randomUUID(),
    supplierId: Number(supplier?.id),
    storeId,
    orderedOn: today,
    dueOn: today,
    lines: [{ variantId, quantity: 100, unitPrice: '10' }],
  })
  const approved = await call(`/poMaster/${draft.id}/submit`, { version: draft.version })
  await call(`/poMaster/${draft.id}/send`, { version: approved.version })
  const receipt = await call(`/poMaster/${draft.id}/receive`, { uid: crypto.randomUUID() })
  await call(`/poMaster/receipts/${receipt.id}/scans`, {
    scans: [{ uid: crypto.randomUUID(), code: goods.sku, quantity: 95, condition: 'good' }],
  })
  const counted = await direct.call<Saved>(token, 'GET', `/poMaster/receipts/${receipt.id}`)
  await call(`/poMaster/receipts/${receipt.id}/finish`, { version: counted.version })
  const bill = await call(`/poMaster/${draft.id}/bill`, { reference: 'F-1' })
  const changed = await direct.call<Saved>(token, 'PATCH', `/accounts/supplier-invoices/${bill.id}`, {
    version: bill.version,
    lines: [{ variantId, quantity: 100, unitPrice: '10.2', taxCodeId: Number(tax?.id) }],
  })
  await call(`/accounts/supplier-invoices/${bill.id}/post`, { version: changed.version })

  await signIn(owner)
  await page.goto(`/procure/purchase-orders/?open=${draft.id}&tab=bills`)
  await page.getByRole('button', { name: 'Claim credit' }).click()
  const claim = page.getByRole('region', { name: /^#\d+$/ })
  await expect(claim.getByRole('textbox', { name: /^Quantity.*line 1$/ })).toHaveValue('5')
  await expect(claim.getByRole('textbox', { name: /^Claimed per unit.*line 2$/ })).toHaveValue('0.2')
  await expectAccessible(page, 'a supplier claim')
  await page.getByRole('tab', { name: 'Amounts' }).click()
  await expect(page.getByRole('table', { name: 'Amounts' }).getByRole('row', { name: /^Claim/ })).toContainText(
    /GBP.70\.00/,
  )
  await page.getByRole('tab', { name: 'Document' }).click()
  await claim.getByRole('button', { name: 'Mark as sent' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click()
  const sent = page.getByRole('region', { name: /^SC-\d{4}-00001$/ })
  await sent.getByRole('button', { name: 'Create credit note' }).click()
  const asked = page.getByRole('dialog')
  await asked.getByRole('textbox', { name: /^Credit note number/ }).fill('G-1')
  await asked.getByRole('button', { name: 'Create credit note' }).click()
  await expect(sent.getByText('Credited').first()).toBeVisible()
})
