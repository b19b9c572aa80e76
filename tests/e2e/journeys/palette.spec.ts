import type { Page } from '@playwright/test'
import { expect, expectAccessible, pathOf, storedState, test } from '../support/test.ts'

test(
  'one field leads to pages, new records and records, and back to where the focus was',
  { tag: '@core' },
  async ({ page, shop, signIn }) => {
    await shop.brands({ code: 'OAK', name: 'Oak & Sons' }, { code: 'OAKLEY', name: 'Oakley' })
    await signIn(shop.owner)
    await page.goto('/procure/')
    const menuSearch = page.getByRole('combobox', { name: 'Search the menu' })
    await menuSearch.focus()
    const palette = await openPalette(page)
    await page.keyboard.press('Escape')
    await expect(palette.field).toHaveCount(0)
    await expect(menuSearch, 'the focus returns').toBeFocused()

    await openPalette(page)
    await page.keyboard.type('brands')
    await expect(palette.active).toContainText('Brands')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Brands', level: 1 })).toBeFocused()

    await openPalette(page)
    await page.keyboard.type('brand new')
    await expect(palette.active).toContainText('New brand')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'New brand' }).getByLabel(/^Code/)).toBeFocused()
    await openPalette(page)
    await page.keyboard.type('oakley')
    await expect(palette.group('Exact match').getByRole('option')).toHaveText(/Oakley/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Oakley' })).toBeVisible()
    await expect(page).toHaveURL(/\/procure\/brand\/?\?open=\d+$/)
  },
)

test('a scanned code opens its record, though Enter comes before the answer', async ({ page, shop, signIn }) => {
  await shop.brands({ code: 'ZX-4711', name: 'Elm' })
  await signIn(shop.owner)
  await page.goto('/procure/')
  await openPalette(page)
  await page.keyboard.type('ZX-4711')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Elm' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: paletteName })).toHaveCount(0)
})

test('records come in groups of five with the way to all of them', async ({ page, shop, signIn }) => {
  const names = ['Fig', 'Figaro', 'Figment', 'Figtree', 'Figure', 'Figwort']
  await shop.brands(...names.map((name, index) => ({ code: `B${index}`, name })))
  await signIn(shop.owner)
  await page.goto('/procure/')
  const palette = await openPalette(page)
  await page.keyboard.type('fig')
  await expect(palette.group('Brands').getByRole('option')).toHaveCount(6)
  await page.keyboard.press('End')
  await expect(palette.active).toHaveText('Show all in Brands')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('rowheader')).toHaveText(names)
  await expect(page).toHaveURL(/q=fig/)
})

test('opening it asks the server nothing, and a search that fails is a quiet line', async ({ page, shop, signIn }) => {
  await signIn(shop.owner)
  await page.goto('/procure/')
  await page.waitForLoadState('networkidle')
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const palette = await openPalette(page)
  expect(requested.filter((path) => path.startsWith('/api/'))).toEqual([])
  await page.route('**/api/desk/search*', (route) => route.abort())
  await page.keyboard.type('brands')
  await expect(page.getByRole('alert')).toContainText('Records could not be searched.')
  await expect(palette.active, 'what needs no server still works').toContainText('Brands')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Brands', level: 1 })).toBeVisible()
})

test('an old answer never replaces a newer one', async ({ page, shop, signIn }) => {
  await shop.brands({ code: 'A1', name: 'Quince' }, { code: 'A2', name: 'Quarry' })
  await signIn(shop.owner)
  await page.goto('/procure/')
  const held: (() => void)[] = []
  await page.route('**/api/desk/search?q=qu', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue().catch(() => undefined)
  })
  const palette = await openPalette(page)
  await page.keyboard.type('qu')
  await expect.poll(() => held.length).toBe(1)
  await page.keyboard.type('arr')
  await expect(palette.group('Brands').getByRole('option')).toHaveText([/Quarry/, /Show all/])
  for (const release of held) release()
  await page.waitForLoadState('networkidle')
  await expect(palette.group('Brands').getByRole('option')).toHaveText([/Quarry/, /Show all/])
})

