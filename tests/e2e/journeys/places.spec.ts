import { expect, expectAccessible, test } from '../support/test.ts'

test('a port is found by a name spelled wrong and used, gets a route, an embargo says why, and an origin finds its duty', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  await signIn(shop.owner)
  const token = await direct.token(shop.owner.login)
  await direct.call(token, 'POST', '/procure/world-ports/add', { codes: ['CNSGH'] })

  await page.goto('/procure/world-ports/')
  await page.getByRole('textbox', { name: 'Name or UN/LOCODE' }).fill('Roterdam')
  const place = page.getByRole('row', { name: /NLRTM/ })
  await place.getByRole('checkbox', { name: 'Select Rotterdam' }).check()
  await expectAccessible(page, 'places that were found')
  await page.getByRole('button', { name: 'Use 1 location' }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 port added.' })).toBeVisible()
  await place.getByRole('link', { name: 'In use' }).click()

  const record = page.getByRole('region', { name: 'Rotterdam' })
  await record.getByRole('group', { name: 'Routes' }).getByRole('button', { name: 'Add a line' }).click()
  await record.getByLabel('Destination, line 1', { exact: true }).fill('shang')
  await page.getByRole('option', { name: /Shanghai/ }).click()
  await record.getByLabel('Typical days, line 1', { exact: true }).fill('32')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').filter({ hasText: 'Rotterdam saved.' })).toBeVisible()

  await page.goto('/procure/country/?open=408')
  const country = page.getByRole('dialog', { name: 'North Korea' })
  await country.getByLabel('Embargo').check()
  await country.getByRole('button', { name: 'Save' }).click()
  await expect(country.getByText(/^Enter the reason for the embargo/)).toBeVisible()
  await country.getByLabel('Embargo reason').fill('Sanctions')
  await expectAccessible(page, 'an embargo')
  await country.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'North Korea saved.' })).toBeVisible()

  await country.getByRole('tab', { name: 'History' }).click()
  await expect(country.getByRole('tabpanel')).toContainText(/edited.*Embargo.*Sanctions/s)
  await expectAccessible(page, 'the history of a country')

  const duties = [
    { hsPrefix: '64', duty: 80_000 },
    { hsPrefix: '640399', duty: 50_000 },
  ]
  const origin = { code: 'VN', name: 'Vietnam', country: 'VN', duties }
  const { id } = await direct.call<{ id: number }>(token, 'POST', '/procure/countries-of-origin', origin)
  await page.goto(`/procure/countryOrigin/?open=${id}&tab=try`)
  await page.getByRole('textbox', { name: 'HS code', exact: true }).fill('6403.99.98')
  await expect(page.getByText('The duty is 5%, from the line starting with 640399.')).toBeVisible()
})
