import type { Page } from '@playwright/test'
import { lookOf, switcherOf } from '../support/switcher.ts'
import { expect, expectAccessible, keepLook, pathOf, sidewaysPx, storedState, test } from '../support/test.ts'

type Expected = Readonly<Record<string, string | null>>
type Choice = readonly [group: string, name: string, look: Expected]

const styles: readonly Choice[] = [
  ['Color mode', 'Dark', { 'data-theme-mode': 'dark', 'data-menu-styles': 'dark', 'data-header-styles': 'dark' }],
  ['Color mode', 'Light', { 'data-theme-mode': 'light', 'data-menu-styles': 'dark', 'data-header-styles': 'light' }],
  ['Direction', 'RTL', { dir: 'rtl' }],
  ['Direction', 'LTR', { dir: 'ltr' }],
  ['Navigation', 'Horizontal', { 'data-nav-layout': 'horizontal', 'data-nav-style': 'menu-click' }],
  ['Menu style', 'Icon hover', { 'data-nav-layout': 'horizontal', 'data-nav-style': 'icon-hover' }],
  [
    'Navigation',
    'Vertical',
    { 'data-nav-layout': 'vertical', 'data-vertical-style': 'overlay', 'data-nav-style': null },
  ],
  ['Menu style', 'Menu click', { 'data-nav-style': 'menu-click', 'data-toggled': 'menu-click-closed' }],
  ['Menu style', 'Menu hover', { 'data-nav-style': 'menu-hover', 'data-toggled': 'menu-hover-closed' }],
  ['Menu style', 'Icon click', { 'data-nav-style': 'icon-click', 'data-toggled': 'icon-click-closed' }],
  ['Menu style', 'Icon hover', { 'data-nav-style': 'icon-hover', 'data-vertical-style': null }],
  ['Sidemenu layout', 'Closed', { 'data-vertical-style': 'closed', 'data-toggled': 'close-menu-close' }],
  ['Sidemenu layout', 'Icon text', { 'data-vertical-style': 'icontext', 'data-toggled': 'icon-text-close' }],
  ['Sidemenu layout', 'Icon overlay', { 'data-vertical-style': 'overlay', 'data-toggled': 'icon-overlay-close' }],
  ['Sidemenu layout', 'Detached', { 'data-vertical-style': 'detached', 'data-toggled': 'detached-close' }],
  ['Sidemenu layout', 'Double menu', { 'data-vertical-style': 'doublemenu' }],
  ['Sidemenu layout', 'Default', { 'data-vertical-style': 'overlay', 'data-toggled': null }],
  ['Page style', 'Classic', { 'data-page-style': 'classic', '--page': 'rgb(255 255 255)' }],
  ['Page style', 'Modern', { 'data-page-style': 'modern', '--panel': 'rgb(243 246 248)' }],
  ['Page style', 'Regular', { 'data-page-style': 'regular', '--page': 'rgb(246 247 249)' }],
  ['Layout width', 'Boxed', { 'data-width': 'boxed' }],
  ['Layout width', 'Full width', { 'data-width': 'fullwidth' }],
  ['Menu position', 'Scrollable', { 'data-menu-position': 'scrollable' }],
  ['Menu position', 'Fixed', { 'data-menu-position': 'fixed' }],
  ['Header position', 'Scrollable', { 'data-header-position': 'scrollable' }],
  ['Header position', 'Fixed', { 'data-header-position': 'fixed' }],
]

const surfaces = ['Light', 'Color', 'Gradient', 'Transparent', 'Dark'] as const
const colours: readonly Choice[] = [
  ...surfaces.map((name): Choice => ['Menu color', name, { 'data-menu-styles': name.toLowerCase() }]),
  ...surfaces.map((name): Choice => ['Header color', name, { 'data-header-styles': name.toLowerCase() }]),
  ['Primary color', 'Petrol', { '--primary': 'rgb(14 116 144)' }],
  ['Primary color', 'Forest', { '--primary': 'rgb(21 128 61)' }],
  ['Primary color', 'Plum', { '--primary': 'rgb(162 28 107)' }],
  ['Primary color', 'Copper', { '--primary': 'rgb(180 83 9)' }],
  ['Primary color', 'Indigo', { '--primary': 'rgb(79 70 229)' }],
  ...(
    [
      ['Midnight', '14 20 40', '22 30 56'],
      ['Pine', '12 28 26', '19 40 37'],
      ['Aubergine', '28 18 36', '40 27 51'],
      ['Espresso', '30 23 18', '43 34 27'],
      ['Graphite', '22 24 29', '30 33 40'],
    ] as const
  ).map(([name, page, panel]): Choice => [
    'Dark background',
    name,
    { 'data-theme-mode': 'dark', '--page': `rgb(${page})`, '--panel': `rgb(${panel})` },
  ]),
  ...['Shelves', 'Abacus', 'Weave', 'Contours', 'Waves'].map((name, at): Choice => [
    'Menu background image',
    name,
    { 'data-bg-img': `bgimg${at + 1}` },
  ]),
]

