import type { Page } from '@playwright/test'
import { brandScreen } from '../support/brands.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const brands = [
  { code: 'ASH', name: 'Ash', countryCode: 'GB' },
  { code: 'ELM', name: 'Elm', countryCode: 'DE' },
  { code: 'FIR', name: 'Fir' },
  { code: 'OAK', name: 'Oak', countryCode: 'GB' },
] as const

/** The cell that folds, which stands beside the box. */
const heading = (page: Page, words: RegExp) =>
  page.getByRole('gridcell', { name: words }).and(page.locator('[aria-expanded]'))

test('rows stand under headings that fold by keyboard, choose their rows and are kept by a view', async ({
  page,
  shop,
  signIn,
}) => {
  await shop.brands(...brands)
  await signIn(shop.owner)
  const screen = brandScreen(page)
  await screen.open()
  await screen.expectRows(['Ash', 'Elm', 'Fir', 'Oak'])
  await page.keyboard.press('v')
  await page.getByLabel('Group by').selectOption('countryCode')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/group=countryCode/)
  await screen.expectRows(['Fir', 'Elm', 'Ash', 'Oak'])
  await expect(heading(page, /Country of origin: UK.*2 rows/)).toBeVisible()
  await expect(page.getByRole('rowgroup', { name: 'Country of origin: UK' }).getByRole('rowheader')).toHaveText([
    'Ash',
    'Oak',
  ])
  await expectAccessible(page, 'a grouped list')

  await heading(page, /None/).focus()
  await page.keyboard.press('ArrowLeft')
  await screen.expectRows(['Elm', 'Ash', 'Oak'])
  await expect(heading(page, /None/)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowDown')
  await expect(heading(page, /Germany/)).toBeFocused()
  await page.keyboard.press('Enter')
  await screen.expectRows(['Ash', 'Oak'])
  await page.keyboard.press('x')
  const bar = page.getByRole('region', { name: 'Selection' })
  await expect(bar.getByRole('status')).toHaveText('1 selected')
  await page.getByRole('checkbox', { name: 'Select Country of origin: UK' }).click()
  await expect(bar.getByRole('status')).toHaveText('3 selected')
  await page.getByRole('button', { name: 'Collapse all groups' }).click()
  await screen.expectRows([])
  await expect(heading(page, /row/)).toHaveCount(3)
  await expect(bar.getByRole('status')).toHaveText('3 selected')
  await page.getByRole('button', { name: 'Expand all groups' }).click()
  await screen.expectRows(['Fir', 'Elm', 'Ash', 'Oak'])
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(screen.rows).toHaveCount(4)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))

  await page.getByRole('button', { name: 'Save as' }).click()
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('By country')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?view=\d+$/)
  await page.reload()
  await screen.expectRows(['Fir', 'Elm', 'Ash', 'Oak'])
  await page.getByRole('button', { name: 'Ungroup' }).click()
  await screen.expectRows(['Ash', 'Elm', 'Fir', 'Oak'])
})

test('a folded group is passed over by the pages, a heading stays over its rows, and several pages are fetched again', async ({
  page,
  shop,
  signIn,
}) => {
  const numbered = (count: number, letter: string) =>
    Array.from({ length: count }, (_, n) => ({
      code: `${letter}${n}`,
      name: `${letter} ${String(n).padStart(3, '0')}`,
    }))
  await shop.brands(
    ...numbered(60, 'A').map((values) => ({ ...values, countryCode: 'AE' })),
    ...numbered(60, 'B').map((values) => ({ ...values, countryCode: 'BE' })),
  )
  await signIn(shop.owner)
  const screen = brandScreen(page)
  await screen.open('?group=countryCode&rows=compact')
  const grid = page.getByRole('region', { name: 'Brands, table' })
  await expect(screen.row('A 000')).toBeVisible()
  await expect(heading(page, /Emirates.*60 rows/)).toBeVisible()
  await heading(page, /Emirates/).click()
  await expect(screen.row('B 000')).toBeVisible()
  await toEnd(page)
  await expect(screen.row('A 000')).toHaveCount(0)
  const over = heading(page, /Belgium/)
  await expect(over).toBeInViewport()
  const box = await grid.boundingBox()
  expect(Math.round((await over.boundingBox())?.y ?? 0)).toBe(Math.round((box?.y ?? 0) + 36))

  await page.getByRole('checkbox', { name: 'Select Country of origin: Belgium' }).click()
  await expect(page.getByRole('region', { name: 'Selection' }).getByRole('status')).toHaveText('60 selected')

  // Opened again, its rows come between those that are loaded: every loaded page is fetched anew.
  await page.keyboard.press('Control+Home')
  await expect(heading(page, /Emirates/)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(screen.row('A 000')).toBeVisible()
  await toEnd(page)
})

/** Each press goes to the last row that is loaded, which loads the next page. */
async function toEnd(page: Page): Promise<void> {
  const loaded = page.getByText(/^\d+ of 120$/)
  const loadedNow = async () => (await loaded.allTextContents()).join()
  for (let before = await loadedNow(); before !== ''; before = await loadedNow()) {
    await page.keyboard.press('Control+End')
    await expect.poll(loadedNow).not.toBe(before)
  }
  await page.keyboard.press('Control+End')
  await expect(page.getByRole('rowheader', { name: 'B 059' })).toBeInViewport()
}
