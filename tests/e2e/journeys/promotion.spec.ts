import { addTill, createGoods } from '../../support/till.ts'
import { scan } from '../support/scanner.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a manager sets up a promotion and a coupon; the register applies both, and the receipt says so', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId } = shop
  await addTill(direct.query, { companyId, storeId })
  const db = { app: { db: direct.database } }
  await createGoods(db, { companyId, storeId }, { code: 'JACKET', name: 'Rain jacket', price: 6000, unitCost: '22.00' })
  await signIn(shop.owner)
  const create = async (path: string, button: string, fill: () => Promise<void>) => {
    await page.goto(path)
    await page.getByRole('button', { name: button }).first().click()
    await fill()
    await page.getByRole('button', { name: 'Save and close' }).click()
    await expect(page.getByRole('button', { name: 'Save and close' })).toBeHidden()
  }
  await create('/sales/promotions/', 'New promotion', async () => {
    await page.getByRole('textbox', { name: /^Code/ }).fill('SPRING')
    await page.getByRole('textbox', { name: /^Name/ }).fill('Spring sale')
    await page.getByRole('button', { name: 'Save and close' }).click()
    await expect(page.getByText('Enter the discount rate.').first()).toBeVisible()
    await expectAccessible(page, 'a promotion without a rate')
    await page.getByRole('textbox', { name: /^Discount rate/ }).fill('10')
    await page.getByRole('button', { name: 'Add a line' }).click()
    await page.getByRole('textbox', { name: /^Usage limit/ }).fill('1')
    await expectAccessible(page, 'a promotion with hours and a limit')
  })
  await create('/sales/promotions/', 'New promotion', async () => {
    await page.getByRole('textbox', { name: /^Code/ }).fill('VIP')
    await page.getByRole('textbox', { name: /^Name/ }).fill('Regular customers')
    await page.getByRole('combobox', { name: /^Type/ }).selectOption('order_amount')
    await page.getByRole('textbox', { name: /^Amount/ }).fill('5')
    await page.getByRole('dialog').getByText('Coupon required').click()
  })
  await create('/sales/coupons/', 'New coupon', async () => {
    await page.getByRole('textbox', { name: /^Code/ }).fill('VIP-1')
    await page.getByRole('textbox', { name: /^Name/ }).fill('For Ada')
    await page.getByRole('combobox', { name: /^Promotion/ }).fill('regular')
    await page.getByRole('option', { name: /Regular customers/ }).click()
    await page.getByRole('textbox', { name: /^Usage limit/ }).fill('1')
  })

  await page.goto('/pos/register/')
  await page.getByRole('textbox', { name: 'Float' }).fill('100')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Scan or search' })).toBeFocused()
  await scan(page, ['JACKET'])
  await expect(page.getByRole('button', { name: /^Pay £54\.00/ })).toBeVisible()
  const coupon = page.getByRole('textbox', { name: 'Coupon' })
  await coupon.fill('NONE')
  await coupon.press('Enter')
  await expect(page.getByText('This coupon is not valid here today.', { exact: false })).toBeVisible()
  await coupon.fill('vip-1')
  await coupon.press('Enter')
  await expect(page.getByRole('button', { name: /^Pay £49\.00/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Cart' })).toContainText('Spring sale -£6.00')
  await expectAccessible(page, 'a cart with promotions')
  await page.keyboard.press('F10')
  await expect(page.getByText('T1-000001').first()).toBeVisible()
  await page.goto('/pos/till-receipts/')
  await page.getByRole('link', { name: 'T1-000001' }).or(page.getByText('T1-000001')).first().click()
  await expect(page.getByText('Regular customers').first()).toBeVisible()
  await expect(page.getByText('-£6.00').first()).toBeVisible()
})
