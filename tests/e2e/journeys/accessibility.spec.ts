import { expect, expectAccessible, keepLook, test } from '../support/test.ts'

const looks = [['en', 'light'], ['en', 'dark'], ['ar', 'light'], ['ar', 'dark']] as const

for (const [lang, mode] of looks) {
  test(`axe finds nothing on the pages, the record and its dialogs (${lang}, ${mode})`, async ({ page, signIn }) => {
    await signIn('owner')
    await keepLook(page, { lang, mode })
    for (const path of ['/apps/modules/', '/procure/', '/erp/dashboard/', '/procure/nosuch/', '/procure/brand/?q=BR00']) {
      await page.goto(path)
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await expectAccessible(page, path)
    }
    await page.getByRole('rowheader').first().getByRole('link').click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('textbox').first()).toBeVisible()
    await expectAccessible(page, 'record')
    await drawer.getByRole('textbox').nth(1).fill('')
    await page.keyboard.press('Control+s')
    await expect(drawer.getByRole('alert')).toBeVisible()
    await expectAccessible(page, 'record with problems')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(2)
    await expectAccessible(page, 'question about leaving')
  })
}
