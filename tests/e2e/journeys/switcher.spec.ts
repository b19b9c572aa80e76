import type { Page } from '@playwright/test'
import { lookOf, switcherOf } from '../support/switcher.ts'
import { expect, expectAccessible, pathOf, sidewaysPx, storedState, test } from '../support/test.ts'

type Expected = Readonly<Record<string, string | null>>
type Choice = readonly [group: string, name: string, look: Expected]

/** What is chosen together before a reload; every choice stands in one round, and is in force at its end. */
const styles: readonly (readonly Choice[])[] = [
  [
    ['Color mode', 'Dark', { 'data-theme-mode': 'dark', 'data-menu-styles': 'dark', 'data-header-styles': 'dark' }],
    ['Direction', 'RTL', { dir: 'rtl' }],
    ['Navigation', 'Horizontal', { 'data-nav-layout': 'horizontal', 'data-nav-style': 'menu-click' }],
    ['Layout width', 'Boxed', { 'data-width': 'boxed' }],
    ['Menu position', 'Scrollable', { 'data-menu-position': 'scrollable' }],
    ['Header position', 'Scrollable', { 'data-header-position': 'scrollable' }],
  ],
  [
    ['Color mode', 'Light', { 'data-theme-mode': 'light', 'data-header-styles': 'light' }],
    ['Direction', 'LTR', { dir: 'ltr' }],
    ['Menu style', 'Icon hover', { 'data-nav-layout': 'horizontal', 'data-nav-style': 'icon-hover' }],
    ['Page style', 'Classic', { 'data-page-style': 'classic', '--page': 'rgb(255 255 255)' }],
    ['Layout width', 'Full width', { 'data-width': 'fullwidth' }],
    ['Menu position', 'Fixed', { 'data-menu-position': 'fixed' }],
    ['Header position', 'Fixed', { 'data-header-position': 'fixed' }],
  ],
  [
    [
      'Navigation',
      'Vertical',
      {
        'data-nav-layout': 'vertical',
        'data-vertical-style': 'overlay',
        'data-nav-style': null,
        'data-menu-styles': 'dark',
      },
    ],
    ['Page style', 'Modern', { 'data-page-style': 'modern', '--panel': 'rgb(243 246 248)' }],
  ],
  [
    ['Menu style', 'Menu click', { 'data-nav-style': 'menu-click', 'data-toggled': 'menu-click-closed' }],
    ['Page style', 'Regular', { 'data-page-style': 'regular', '--page': 'rgb(246 247 249)' }],
  ],
  [['Menu style', 'Menu hover', { 'data-nav-style': 'menu-hover', 'data-toggled': 'menu-hover-closed' }]],
  [['Menu style', 'Icon click', { 'data-nav-style': 'icon-click', 'data-toggled': 'icon-click-closed' }]],
  [['Menu style', 'Icon hover', { 'data-nav-style': 'icon-hover', 'data-vertical-style': null }]],
  [['Sidemenu layout', 'Closed', { 'data-vertical-style': 'closed', 'data-toggled': 'close-menu-close' }]],
  [['Sidemenu layout', 'Icon text', { 'data-vertical-style': 'icontext', 'data-toggled': 'icon-text-close' }]],
  [['Sidemenu layout', 'Icon overlay', { 'data-vertical-style': 'overlay', 'data-toggled': 'icon-overlay-close' }]],
  [['Sidemenu layout', 'Detached', { 'data-vertical-style': 'detached', 'data-toggled': 'detached-close' }]],
  [['Sidemenu layout', 'Double menu', { 'data-vertical-style': 'doublemenu' }]],
  [['Sidemenu layout', 'Default', { 'data-vertical-style': 'overlay', 'data-toggled': null }]],
]

const surfaces = ['Light', 'Color', 'Gradient', 'Transparent', 'Dark'] as const
const primaries = [
  ['Petrol', '14 116 144'],
  ['Forest', '21 128 61'],
  ['Plum', '162 28 107'],
  ['Copper', '180 83 9'],
  ['Indigo', '79 70 229'],
] as const
const grounds = [
  ['Midnight', '14 20 40', '22 30 56'],
  ['Pine', '12 28 26', '19 40 37'],
  ['Aubergine', '28 18 36', '40 27 51'],
  ['Espresso', '30 23 18', '43 34 27'],
  ['Graphite', '22 24 29', '30 33 40'],
] as const
const colours = ['Shelves', 'Abacus', 'Weave', 'Contours', 'Waves'].map((image, at): readonly Choice[] => {
  const [surface = 'Dark', headerSurface = 'Dark'] = [surfaces[at], surfaces.at(at - 1)]
  const [primary, rgb] = primaries[at] ?? primaries[0]
  const [ground, page, panel] = grounds[at] ?? grounds[0]
  return [
    // A background clears the colours of menu and header, so it comes first.
    ['Dark background', ground, { 'data-theme-mode': 'dark', '--page': `rgb(${page})`, '--panel': `rgb(${panel})` }],
    ['Menu color', surface, { 'data-menu-styles': surface.toLowerCase() }],
    ['Header color', headerSurface, { 'data-header-styles': headerSurface.toLowerCase() }],
    ['Primary color', primary, { '--primary': `rgb(${rgb})` }],
    ['Menu background image', image, { 'data-bg-img': `bgimg${at + 1}` }],
  ]
})

for (const [tab, rounds] of [
  ['Theme Styles', styles],
  ['Theme Colors', colours],
] as const) {
  test(`every choice of ${tab} is in force at once and after a reload`, async ({ page, signIn, shop }) => {
    await signIn(shop.owner)
    await page.goto('/procure/')
    const switcher = switcherOf(page)
    for (const round of rounds) {
      await switcher.open()
      await switcher.tab(tab).click()
      for (const [group, name, look] of round) {
        await switcher.choice(group, name).check()
        await expect(switcher.choice(group, name)).toBeChecked()
        expectLook(await lookOf(page), look, `${group}: ${name}`)
      }
      const chosen = await lookOf(page)
      await page.reload()
      await expect(switcher.gear).toBeVisible()
      const restored = await lookOf(page)
      expect(restored, 'after a reload').toEqual(chosen)
      for (const [group, name, look] of round) expectLook(restored, look, `${group}: ${name} after a reload`)
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
  await expect(page.getByText('Enter a color as #rrggbb.')).toBeVisible()
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
  await expect(page.getByText('This color has low contrast with the page.')).toBeVisible()
  await switcher.choice('Primary color', 'Forest').check()
  await expect(page.getByText('This color has low contrast with the page.')).toHaveCount(0)
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

test('both tabs are accessible, and 375 px are enough', async ({ page, signIn, shop }) => {
  await signIn(shop.owner)
  await page.goto('/procure/')
  await page.getByRole('button', { name: 'Open the switcher' }).click()
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await expectAccessible(page, `${await tab.textContent()}`, 'dialog[open]')
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

function expectLook(look: Readonly<Record<string, string>>, expected: Expected, place: string): void {
  for (const [name, value] of Object.entries(expected)) expect(look[name] ?? null, `${place}: ${name}`).toBe(value)
}

/** The browser's own bar counts as the body. */
async function focusIsOn(page: Page, places: readonly string[]): Promise<boolean> {
  return page.evaluate((names) => names.some((name) => document.activeElement?.closest(name) !== null), [...places])
}
