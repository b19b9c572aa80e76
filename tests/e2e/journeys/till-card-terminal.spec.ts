import { terminalPaymentsPage } from '@countinghouse/contract/payments/terminal-payment'
import { receiptsPage } from '@countinghouse/contract/sales/receipt'
import { registerPage } from '@countinghouse/contract/sales/register'
import { field, shopWithTill } from '../support/offline-till.ts'
import { scan } from '../support/scanner.ts'
import { createGoods } from '../../support/till.ts'
import { expect, expectAccessible, saveLook, test } from '../support/test.ts'

test('a card pays at the terminal by keyboard, is declined, lost and given back, and a manager settles the rest in Arabic on a phone', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId } = shop
  await shopWithTill(direct, shop)
  const db = { app: { db: direct.database } }
  await createGoods(db, { companyId, storeId }, { code: 'LAMP', name: 'Desk lamp', price: 3000, unitCost: '12.00' })
  await createGoods(db, { companyId, storeId }, { code: 'BULB', name: 'Light bulb', price: 405, unitCost: '1.00' })
  await direct.query(
    `insert into erp.payment_type (company_id, code, name, kind, sort_order, icon, max_minor, needs_customer)
      values ($1, 'TERM', 'Card terminal', 'card_terminal', 5, 'device_desktop', null, false),
        ($1, 'CHEQUE', 'Cheque', 'cheque', 30, 'receipt', 2000, true)`,
    [companyId],
  )
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(shop.owner)
  await page.goto(registerPage.path)
  await page.getByRole('textbox', { name: 'Float' }).fill('50')
  await page.getByRole('button', { name: 'Open session' }).click()
  await expect(field(page)).toBeVisible()
  const payment = page.getByRole('region', { name: 'Payment' })
  const pay = async (code: string, amount: RegExp) => {
    await scan(page, [code])
    await expect(page.getByRole('button', { name: amount })).toBeVisible()
    await page.keyboard.press('F9')
    await payment.getByRole('textbox', { name: 'Amount' }).focus()
  }

  // Nothing is configured: the card is taken by hand.
  await pay('LAMP', /^Pay £30\.00/)
  await expect(payment.getByRole('group', { name: 'Payment types' }).getByRole('button').first()).toContainText(
    'Card terminal',
  )
  await page.keyboard.press('t')
  await expect(payment.getByText('No card terminal is set up for this till.')).toBeVisible()
  await expectAccessible(page, 'a till without a card terminal')
  // Limits and the customer of a payment type.
  await payment.getByRole('button', { name: 'Cheque' }).click()
  await expect(payment.getByText('“Cheque” requires a customer.').first()).toBeVisible()
  await expect(payment.getByRole('button', { name: 'Select the customer' })).toBeVisible()
  await expectAccessible(page, 'a payment type that requires a customer')
  await payment.getByRole('button', { name: 'Remove payment Cheque' }).click()
  await direct.query(`update erp.payment_type set needs_customer = false where company_id = $1`, [companyId])
  await direct.query(`insert into payments.card_provider (company_id, provider) values ($1, 'simulator')`, [companyId])
  await direct.query(`update sales.till set terminal_ref = 'tmr_1' where company_id = $1`, [companyId])
  await page.reload()
  await page.keyboard.press('F9')
  await payment.getByRole('button', { name: 'Cheque' }).click()
  await expect(payment.getByText('“Cheque” takes at most GBP 20.00 on one receipt.').first()).toBeVisible()
  await expectAccessible(page, 'a payment above the maximum amount')
  await payment.getByRole('button', { name: 'Remove payment Cheque' }).click()

  await payment.getByRole('textbox', { name: 'Amount' }).focus()
  await page.keyboard.press('t')
  await expect(payment.getByText('Waiting for card at the terminal')).toBeVisible()
  await expectAccessible(page, 'waiting for a card')
  await expect(payment.getByText('Approved, Visa …4242')).toBeVisible()
  await expect(payment.getByRole('button', { name: 'Back to the cart' })).toHaveCount(0)
  await expectAccessible(page, 'an approved card')
  await payment.getByRole('button', { name: 'Complete sale' }).click()
  await expect(page.getByText('Receipt T1-000001')).toBeVisible()

  // An amount that the simulated terminal declines.
  await pay('BULB', /^Pay £4\.05/)
  await page.keyboard.press('t')
  await expect(payment.getByText('The card was declined (card_declined).')).toBeVisible()
  await expectAccessible(page, 'a declined card')
  // The answer is lost: nothing is charged again, and asking finds it.
  await direct.query(`insert into payments.simulated_fault (company_id, call, effect) values ($1, 'create', 'done')`, [
    companyId,
  ])
  await payment.getByRole('textbox', { name: 'Amount' }).fill('4.00')
  await page.keyboard.press('t')
  await expect(payment.getByText('Do not charge it again')).toBeVisible()
  await expectAccessible(page, 'a terminal without an answer')
  await payment.getByRole('button', { name: 'Ask the terminal' }).click()
  await expect(payment.getByText('Approved, Visa …4242')).toBeVisible()
  await payment.getByRole('button', { name: 'Remove payment Card terminal' }).click()
  await page
    .getByRole('dialog', { name: /Give £4\.00 back/ })
    .getByRole('button', { name: 'Give back' })
    .click()
  await expect(payment.getByText('The payment was given back to the card.')).toBeVisible()

  // The request never reaches the server: nothing was charged, and the cart is free again.
  await page.route('**/api/pos/terminal-payments', (route) => route.abort('connectionreset'))
  await payment.getByRole('textbox', { name: 'Amount' }).fill('4.00')
  await page.keyboard.press('t')
  await expect(payment.getByText('Do not charge it again')).toBeVisible()
  await page.unroute('**/api/pos/terminal-payments')
  await payment.getByRole('button', { name: 'Ask the terminal' }).click()
  await expect(payment.getByText('The terminal payment was cancelled. Nothing was charged.')).toBeVisible()
  await expect(payment.getByRole('button', { name: 'Back to the cart' })).toBeVisible()

  await page.goto(receiptsPage.path)
  await page.getByText('T1-000001').first().click()
  await expect(page.getByRole('table', { name: 'Payments' })).toContainText('Visa …4242')
  await expectAccessible(page, 'a receipt paid at the terminal')

  await saveLook(page, { lang: 'ar', mode: 'dark' })
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(registerPage.path)
  await page.keyboard.press('F9')
  await page.getByRole('button', { name: /Card terminal/ }).click()
  await expect(page.getByText(/رُفضت البطاقة/)).toBeVisible()
  await expectAccessible(page, 'a declined card in Arabic')
  await page.getByRole('textbox').first().fill('4.00')
  await page.getByRole('button', { name: /Card terminal/ }).click()
  await expect(page.getByText(/مقبولة/)).toBeVisible()
  await expectAccessible(page, 'an approved card in Arabic')

  await page.goto(terminalPaymentsPage.path)
  await page.getByText('بلا إيصال: رد إلى البطاقة').first().click()
  const record = page.getByRole('dialog')
  await expect(record.getByRole('button', { name: 'رد إلى البطاقة' })).toBeVisible()
  await expectAccessible(page, 'a terminal payment without a receipt in Arabic')
  await record.getByRole('button', { name: 'رد إلى البطاقة' }).click()
  await page
    .getByRole('dialog', { name: /رد .* إلى البطاقة؟/ })
    .getByRole('button', { name: 'رد إلى البطاقة' })
    .click()
  await expect(page.getByText('رُدّت').first()).toBeVisible()
  await saveLook(page, { lang: 'en', mode: 'light' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(terminalPaymentsPage.path)
  await expect(page.getByRole('row', { name: /Declined/ }).first()).toBeVisible()
  await expectAccessible(page, 'terminal payments')
})
