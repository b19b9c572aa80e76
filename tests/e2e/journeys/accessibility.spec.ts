import { expect, expectAccessible, test } from '../support/test.ts'

for (const path of ['/apps/modules/', '/procure/', '/erp/dashboard/', '/403', '/procure/nosuch/']) {
  test(`${path} is accessible and fits`, async ({ page, signIn }) => {
    await signIn('owner')
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectAccessible(page, path)
  })
}

test('a list, a record and its questions are accessible and fit', async ({ page, signIn }) => {
  await signIn('owner')
  await page.goto('/procure/brand/?q=BR00')
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const first = page.getByRole('rowheader').first().getByRole('link')
  await expect(first).toBeVisible()
  await expectAccessible(page, 'list')
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
