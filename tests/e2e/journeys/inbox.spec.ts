import type { Page } from '@playwright/test'
import { requestPaper, preparePaper, tear } from '../../support/paper.ts'
import type { DirectConnections, Person } from '../support/shop.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test(
  'a rule is made and tried; what it asks for is approved and rejected by key, and by several at once',
  { tag: '@core' },
  async ({ page, shop, direct, signIn }) => {
    await preparePaper((text) => direct.query(text))
    const asker = await shop.add({ firstName: 'Ada', lastName: 'Asker' })
    await signIn(shop.owner)
    await page.goto('/erp/approvals/')
    const papersRules = page.getByRole('region', { name: 'Paper' })
    await papersRules.getByRole('button', { name: 'New rule' }).click()
    const dialog = page.getByRole('dialog', { name: 'New rule' })
    await dialog.getByLabel('Name').fill('Dear papers')
    await dialog.getByLabel('From').fill('2,000')
    await dialog.getByLabel('To', { exact: true }).fill('100')
    await dialog.getByRole('button', { name: 'Add step' }).click()
    await dialog.getByLabel('Approver').selectOption({ label: 'Administrator' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('The upper limit is below the lower limit.')).toBeVisible()
    await expectAccessible(page, 'a rule with a problem')
    await dialog.getByLabel('From').fill('1,000.00')
    await dialog.getByLabel('To', { exact: true }).fill('')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('from £1,000.00')).toBeVisible()
    await papersRules.getByText('Test the rules').click()
    await papersRules.getByLabel('Amount').fill('1200')
    await papersRules.getByRole('button', { name: 'Check approval' }).click()
    await expect(page.getByText('Rule Dear papers applies.')).toBeVisible()
    await expect(page.getByText('1 approver')).toBeVisible()
    await expectAccessible(page, 'the rules')

    for (const label of ['P-1', 'P-2', 'P-3', 'P-4']) await ask(direct, asker, label)
    await page.goto('/account/inbox/')
    await expect(heading(page, 'P-4')).toBeVisible()
    await expectAccessible(page, 'approvals')
    await page.keyboard.press('j')
    await expect(page).toHaveURL(/\?request=\d+$/)
    await page.keyboard.press('a')
    await expect(page.getByText('P-1 approved.')).toBeVisible()
    await expect(card(page, 'P-1'), 'how the one in the address stands').toContainText('Olga Sorensen approved')
    const approved = page.url()
    await page.keyboard.press('j')
    await expect(page).not.toHaveURL(approved)
    await page.keyboard.press('r')
    await page.getByRole('textbox', { name: 'Reason' }).fill('Too dear')
    await page.keyboard.press('Enter')
    await expect(page.getByText('P-2 rejected.')).toBeVisible()
    for (const label of ['P-3', 'P-4']) await page.getByRole('checkbox', { name: `Select ${label}` }).check()
    await page.getByRole('button', { name: 'Approve 2 requests' }).click()
    await expect(page.getByText('No requests are pending your decision.')).toBeVisible()
    const papers = await direct.query(`select label, status from test.paper where company_id = $1 order by label`, [
      shop.companyId,
    ])
    expect(papers.map(({ label, status }) => `${String(label)} ${String(status)}`)).toEqual([
      'P-1 approved',
      'P-2 rejected: Too dear',
      'P-3 approved',
      'P-4 approved',
    ])
    await signIn(asker)
    await page.goto('/account/inbox/?tab=mine')
    await expect(card(page, 'P-2')).toContainText('Too dear')
  },
)

test('an exception is retried, another closed with a reason; a colleague is made delegate', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  await shop.add({ firstName: 'Dora', lastName: 'Delegate' })
  await tear(direct.database, shop.companyId, 'a-good-one')
  await tear(direct.database, shop.companyId, 'hopeless')
  await signIn(shop.owner)
  await page.goto('/account/inbox/?tab=exceptions')
  await card(page, 'Paper a-good-o').getByRole('button', { name: 'Retry' }).click()
  await expect(heading(page, 'Paper a-good-o')).toHaveCount(0)
  const hopeless = card(page, 'Paper hopeless')
  await hopeless.getByRole('button', { name: 'Retry' }).click()
  await expect(hopeless).toContainText('2 times')
  await expectAccessible(page, 'exceptions')
  await hopeless.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Thrown away')
  await page.keyboard.press('Enter')
  await expect(page.getByText('There are no exceptions.')).toBeVisible()

  await page.getByRole('tab', { name: 'Exceptions' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/\?tab=delegation$/)
  await page.getByLabel('Colleague').selectOption({ label: 'Dora Delegate' })
  await page.getByLabel('First day').fill('2099-02-02')
  await page.getByLabel('Last day').fill('2099-02-01')
  await page.getByRole('button', { name: 'Delegate', exact: true }).click()
  await expect(page.getByText('The last day is before the first day.')).toBeVisible()
  await page.getByLabel('Last day').fill('2099-02-09')
  await page.getByRole('button', { name: 'Delegate', exact: true }).click()
  await expect(page.getByText('2 Feb 2099 to 9 Feb 2099')).toBeVisible()
  await expectAccessible(page, 'delegation')
  await page.getByRole('button', { name: 'End the delegation to Dora Delegate' }).click()
  await expect(page.getByText('You have no delegates.')).toBeVisible()
})

function ask(direct: DirectConnections, { companyId, userId }: Person, label: string) {
  return requestPaper(direct.database, companyId, userId, { label })
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { name, exact: true })
}

function card(page: Page, name: string) {
  return page
    .locator('#main, main')
    .locator('li, [role="status"]')
    .filter({ has: heading(page, name) })
}
