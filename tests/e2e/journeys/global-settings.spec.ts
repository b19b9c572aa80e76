import { expect, expectAccessible, test } from '../support/test.ts'

test('a company chooses a setting, one of its stores chooses otherwise and goes back, and each sees where its value comes from', async ({
  page,
  shop,
  signIn,
}) => {
  const store = await shop.addStore('Harbour')
  await signIn(shop.owner)
  await page.goto('/erp/global-settings/')
  const lock = page.getByRole('listitem').filter({ hasText: 'Screen lock of store users (minutes)' })
  const minutes = lock.getByRole('spinbutton')
  await expect(minutes).toHaveValue('30')
  await expect(lock).toContainText('Default')

  await minutes.fill('500')
  await page.keyboard.press('Control+s')
  await expect(lock).toContainText('Enter 240 or less')
  await expectAccessible(page, 'settings with a refused value')
  await minutes.fill('20')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(lock).toContainText('Set here')
  await expect(page.getByText('1 change', { exact: true })).toHaveCount(0)

  await page.getByLabel('Settings for').selectOption({ label: 'Harbour' })
  await expect(page).toHaveURL(new RegExp(`store=${store}`))
  await expect(lock).toContainText('From the company')
  const shortest = page.getByRole('listitem').filter({ hasText: 'Minimum password length' })
  await expect(shortest.getByRole('spinbutton')).toBeDisabled()
  await minutes.fill('5')
  await page.keyboard.press('Control+s')
  await expect(lock).toContainText('Set here')

  await page.reload()
  await expect(minutes).toHaveValue('5')
  await lock.getByRole('button', { name: 'Reset to 20' }).click()
  await expect(minutes).toHaveValue('20')
  await page.getByRole('link', { name: 'Health' }).click()
  const leaving = page.getByRole('dialog')
  await leaving.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/health/)
  await page.goBack()
  await expect(lock).toContainText('From the company')
  await lock.getByRole('button', { name: /^Changes to/ }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page, 'history of a setting')
})
