import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** The switcher as a person sees it, in English. */
export function switcherOf(page: Page) {
  const panel = page.getByRole('dialog', { name: 'Switcher' })
  const gear = page.getByRole('button', { name: 'Open the switcher' })
  return {
    panel,
    gear,
    open: async () => {
      await gear.click()
      await expect(panel).toBeVisible()
    },
    tab: (name: 'Theme Styles' | 'Theme Colors') => panel.getByRole('tab', { name }),
    group: (name: string) => panel.getByRole('group', { name, exact: true }),
    choice: (group: string, name: string) =>
      panel.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true }),
    field: (name: string) => panel.getByLabel(name, { exact: true }),
    reset: panel.getByRole('button', { name: 'Reset' }),
  }
}

/** Attributes of the root element that the theme writes, and the colours a page is made of. */
export async function lookOf(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(() => {
    const root = document.documentElement
    const attributes = root
      .getAttributeNames()
      .filter((name) => name === 'dir' || name === 'lang' || name.startsWith('data-'))
      // The pointer rests somewhere else after a reload, and a page hears scans a moment after it is drawn.
      .filter((name) => name !== 'data-icon-overlay' && name !== 'data-hears-scans')
      .map((name) => [name, root.getAttribute(name) ?? ''])
    const colours = ['--primary', '--page', '--panel'].map((name) => [name, root.style.getPropertyValue(name)])
    return Object.fromEntries([...attributes, ...colours]) as Record<string, string>
  })
}