for (const [tab, choices] of [
  ['Theme Styles', styles],
  ['Theme Colors', colours],
] as const) {
  test(`every choice of ${tab} is in force at once and after a reload`, async ({ page, signIn, shop }) => {
    test.slow()
    await signIn(shop.owner)
    await page.goto('/procure/')
    const switcher = switcherOf(page)
    for (const [group, name, look] of choices) {
      await switcher.open()
      await switcher.tab(tab).click()
      await switcher.choice(group, name).check()
      await expect(switcher.choice(group, name)).toBeChecked()
      const chosen = await lookOf(page)
      expectLook(chosen, look, `${group}: ${name}`)
      await page.reload()
      await expect(switcher.gear).toBeVisible()
      expect(await lookOf(page), `${group}: ${name} after a reload`).toEqual(chosen)
    }
  })
}

test('the sidemenu layouts are offered in a wide window with a vertical menu only', async ({ page, signIn, shop }) => {
  await signIn(shop.owner)
  await page.goto('/procure/')
  const switcher = switcherOf(page)
  await switcher.open()
  await expect(switcher.group('Sidemenu layout')).toBeVisible()
  await switcher.choice('Navigation', 'Horizontal').check()
  await expect(switcher.group('Sidemenu layout')).toHaveCount(0)
  await switcher.choice('Navigation', 'Vertical').check()
  await page.setViewportSize({ width: 991, height: 800 })
  await expect(switcher.group('Sidemenu layout')).toHaveCount(0)
  await expect(switcher.group('Menu style')).toBeVisible()
})

test('colours of one’s own: 19 is added and clamped, and what reads badly is said in words', async ({
  page,
  signIn,
  shop,
}) => {
  await signIn(shop.owner)
  await page.goto('/procure/')
  const switcher = switcherOf(page)
  await switcher.open()
  await switcher.tab('Theme Colors').click()
  await switcher.field('Custom dark background').fill('#fafafa')
  const bright = { 'data-theme-mode': 'dark', '--page': 'rgb(250 250 250)', '--panel': 'rgb(255 255 255)' }
  expectLook(await lookOf(page), bright, 'a bright background')
  await expect(page.getByText('This background is too light for dark mode.')).toBeVisible()
  await expect(switcher.choice('Dark background', 'Graphite')).not.toBeChecked()

  const hex = switcher.field('Hex code of the dark background')
  await expect(hex).toHaveValue('#fafafa')
  await hex.fill('#101')
  await expect(page.getByText('Write a color as #rrggbb.')).toBeVisible()
  await hex.fill('0a141e')
  expectLook(await lookOf(page), { '--page': 'rgb(10 20 30)', '--panel': 'rgb(29 39 49)' }, 'a typed background')
  await expect(page.getByText('This background is too light for dark mode.')).toHaveCount(0)
  await page.reload()
  expectLook(await lookOf(page), { '--page': 'rgb(10 20 30)', '--panel': 'rgb(29 39 49)' }, 'after a reload')

  await switcher.open()
  await switcher.tab('Theme Colors').click()
  await switcher.choice('Dark background', 'Pine').check()
  await switcher.field('Custom primary color').fill('#0c1c1c')
  expectLook(await lookOf(page), { '--primary': 'rgb(12 28 28)' }, 'a faint primary')
  await expect(page.getByText('This color hardly stands out from the page.')).toBeVisible()
  await switcher.choice('Primary color', 'Forest').check()
  await expect(page.getByText('This color hardly stands out from the page.')).toHaveCount(0)
})

test('choosing the checked image once more removes it', async ({ page, signIn, shop }) => {
  await signIn(shop.owner)
  await page.goto('/procure/')
  const switcher = switcherOf(page)
  await switcher.open()
  await switcher.tab('Theme Colors').click()
  const waves = switcher.choice('Menu background image', 'Waves')
  await waves.check()
  expectLook(await lookOf(page), { 'data-bg-img': 'bgimg5' }, 'chosen')
  await waves.click()
  await expect(waves).not.toBeChecked()
  expectLook(await lookOf(page), { 'data-bg-img': null }, 'removed')
  await waves.focus()
  await page.keyboard.press('Space')
  await expect(waves).toBeChecked()
  await page.keyboard.press('Space')
  await expect(waves, 'also from the keyboard').not.toBeChecked()
})

