import { devicesPage } from '@countinghouse/contract/sales/device'
import { receiptsPage } from '@countinghouse/contract/sales/receipt'
import { registerPage } from '@countinghouse/contract/sales/register'
import { field, openRegister, receiptsOf, registerBrowser, shopWithTill } from '../support/offline-till.ts'
import { scan } from '../support/scanner.ts'
import { expect, expectAccessible, expectAccessibleHere, test } from '../support/test.ts'

test('a cashier sells on while the network is away, and both sales are on the server once when it is back', async ({
  page,
  shop,
  direct,
  signIn,
  context,
}) => {
  await shopWithTill(direct, shop)
  await signIn(shop.owner)
  await registerBrowser(page)
  await expectAccessible(page, 'devices')
  await openRegister(page)

  await context.setOffline(true)
  await expect(page.getByText('Offline: 0 sales are waiting.')).toBeVisible()
  // Found by code and by words among the goods that the browser holds.
  await scan(page, ['SOCKS'])
  const cart = page.getByRole('region', { name: 'Cart' })
  await expect(cart.getByRole('listitem')).toHaveCount(1)
  await field(page).fill('rain')
  await expect(page.getByRole('option', { name: /Rain jacket/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Pay £66\.00/ })).toBeVisible()
  await page.keyboard.press('F9')
  const payment = page.getByRole('region', { name: 'Payment' })
  await payment.getByRole('textbox', { name: 'Amount' }).fill('70')
  await payment.getByRole('button', { name: /^Cash in hand/ }).click()
  await payment.getByRole('button', { name: 'Complete sale' }).click()
  const receipt = page.getByRole('region', { name: 'Receipt' })
  await expect(receipt.getByText(/^Sale T1-\d+-1$/)).toBeVisible()
  await expect(receipt.getByText('The receipt is provisional', { exact: false })).toBeVisible()
  await expect(receipt.getByText('£4.00')).toBeVisible()
  await expectAccessibleHere(page, 'a sale that was kept')
  await page.getByRole('button', { name: 'New sale' }).click()
  await scan(page, ['SOCKS'])
  await expect(page.getByRole('button', { name: /^Pay £6\.00/ })).toBeVisible()
  await page.keyboard.press('F10')
  await expect(receipt.getByText(/^Sale T1-\d+-2$/)).toBeVisible()
  await expect(page.getByText('Offline: 2 sales are waiting.')).toBeVisible()
  await page.getByRole('button', { name: 'Waiting sales' }).click()
  const waiting = page.getByRole('dialog', { name: 'Waiting sales' })
  await expect(waiting.getByRole('listitem')).toHaveCount(2)
  await expect(waiting.getByRole('listitem').first()).toContainText('£66.00')
  await expectAccessibleHere(page, 'waiting sales')
  await page.keyboard.press('Escape')
  expect(await receiptsOf(direct, shop)).toEqual([])

  await context.setOffline(false)
  await expect(page.getByText(/waiting\.|being sent/)).toBeHidden()
  await expect
    .poll(() => receiptsOf(direct, shop))
    .toEqual([
      { number: 'T1-000001', gross: 6600, device: 1, expected: 6600 },
      { number: 'T1-000002', gross: 600, device: 2, expected: 600 },
    ])
  await page.goto(devicesPage.path)
  await page
    .getByRole('row', { name: /Counter left/ })
    .getByText('Counter left')
    .click()
  const record = page.getByRole('dialog', { name: 'Counter left' })
  await expect(record.getByRole('table', { name: 'Sales without a network' })).toContainText('T1-000002')
  await expectAccessible(page, 'a device')
})

