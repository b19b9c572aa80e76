import { receiptsPage } from '@countinghouse/contract/sales/receipt'
import { registerPage } from '@countinghouse/contract/sales/register'
import type { Page } from '@playwright/test'
import { addTill, createGoods } from '../../support/till.ts'
import { scan } from '../support/scanner.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a jacket is exchanged for a coat, and the coat for socks: only the difference is paid and refunded', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  await addTill(direct.query, shop)
  await direct.query(
    `insert into erp.payment_type (company_id, code, name, kind) values ($1, 'zz-exchange', 'Exchange', 'exchange')`,
    [shop.companyId],
  )
  const db = { app: { db: direct.database } }
  for (const [code, name, price] of [
    ['JACKET', 'Rain jacket', 6000],
    ['COAT', 'Winter coat', 7500],
    ['SOCKS', 'Wool socks', 600],
  ] as const)
    await createGoods(db, shop, { code, name, price, unitCost: '2.00' })
  await signIn(shop.owner)
  await page.goto(registerPage.path)
  await page.getByRole('button', { name: 'Open session' }).click()
  await expect(page.getByRole('combobox', { name: 'Scan or search' })).toBeVisible()
  await scan(page, ['JACKET'])
  await expect(page.getByRole('button', { name: /^Pay £60\.00/ })).toBeVisible()
  await page.keyboard.press('F10')
  const receipt = page.getByRole('region', { name: 'Receipt' })
  await expect(receipt.getByText('Receipt T1-000001')).toBeVisible()

  // Its code opens the return; what is being entered is kept, and an unknown number says so.
  await scan(page, ['SOCKS', 'T1-000099'], 300)
  await expect(page.getByRole('alert')).toHaveText(/^No receipt of your stores has this number\./)
  await scan(page, ['T1-000001'])
  await expect(page.getByRole('heading', { name: 'Return from receipt T1-000001' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Pay £6\.00/ })).toBeVisible()
  await take(page, 'Wool socks', 0)
  await page.goto(receiptsPage.path)
  await expect(page.getByText('T1-000001').first()).toBeVisible()
  await scan(page, ['T1-000001'])
  await expect(page.getByRole('dialog', { name: 'Receipt T1-000001' })).toBeVisible()

  await startReturn(page, 'T1-000001', 'Rain jacket')
  await expect(page.getByRole('button', { name: 'Exchange' })).toBeVisible()
  await expectAccessible(page, 'a return that may become an exchange')
  await page.getByRole('button', { name: 'Exchange' }).click()
  await expect(page.getByText('Exchange from receipt T1-000001')).toBeVisible()
  await expectAccessible(page, 'an exchange without goods')
  await scan(page, ['COAT'])
  await expect(page.getByRole('button', { name: /^Pay £15\.00/ })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Exchange from receipt T1-000001')).toBeVisible()
  await expectAccessible(page, 'an exchange')
  await page.keyboard.press('F9')
  const payment = page.getByRole('region', { name: 'Payment' })
  await payment.getByRole('button', { name: /^Card by hand/ }).click()

  // The customer takes something cheaper after all: what was entered as a payment is no refund.
  await page.keyboard.press('Escape')
  await take(page, 'Winter coat', 0)
  await scan(page, ['SOCKS'])
  await expect(page.getByRole('button', { name: /^Refund £54\.00/ })).toBeVisible()
  await page.keyboard.press('F9')
  await expect(payment.getByRole('button', { name: 'Complete sale' })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')
  await take(page, 'Wool socks', 0)
  await take(page, 'Winter coat', 1)
  await expect(page.getByRole('button', { name: /^Pay £15\.00/ })).toBeVisible()
  await page.keyboard.press('F9')
  await payment.getByRole('button', { name: 'Complete sale' }).click()
  await expect(receipt.getByText('Receipt T1-000003')).toBeVisible()
  await expect(receipt.getByText('-£60.00')).toBeVisible()
  await expectAccessible(page, 'a completed exchange')

  await startReturn(page, 'T1-000003', 'Winter coat')
  await page.getByRole('button', { name: 'Exchange' }).click()
  await scan(page, ['SOCKS'])
  await expect(page.getByRole('button', { name: /^Refund £69\.00/ })).toBeVisible()
  await page.keyboard.press('F9')
  await payment.getByRole('textbox', { name: 'Amount' }).fill('9')
  await payment.getByRole('button', { name: /^Card by hand/ }).click()
  await payment.getByRole('button', { name: /^Cash in hand/ }).click()
  await expectAccessible(page, 'an exchange with a refund')
  await payment.getByRole('button', { name: 'Complete sale' }).click()
  await expect(receipt.getByText('Receipt T1-000005')).toBeVisible()
  await expect(receipt.getByText('£69.00')).toBeVisible()

  await page.goto(receiptsPage.path)
  await page.getByText('T1-000005').first().click()
  const record = page.getByRole('dialog', { name: 'Receipt T1-000005' })
  await expect(record.getByRole('link', { name: 'Exchange: receipt T1-000004' })).toBeVisible()
  await expectAccessible(page, 'a receipt of an exchange')
  const [row] = await direct.query<{ clearing: number; drawer: number }>(
    `select (select coalesce(sum(b.balance_minor), 0)::int from (
        select sum(d.debit_minor - d.credit_minor) as balance_minor from accounts.balance_daily d
        join accounts.account a on a.company_id = d.company_id and a.id = d.account_id
        where d.company_id = $1 and a.code = '1190') b) as clearing,
      (select sum(amount_minor)::int from sales.drawer_move where company_id = $1) as drawer`,
    [shop.companyId],
  )
  expect(row).toEqual({ clearing: 0, drawer: 0 })
})

async function take(page: Page, name: string, pieces: number): Promise<void> {
  const quantity = page.getByRole('textbox', { name: `Quantity of ${name}` })
  await quantity.fill(String(pieces))
  await quantity.press('Enter')
}

/** The one piece of a receipt is about to come back. */
async function startReturn(page: Page, number: string, name: string): Promise<void> {
  await page.goto(receiptsPage.path)
  await page.getByText(number).first().click()
  await page
    .getByRole('dialog', { name: `Receipt ${number}` })
    .getByRole('button', { name: 'Return items' })
    .click()
  await expect(page.getByRole('heading', { name: `Return from receipt ${number}` })).toBeVisible()
  const quantity = page.getByRole('textbox', { name: `Quantity of ${name} to return` })
  await quantity.fill('1')
  await quantity.press('Enter')
  await page.getByRole('textbox', { name: 'Reason' }).fill('Too small')
}
