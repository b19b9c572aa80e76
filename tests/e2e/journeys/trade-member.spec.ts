import { addTill, createGoods } from '../../support/till.ts'
import { scan } from '../support/scanner.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a trade member is stopped: its order is held and released with a reason, the till refuses, and its credit tells all of it', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId } = shop
  await addTill(direct.query, { companyId, storeId })
  await direct.query(
    `insert into erp.payment_type (company_id, code, name, kind, sort_order) values ($1, 'zz-account', 'On account', 'on_account', 200)`,
    [companyId],
  )
  await direct.query(
    `insert into crm.customer (company_id, code, name, kind, credit_limit_minor) values ($1, 'HOTEL', 'Hotel Astoria', 'company', 100000)`,
    [companyId],
  )
  const db = { app: { db: direct.database } }
  await createGoods(db, { companyId, storeId }, { code: 'LAMP', name: 'Desk lamp', price: 3000, unitCost: '12.00' })
  await signIn(shop.owner)

  await page.goto('/crm/trade-members/')
  await page.getByRole('button', { name: 'New trade member' }).first().click()
  const form = page.getByRole('dialog', { name: 'New trade member' })
  await form.getByRole('textbox', { name: /^Legal name/ }).fill('Hotel Astoria Ltd')
  await form.getByRole('combobox', { name: /^Customer/ }).fill('astoria')
  await page.getByRole('option', { name: /Hotel Astoria/ }).click()
  await form.getByRole('textbox', { name: /^Member since/ }).fill('2026-01-31')
  await expectAccessible(page, 'a new trade member')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  const answer = async (action: string, title: RegExp, reason: string, limit: string | null = null) => {
    await page.getByRole('button', { name: action }).first().click()
    const dialog = page.getByRole('dialog', { name: title })
    if (limit !== null) await dialog.getByRole('textbox', { name: /^Credit limit/ }).fill(limit)
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill(reason)
    await dialog.getByRole('button', { name: action }).click()
  }
  await answer('Change credit limit', /^Change the credit limit/, 'Good payer', '500')
  await expect(page.getByText('Credit limit of Hotel Astoria Ltd changed.')).toBeVisible()
  await answer('Stop account', /^Stop the account/, 'Two unpaid invoices')
  await expect(page.getByText('Hotel Astoria Ltd: On stop.')).toBeVisible()

  // The order is held, and confirmed once it is released.
  await page.goto('/sales/orders/')
  await page.getByRole('button', { name: 'New sales order' }).first().click()
  const entered = page.getByRole('region', { name: 'New sales order' })
  await entered
    .getByRole('combobox', { name: /^Customer/ })
    .first()
    .fill('astoria')
  await page.getByRole('option', { name: /Hotel Astoria/ }).click()
  await scan(page, ['LAMP'])
  await entered.getByRole('button', { name: 'Confirm', exact: true }).click()
  const order = page.getByRole('region', { name: /^SO-\d{4}-00001$/ })
  await expect(order.getByText('On hold', { exact: true }).first()).toBeVisible()
  await expect(order).toContainText('Account on stop')
  await order.getByRole('button', { name: 'Release' }).click()
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Reason/ })
    .fill('Promised to pay')
  await expectAccessible(page, 'the release of a held order')
  await page.getByRole('dialog').getByRole('button', { name: 'Release' }).click()
  await expect(order.getByText('Confirmed', { exact: true }).first()).toBeVisible()

  // The till refuses.
  await page.goto('/pos/register/')
  await page.getByRole('textbox', { name: 'Float' }).fill('100')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Scan or search' })).toBeFocused()
  await scan(page, ['LAMP'])
  await expect(page.getByRole('button', { name: /^Pay £30\.00/ })).toBeVisible()
  await page.getByRole('combobox', { name: 'Customer' }).fill('astoria')
  await page.getByRole('option', { name: /Hotel Astoria/ }).click()
  await page.keyboard.press('F9')
  await page.getByRole('textbox', { name: 'Amount' }).press('a')
  await page.getByRole('button', { name: 'Complete sale' }).click()
  await expect(page.getByText('The account of this trade member is on stop.').first()).toBeVisible()

  await page.goto('/crm/trade-members/')
  await page.getByText('Hotel Astoria Ltd').first().click()
  await page.getByRole('tab', { name: 'Credit' }).click()
  const events = page.getByRole('table', { name: 'Credit events' })
  await expect(events.getByRole('row')).toHaveText([
    /Event/,
    /Order released.*Promised to pay/,
    /Order held.*account on stop/,
    /Account stopped.*Two unpaid invoices/,
    /Limit changed: £1,000\.00 → £500\.00.*Good payer/,
  ])
  await expect(page.getByRole('table', { name: 'Exposure' })).toContainText('£470.00')
  await expectAccessible(page, 'the credit of a trade member')
})
