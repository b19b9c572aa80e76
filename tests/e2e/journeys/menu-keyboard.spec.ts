import type { Page } from '@playwright/test'
import { navStyles } from '../../../apps/web/src/ui/theme/theme-state.ts'
import { horizontal, menuOf, openWith, verticalLayouts, wear, wideMenu } from '../support/menu-pages.ts'
import { drawn } from '../support/seed.ts'
import { expect, test } from '../support/test.ts'

const layouts = {
  ...verticalLayouts,
  ...Object.fromEntries(navStyles.map((style) => [`horizontal ${style}`, horizontal(style)])),
  drawer: {},
}

test.beforeEach(async ({ signIn, shop, direct }) => {
  await wideMenu(direct, shop)
  await signIn(shop.owner)
})

for (const [name, theme] of drawn(Object.entries(layouts), 5)) {
  test(
    `every item is reached and every branch opened with Tab and Enter alone: ${name}`,
    { tag: '@core' },
    async ({ page, direct, shop }) => {
      const { links } = await wideMenu(direct, shop)
      await page.setViewportSize({ width: name === 'drawer' ? 800 : 1440, height: 900 })
      await openWith(page, theme)
      if (name === 'drawer') await page.getByRole('button', { name: 'Open the menu' }).press('Enter')
      if (name === 'closed') await page.getByRole('button', { name: 'Expand the menu' }).press('Enter')
      const reached = name === 'double menu' ? await walkPanels(page) : await walk(page)
      expect([...reached].toSorted()).toEqual([...links, '/apps/modules/'].toSorted())
    },
  )
}

test('Escape shuts the open flyout, from the inside out, and returns the focus to its button', async ({ page }) => {
  await openWith(page, {})
  for (const style of navStyles) {
    for (const theme of [verticalLayouts[style], horizontal(style)]) {
      await wear(page, theme)
      await branch(page, 'receiving').focus()
      await page.keyboard.press('Enter')
      await branch(page, 'stock').focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(menuOf(page).getByRole('link', { name: 'Stock receive' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(branch(page, 'stock')).toBeFocused()
      await expect(branch(page, 'stock')).toHaveAttribute('aria-expanded', 'false')
      await page.keyboard.press('Escape')
      await expect(branch(page, 'receiving')).toBeFocused()
      await expect(branch(page, 'receiving')).toHaveAttribute('aria-expanded', 'false')
    }
  }
})

function branch(page: Page, name: string) {
  return page.locator(`[data-branch="/depot/_g/${name}"]`)
}

/** The panel shows one section at a time: once round for each. */
async function walkPanels(page: Page): Promise<ReadonlySet<string>> {
  const sections = await page
    .locator('#sidebar [data-level="1"][data-branch]')
    .evaluateAll((found) => found.map((section) => section.getAttribute('data-branch') ?? ''))
  let reached = await walk(page, '')
  for (const section of sections) reached = reached.union(await walk(page, section))
  return reached
}

/**
 * Goes through the menu as a keyboard does, opening what is shut, and notes the links that really took the focus in sight.
 * `section`: the one branch of the first level to open; without it all are.
 */
async function walk(page: Page, section?: string): Promise<ReadonlySet<string>> {
  const reached = new Set<string>()
  const start = () =>
    page.evaluate(() => document.querySelector<HTMLElement>('#sidebar :is(a, button):not([aria-label])')?.focus())
  const opened = new Set<string>()
  await start()
  for (let step = 0; step < 400; step += 1) {
    const at = await page.evaluate(() => {
      const element = document.activeElement
      if (!(element instanceof HTMLElement) || element.closest('#sidebar') === null) return null
      const box = element.getBoundingClientRect()
      const isSeen =
        box.width > 0 && box.left >= -1 && box.right <= innerWidth + 1 && box.top >= -1 && box.bottom <= innerHeight + 1
      return {
        href: element.getAttribute('href'),
        branch: element.dataset.branch ?? null,
        isFirstLevel: element.dataset.level === '1',
        isShut: element.getAttribute('aria-expanded') === 'false',
        isSeen,
      }
    })
    if (at === null) return reached
    expect(at.isSeen, `${at.href ?? at.branch} is in sight`).toBe(true)
    if (at.href !== null) reached.add(at.href)
    const isWanted = section === undefined || !at.isFirstLevel || at.branch === section
    if (at.branch !== null && at.isShut && isWanted && !opened.has(at.branch)) {
      opened.add(at.branch)
      await page.keyboard.press('Enter')
      await expect(page.locator(`[data-branch="${at.branch}"]`)).toHaveAttribute('aria-expanded', 'true')
    }
    await page.keyboard.press('Tab')
  }
  throw new Error('The walk did not end.')
}
