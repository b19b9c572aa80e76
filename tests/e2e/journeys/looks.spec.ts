import type { Page } from '@playwright/test'
import { seededRandom } from '../../../apps/server/src/demo/random.ts'
import { themeAttributes } from '../../../apps/web/src/ui/theme/apply-theme.ts'
import { themeVariables } from '../../../apps/web/src/ui/theme/theme-variables.ts'
import type { Look } from '../support/looks.ts'
import { saveTheme, lookParameters, themeOf } from '../support/looks.ts'
import { menuOf, wideMenu, widePath } from '../support/menu-pages.ts'
import { pairwise } from '../support/pairwise.ts'
import { drawn } from '../support/seed.ts'
import { seed } from '../../support/seed.ts'
import { expect, expectAccessibleHere, test } from '../support/test.ts'

const next = seededRandom(seed)
const rows = pairwise(lookParameters, next)
/** In a full run every pair of options is seen. */
const chosen = drawn(rows, 5)

for (const [at, look] of chosen.entries()) {
  test(`look ${at + 1} of the switcher's options together: reads, fits, clips nothing`, async ({
    page,
    shop,
    direct,
    signIn,
  }) => {
    await test.info().attach('look', { body: JSON.stringify({ seed, ...look }) })
    await wideMenu(direct, shop)
    await shop.brands({ code: 'OAK', name: 'Oak' })
    await signIn(shop.owner)
    await page.setViewportSize({ width: look.window, height: 800 })
    await saveTheme(page, themeOf(look))
    await page.goto('/procure/brand/')
    await expect(page.getByRole('rowheader')).toHaveCount(1)
    await expectSame(page, look)
    await expectAccessibleHere(page, 'the list')

    await page.goto(widePath)
    await expect(page.locator('h1')).toBeVisible()
    await openSections(page)
    await expectAccessibleHere(page, 'the menu')
  })
}

test('a pairwise set holds every pair of values', () => {
  const names = Object.keys(lookParameters) as (keyof Look)[]
  const seen = new Set(rows.flatMap((row) => names.map((one) => names.map((other) => pairOf(row, one, other))).flat()))
  const wanted = names.flatMap((one) =>
    names
      .filter((other) => other !== one)
      .flatMap((other) =>
        lookParameters[one].flatMap((a) => lookParameters[other].map((b) => JSON.stringify([one, a, other, b]))),
      ),
  )
  expect(wanted.filter((pair) => !seen.has(pair))).toEqual([])
})

function pairOf(row: Look, one: keyof Look, other: keyof Look): string {
  return JSON.stringify([one, row[one], other, row[other]])
}

/** The page came up as the theme says, in a wide window attribute by attribute. */
async function expectSame(page: Page, look: Look): Promise<void> {
  const theme = themeOf(look)
  const { 'data-toggled': _, ...attributes } = themeAttributes(theme)
  const found = await page.evaluate(
    (names) => {
      const root = document.documentElement
      return {
        attributes: Object.fromEntries(names.attributes.map((name) => [name, root.getAttribute(name) ?? ''])),
        variables: Object.fromEntries(names.variables.map((name) => [name, root.style.getPropertyValue(name)])),
      }
    },
    { attributes: Object.keys(attributes), variables: Object.keys(themeVariables(theme)) },
  )
  expect(found).toEqual({ attributes, variables: themeVariables(theme) })
}

/** Opens the menu and each section of its first level; whatever floats stands inside the window. */
async function openSections(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: /^(Open the menu|Expand the menu|افتح القائمة|وسّع القائمة)$/ })
  if ((await menuOf(page).getByRole('button').count()) === 0 && (await opener.count()) > 0) await opener.click()
  for (const name of ['receiving', 'papers']) {
    const section = page.locator(`[data-branch="/depot/_g/${name}"]`).first()
    if (!(await section.isVisible())) continue
    await section.scrollIntoViewIfNeeded()
    await section.focus()
    if ((await section.getAttribute('aria-expanded')) === 'false') await page.keyboard.press('Enter')
    const outside = await page.locator('#sidebar [popover]:popover-open').evaluateAll((flyouts) =>
      flyouts
        .map((flyout) => flyout.getBoundingClientRect())
        .filter(({ left, top, right, bottom }) => left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
        .map(({ left, top, right, bottom }) => [left, top, right, bottom]),
    )
    expect(outside, `flyouts of ${name} outside the window`).toEqual([])
  }
}
