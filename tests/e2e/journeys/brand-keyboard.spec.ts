import type { Page } from '@playwright/test'
import { brandScreen } from '../support/brands.ts'
import { expect, test } from '../support/test.ts'

test('a day’s work on brands is done without a mouse', async ({ page, shop, signIn }) => {
  await shop.brands(
    { code: 'ASH', name: 'Ash' },
    { code: 'ELM', name: 'Elm', warrantyMonths: 6 },
    { code: 'OAK', name: 'Oak' },
  )
  await signIn(shop.owner)
  const screen = brandScreen(page)
  await screen.open()
  await screen.expectRows(['Ash', 'Elm', 'Oak'])

  await page.keyboard.press('/')
  await expect(screen.search).toBeFocused()
  await page.keyboard.type('el')
  await screen.expectRows(['Elm'])
  await page.keyboard.press('Escape')
  await screen.expectRows(['Ash', 'Elm', 'Oak'])

  await tabInto(page, 'rowheader')
  await page.keyboard.press('ArrowDown')
  await expect(screen.rows.nth(1)).toBeFocused()
  await page.keyboard.press('j')
  await expect(screen.rows.nth(2)).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await expect(screen.code).toHaveValue('ELM')
  await expect(page.getByRole('button', { name: 'Next record' })).toBeEnabled()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(screen.code).toHaveValue('OAK')
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(screen.code).toHaveValue('ELM')
  await page.keyboard.press('Escape')
  await expect(screen.drawer).toHaveCount(0)
  await expect(screen.rows.nth(1), 'the focus returns to its row').toBeFocused()

  await page.keyboard.press('c')
  await expect(screen.code).toBeFocused()
  await page.keyboard.type('YEW')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Yew')
  await page.keyboard.press('Control+s')
  await expect(screen.toast('Yew saved.')).toBeVisible()
  await expect(page).toHaveURL(/open=\d+/)
  await page.keyboard.press('Escape')
  await expect(screen.drawer).toHaveCount(0)
  await screen.expectRows(['Ash', 'Elm', 'Oak', 'Yew'])

  await page.keyboard.press('c')
  await expect(screen.code).toBeFocused()
  await page.keyboard.type('FIR')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Fir')
  await page.keyboard.press('Control+Enter')
  await expect(screen.drawer).toHaveCount(0)
  await screen.expectRows(['Ash', 'Elm', 'Fir', 'Oak', 'Yew'])
})

test('Escape and Back never lose what was typed without asking', async ({ page, shop, signIn }) => {
  await shop.brands({ code: 'OAK', name: 'Oak' })
  await signIn(shop.owner)
  const screen = brandScreen(page)
  const question = screen.dialog('Save your changes?')
  await screen.open()
  await screen.link('Oak').click()
  await screen.name.fill('Oak & Sons')
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(screen.name).toHaveValue('Oak & Sons')
  await page.goBack()
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(screen.name).toHaveValue('Oak & Sons')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(screen.drawer).toHaveCount(0)
  await screen.expectRows(['Oak & Sons'])

  await screen.link('Oak & Sons').click()
  await screen.name.fill('Something else')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(screen.drawer).toHaveCount(0)
  await screen.expectRows(['Oak & Sons'])
})

/** Tab until something of this role has the focus; at most a handful of stops from where the focus is. */
async function tabInto(page: Page, role: string): Promise<void> {
  const hasFocus = () => page.evaluate((wanted) => document.activeElement?.getAttribute('role') === wanted, role)
  for (let stop = 0; stop < 10 && !(await hasFocus()); stop++) await page.keyboard.press('Tab')
  expect(await hasFocus(), `${role} is reached by Tab`).toBe(true)
}
