import { brandScreen } from '../support/brands.ts'
import { expect, test } from '../support/test.ts'

const three = [
  { code: 'ELM', name: 'Elm', countryCode: 'DE', warrantyMonths: 6 },
  { code: 'OAK', name: 'Oak', countryCode: 'GB', warrantyMonths: 24, isOwnLabel: true },
  { code: 'ASH', name: 'Ash', countryCode: 'GB', warrantyMonths: 12 },
] as const

test('search, filters, order, columns and the open record live in the address, which shows the same elsewhere', async ({
  page,
  shop,
  signIn,
  otherBrowser,
}) => {
  const [, oak] = await shop.brands(...three)
  await signIn(shop.owner)
  const screen = brandScreen(page)
  await screen.open()
  await screen.expectRows(['Ash', 'Elm', 'Oak'])
  await expect(page.getByText('3 brands')).toBeVisible()

  await page.getByRole('button', { name: 'Country of origin' }).first().click()
  await page.getByRole('textbox', { name: 'Find in Country of origin' }).fill('uk')
  await page.getByRole('checkbox').first().check()
  await page.keyboard.press('Escape')
  await screen.expectRows(['Ash', 'Oak'])
  await screen.column('Warranty (months)').getByRole('button').click()
  await expect(screen.column('Warranty (months)')).toHaveAttribute('aria-sort', 'ascending')
  await screen.column('Warranty (months)').getByRole('button').click()
  await screen.expectRows(['Oak', 'Ash'])
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Private label' }).uncheck()
  await page.getByRole('checkbox', { name: 'Website' }).check()
  await page.keyboard.press('Escape')
  await expect(screen.column('Private label')).toHaveCount(0)
  await screen.search.fill('oa')
  await screen.expectRows(['Oak'])
  await expect(page).toHaveURL(/q=oa/)
  await screen.link('Oak').click()
  await expect(screen.code).toHaveValue('OAK')
  await expect(page).toHaveURL(new RegExp(`open=${oak?.id}`))

  const elsewhere = await otherBrowser()
  await signIn(shop.owner, elsewhere.context())
  await elsewhere.goto(page.url())
  const there = brandScreen(elsewhere)
  await expect(there.code).toHaveValue('OAK')
  await there.close.click()
  await there.expectRows(['Oak'])
  await expect(there.search).toHaveValue('oa')
  await expect(there.column('Website')).toBeVisible()
  await expect(there.column('Private label')).toHaveCount(0)
  await expect(there.column('Warranty (months)')).toHaveAttribute('aria-sort', 'descending')
  await expect(elsewhere.getByRole('button', { name: /^Country of origin: / })).toBeVisible()

  await page.goBack()
  await expect(screen.drawer).toHaveCount(0)
  await screen.expectRows(['Oak'])
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await screen.expectRows(['Oak', 'Ash', 'Elm'])
  await page.goBack()
  await screen.expectRows(['Oak'])
  await expect(page.getByRole('button', { name: /^Country of origin: / })).toBeVisible()
})

test('search finds without regard to case and accents, by code too, and says when nothing matches', async ({
  page,
  shop,
  signIn,
}) => {
  await shop.brands(
    { code: 'CN1', name: 'Café Noir' },
    { code: 'CF2', name: 'Cafeteria' },
    { code: 'J-77', name: 'بيت الخزف' },
  )
  await signIn(shop.owner)
  const screen = brandScreen(page)
  await screen.open()
  await screen.search.fill('CAFE')
  await screen.expectRows(['Café Noir', 'Cafeteria'])
  await screen.search.fill('j-77')
  await screen.expectRows(['بيت الخزف'])
  await screen.search.fill('no. such')
  await expect(page.getByText('No records match your search.')).toBeVisible()
  await expect(page).toHaveURL(/q=no/)
  await page.reload()
  await expect(screen.search, 'a dot in the address is no file').toHaveValue('no. such')
  await page.getByRole('button', { name: 'Clear filters' }).last().click()
  await expect(screen.rows).toHaveCount(3)
})

test('a long list loads its next rows until all 240 are there', async ({ page, signIn }) => {
  await signIn('buyer')
  const screen = brandScreen(page)
  await screen.open()
  await expect(page.getByText('240 brands')).toBeVisible()
  await expect(page.getByText('50 of 240', { exact: true })).toBeVisible()
  const more = page.getByRole('button', { name: 'Load more' })
  for (const shown of [100, 150, 200]) {
    await more.click()
    await expect(page.getByText(`${shown} of 240`, { exact: true })).toBeVisible()
  }
  await more.click()
  await expect(more).toHaveCount(0)
  const grid = page.getByRole('grid')
  await expect(grid).toHaveAttribute('aria-rowcount', '241')
  await screen.rows.first().focus()
  await page.keyboard.press('Control+End')
  await expect(page.getByRole('row').last()).toHaveAttribute('aria-rowindex', '241')
})
