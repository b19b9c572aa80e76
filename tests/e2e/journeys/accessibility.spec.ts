import { expect, expectAccessible, keepLook, test } from '../support/test.ts'

const pages = ['/apps/modules/', '/procure/', '/erp/dashboard/', '/procure/nosuch/', '/procure/brand/?q=BR00']
const list = pages.slice(-1)
// Language and mode hardly meet: each is seen on every page once, and both on the screen with the most to see.
const rounds = [
  ['en', 'light', pages],
  ['ar', 'dark', pages],
  ['en', 'dark', list],
  ['ar', 'light', list],
] as const

for (const [lang, mode, paths] of rounds) {
  test(`axe finds nothing on ${paths.length} pages, the record and its questions (${lang}, ${mode})`, async ({
    page,
    signIn,
  }) => {
    await signIn('owner')
    await keepLook(page, { lang, mode })
    for (const path of paths) {
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
    const discard = page.locator('dialog:modal').getByRole('button', { name: /^(Discard|تجاهل)$/ })
    await expect(discard).toBeVisible()
    await expectAccessible(page, 'question about leaving')
    await discard.click()
    await first.click()
    await drawer.getByRole('button', { name: /^(Delete|حذف)$/ }).click()
    await expect(page.getByRole('button', { name: /^(Delete|حذف) ./ })).toBeFocused()
    await expectAccessible(page, 'question about deleting')
  })
}
