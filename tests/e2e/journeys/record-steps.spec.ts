import { brandScreen } from '../support/brands.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('Ctrl+Z takes back step by step over all fields, says so, and Ctrl+Shift+Z goes forth again', async ({
  page,
  shop,
  signIn,
}) => {
  const [oak] = await shop.brands({ code: 'OAK', name: 'Oak', warrantyMonths: 6 })
  await signIn(shop.owner)
  const screen = brandScreen(page)
  await screen.open(`?open=${oak?.id}`)
  // Until then the keys are the browser's own.
  await expect(screen.drawer.locator('p[role="status"].visually-hidden').first()).toBeAttached()
  await screen.warranty.fill('24')
  await screen.name.fill('Oak & Sons')
  await page.keyboard.press('Control+z')
  await expect(screen.name).toHaveValue('Oak')
  await expect(screen.drawer.getByText('Undone: Name')).toBeAttached()
  await page.keyboard.press('Control+z')
  await expect(screen.warranty).toHaveValue('6')
  await expect(screen.warranty, 'where it happened').toBeFocused()
  await page.keyboard.press('Control+Shift+z')
  await page.keyboard.press('Control+Shift+z')
  await expect(screen.name).toHaveValue('Oak & Sons')
  await screen.save.click()
  await expect(screen.toast('Oak & Sons saved.')).toBeVisible()
  await screen.name.focus()
  await page.keyboard.press('Control+z')
  await expect(screen.drawer.getByText('Nothing to undo')).toBeAttached()
  await expect(screen.name, 'saved is saved').toHaveValue('Oak & Sons')
})

test('a duplicate has everything but the code, and a phone offers every way to save', async ({
  page,
  shop,
  signIn,
}) => {
  const [oak] = await shop.brands({ code: 'OAK', name: 'Oak', warrantyMonths: 6 })
  await signIn(shop.owner)
  await page.setViewportSize({ width: 375, height: 812 })
  const screen = brandScreen(page)
  await screen.open(`?open=${oak?.id}`)
  await screen.button('Duplicate').click()
  await expect(page.getByRole('dialog', { name: 'New brand' })).toBeVisible()
  await expect(screen.code).toHaveValue('')
  await expect(screen.warranty).toHaveValue('6')
  await screen.code.fill('OAK2')
  await screen.name.fill('Oak two')
  await screen.button('More save options').click()
  await expectAccessible(page, 'ways to save')
  await screen.button('Save and new').click()
  await expect(screen.toast('Oak two saved.')).toBeVisible()
  await expect(screen.code, 'the next one is empty').toHaveValue('')
  await expect(screen.warranty).toHaveValue('')
})
