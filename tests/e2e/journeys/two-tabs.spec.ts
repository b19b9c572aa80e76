import type { Page, Route } from '@playwright/test'
import { brandScreen } from '../support/brands.ts'
import { expect, pathOf, test } from '../support/test.ts'

const codes = 'select code from procure.brand where company_id = $1 order by code'

async function typeBrand(page: Page, code: string): Promise<void> {
  const screen = brandScreen(page)
  await screen.open()
  await screen.create.first().click()
  await screen.code.fill(code)
  await screen.name.fill(code)
}

test(
  'a tab leaves when somebody else signs in in another one, and what was typed in it is nobody else’s',
  { tag: '@core' },
  async ({ page, context, shop, direct, signIn }) => {
    await signIn(shop.owner)
    await typeBrand(page, 'MINE')
    const other = await direct.shop()
    await signIn(other.owner)
    const second = await context.newPage()
    await second.goto('/procure/brand/')
    await expect(second.getByRole('heading', { name: 'Brands' })).toBeVisible()
    await expect.poll(() => pathOf(page)).not.toBe('/procure/brand/')
    await expect(page.getByRole('button', { name: /^Profile of/ })).toBeVisible()
    for (const { companyId } of [shop, other]) expect(await direct.query(codes, [companyId])).toEqual([])
  },
)

test('what is saved in a tab before it knows that somebody else is signed in is refused', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  await signIn(shop.owner)
  await typeBrand(page, 'LATE')
  const letGo = await holdReads(page)
  const other = await direct.shop()
  await signIn(other.owner)
  const refused = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await brandScreen(page).save.click()
  expect((await refused).status()).toBe(409)
  await letGo()
  await expect.poll(() => pathOf(page)).not.toBe('/procure/brand/')
  await expect(page.getByRole('button', { name: /^Profile of/ })).toBeVisible()
  for (const { companyId } of [shop, other]) expect(await direct.query(codes, [companyId])).toEqual([])
})

/** Whatever a page reads waits, so that it learns nothing by itself; answers how it goes on. */
async function holdReads(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isHeld = true
  await page.route('**/api/**', async (route) => {
    if (isHeld && route.request().method() === 'GET') held.push(route)
    else await route.continue()
  })
  return async () => {
    isHeld = false
    // Those of the page that is left are gone.
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)))
  }
}
