import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Result } from 'axe-core'
import axe from 'axe-core'
import { directionOf } from '@countinghouse/kernel/text'
import { parseTheme, storedTheme } from '../../../apps/web/src/ui/theme/parse-theme.ts'
import { themeKey } from '../../../apps/web/src/ui/theme/theme-state.ts'
import { drawn } from './seed.ts'

const wide = { width: 1440, height: 900 }
const phone = { width: 375, height: 812 }
/**
 * No finding of axe but those it calls minor, and nothing wider than the window: as the page stands, or in the other language,
 * the other mode and at the other width, without a reload; one of both with each seed, in a full run both. Afterwards it stands
 * as before. `PICTURES=<folder>` keeps a picture of each.
 */
export async function expectAccessible(page: Page, place: string, part = 'html'): Promise<void> {
  // A page that was just opened has none yet.
  await page.locator('main').first().waitFor({ state: 'attached' })
  const looks = process.env.PICTURES === undefined ? drawn(['own', 'other'], 1, place) : ['own', 'other']
  if (looks.includes('own')) await expectAccessibleHere(page, place, part)
  if (looks.includes('other')) await expectInOtherLook(page, place, part)
}

async function expectInOtherLook(page: Page, place: string, part: string): Promise<void> {
  const size = page.viewportSize() ?? wide
  const kept = await page.evaluate((key) => localStorage.getItem(key), themeKey)
  await turn(page, otherLook(kept), size.width < 992 ? wide : phone)
  await expectAccessibleHere(page, `${place}, in the other look`, part)
  await turn(page, kept, size)
}

/** Whether the page is wider than the window. */
export async function sidewaysPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** The same in the look that the page has, and in no other. */
export async function expectAccessibleHere(page: Page, place: string, part = 'html'): Promise<void> {
  const found = (await issues(page, part))
    .filter(({ impact }) => impact !== 'minor')
    .map(
      ({ id, impact, nodes }) =>
        `${impact} ${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.html} ${node.failureSummary ?? ''}`).join(' | ')}`,
    )
  if (process.env.PICTURES !== undefined) {
    const name = `${new URL(page.url()).pathname.replaceAll('/', '-')} ${place}`.replaceAll(/[^\w,-]+/g, '_')
    await page.screenshot({ path: join(process.env.PICTURES, `${name}.png`), animations: 'disabled' })
  }
  expect(found, place).toEqual([])
  expect(await sidewaysPx(page), `${place}: px beyond the window`).toBeLessThanOrEqual(0)
}

/** Asked for findings alone, in a page that holds axe already, it takes an eighth of the time. */
async function issues(page: Page, part: string): Promise<readonly Result[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(async (selector) => {
    const { run } = Reflect.get(globalThis, 'axe') as typeof axe
    return (await run({ include: [selector] }, { resultTypes: ['violations'] })).violations
  }, part)
}

function otherLook(kept: string | null): string {
  const theme = parseTheme(kept)
  const lang = theme.lang === 'ar' ? 'en' : 'ar'
  return storedTheme({ ...theme, lang, dir: directionOf(lang), mode: theme.mode === 'dark' ? 'light' : 'dark' })
}

/** As if the choice had been made in another tab, which this one follows. */
async function turn(page: Page, kept: string | null, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(
    ([key, newValue]) => {
      if (newValue === null) localStorage.removeItem(key)
      else localStorage.setItem(key, newValue)
      dispatchEvent(new StorageEvent('storage', { key, newValue }))
    },
    [themeKey, kept] as const,
  )
  await expect(page.locator('html')).toHaveAttribute('lang', parseTheme(kept).lang)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  // Hidden while the texts of the other language are on their way.
  await page.locator('h1:visible, dialog[open]:visible').first().waitFor()
}
