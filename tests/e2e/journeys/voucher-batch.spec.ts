import { readFileSync } from 'node:fs'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a batch of store credit is issued after its number was mended, its codes are saved, and it is blocked', async ({
  page,
  shop,
  signIn,
}) => {
  await signIn(shop.owner)
  await page.goto('/crm/voucher-batches/')
  await page.getByRole('button', { name: 'Issue batch' }).first().click()
  const issue = page.getByRole('dialog', { name: 'Issue batch' })
  await issue.getByLabel(/^Name/).fill('Spring letter')
  await issue.getByLabel(/^Number of vouchers/).fill('2000')
  await issue.getByLabel(/^Amount of each/).fill('5')
  await issue.getByLabel(/^Reason/).fill('Spring campaign')
  await issue.getByRole('button', { name: 'Issue batch' }).click()
  await expect(issue.getByText(/^Enter 1,?000 or less/)).toBeVisible()
  await issue.getByLabel(/^Number of vouchers/).fill('20')
  await issue.getByRole('button', { name: 'Issue batch' }).click()

  const codes = page.getByRole('dialog', { name: 'Save codes' })
  await expectAccessible(page, 'codes of a batch')
  const [file] = await Promise.all([page.waitForEvent('download'), codes.getByRole('button', { name: 'CSV' }).click()])
  expect(
    readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\n'),
  ).toHaveLength(21)
  await codes.getByRole('button', { name: 'Close' }).last().click()

  const row = page.getByRole('grid').getByRole('row').filter({ hasText: 'Spring letter' })
  await expect(row).toContainText('GBP 100.00')
  await row.click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Block vouchers' }).click()
  const block = page.getByRole('dialog', { name: 'Block vouchers' })
  await block.getByLabel(/^Reason/).fill('Posted on a website')
  await block.getByRole('button', { name: 'Block vouchers' }).click()
  await expect(page.getByText('20 vouchers blocked')).toBeVisible()
  await expectAccessible(page, 'voucher batches')
})
