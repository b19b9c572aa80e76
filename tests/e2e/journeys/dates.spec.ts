import { expect, expectAccessible, test } from '../support/test.ts'

test('a date is typed in the form of the product, in short or in Arabic digits, and a wrong one stays with its error', async ({
  page,
  shop,
  signIn,
}) => {
  await signIn(shop.owner)
  await page.goto('/procure/season/?open=new')
  const form = page.getByRole('dialog')
  await form.getByLabel('Code').fill('SS31')
  await form.getByRole('textbox', { name: /^Name/ }).first().fill('Spring 2031')
  await form.getByLabel('Type').selectOption('Spring and summer')
  await form.getByLabel('Year').fill('2031')
  const day = form.getByLabel('Buying from')
  const after = form.getByLabel('Buying to')
  await day.fill('٧/٣/٢٠٣١')
  await after.focus()
  await expect(day).toHaveValue('07/03/2031')
  await after.fill('31/2/2031')
  await form.getByLabel('Code').focus()
  await expect(after).toHaveValue('31/2/2031')
  await expect(after).toHaveAccessibleDescription(/^Enter a date such as 31\/03\/2026/)
  await expectAccessible(page, 'a date that is none')
  await page.keyboard.press('Control+s')
  await expect(after).toBeFocused()
  await after.fill('30 apr 2031')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').filter({ hasText: 'Spring 2031 saved.' })).toBeVisible()
  await expect(after).toHaveValue('30/04/2031')
})

test('the calendar opens by its button and by keyboard, and a chosen day narrows a report', async ({
  page,
  shop,
  signIn,
}) => {
  await page.addInitScript(() => {
    HTMLInputElement.prototype.showPicker = function (this: HTMLInputElement) {
      document.title = `calendar of ${this.type}`
    }
  })
  await signIn(shop.owner)
  await page.goto('/finance/cashup/?on=2026-03-02')
  const on = page.getByLabel('Business date')
  await expect(on).toHaveValue('02/03/2026')
  await on.press('Alt+ArrowDown')
  await expect(page).toHaveTitle('calendar of date')
  await page.evaluate(() => (document.title = ''))
  await page.getByRole('button', { name: 'Open the calendar' }).click()
  await expect(page).toHaveTitle('calendar of date')
  await expect(on).toBeFocused()
  await on.fill('3/3/2026')
  await expect(page).toHaveURL(/on=2026-03-03/)
  await on.fill('32')
  await on.press('Tab')
  await expect(on).toHaveValue('32')
  await expect(on).toHaveAccessibleDescription(/^Enter a date/)
  await expect(page).toHaveURL(/on=2026-03-03/)
  await expectAccessible(page, 'a report of a day')
})
