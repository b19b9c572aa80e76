import type { Page } from '@playwright/test'
import { brandScreen } from '../support/brands.ts'
import { expect, expectAccessible, keepLook, pathOf, sidewaysPx, test } from '../support/test.ts'

test('the map shows the keys of the current screen', async ({ page, shop, signIn }) => {
  await shop.brands({ code: 'OAK', name: 'Oak' })
  await signIn(shop.owner)
  const screen = brandScreen(page)
  await screen.open()
  await screen.expectRows(['Oak'])
  await page.keyboard.press('?')
  const map = keyMap(page)
  await expect(map.getByRole('heading', { level: 3 })).toHaveText(['Everywhere', 'Go to', 'This list'])
  await expect(map.getByText('New brand')).toBeVisible()
  await expect(map.getByText('Search the menu'), 'the list has taken its key').toHaveCount(0)
  await page.keyboard.press('c')
  await expect(screen.drawer.getByLabel(/^Code/), 'nothing happens behind a dialog').toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(map).toHaveCount(0)

  await screen.link('Oak').click()
  await expect(screen.code).toHaveValue('OAK')
  await page.keyboard.press('?')
  await expect(map.getByRole('heading', { name: 'This record' })).toBeVisible()
  await expect(map.getByText('Save and close')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto('/procure/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('?')
  await expect(map.getByText('Search the menu')).toBeVisible()
  await expect(map.getByText('New brand')).toHaveCount(0)
})

test('G and a letter go to a page, C makes a record, and only who may sees the key', async ({ page, shop, signIn }) => {
  await signIn(shop.owner)
  const screen = brandScreen(page)
  await screen.open()
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await expect.poll(() => pathOf(page)).toMatch(/^\/procure\/?$/)
  await screen.open()
  await page.keyboard.press('c')
  await expect(screen.code).toBeFocused()

  await signIn(await shop.add({ may: ['procure:view', 'brand:view'] }))
  await screen.open()
  await page.keyboard.press('c')
  await page.keyboard.press('?')
  await expect(keyMap(page)).toBeVisible()
  await expect(keyMap(page).getByText('New brand')).toHaveCount(0)
  await expect(keyMap(page).getByText('Edit the cell')).toHaveCount(0)
})

test('nothing fires while somebody types, but the palette opens', async ({ page, shop, signIn }) => {
  await signIn(shop.owner)
  const screen = brandScreen(page)
  await screen.open()
  await page.keyboard.press('/')
  await expect(screen.search).toBeFocused()
  await page.keyboard.type('c?/gd')
  await expect(screen.search).toHaveValue('c?/gd')
  await expect(keyMap(page)).toHaveCount(0)
  await expect(screen.drawer).toHaveCount(0)
  expect(pathOf(page)).toBe('/procure/brand/')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('combobox', { name: 'Search records and actions' })
  await expect(palette).toBeFocused()
  await page.keyboard.type('?')
  await expect(palette).toHaveValue('?')
  await page.keyboard.press('Control+k')
  await expect(palette).toHaveCount(0)
  await expect(screen.search).toBeFocused()
})

test('single keys can be switched off, for good', async ({ page, shop, signIn }) => {
  await signIn(shop.owner)
  const screen = brandScreen(page)
  await screen.open()
  await page.keyboard.press('?')
  await keyMap(page)
    .getByRole('checkbox', { name: /^Single-key shortcuts/ })
    .uncheck()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(screen.create).toBeVisible()
  for (const key of ['c', '?', '/', 'g', 'd']) await page.keyboard.press(key)
  await expect(keyMap(page)).toHaveCount(0)
  await expect(screen.drawer).toHaveCount(0)
  await expect(screen.search).not.toBeFocused()
  expect(pathOf(page)).toBe('/procure/brand/')

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search records and actions' })).toBeFocused()
  await page.keyboard.type('keyboard')
  await expect(page.getByRole('option', { selected: true })).toContainText('Keyboard shortcuts')
  await page.keyboard.press('Enter')
  await keyMap(page).getByRole('checkbox').check()
  await page.keyboard.press('Escape')
  await page.keyboard.press('c')
  await expect(screen.code).toBeFocused()
})

for (const [lang, mode, width] of [
  ['en', 'light', 1440],
  ['en', 'dark', 1440],
  ['ar', 'light', 375],
] as const) {
  test(`the map is accessible and fits (${lang}, ${mode}, ${width} px)`, async ({ page, shop, signIn }) => {
    await signIn(shop.owner)
    await keepLook(page, { lang, mode })
    await page.setViewportSize({ width, height: 812 })
    await page.goto('/procure/brand/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'map', 'dialog[open]')
    expect(await sidewaysPx(page)).toBe(0)
  })
}

function keyMap(page: Page) {
  return page.getByRole('dialog', { name: 'Keyboard shortcuts' })
}
