import type { Page } from '@playwright/test'
import { brandScreen } from '../support/brands.ts'
import type { DirectConnections, Person } from '../support/shop.ts'
import { expect, expectAccessible, expectAccessibleHere, saveLook, test } from '../support/test.ts'

const brands = [
  { code: 'ELM', name: 'Elm', countryCode: 'DE', website: 'https://elm.example' },
  { code: 'OAK', name: 'Oak', countryCode: 'GB', isOwnLabel: true },
  { code: 'ASH', name: 'Ash', countryCode: 'GB' },
] as const

const may = ['brand:view']

test('a list is shaped, saved as a view and shared with a role, whose holder opens it by tab and by link and cannot change it', async ({
  page,
  shop,
  signIn,
  otherBrowser,
}) => {
  await shop.brands(...brands)
  const colleague = await shop.add({ may })
  await signIn(shop.owner)
  const screen = brandScreen(page)
  await screen.open()
  await filterByStatusAndLabel(page)
  await screen.expectRows(['Oak'])
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Website' }).check()
  await page.keyboard.press('Escape')
  await saveAs(page, 'Own labels')
  await expect(tab(page, 'Own labels')).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(/\?view=\d+$/)

  await menuEntry(page, 'Own labels', 'Share')
  const dialog = page.getByRole('dialog', { name: 'Share Own labels' })
  await dialog.getByRole('radio', { name: 'Selected roles' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Choose at least one role.')).toBeVisible()
  await dialog.getByRole('checkbox', { name: colleague.login }).check()
  await expectAccessible(page, 'sharing')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: 'Remove the filter Private label' }).click()
  await screen.expectRows(['Ash', 'Elm', 'Oak'])
  await expect(tab(page, 'Own labels, changed')).toHaveAttribute('aria-selected', 'true')
  const link = page.url()

  const elsewhere = await otherBrowser()
  await signIn(colleague, elsewhere.context())
  const there = brandScreen(elsewhere)
  await there.open()
  await there.expectRows(['Ash', 'Elm', 'Oak'])
  await tab(elsewhere, 'Own labels').click()
  await there.expectRows(['Oak'])
  await expect(there.column('Website')).toBeVisible()
  await elsewhere.getByRole('button', { name: 'View Own labels' }).click()
  await expect(elsewhere.getByText('Only its owner or an administrator can change it.')).toBeVisible()
  await expect(elsewhere.getByRole('button', { name: 'Rename' })).toHaveCount(0)
  await elsewhere.goto(link)
  await there.expectRows(['Ash', 'Elm', 'Oak'])
  await expect(tab(elsewhere, 'Own labels, changed')).toBeVisible()
  await expect(elsewhere.getByRole('button', { name: 'Save as' })).toBeVisible()
  await expect(elsewhere.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
})

test('what deviates is marked, kept by Save, undone by Reset, and Back loses none of it', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  await shop.brands(...brands)
  const view = await givenView(direct, shop.owner, { name: 'British', view: { filters: { countryCode: ['GB'] } } })
  await signIn(shop.owner)
  const screen = brandScreen(page)
  await screen.open(`?view=${view.id}`)
  await screen.expectRows(['Ash', 'Oak'])
  await expect(page.getByRole('button', { name: 'Reset' })).toHaveCount(0)
  await screen.column('Code').getByRole('button').click()
  await page.getByRole('button', { name: 'Private label' }).first().click()
  await page.getByRole('checkbox', { name: 'Yes' }).check()
  await page.keyboard.press('Escape')
  await screen.expectRows(['Oak'])
  await tab(page, 'All').click()
  await screen.expectRows(['Ash', 'Elm', 'Oak'])
  await page.goBack()
  await screen.expectRows(['Oak'])
  await expect(screen.column('Code')).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('button', { name: 'Reset' }).click()
  await screen.expectRows(['Ash', 'Oak'])
  await expect(tab(page, 'British')).toHaveAttribute('aria-selected', 'true')
  await screen.column('Code').getByRole('button').click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(screen.toast('View British saved.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`\\?view=${view.id}$`))
  await page.reload()
  await expect(screen.column('Code')).toHaveAttribute('aria-sort', 'ascending')
})

test('a default opens on the next visit; a view is renamed and deleted by its menu', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  await shop.brands(...brands)
  await givenView(direct, shop.owner, { name: 'British', view: { filters: { countryCode: ['GB'] } } })
  await signIn(shop.owner)
  const screen = brandScreen(page)
  await screen.open()
  await tab(page, 'British').click()
  await menuEntry(page, 'British', 'Set as default view')
  await expect(screen.toast('The list now opens with British.')).toBeVisible()
  await page.goto('/procure/')
  await screen.open()
  await screen.expectRows(['Ash', 'Oak'])
  await expect(page).toHaveURL(/\?view=\d+$/)
  await tab(page, 'All').click()
  await screen.expectRows(['Ash', 'Elm', 'Oak'])
  await expect(page, 'a link to all rows shows all rows').toHaveURL(/\?view=all$/)
  await page.goBack()
  await menuEntry(page, 'British', 'Rename')
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('Our island')
  await page.keyboard.press('Enter')
  await expect(tab(page, 'Our island')).toBeVisible()
  await menuEntry(page, 'Our island', 'Delete')
  await page.getByRole('button', { name: 'Delete Our island' }).click()
  await expect(tab(page, 'Our island')).toHaveCount(0)
  await screen.expectRows(['Ash', 'Elm', 'Oak'])
  await screen.open()
  await screen.expectRows(['Ash', 'Elm', 'Oak'])
})

test('a view of somebody who does not share it shows the list and says so', async ({ page, shop, direct, signIn }) => {
  await shop.brands(...brands)
  const hidden = await givenView(direct, shop.owner, { name: 'Mine', view: { filters: { countryCode: ['GB'] } } })
  await signIn(await shop.add({ may }))
  const screen = brandScreen(page)
  await screen.open(`?view=${hidden.id}`)
  await expect(page.getByText('This view was deleted or is no longer shared with you.')).toBeVisible()
  await screen.expectRows(['Ash', 'Elm', 'Oak'])
})

test('columns are moved and sized by keyboard, by drag and by button, and a view keeps them', async ({
  page,
  shop,
  signIn,
}) => {
  await shop.brands(...brands)
  await signIn(shop.owner)
  const screen = brandScreen(page)
  await screen.open()
  await screen.expectRows(['Ash', 'Elm', 'Oak'])
  const headings = page.getByRole('columnheader').filter({ hasNot: page.getByRole('checkbox') })
  const widthOf = async (name: string) => Math.round((await screen.column(name).boundingBox())?.width ?? 0)
  await screen.rows.first().focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowRight')
  await expect(screen.column('Code').getByRole('button')).toBeFocused()
  await page.keyboard.press('Control+ArrowRight')
  await expect(headings.nth(2)).toHaveText('Code')
  await expect(screen.column('Code').getByRole('button'), 'the focus goes with it').toBeFocused()
  await expect(page.getByText('Code: column 3 of 8')).toBeAttached()
  const before = await widthOf('Code')
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(() => widthOf('Code')).toBeGreaterThan(before + 10)

  await screen.column('Status').dragTo(screen.column('Country of origin'), { steps: 5 })
  await expect(headings.nth(1)).toHaveText('Status')
  const edge = await screen.column('Status').boundingBox()
  const at = { x: (edge?.x ?? 0) + (edge?.width ?? 0), y: (edge?.y ?? 0) + 18 }
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(at.x + 60, at.y, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => widthOf('Status')).toBeGreaterThan((edge?.width ?? 0) + 50)
  const sized = await widthOf('Status')
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('button', { name: 'Make Status wider' }).click()
  await page.getByRole('button', { name: 'Move Status back' }).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => widthOf('Status')).toBeGreaterThan(sized + 10)
  await expect(headings.nth(2)).toHaveText('Status')

  const [width, order] = [await widthOf('Status'), await headings.allTextContents()]
  await saveAs(page, 'Wide')
  await tab(page, 'All').click()
  await expect(headings.nth(1)).toHaveText('Code')
  await tab(page, 'Wide').click()
  await expect.poll(() => widthOf('Status')).toBe(width)
  expect(await headings.allTextContents()).toEqual(order)
})

