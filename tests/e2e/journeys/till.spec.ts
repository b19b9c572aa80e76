import { receiptsPage } from '@countinghouse/contract/sales/receipt'
import { registerPage } from '@countinghouse/contract/sales/register'
import { tillSessionsPage } from '@countinghouse/contract/sales/till-session'
import type { Page } from '@playwright/test'
import { addTill, createGoods } from '../../support/till.ts'
import { scan } from '../support/scanner.ts'
import type { DirectConnections, Shop } from '../support/shop.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const cashierMay = [
  'register:view',
  'register:sell',
  'register:return',
  'till-sessions:view',
  'till-sessions:open',
  'till-sessions:count',
  'till-sessions:cash_move',
  'till-receipts:view',
]
const managerMay = ['till-sessions:view', 'till-sessions:close', 'till-receipts:view']

/** A till, and a jacket and socks of which the store has ten each. */
async function openTill(direct: DirectConnections, { companyId, storeId }: Shop) {
  const till = await addTill(direct.query, { companyId, storeId })
  const db = { app: { db: direct.database } }
  const goods = (code: string, name: string, price: number) =>
    createGoods(db, { companyId, storeId }, { code, name, price, unitCost: '2.00' })
  await goods('JACKET', 'Rain jacket', 6000)
  await goods('SOCKS', 'Wool socks', 600)
  return till
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Scan or search' })

test(
  'a cashier opens, sells for cash, by card and by both, takes a piece back and counts; a manager closes with a reason, by keyboard alone',
  { tag: '@core' },
  async ({ page, shop, direct, signIn, otherBrowser }) => {
    await openTill(direct, shop)
    const cashier = await shop.add({ may: cashierMay, firstName: 'Lena', lastName: 'Vogt' })
    await direct.query(
      `insert into erp.role_limit (company_id, role_id, code, value, currency)
       select $1, r.id, 'refund_amount', 10000, 'GBP' from erp.role r where r.company_id = $1 and r.code = $2`,
      [shop.companyId, cashier.login],
    )
    const manager = await shop.add({ may: managerMay, firstName: 'Amara', lastName: 'Okafor' })
    const press = (...keys: string[]) =>
      keys.reduce((turn, key) => turn.then(() => page.keyboard.press(key)), Promise.resolve())

    await signIn(cashier)
    await page.goto(registerPage.path)
    await expect(page.getByRole('heading', { name: 'Till 1 is closed' })).toBeVisible()
    await expectAccessible(page, 'a closed till')
    const float = page.getByRole('textbox', { name: 'Float' })
    await expect(float).toBeFocused()
    await float.fill('100')
    await press('Enter')
    await expect(field(page)).toBeFocused()
    await expectAccessible(page, 'an empty cart')

    // For cash with change.
    await scan(page, ['JACKET', 'SOCKS', 'SOCKS'])
    const cart = page.getByRole('region', { name: 'Cart' })
    await expect(cart.getByRole('listitem')).toHaveCount(2)
    await expect(cart.getByRole('listitem').first()).toContainText('Wool socks')
    await expect(page.getByRole('button', { name: /^Pay £72\.00/ })).toBeVisible()
    await press('F2')
    await expect(page.getByRole('textbox', { name: 'Quantity of Wool socks' })).toBeFocused()
    await press('1', 'Enter')
    await expect(page.getByRole('button', { name: /^Pay £66\.00/ })).toBeVisible()
    await expectAccessible(page, 'a cart with lines')
    await page.reload()
    await expect(cart.getByRole('listitem')).toHaveCount(2)
    await expect(field(page)).toBeFocused()
    await press('F9')
    const payment = page.getByRole('region', { name: 'Payment' })
    await expect(payment.getByRole('textbox', { name: 'Amount' })).toBeFocused()
    await expectAccessible(page, 'paying')
    await press('7', '0', 'c')
    await expect(payment.getByText('£4.00')).toBeVisible()
    await expect(payment.getByRole('button', { name: 'Complete sale' })).toBeFocused()
    await press('Enter')
    const receipt = page.getByRole('region', { name: 'Receipt' })
    await expect(receipt.getByText('Receipt T1-000001')).toBeVisible()
    await expect(receipt.getByText('£4.00')).toBeVisible()
    await expectAccessible(page, 'a completed sale')
    await press('Enter')

    // By card, found by words and parked meanwhile.
    await expect(field(page)).toBeFocused()
    await field(page).fill('wool')
    await expect(page.getByRole('option', { name: /Wool socks/ })).toBeVisible()
    await expectAccessible(page, 'products found by words')
    await press('Enter')
    await expect(cart.getByRole('listitem')).toHaveCount(1)
    await press('F8')
    await expect(cart.getByRole('listitem')).toHaveCount(0)
    await press('F8')
    const parked = page.getByRole('dialog', { name: 'Parked sales' })
    await expect(parked).toBeVisible()
    await expectAccessible(page, 'parked sales')
    await parked.getByRole('button', { name: /Wool socks/ }).focus()
    await press('Enter')
    await expect(cart.getByRole('listitem')).toHaveCount(1)
    await press('F9')
    await expect(payment.getByRole('textbox', { name: 'Amount' })).toBeFocused()
    await press('k')
    await expect(payment.getByRole('button', { name: 'Complete sale' })).toBeFocused()
    await press('Enter')
    await expect(receipt.getByText('Receipt T1-000002')).toBeVisible()

    // The scan starts the next sale; it is paid in two parts.
    await scan(page, ['JACKET'])
    await expect(cart.getByRole('listitem')).toHaveCount(1)
    await press('F9')
    await expect(payment.getByRole('textbox', { name: 'Amount' })).toBeFocused()
    await press('2', '0', 'k')
    await expect(payment.getByText('Due', { exact: true })).toBeVisible()
    await payment.getByRole('textbox', { name: 'Amount' }).focus()
    await press('Enter')
    await expect(payment.getByRole('button', { name: 'Complete sale' })).toBeFocused()
    await press('Enter')
    await expect(receipt.getByText('Receipt T1-000003')).toBeVisible()

    // A piece comes back.
    await page.goto(receiptsPage.path)
    await page.getByRole('link', { name: 'T1-000003' }).or(page.getByText('T1-000003')).first().click()
    const record = page.getByRole('dialog', { name: 'Receipt T1-000003' })
    await expect(record.getByRole('table', { name: 'Lines' })).toContainText('Rain jacket')
    await expectAccessible(page, 'a receipt')
    await record.getByRole('button', { name: 'Return items' }).focus()
    await press('Enter')
    await expect(page.getByRole('heading', { name: 'Return from receipt T1-000003' })).toBeVisible()
    await press('F2')
    await expect(page.getByRole('textbox', { name: 'Quantity of Rain jacket to return' })).toBeFocused()
    await press('1', 'Enter')
    await page.getByRole('textbox', { name: 'Reason' }).fill('Too small')
    await page.getByRole('textbox', { name: 'Amount' }).focus()
    await press('4', '0', 'c')
    await page.getByRole('textbox', { name: 'Amount' }).focus()
    await press('k')
    await expectAccessible(page, 'a return')
    await page.getByRole('button', { name: 'Complete return' }).focus()
    await press('Enter')
    await expect(page.getByText('Receipt T1-000004')).toBeVisible()
    await expectAccessible(page, 'a completed return')

    // The drawer has 100 + 66 + 40 - 40; the count finds 1 less.
    await page.goto(`${tillSessionsPage.path}?status=open`)
    await page.getByText('T1 #1').first().click()
    const session = page.getByRole('dialog', { name: 'T1 #1' })
    await expect(session.getByText('Hidden until the count is submitted')).toBeVisible()
    await expectAccessible(page, 'an open session')
    await session.getByRole('tab', { name: 'Drawer' }).focus()
    await press('Enter')
    await expectAccessible(page, 'the drawer of a session')
    await session.getByRole('tab', { name: 'X report' }).click()
    await session.getByRole('button', { name: 'Count the till' }).focus()
    await press('Enter')
    await session.getByRole('textbox', { name: 'Cash in hand' }).fill('165')
    await session.getByRole('textbox', { name: 'Card by hand' }).fill('6')
    await expectAccessible(page, 'a count')
    await press('Enter')
    await page
      .getByRole('dialog', { name: /^Submit the count/ })
      .getByRole('button', { name: 'Submit count' })
      .press('Enter')
    await expect(session.getByText('In review', { exact: true })).toBeVisible()
    await expect(session.getByRole('table', { name: 'Payment types' })).toContainText('-£1.00')
    await expectAccessible(page, 'a session in review')

    const closing = await otherBrowser()
    await signIn(manager, closing.context())
    await closing.goto(`${tillSessionsPage.path}?open=1`)
    const url = new URL(page.url())
    await closing.goto(`${url.pathname}${url.search}`)
    await closing.getByRole('button', { name: 'Close session' }).press('Enter')
    const dialog = closing.getByRole('dialog', { name: 'Close T1 #1' })
    await expectAccessible(closing, 'closing a session')
    await dialog.getByRole('textbox', { name: /Reason of the difference/ }).fill('Wrong change')
    await dialog.getByRole('button', { name: 'Close session' }).press('Enter')
    await expect(closing.getByRole('dialog', { name: 'T1 #1' }).getByText('Closed', { exact: true })).toBeVisible()
    await expectAccessible(closing, 'a closed session')
    const [row] = await direct.query<{ z: number; difference: number; drawer: number }>(
      `select s.z_number::int as z, (s.counted_minor - s.expected_minor)::int as difference,
        (select sum(amount_minor)::int from sales.drawer_move d where d.company_id = s.company_id and d.till_session_id = s.id) as drawer
       from sales.till_session s where s.company_id = $1`,
      [shop.companyId],
    )
    expect(row).toEqual({ z: 1, difference: -100, drawer: 0 })
  },
)

test('a sale whose answer was lost is sent again unchanged and recorded once', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  await openTill(direct, shop)
  await signIn(shop.owner)
  await page.goto(registerPage.path)
  await page.getByRole('button', { name: 'Open session' }).click()
  await expect(field(page)).toBeVisible()
  await scan(page, ['SOCKS'])
  await expect(page.getByRole('button', { name: /^Pay £6\.00/ })).toBeVisible()
  await page.route('**/api/pos/sales', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.keyboard.press('F10')
  const payment = page.getByRole('region', { name: 'Payment' })
  await expect(payment.getByRole('alert')).toContainText('The server did not answer.')
  await page.unroute('**/api/pos/sales')
  await page.reload()
  await expect(payment.getByText('The server did not answer.', { exact: false })).toBeVisible()
  await expectAccessible(page, 'a sale without an answer')
  await payment.getByRole('button', { name: 'Complete sale' }).click()
  await expect(page.getByText('Receipt T1-000001')).toBeVisible()
  const [{ count } = { count: 0 }] = await direct.query<{ count: number }>(
    'select count(*)::int as count from sales.sale where company_id = $1',
    [shop.companyId],
  )
  expect(count).toBe(1)
})

test('a price that changed meanwhile is refused with the new total, and the cart stays', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  await openTill(direct, shop)
  await signIn(shop.owner)
  await page.goto(registerPage.path)
  await page.getByRole('button', { name: 'Open session' }).click()
  await expect(field(page)).toBeVisible()
  // The register asks for the prices of the cart once more a moment after the scan: only then the price changes behind it.
  const priced = page.waitForResponse(/\/pos\/prices/)
  await scan(page, ['SOCKS'])
  await expect(page.getByRole('button', { name: /^Pay £6\.00/ })).toBeVisible()
  await priced
  await page.keyboard.press('F9')
  const payment = page.getByRole('region', { name: 'Payment' })
  await payment.getByRole('button', { name: /^Cash in hand/ }).click()
  await direct.query(`update procure.price set amount_minor = 700 where company_id = $1 and amount_minor = 600`, [
    shop.companyId,
  ])
  await payment.getByRole('button', { name: 'Complete sale' }).click()
  await expect(payment.getByRole('alert')).toContainText('The new total is £7.00.')
  await expectAccessible(page, 'a sale that was refused')
  await payment.getByRole('textbox', { name: 'Amount' }).press('Enter')
  await payment.getByRole('button', { name: 'Complete sale' }).click()
  await expect(page.getByText('Receipt T1-000001')).toBeVisible()
})

test('what is scanned right before payment is paid as well, and an unknown code holds payment up', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  await openTill(direct, shop)
  await signIn(shop.owner)
  await page.goto(registerPage.path)
  await page.getByRole('button', { name: 'Open session' }).click()
  await expect(field(page)).toBeVisible()
  await scan(page, ['SOCKS'])
  await expect(page.getByRole('button', { name: /^Pay £6\.00/ })).toBeVisible()
  const { promise: isPressed, resolve: press } = Promise.withResolvers<void>()
  await page.route('**/api/pos/lookup?*', async (route) => {
    await isPressed
    await route.continue()
  })
  await scan(page, ['JACKET'])
  await page.keyboard.press('F10')
  press()
  await expect(page.getByText('Receipt T1-000001')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('£66.00')

  await page.getByRole('button', { name: 'New sale' }).click()
  await scan(page, ['SOCKS', 'NOBODY-KNOWS'])
  await page.keyboard.press('F10')
  await expect(page.getByText('No product matches “NOBODY-KNOWS”.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay £6\.00/ })).toBeVisible()
})
