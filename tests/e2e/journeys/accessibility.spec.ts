import { expect, expectAccessible, test } from '../support/test.ts'

const pages = ['/apps/modules/', '/procure/', '/erp/dashboard/', '/403', '/procure/nosuch/', '/procure/brand/?q=BR00']

test('pages, a record and its questions are accessible and fit', async ({ page, signIn }) => {
  await signIn('owner')
  for (const path of pages) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectAccessible(page, path)
  }
  const first = page.getByRole('rowheader').first().getByRole('link')
  await first.click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('textbox').nth(1).fill('')
  await page.keyboard.press('Control+s')
  await expect(drawer.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'record with problems')
  await page.keyboard.press('Escape')
  const discard = page.locator('dialog:modal').getByRole('button', { name: 'Discard', exact: true })
  await expect(discard).toBeVisible()
  await expectAccessible(page, 'question about leaving')
  await discard.click()
  await first.click()
  await drawer.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Delete ./ })).toBeFocused()
  await expectAccessible(page, 'question about deleting')
})
