import { brandScreen } from '../support/brands.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('F1 shows what the page is for and what this person can do there', async ({ page, context, shop, signIn }) => {
  await signIn(shop.owner)
  const screen = brandScreen(page)
  const help = page.getByRole('dialog', { name: 'Help: Brands' })
  await screen.open()
  await page.keyboard.press('F1')
  await expect(help.getByRole('heading', { name: 'Create a record' })).toBeVisible()
  await help.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Help for this page')).toBeVisible()
  await page.keyboard.press('Escape')

  await context.setOffline(true)
  await page.keyboard.press('F1')
  await expect(help.getByRole('heading', { name: 'Edit in the list' }), 'without the server').toBeVisible()
  await context.setOffline(false)

  await signIn(await shop.add({ may: ['procure:view', 'brand:view'] }))
  await page.goto('/procure/')
  await page.goto('/procure/brand/#help')
  await expect(help.getByRole('heading', { name: 'Find records' })).toBeVisible()
  await expect(help.getByRole('heading', { name: 'Create a record' })).toHaveCount(0)
})

test('the help is accessible and fits', async ({ page, shop, signIn }) => {
  await signIn(shop.owner)
  await page.goto('/account/inbox/#help')
  await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expectAccessible(page, 'help')
})
