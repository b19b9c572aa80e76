import { brandScreen } from '../support/brands.ts'
import { expect, test } from '../support/test.ts'

const broken = {
  status: 500,
  json: { errorType: 'internal', message: 'An internal error occurred.', requestId: '0f3a-request' },
}

test('a list that cannot be loaded names the request and offers to try again', async ({ page, shop, signIn }) => {
  await shop.brands({ code: 'OAK', name: 'Oak' })
  await signIn(shop.owner)
  const screen = brandScreen(page)
  await page.route('**/api/procure/brands?**', (route) => route.fulfill(broken))
  await screen.open()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('The list could not be loaded. An internal error occurred.')
  await expect(alert).toContainText('Request 0f3a-request')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await screen.expectRows(['Oak'])
})

test(
  'while the connection is away nothing typed is lost, what was loaded stays, and saving again does the work once',
  { tag: '@core' },
  async ({ page, context, shop, signIn, direct }) => {
    await shop.brands({ code: 'OAK', name: 'Oak' })
    await signIn(shop.owner)
    const screen = brandScreen(page)
    await screen.open()
    await screen.create.click()
    await screen.code.fill('FIR')
    await screen.name.fill('Fir')

    await context.setOffline(true)
    await screen.save.click()
    const problem = screen.drawer.getByRole('alert')
    await expect(problem).toContainText('You are offline, so the record was not saved. Your entries are kept')
    await expect(screen.name).toHaveValue('Fir')
    await screen.expectRows(['Oak'])
    await context.setOffline(false)

    // The server does the work, but its answer is lost on the way.
    await page.route('**/api/procure/brands', async (route) => {
      await route.fetch()
      await route.abort()
    })
    const lost = page.waitForEvent('requestfailed')
    await screen.save.click()
    await lost
    await expect(problem).toContainText('You are offline')
    await page.unrouteAll()
    await page.route('**/api/procure/brands', (route) =>
      route.request().method() === 'POST' ? route.fulfill(broken) : route.continue(),
    )
    await screen.save.click()
    await expect(problem).toContainText('Not saved. Your entries are kept.')
    await expect(problem).toContainText('Request 0f3a-request')
    await page.unrouteAll()
    await screen.save.click()
    await expect(screen.toast('Fir saved.')).toBeVisible()
    await screen.expectRows(['Fir', 'Oak'])
    expect(
      await direct.query(`select count(*)::int as count from procure.brand where company_id = $1 and code = 'FIR'`, [
        shop.companyId,
      ]),
    ).toEqual([{ count: 1 }])
  },
)

test('a record that is not there says so, and the home page keeps calm when its data fails', async ({
  page,
  shop,
  signIn,
}) => {
  await signIn(shop.owner)
  await page.goto('/procure/brand/?open=999999999')
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'This record does not exist or you do not have access to it.',
  )
  await page.route('**/api/procure/home', (route) => route.fulfill(broken))
  await page.goto('/procure/')
  await expect(page.getByRole('heading', { name: 'This page stopped working' })).toBeVisible()
  await expect(page.getByText('Request 0f3a-request')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Procurement', level: 1 })).toBeVisible()
})
