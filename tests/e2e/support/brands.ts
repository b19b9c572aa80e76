import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** The brand screen as a person sees it. */
export function brandScreen(page: Page) {
  const drawer = page
    .getByRole('dialog')
    .filter({ has: page.locator('form, [role="alert"], [role="tabpanel"]') })
    .first()
  const field = (name: string | RegExp) => drawer.getByLabel(name)
  return {
    search: page.getByRole('textbox', { name: 'Search Brands' }),
    // An empty list offers it twice.
    create: page.getByRole('button', { name: 'New brand' }).first(),
    rows: page.getByRole('rowheader'),
    row: (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) }),
    link: (name: string) => page.getByRole('rowheader', { name, exact: true }).getByRole('link'),
    column: (name: string) => page.getByRole('columnheader', { name }),
    drawer,
    field,
    code: field(/^Code/),
    name: field(/^Name/),
    warranty: field(/^Warranty/),
    discount: field(/^Maximum discount/),
    description: field(/^Description/),
    save: drawer.getByRole('button', { name: 'Save', exact: true }),
    saveAndClose: drawer.getByRole('button', { name: 'Save and close' }),
    close: drawer.getByRole('button', { name: 'Close this dialog' }),
    button: (name: string) => drawer.getByRole('button', { name, exact: true }),
    dialog: (name: string | RegExp) => page.getByRole('dialog', { name }),
    toast: (words: string | RegExp) => page.getByRole('status').filter({ hasText: words }),
    /** The list with exactly these rows, in this order. */
    expectRows: (names: readonly string[]) => expect(page.getByRole('rowheader')).toHaveText([...names]),
    open: async (search = '') => {
      await page.goto(`/procure/brand/${search}`)
      await expect(page.getByRole('heading', { name: 'Brands', level: 1 })).toBeVisible()
    },
  }
}
