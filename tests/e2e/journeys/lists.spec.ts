import { brandScreen } from '../support/brands.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const brands = [
  { code: 'ASH', name: 'Ash', countryCode: 'GB', warrantyMonths: 24 },
  { code: 'ELM', name: 'Elm', countryCode: 'DE', website: 'https://elm.example', warrantyMonths: 6 },
  { code: '007', name: '=Oak', countryCode: 'GB', isOwnLabel: true, maxDiscountPpm: 125_000 },
] as const

test(
  'by keyboard alone a condition is added, changed, taken away and found again in the address',
  { tag: '@core' },
  async ({ page, shop, signIn }) => {
    await shop.brands(...brands)
    await signIn(shop.owner)
    const screen = brandScreen(page)
    await screen.open()
    await screen.expectRows(['=Oak', 'Ash', 'Elm'])
    await page.keyboard.press('f')
    const panel = page.getByRole('dialog', { name: 'Filter' })
    await expect(panel.getByLabel('Field')).toBeFocused()
    await page.keyboard.type('Warranty')
    await expect(panel.getByLabel('Field')).toHaveValue('warrantyMonths')
    await page.keyboard.press('Tab')
    await page.keyboard.type('is at least')
    await expect(panel.getByLabel('Condition')).toHaveValue('atLeast')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('alert')).toHaveText('Choose or enter a value.')
    await expectAccessible(page, 'the filter panel')
    await page.keyboard.type('12')
    await page.keyboard.press('Enter')
    await screen.expectRows(['Ash'])
    await expect(page).toHaveURL(/warrantyMonths\.atLeast=12/)
    await page.reload()
    await screen.expectRows(['Ash'])

    await page.getByRole('button', { name: 'Warranty (months) is at least 12', exact: true }).click()
    const changed = page.getByRole('dialog', { name: 'Warranty (months) is at least 12' })
    await changed.getByLabel('Condition').selectOption('between')
    await changed.getByLabel('To').fill('1')
    await page.keyboard.press('Enter')
    await screen.expectRows(['Elm'])
    await page.getByRole('button', { name: 'Remove the filter Warranty (months) is between 12 and 1' }).click()
    await screen.expectRows(['=Oak', 'Ash', 'Elm'])
  },
)

test('rows are chosen by keys and by mouse, copied for a spreadsheet, and dropped when other rows match', async ({
  page,
  context,
  shop,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await shop.brands(...brands)
  await signIn(shop.owner)
  const screen = brandScreen(page)
  await screen.open('?columns=name,code,maxDiscountPpm,countryCode')
  await screen.expectRows(['=Oak', 'Ash', 'Elm'])
  await screen.rows.first().focus()
  const bar = page.getByRole('region', { name: 'Selection' })
  await page.keyboard.press('x')
  await expect(bar.getByRole('status')).toHaveText('1 selected')
  await expectAccessible(page, 'a chosen row')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(bar.getByRole('status')).toHaveText('3 selected')
  await page.keyboard.press('Shift+ArrowUp')
  await expect(bar.getByRole('status')).toHaveText('2 selected')
  await expect(screen.row('Elm')).toHaveAttribute('aria-selected', 'false')
  await expect(bar.getByRole('button', { name: 'Copy' })).toBeVisible()
  await page.keyboard.press('Control+c')
  await expect(screen.toast('2 rows copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "Name\tCode\tMaximum discount\tCountry of origin\r\n'=Oak\t007\t12.5%\tUK\r\nAsh\tASH\t\tUK\r\n",
  )

  await page.keyboard.press('.')
  await expect(bar.getByRole('button', { name: 'Copy' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(bar).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Select =Oak' }).click()
  await page.getByRole('checkbox', { name: 'Select Elm' }).click({ modifiers: ['Shift'] })
  await expect(bar.getByRole('status')).toHaveText('3 selected')
  await screen.column('Code').getByRole('button').click()
  await screen.expectRows(['=Oak', 'Ash', 'Elm'])
  await expect(bar.getByRole('status'), 'another order keeps them').toHaveText('3 selected')
  await screen.search.fill('elm')
  await screen.expectRows(['Elm'])
  await expect(bar).toHaveCount(0)
  await expect(screen.toast(/The selection was cleared/)).toBeVisible()
})

test('of more rows than are loaded all can be chosen, and copied from the server', async ({
  page,
  context,
  shop,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await shop.brands(
    ...Array.from({ length: 60 }, (_, n) => ({ code: `B${n}`, name: `Birch ${String(n).padStart(2, '0')}` })),
  )
  await signIn(shop.owner)
  const screen = brandScreen(page)
  await screen.open()
  const bar = page.getByRole('region', { name: 'Selection' })
  await screen.rows.first().focus()
  await page.keyboard.press('Control+a')
  await bar.getByRole('button', { name: 'Select all 60 matching rows' }).click()
  await expect(bar.getByRole('status')).toHaveText('60 selected')
  await page.getByRole('checkbox', { name: 'Select Birch 01' }).click()
  await expect(bar.getByRole('status')).toHaveText('59 selected')
  await bar.getByRole('button', { name: 'Copy' }).click()
  await expect(screen.toast('59 rows copied.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('Birch 59')
  expect(copied).not.toContain('Birch 01')

  // Paper takes every row that is loaded, not those in sight.
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(screen.rows).toHaveCount(60)
})

test('first columns stay in sight while the others move, and a view keeps how many', async ({ page, shop, signIn }) => {
  await shop.brands(...brands)
  await signIn(shop.owner)
  const screen = brandScreen(page)
  const columns = 'name,code,countryCode,isOwnLabel,maxDiscountPpm,warrantyMonths,status,updatedAt,updatedBy,website'
  await screen.open(`?columns=${columns},isDiscountAllowed,createdAt`)
  await screen.expectRows(['=Oak', 'Ash', 'Elm'])
  await page.keyboard.press('v')
  await page.getByRole('radiogroup', { name: 'Frozen columns' }).getByRole('radio', { name: '2' }).check()
  await page.keyboard.press('Escape')
  const left = async (name: string) => (await screen.column(name).boundingBox())?.x ?? 0
  const [code, created] = [await left('Code'), await left('Created')]
  await screen.rows.first().focus()
  await page.keyboard.press('End')
  await expect.poll(() => left('Created')).toBeLessThan(created - 100)
  expect(Math.round(await left('Code'))).toBe(Math.round(code))
  await page.getByRole('button', { name: 'Save as' }).click()
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('Frozen')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?view=\d+$/)
  await page.reload()
  await expect(screen.column('Code')).toHaveCSS('position', 'sticky')
})
