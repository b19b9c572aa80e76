import { receiptsPage } from '@countinghouse/contract/sales/receipt'
import { tillSessionsPage } from '@countinghouse/contract/sales/till-session'
import { openRegister, receiptsOf, registerBrowser, shopWithTill } from '../support/offline-till.ts'
import { scan } from '../support/scanner.ts'
import { expect, expectAccessible, expectAccessibleHere, test } from '../support/test.ts'

// N9 of the offline till: docs/guides/sales.md, Offline.
test('N9: a manager closes a session although a device holds a sale of it; the sale gets a session of its own, which is counted and closed', async ({
  page,
  shop,
  direct,
  signIn,
  context,
  otherBrowser,
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
  await expect
    .poll(() => direct.query('select waiting_count from sales.device where company_id = $1', [shop.companyId]))
    .toEqual([{ waiting_count: 1 }])
  await context.setOffline(true)

  const manager = await otherBrowser()
  await signIn(shop.owner, manager.context())
  await manager.goto(tillSessionsPage.path)
  await manager.getByRole('row', { name: /T1 #1/ }).getByText('T1 #1').click()
  const session = manager.getByRole('dialog', { name: 'T1 #1' })
  await expect(session.getByText('Not sent yet by Counter left')).toBeVisible()
  await session.getByRole('button', { name: 'Count the till' }).click()
  // The sale that was not sent is in the drawer.
  await session.getByRole('textbox', { name: 'Cash in hand' }).fill('6')
  await session.getByRole('button', { name: 'Submit count' }).click()
  await manager
    .getByRole('dialog', { name: /^Submit the count/ })
    .getByRole('button', { name: 'Submit count' })
    .click()
  await session.getByRole('button', { name: 'Close session' }).click()
  const closing = manager.getByRole('dialog', { name: 'Close T1 #1' })
  await expect(closing.getByText('Counter left still holds 1 sale of it.', { exact: false })).toBeVisible()
  await closing.getByRole('textbox', { name: 'Reason' }).fill('The tablet is broken')
  await closing.getByRole('switch', { name: 'Close without unsent sales' }).click()
  await expectAccessibleHere(manager, 'closing without a sale')
  await closing.getByRole('button', { name: 'Close session' }).click()
  await expect(manager.getByText('Session closed.')).toBeVisible()
  await expect(session.getByText('1 not sent, 0 arrived')).toBeVisible()

  await page.unroute('**/api/pos/devices/*/sale-sets')
  await context.setOffline(false)
  await expect.poll(async () => (await receiptsOf(direct, shop)).length).toBe(1)
  await manager.goto(tillSessionsPage.path)
  await manager.getByRole('row', { name: /T1 #1/ }).getByText('T1 #1').click()
  await expect(session.getByText('1 not sent, 1 arrived')).toBeVisible()
  await expectAccessible(manager, 'a session that was closed without a sale')
  await session.getByRole('link', { name: 'Late sales in T1 #2' }).click()
  const late = manager.getByRole('dialog', { name: 'T1 #2' })
  await expect(late.getByRole('link', { name: 'Late sales of T1 #1' })).toBeVisible()
  await expectAccessible(manager, 'a session of late sales')
  await late.getByRole('link', { name: '1 sale needs review' }).click()
  await expect(manager).toHaveURL(new RegExp(`${receiptsPage.path}\\?review=open`))
  await expect(manager.getByRole('row', { name: /T1-000001/ })).toBeVisible()
  await manager.getByRole('checkbox', { name: 'Select T1-000001' }).check()
  await manager.getByRole('button', { name: 'Mark as reviewed' }).click()
  const review = manager.getByRole('dialog', { name: 'Mark 1 sale as reviewed' })
  await review.getByRole('textbox', { name: /^Note/ }).fill('The tablet was broken')
  await expectAccessibleHere(manager, 'late sales are reviewed together')
  await review.getByRole('button', { name: 'Mark as reviewed' }).click()
  await expect(manager.getByText('1 sale reviewed.')).toBeVisible()
  await expect(manager.getByRole('row', { name: /T1-000001/ })).toBeHidden()
})
