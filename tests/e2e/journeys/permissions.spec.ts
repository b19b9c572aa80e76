import { expect, expectAccessible, test } from '../support/test.ts'

test(
  'an owner ticks rights by keyboard, sees what comes with them and whom it touches, and the person has them at once',
  { tag: '@core' },
  async ({ page, shop, signIn, otherBrowser }) => {
    const clerk = await shop.add({ firstName: 'Nadia', lastName: 'Saleh', may: ['procure:view', 'season:view'] })
    await signIn(shop.owner)
    await page.goto('/erp/permission-management/')
    const role = page.getByLabel('Role', { exact: true })
    await role.selectOption({ label: `${clerk.login} · 1 user` })
    const grid = page.getByRole('grid')
    await expect(grid.getByRole('checkbox', { name: 'View: Seasons' })).toBeChecked()
    await expectAccessible(page, 'rights of a role')

    // From view of brands one to the side, where a right depends on it.
    await grid.getByRole('checkbox', { name: 'View: Brands' }).focus()
    await page.keyboard.press('ArrowRight')
    const create = grid.getByRole('checkbox', { name: /^Create: Brands/ })
    await expect(create).toBeFocused()
    await page.keyboard.press('Space')
    await expect(create).toBeChecked()
    await expect(grid.getByRole('checkbox', { name: /^View: Brands/ })).toBeChecked()
    await expect(page.getByRole('status').filter({ hasText: '2 changes: 2 added, 0 removed' })).toContainText(
      'Required permissions also added: View',
    )
    await expect(page.getByRole('region', { name: 'Permission details' })).toContainText('Requires View')
    await page.keyboard.press('Control+z')
    await expect(create).not.toBeChecked()
    await page.keyboard.press('Space')
    await grid.getByRole('checkbox', { name: 'View: Seasons' }).uncheck()
    await expectAccessible(page, 'rights that are not saved')
    await page.keyboard.press('Control+s')
    const review = page.getByRole('dialog')
    await expect(review).toContainText('Nadia Saleh gains Create on Brands')
    await expect(review).toContainText('Nadia Saleh loses View on Seasons')
    await expectAccessible(page, 'review of rights', 'dialog')
    const other = await otherBrowser()
    await signIn(clerk, other.context())
    await other.goto('/procure/season/')
    await expect(other.getByRole('heading', { name: 'Seasons' })).toBeVisible()
    await review.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('button', { name: 'Review and save' })).toHaveCount(0)
    await other.reload()
    await expect(other).toHaveURL(/403/)
    await other.goto('/procure/brand/')
    await expect(other.getByRole('button', { name: 'New brand' }).first()).toBeVisible()
  },
)