test('Reset restores the defaults, clears the browser’s storage and signs nobody out', async ({
  page,
  signIn,
  shop,
}) => {
  await signIn(shop.owner)
  await page.goto('/procure/')
  const switcher = switcherOf(page)
  await expect(switcher.gear).toBeVisible()
  const defaults = await lookOf(page)
  await page.evaluate(() => localStorage.setItem('something.else', 'kept'))
  await switcher.open()
  await switcher.choice('Color mode', 'Dark').check()
  await switcher.choice('Page style', 'Modern').check()
  await switcher.tab('Theme Colors').click()
  await switcher.choice('Primary color', 'Plum').check()
  await switcher.reset.click()
  expect(await lookOf(page)).toEqual(defaults)
  await expect(switcher.choice('Primary color', 'Indigo')).toBeChecked()
  expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual([
    'countinghouse.state',
    'countinghouse.theme',
  ])
  expect((await storedState(page))?.user).toMatchObject({ Usr_userid: shop.owner.userId })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Procurement', level: 1 })).toBeVisible()
  expect(pathOf(page)).toBe('/procure/')
  expect(await lookOf(page)).toEqual(defaults)
})

test('works by keyboard alone', async ({ page, signIn, shop }) => {
  await signIn(shop.owner)
  await page.goto('/procure/')
  const switcher = switcherOf(page)
  await switcher.gear.focus()
  await page.keyboard.press('Enter')
  await expect(switcher.tab('Theme Styles')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(switcher.choice('Color mode', 'Light')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(switcher.choice('Color mode', 'Dark')).toBeChecked()
  expectLook(await lookOf(page), { 'data-theme-mode': 'dark' }, 'by arrow key')
  await page.keyboard.press('Tab')
  await expect(switcher.choice('Direction', 'LTR')).toBeFocused()
  await switcher.tab('Theme Styles').focus()
  await page.keyboard.press('ArrowRight')
  await expect(switcher.tab('Theme Colors')).toBeFocused()
  await expect(switcher.tab('Theme Colors')).toHaveAttribute('aria-selected', 'true')
  await expect(switcher.group('Primary color')).toBeVisible()
  await page.keyboard.press('Home')
  await expect(switcher.tab('Theme Styles')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(switcher.panel).toHaveCount(0)
  await expect(switcher.gear).toBeFocused()
})

test('a press beside the panel closes it, and the page behind cannot be reached while it is open', async ({
  page,
  signIn,
  shop,
}) => {
  await signIn(shop.owner)
  await page.goto('/procure/')
  const switcher = switcherOf(page)
  await switcher.open()
  for (let at = 0; at < 40; at++) {
    await page.keyboard.press('Tab')
    expect(await focusIsOn(page, ['dialog', 'body'])).toBe(true)
  }
  await page.mouse.click(500, 500)
  await expect(switcher.panel).toHaveCount(0)
})

for (const [lang, mode] of [
  ['en', 'light'],
  ['en', 'dark'],
  ['ar', 'light'],
] as const) {
  test(`axe finds nothing on both tabs, and 375 px are enough (${lang}, ${mode})`, async ({ page, signIn, shop }) => {
    await signIn(shop.owner)
    await keepLook(page, { lang, mode })
    await page.goto('/procure/')
    await page.getByRole('button', { name: /^(Open the switcher|افتح مبدّل المظهر)$/ }).click()
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await expectAccessible(page, `${await tab.textContent()}`)
    }
    await page.setViewportSize({ width: 375, height: 812 })
    const panel = page.getByRole('dialog')
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await expect.poll(() => sidewaysPx(page)).toBe(0)
      expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
      expect(await page.getByRole('tabpanel').evaluate((inner) => inner.scrollWidth - inner.clientWidth)).toBe(0)
    }
    expect((await panel.boundingBox())?.width).toBe(375)
  })
}

function expectLook(look: Readonly<Record<string, string>>, expected: Expected, place: string): void {
  for (const [name, value] of Object.entries(expected)) expect(look[name] ?? null, `${place}: ${name}`).toBe(value)
}

/** The browser's own bar counts as the body. */
async function focusIsOn(page: Page, places: readonly string[]): Promise<boolean> {
  return page.evaluate((names) => names.some((name) => document.activeElement?.closest(name) !== null), [...places])
}