test('sales of a browser that was closed are sent on the next visit; those of a revoked device are looked at, and a refused one stays until a manager records it', async ({
  page,
  shop,
  direct,
  signIn,
  context,
}) => {
  await shopWithTill(direct, shop)
  await signIn(shop.owner)
  await registerBrowser(page)
  await openRegister(page)
  await page.route('**/api/pos/sales', (route) => route.abort())
  await page.route('**/api/pos/devices/*/sale-sets', (route) => route.abort())
  await scan(page, ['SOCKS'])
  await expect(page.getByRole('button', { name: /^Pay £6\.00/ })).toBeVisible()
  await page.keyboard.press('F10')
  await expect(page.getByText(/^Sale T1-\d+-1$/)).toBeVisible()
  const next = await context.newPage()
  await page.close()
  expect(await receiptsOf(direct, shop)).toEqual([])
  await next.goto('/procure/brand/')
  await expect.poll(async () => (await receiptsOf(direct, shop)).map(({ gross }) => gross)).toEqual([600])

  await next.goto(registerPage.path)
  await expect(field(next)).toBeVisible()
  await context.setOffline(true)
  await scan(next, ['JACKET'])
  await expect(next.getByRole('button', { name: /^Pay £60\.00/ })).toBeVisible()
  await next.keyboard.press('F10')
  await expect(next.getByText(/^Sale T1-\d+-2$/)).toBeVisible()
  await direct.query(
    `update sales.device set status = 'revoked', revoked_at = now(), revoked_by = registered_by, revoke_reason = 'Stolen' where company_id = $1`,
    [shop.companyId],
  )
  await context.setOffline(false)
  await expect.poll(async () => (await receiptsOf(direct, shop)).length).toBe(2)
  // It sells nothing more without the server, and a person looks at what it held.
  await context.setOffline(true)
  await expect(next.getByText('This device is revoked and sells nothing without the server.')).toBeVisible()
  await context.setOffline(false)
  await direct.query(
    `update sales.device set status = 'active', revoked_at = null, revoked_by = null, revoke_reason = null where company_id = $1`,
    [shop.companyId],
  )
  await next.goto(`${receiptsPage.path}?review=open`)
  await next
    .getByRole('row', { name: /T1-000002/ })
    .getByText('T1-000002')
    .click()
  const record = next.getByRole('dialog', { name: /T1-000002/ })
  await expect(record.getByText('The device was revoked')).toBeVisible()
  await expectAccessible(next, 'a receipt to review')
  await record.getByRole('button', { name: 'Mark as reviewed' }).click()
  const asked = next.getByRole('dialog', { name: 'Mark as reviewed' })
  await asked.getByRole('textbox', { name: 'Note' }).fill('The cash is there')
  await asked.getByRole('button', { name: 'Mark as reviewed' }).click()
  await expect(next.getByText('Receipt T1-000002 reviewed.')).toBeVisible()
  await expect(record.getByText('The cash is there')).toBeVisible()

  // What the server cannot record, since nobody knows its tax today, stays on the device.
  await next.goto(registerPage.path)
  await expect(field(next)).toBeVisible()
  await context.setOffline(true)
  await scan(next, ['SOCKS'])
  await expect(next.getByRole('button', { name: /^Pay £6\.00/ })).toBeVisible()
  await next.keyboard.press('F10')
  await expect(next.getByText(/^Sale T1-\d+-3$/)).toBeVisible()
  const rates = (day: string) =>
    direct.query(`update accounts.tax_code_rate set valid_from = $2::date where company_id = $1`, [shop.companyId, day])
  await rates('2999-01-01')
  await context.setOffline(false)
  await expect(next.getByText('1 sale was refused and needs a decision.')).toBeVisible()
  await rates('2000-01-01')
  await next.getByRole('button', { name: 'Waiting sales' }).click()
  const waiting = next.getByRole('dialog', { name: 'Waiting sales' })
  await expect(waiting.getByRole('listitem')).toContainText(/tax/i)
  await expectAccessibleHere(next, 'a refused sale')
  await waiting.getByRole('button', { name: 'Record', exact: true }).click()
  await next
    .getByRole('dialog', { name: /^Record sale/ })
    .getByRole('button', { name: 'Record' })
    .click()
  await expect(next.getByText('Recorded as receipt T1-000003')).toBeVisible()
  await expect(waiting.getByRole('listitem')).toHaveCount(0)
  expect(await receiptsOf(direct, shop)).toMatchObject([{ gross: 600 }, { gross: 6000, device: 2 }, { device: 3 }])
})

test('without a registration, and with what needs the server, nothing is kept and the reason is told', async ({
  page,
  shop,
  direct,
  signIn,
  context,
}) => {
  await shopWithTill(direct, shop)
  await signIn(shop.owner)
  await page.goto(registerPage.path)
  await page.getByRole('button', { name: 'Open session' }).click()
  await expect(field(page)).toBeVisible()
  await scan(page, ['SOCKS'])
  await expect(page.getByRole('button', { name: /^Pay £6\.00/ })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('This browser is not registered under Devices', { exact: false })).toBeVisible()
  await page.keyboard.press('F10')
  const payment = page.getByRole('region', { name: 'Payment' })
  await expect(payment.getByRole('alert')).toContainText('this browser is not registered')
  await context.setOffline(false)
  await payment.getByRole('button', { name: 'Complete sale' }).click()
  await expect(page.getByText('Receipt T1-000001')).toBeVisible()
})