test('language, mode, store, department, password and map are a few letters away', async ({ page, shop, signIn }) => {
  await shop.addStore('Quay Side')
  await signIn(shop.owner)
  await page.goto('/procure/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await run(page, 'quay')
  await expect(page.getByRole('button', { name: 'Profile of Olga Sorensen' })).toContainText('Quay Side')
  await run(page, 'dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme-mode', 'dark')
  await run(page, 'change pass')
  await expect(page.getByRole('dialog', { name: 'Change Password' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Change Password' }), 'stays').toBeVisible()
  await page.keyboard.press('Escape')
  await run(page, 'shortcuts')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await run(page, 'switch dep')
  await expect(page.getByRole('heading', { name: 'Modules' })).toBeVisible()
  await run(page, 'العربية')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await run(page, 'تسجيل الخروج', 'ابحث في السجلات والإجراءات')
  await expect.poll(() => pathOf(page)).toBe('/auth/signin')
})

test('a store switch closes the palette with its answer, so that it never closes the next one', async ({
  page,
  shop,
  signIn,
}) => {
  await shop.addStore('Quay Side')
  await signIn(shop.owner)
  await page.goto('/procure/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/auth/session', async (route) => {
    await held
    await route.continue()
  })
  await run(page, 'quay')
  await expect(page.getByRole('dialog')).toBeHidden()
  const { field } = await openPalette(page)
  release()
  await expect(page.getByRole('button', { name: 'Profile of Olga Sorensen', includeHidden: true })).toContainText(
    'Quay Side',
  )
  await expect(field).toBeFocused()
})

test('the open record offers its actions', async ({ page, shop, signIn }) => {
  await shop.brands({ code: 'ASH', name: 'Ash' })
  await signIn(shop.owner)
  await page.goto('/procure/brand/')
  await page.getByRole('rowheader', { name: 'Ash' }).getByRole('link').click()
  const drawer = page.getByRole('dialog', { name: 'Ash' })
  await expect(drawer.getByRole('button', { name: 'Deactivate' })).toBeEnabled()
  await run(page, 'deactivate')
  await expect(drawer.getByRole('button', { name: 'Activate', exact: true })).toBeVisible()
  await run(page, 'delete')
  await expect(page.getByRole('dialog', { name: 'Delete Ash?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await run(page, 'history')
  await expect(drawer.getByRole('tab', { name: 'History' })).toHaveAttribute('aria-selected', 'true')
})

test('a new tab is a Ctrl+Enter away, and typed changes are asked about first', async ({
  page,
  context,
  shop,
  signIn,
}) => {
  await shop.brands({ code: 'ASH', name: 'Ash' })
  await signIn(shop.owner)
  await page.goto('/procure/brand/')
  await page.getByRole('rowheader', { name: 'Ash' }).getByRole('link').click()
  await page.getByRole('dialog', { name: 'Ash' }).getByLabel(/^Name/).fill('Ashes')
  const palette = await openPalette(page)
  await page.keyboard.type('seasons')
  await expect(palette.active).toContainText('Seasons')
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  await expect((await opened).getByRole('heading', { name: 'Seasons', level: 1 })).toBeVisible()
  await run(page, 'seasons')
  await expect(page.getByRole('dialog', { name: 'Save your changes?' })).toBeVisible()
})

test('what was chosen lately is offered first, and goes with the session', async ({ page, shop, signIn }) => {
  await shop.brands({ code: 'ROWAN', name: 'Rowan' })
  await signIn(shop.owner)
  await page.goto('/procure/')
  await run(page, 'seasons')
  await run(page, 'rowan')
  await expect(page.getByRole('dialog', { name: 'Rowan' })).toBeVisible()
  await page.reload()
  const palette = await openPalette(page)
  await expect(palette.group('Recent').getByRole('option')).toHaveText([/Rowan/, /Seasons/])
  await page.keyboard.press('ArrowDown')
  await expect(palette.active).toContainText('Seasons')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Seasons', level: 1 })).toBeVisible()
  await run(page, 'sign out')
  await expect.poll(() => pathOf(page)).toBe('/auth/signin')
  expect(await storedState(page)).toMatchObject({ recents: [] })
})

test('who may not see brands finds neither page nor record nor a way to make one', async ({ page, shop, signIn }) => {
  await shop.brands({ code: 'OAK', name: 'Oak' })
  await signIn(await shop.add({ may: ['procure:view', 'season:view'] }))
  await page.goto('/procure/')
  const palette = await openPalette(page)
  await expect(palette.options.filter({ hasText: /brand/i })).toHaveCount(0)
  await expect(palette.options.filter({ hasText: 'New season' }), 'may look, not make').toHaveCount(0)
  await page.keyboard.type('oak')
  await expect(page.getByText('No results. Try another word or a code.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(palette.field).toBeVisible()

  await signIn('counter')
  await page.goto('/procure/')
  await openPalette(page)
  await expect(palette.options.filter({ hasText: 'Switch Department' }), 'type 10 has one department').toHaveCount(0)
})

test('the header search keeps its texts and leads to the palette', async ({ page, shop, signIn }) => {
  await signIn(shop.owner)
  await page.goto('/procure/')
  await page.getByRole('combobox', { name: 'Search the menu' }).click()
  await expect(page.getByText('Type something')).toBeVisible()
  await page.getByRole('button', { name: 'Ctrl+K searches records and actions' }).click()
  await expect(page.getByRole('combobox', { name: paletteName })).toBeFocused()
})

test('the open palette is accessible and fits', async ({ page, shop, signIn }) => {
  await shop.brands({ code: 'OAK', name: 'Oak' })
  await signIn(shop.owner)
  await page.goto('/procure/')
  const palette = await openPalette(page)
  await expectAccessible(page, 'all entries', 'dialog[open]')
  await page.keyboard.type('oak')
  await expect(palette.options.filter({ hasText: 'Oak' })).toHaveCount(1)
  await expectAccessible(page, 'records', 'dialog[open]')
  const width = async () => (await page.locator('dialog[open]').boundingBox())?.width
  expect(await width()).toBe(640)
  await page.setViewportSize({ width: 375, height: 812 })
  await expect.poll(width).toBe(375)
})

const paletteName = 'Search records and actions'

async function openPalette(page: Page, name = paletteName) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name })
  await expect(field).toBeFocused()
  const options = page.getByRole('listbox', { name }).getByRole('option')
  return {
    field,
    options,
    active: page.getByRole('listbox', { name }).getByRole('option', { selected: true }),
    group: (heading: string) => page.getByRole('group', { name: heading, exact: true }),
  }
}

/** Types into the palette and takes the first answer. */
async function run(page: Page, words: string, name = paletteName): Promise<void> {
  const { active } = await openPalette(page, name)
  await page.keyboard.type(words)
  await expect(active.or(page.getByText('No results.')).first()).toBeVisible()
  await expect(active).toContainText(new RegExp(words, 'i'))
  await page.keyboard.press('Enter')
}
