import { addTill, createGoods } from '../../support/till.ts'
import { scan } from '../support/scanner.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a gift voucher is sold and pays; a return is exchanged through store credit; a lost code is blocked', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId } = shop
  await addTill(direct.query, { companyId, storeId })
  await direct.query(
    `insert into erp.payment_type (company_id, code, name, kind, sort_order) values
      ($1, 'zz-gift', 'Gift voucher', 'voucher', 200), ($1, 'zz-credit', 'Store credit', 'store_credit', 210)`,
    [companyId],
  )
  const db = { app: { db: direct.database } }
  await createGoods(db, { companyId, storeId }, { code: 'LAMP', name: 'Desk lamp', price: 3000, unitCost: '12.00' })
  await signIn(shop.owner)
  await page.goto('/pos/register/')
  await page.getByRole('textbox', { name: 'Float' }).fill('100')
  await page.keyboard.press('Enter')

  const payLamp = async () => {
    await expect(page.getByRole('button', { name: /^Pay £30\.00/ })).toBeVisible()
    await page.keyboard.press('F9')
  }

  // A voucher alone, paid in cash; its code is on the screen for the customer.
  const sell = page.getByRole('textbox', { name: 'Sell gift voucher' })
  await sell.fill('0')
  await sell.press('Enter')
  await expect(page.getByText('Enter an amount above 0.')).toBeVisible()
  await sell.fill('50')
  await sell.press('Enter')
  await expect(page.getByRole('button', { name: /^Pay £50\.00/ })).toBeVisible()
  await expectAccessible(page, 'a cart with a gift voucher')
  await page.keyboard.press('F10')
  const codes = page.getByRole('list', { name: 'Codes' })
  await expect(codes).toContainText('£50.00')
  await expectAccessible(page, 'the code of a voucher')
  const gift = (await codes.locator('code').textContent()) ?? ''
  await page.getByRole('button', { name: 'New sale' }).click()

  // It pays for a lamp and keeps the rest.
  await scan(page, ['LAMP'])
  await payLamp()
  const code = page.getByRole('textbox', { name: 'Voucher or store credit' })
  await code.fill('ABCD')
  await code.press('Enter')
  await expect(page.getByText('There is no voucher with this code.', { exact: false })).toBeVisible()
  await code.fill(gift.toLowerCase())
  await code.press('Enter')
  await expect(page.getByRole('list', { name: 'Paid' })).toContainText('£30.00')
  await page.getByRole('button', { name: 'Complete sale' }).click()
  await expect(page.getByText('T1-000002').first()).toBeVisible()

  // The lamp comes back; its store credit buys another one.
  await page.goto('/pos/till-receipts/')
  await page.getByText('T1-000002').first().click()
  await page.getByRole('button', { name: 'Return items' }).click()
  await page.getByRole('textbox', { name: /to return$/ }).fill('1')
  await page.getByRole('textbox', { name: 'Reason' }).fill('Wrong colour')
  await page.getByRole('group', { name: 'Payment types' }).getByRole('button', { name: 'Store credit' }).click()
  await page.getByRole('button', { name: 'Complete return' }).click()
  await expect(codes).toContainText('Store credit')
  const credit = (await codes.locator('code').textContent()) ?? ''
  await page.getByRole('button', { name: 'Back to selling' }).click()
  await scan(page, ['LAMP'])
  await payLamp()
  await code.fill(credit)
  await code.press('Enter')
  await page.getByRole('button', { name: 'Complete sale' }).click()
  await expect(page.getByText('T1-000004').first()).toBeVisible()

  // A lamp without its receipt gives store credit to a customer who is known.
  await direct.query(
    `insert into crm.customer (company_id, code, name, kind) values ($1, 'ANNA', 'Anna Berg', 'person')`,
    [companyId],
  )
  await page.goto('/pos/register/')
  await expect(page.getByRole('combobox', { name: 'Scan or search' })).toBeFocused()
  await scan(page, ['LAMP'])
  const takeBack = page.getByRole('button', { name: 'Return without receipt' })
  await expect(takeBack).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('combobox', { name: 'Customer' }).fill('Anna')
  await page.getByRole('option', { name: /Anna Berg/ }).click()
  await takeBack.click()
  const unreceipted = page.getByRole('dialog', { name: 'Return without receipt' })
  await expect(unreceipted.getByRole('table')).toContainText('£30.00')
  await expectAccessible(page, 'a return without a receipt', 'dialog')
  await unreceipted.getByRole('textbox', { name: 'Reason' }).fill('A present')
  await unreceipted.getByRole('checkbox', { name: 'Identity of the customer checked' }).check()
  await unreceipted.getByRole('button', { name: 'Return for £30.00' }).click()
  await expect(codes).toContainText('Store credit')
  await expect(page.getByText('T1-000005').first()).toBeVisible()

  // What is left of the gift voucher asks for a look, is blocked, and no longer taken.
  await direct.query(
    `insert into sales.voucher_flag (company_id, voucher_id, kind, sale_id)
     select m.company_id, m.voucher_id, 'fast_use', m.sale_id from sales.voucher_move m join sales.sale s on s.company_id = m.company_id and s.id = m.sale_id
     where m.company_id = $1 and m.kind = 'redeem' and s.number = 'T1-000002'`,
    [companyId],
  )
  await page.goto('/crm/vouchers/?isFlagged=true')
  await expect(page.getByRole('grid').or(page.getByRole('table')).first()).toContainText('GBP 20.00')
  await page.getByRole('gridcell', { name: 'Gift voucher' }).first().click()
  await expect(page.getByText('T1-000002').first()).toBeVisible()
  const flags = page.getByRole('region', { name: 'To check' })
  await expect(flags).toContainText('Used within 10 minutes of its sale, at another till T1-000002')
  await expectAccessible(page, 'a voucher')
  await page.getByRole('button', { name: 'Block', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Reason/ })
    .fill('Reported lost')
  await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).last().click()
  await expect(page.getByRole('button', { name: 'Unblock' })).toBeVisible()
  await page.goto('/pos/register/')
  await scan(page, ['LAMP'])
  await payLamp()
  await code.fill(gift)
  await code.press('Enter')
  await expect(page.getByText('This voucher is blocked', { exact: false })).toBeVisible()

  // Goodwill is issued on the page, its code shown once.
  await page.goto('/crm/vouchers/')
  await page.getByRole('button', { name: 'Issue store credit' }).first().click()
  const dialog = page.getByRole('dialog').last()
  await dialog.getByRole('textbox', { name: /^Amount/ }).fill('15')
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Late delivery')
  await dialog.getByRole('button', { name: 'Issue store credit' }).click()
  await expect(page.getByText('It cannot be shown again.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('grid').or(page.getByRole('table')).first()).toContainText('GBP 15.00')
})
