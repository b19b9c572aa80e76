import { addTill, createGoods } from '../../support/till.ts'
import { scan } from '../support/scanner.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const cashierMay = [
  'register:view',
  'register:sell',
  'register:return',
  'till-sessions:view',
  'till-sessions:open',
  'till-receipts:view',
]
const managerMay = [
  'register:view',
  'register:return',
  'register:return_policy',
  'register:void',
  'register:price_override',
]

test('a manager approves by PIN what the cashier may not decide: a discount with a price, a refund, a void', async ({
  page,
  shop,
  direct,
  signIn,
  otherBrowser,
}) => {
  const { companyId, storeId } = shop
  await addTill(direct.query, { companyId, storeId })
  const db = { app: { db: direct.database } }
  await createGoods(db, { companyId, storeId }, { code: 'LAMP', name: 'Desk lamp', price: 3000, unitCost: '12.00' })
  const cashier = await shop.add({ may: cashierMay, firstName: 'Lena', lastName: 'Vogt' })
  const manager = await shop.add({ may: managerMay, firstName: 'Amara', lastName: 'Okafor' })
  await direct.query(
    `insert into erp.role_limit (company_id, role_id, code, value, currency)
     select $1, r.id, l.code, l.value, l.currency from erp.role r,
       (values ('discount_pct', 300000, null), ('refund_amount', 10000, 'GBP')) as l (code, value, currency)
     where r.company_id = $1 and r.code = $2`,
    [companyId, manager.login],
  )

  await signIn(cashier)
  await page.goto('/pos/register/')
  await page.getByRole('textbox', { name: 'Float' }).fill('100')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Scan or search' })).toBeFocused()
  await scan(page, ['LAMP'])
  await expect(page.getByRole('region', { name: 'Cart' }).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Other stores' }).click()
  const elsewhere = page.getByRole('dialog', { name: 'Desk lamp in other stores' })
  await expect(elsewhere.getByText('No other store has it available.')).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('F6')
  await page.getByRole('textbox', { name: 'Discount %', exact: true }).fill('20')
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('25')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Needs approval')).toBeVisible()
  await page.keyboard.press('F9')
  const dialog = page.getByRole('dialog', { name: 'Approval' })
  await expect(dialog.getByText('No colleague who may approve this', { exact: false })).toBeVisible()
  await expectAccessible(page, 'nobody may approve')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  const office = await otherBrowser()
  await signIn(manager, office.context())
  await office.goto('/account/')
  await office.getByRole('button', { name: 'Set a PIN' }).click()
  await office.getByLabel('New PIN', { exact: true }).fill('2580')
  await office.getByLabel('Confirm new PIN').fill('2580')
  await office.keyboard.press('Enter')
  await expect(office.getByRole('button', { name: 'Change the PIN' })).toBeVisible()

  await page.getByRole('button', { name: /^Pay £/ }).click()
  await expect(dialog.getByText('Discount of 20%')).toBeVisible()
  await expect(dialog.getByText('Desk lamp for £25.00')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Approver' })).toHaveValue('Amara Okafor')
  const pin = dialog.getByLabel('PIN')
  await pin.fill('12')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Enter a PIN of 4 to 8 digits.')).toBeVisible()
  await pin.fill('2581')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('The PIN is wrong.')).toBeVisible()
  await expectAccessible(page, 'a wrong PIN')
  await pin.fill('2580')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Payment' }).getByRole('textbox', { name: 'Amount' })).toBeFocused()
  await page.keyboard.press('c')
  await page.getByRole('button', { name: 'Complete sale' }).click()
  await expect(page.getByText('Receipt T1-000001')).toBeVisible()

  await expect(page.getByRole('button', { name: 'Gift receipt' })).toBeVisible()

  await page.goto('/pos/till-receipts/')
  await page.getByText('T1-000001').first().click()
  await expect(page.getByText('Discount approved by')).toBeVisible()
  await expect(page.getByText('Amara Okafor').first()).toBeVisible()
  await direct.query('update erp.store set return_days = 0 where company_id = $1', [companyId])
  await page.getByRole('button', { name: 'Return items' }).click()
  await expect(page.getByText('Not returnable')).toBeVisible()
  await page.getByRole('textbox', { name: /to return$/ }).fill('1')
  await page.getByRole('textbox', { name: 'Reason' }).fill('Broken')
  await page.getByRole('group', { name: 'Payment types' }).getByRole('button', { name: 'Cash' }).click()
  await page.getByRole('button', { name: 'Complete return' }).click()
  await expect(dialog.getByText('Refund of £20.00')).toBeVisible()
  await expect(dialog.getByText('Return of Desk lamp: Not returnable')).toBeVisible()
  await expectAccessible(page, 'a return outside the policy')
  await pin.fill('2580')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Receipt T1-000002')).toBeVisible()

  await page.goto('/pos/till-receipts/')
  await page.getByText('T1-000002').first().click()
  await page.getByRole('button', { name: 'Void receipt' }).click()
  await expect(dialog.getByText('Void of receipt T1-000002')).toBeVisible()
  await pin.fill('2580')
  await page.keyboard.press('Enter')
  const reason = page.getByRole('dialog', { name: 'Void receipt' })
  await reason.getByRole('textbox', { name: 'Reason' }).fill('Wrong receipt')
  await reason.getByRole('button', { name: 'Void receipt' }).click()
  await expect(page.getByText('Voided').first()).toBeVisible()
})
