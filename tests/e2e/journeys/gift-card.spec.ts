import { readFileSync } from 'node:fs'
import { createProduct } from '../../support/products.ts'
import { addTill, createGoods } from '../../support/till.ts'
import { scan } from '../support/scanner.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('gift cards are created, one is scanned and sold for an amount, pays at once, and is not sold again', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId } = shop
  await addTill(direct.query, { companyId, storeId })
  await direct.query(
    `insert into erp.payment_type (company_id, code, name, kind, sort_order) values ($1, 'zz-gift', 'Gift voucher', 'voucher', 200)`,
    [companyId],
  )
  const db = { app: { db: direct.database } }
  await createGoods(db, { companyId, storeId }, { code: 'LAMP', name: 'Desk lamp', price: 3000, unitCost: '12.00' })
  await createProduct(direct.database, companyId, {
    code: 'GIFT10',
    name: 'Gift voucher 10',
    kind: 'gift_card',
    price: 1000,
  })
  await signIn(shop.owner)
  await page.goto('/crm/voucher-batches/')
  await page.getByRole('button', { name: 'New gift cards' }).first().click()
  const create = page.getByRole('dialog', { name: 'New gift cards' })
  await create.getByLabel(/^Name/).fill('Counter cards')
  await create.getByLabel(/^Number of cards/).fill('2')
  await expectAccessible(page, 'new gift cards')
  await create.getByRole('button', { name: 'New gift cards' }).click()
  const codes = page.getByRole('dialog', { name: 'Save codes' })
  const [file] = await Promise.all([page.waitForEvent('download'), codes.getByRole('button', { name: 'CSV' }).click()])
  const [, first = '', second = ''] = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(',')[0] ?? '')
  await codes.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('grid').getByRole('row').filter({ hasText: 'Counter cards' })).toContainText('Gift cards')

  await page.goto('/pos/register/')
  await page.getByRole('textbox', { name: 'Float' }).fill('100')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Sell gift voucher' })).toBeVisible()
  await scan(page, [first])
  const amount = page.getByRole('textbox', { name: `Amount of gift card …${first.replaceAll('-', '').slice(-4)}` })
  await expect(amount).toBeFocused()
  // Left behind, it would go home with the customer and be worth nothing.
  await expect(page.getByRole('button', { name: /^Exact cash/ })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('F10')
  await amount.fill('25')
  await amount.press('Enter')
  await expect(page.getByRole('button', { name: /^Pay £25\.00/ })).toBeVisible()
  await expectAccessible(page, 'a cart with a gift card')
  // The same card twice, and a code of no card.
  await scan(page, [first])
  await expect(page.getByText('This gift card is on the receipt already.')).toBeVisible()
  const sell = page.getByRole('textbox', { name: 'Sell gift voucher' })
  await sell.fill('0000-0000-0000-0000-0')
  await sell.press('Enter')
  await expect(page.getByText('There is no gift card with this code.', { exact: false })).toBeVisible()
  // A product of the type gift card is a voucher of its price.
  await scan(page, ['GIFT10'])
  await expect(page.getByRole('list', { name: 'Gift vouchers' })).toContainText('Gift voucher £10.00')
  await expect(page.getByRole('button', { name: /^Pay £35\.00/ })).toBeVisible()
  await page.keyboard.press('F10')
  await expect(page.getByText('T1-000001').first()).toBeVisible()
  await page.getByRole('button', { name: 'New sale' }).click()

  await scan(page, [first])
  await expect(page.getByText('This gift card has been sold already. Take another one.')).toBeVisible()
  await scan(page, ['LAMP'])
  await expect(page.getByRole('button', { name: /^Pay £30\.00/ })).toBeVisible()
  await page.keyboard.press('F9')
  const code = page.getByRole('textbox', { name: 'Voucher or store credit' })
  await code.fill(second)
  await code.press('Enter')
  await expect(page.getByText('There is no voucher with this code.', { exact: false })).toBeVisible()
  await code.fill(first)
  await code.press('Enter')
  await expect(page.getByRole('list', { name: 'Paid' })).toContainText('£25.00')
})