test('in Arabic at 375 px the views are reached by keyboard, nothing is cut and axe finds nothing', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  await shop.brands(...brands)
  for (const name of ['بريطانية', 'ألمانية', 'كل العلامات الخاصة', 'علامات جديدة'])
    await givenView(direct, shop.owner, { name, view: { filters: { countryCode: ['GB'] } } })
  await signIn(shop.owner)
  await saveLook(page, { lang: 'ar' })
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/procure/brand/?status=active')
  await expect(page.getByRole('rowheader')).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'حفظ باسم' })).toBeVisible()
  await page.getByRole('tab', { selected: true }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('rowheader')).toHaveCount(2)
  await expect(page.getByRole('button', { name: /^العرض ./ })).toBeVisible()
  await expectAccessibleHere(page, 'views in Arabic at 375 px')
})

function tab(page: Page, name: string) {
  return page.getByRole('tab', { name, exact: true })
}

async function menuEntry(page: Page, view: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `View ${view}` }).click()
  await page.getByRole('button', { name: entry, exact: true }).click()
}

async function saveAs(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Save as' }).click()
  await page.getByRole('textbox', { name: 'Name of the view' }).fill(name)
  await page.keyboard.press('Enter')
  await expect(tab(page, name)).toBeVisible()
}

async function filterByStatusAndLabel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Status', exact: true }).first().click()
  await page.getByRole('checkbox', { name: 'Active', exact: true }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Private label' }).first().click()
  await page.getByRole('checkbox', { name: 'Yes' }).check()
  await page.keyboard.press('Escape')
}

async function givenView(direct: DirectConnections, by: Person, view: { name: string; view: Record<string, unknown> }) {
  return direct.call<{ id: number }>(await direct.token(by.login), 'POST', '/desk/views', { page: 'brand', ...view })
}
