import type { Page } from '@playwright/test'
import { createProduct } from '../../support/products.ts'
import { brandScreen } from '../support/brands.ts'
import { expect, test } from '../support/test.ts'

test(
  'what is typed while a record is being saved stays, and is saved the next time',
  { tag: '@core' },
  async ({ page, shop, signIn }) => {
    await shop.brands({ code: 'OAK', name: 'Oak' })
    await signIn(shop.owner)
    const screen = brandScreen(page)
    await screen.open()
    await screen.link('Oak').click()
    await screen.name.fill('Oak & Sons')
    const answer = await held(page, '**/api/procure/brands/*', 'PATCH')
    await page.keyboard.press('Control+s')
    await answer.requested
    await screen.warranty.fill('24')
    answer.release()
    await expect(screen.toast('Oak & Sons saved.')).toBeVisible()
    await screen.expectRows(['Oak & Sons'])
    await expect(screen.warranty).toHaveValue('24')
    await page.keyboard.press('Control+s')
    await expect(screen.row('Oak & Sons')).toContainText('24')

    await screen.close.click()
    await screen.create.click()
    await screen.code.fill('ELM')
    await screen.name.fill('Elm')
    const created = await held(page, '**/api/procure/brands', 'POST')
    await screen.save.click()
    await created.requested
    await screen.warranty.fill('12')
    created.release()
    await screen.dialog('Save your changes?').getByRole('button', { name: 'Save', exact: true }).click()
    await expect(screen.row('Elm')).toContainText('12')
    await expect(page).toHaveURL(/open=\d+/)
    await screen.expectRows(['Elm', 'Oak & Sons'])
  },
)

test('a cost that is typed while others are saved stays', async ({ page, shop, direct, signIn }) => {
  const { id } = await createProduct(direct.database, shop.companyId, { code: 'TENT', name: 'Tent', colors: 2 })
  await signIn(shop.owner)
  await page.goto(`/procure/product/?open=${id}&tab=costs`)
  const cost = (sku: string) => page.getByRole('row').filter({ hasText: sku }).getByRole('textbox')
  await cost('TENT-1').fill('12.5')
  const answer = await held(page, `**/api/procure/products/${id}/costs`, 'POST')
  await page.keyboard.press('Control+s')
  await answer.requested
  await cost('TENT-2').fill('13')
  answer.release()
  await expect(page.getByRole('status').filter({ hasText: 'saved' })).toBeVisible()
  await expect(cost('TENT-2')).toHaveValue('13')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('button', { name: 'Discard' })).toHaveCount(0)
  await page.reload()
  await expect(cost('TENT-1')).toHaveValue('12.5')
  await expect(cost('TENT-2')).toHaveValue('13')
})

test('another tab asks before it takes the place of what is typed in one', async ({ page, shop, direct, signIn }) => {
  const { id } = await createProduct(direct.database, shop.companyId, { code: 'TENT', name: 'Tent' })
  await signIn(shop.owner)
  await page.goto(`/procure/product/?open=${id}&tab=costs`)
  const cost = page.getByRole('row').filter({ hasText: 'TENT' }).getByRole('textbox')
  await cost.fill('12.5')
  await page.getByRole('tab', { name: 'History' }).click()
  await page.getByRole('dialog', { name: 'Save your changes?' }).getByRole('button', { name: 'Keep editing' }).click()
  await expect(cost).toHaveValue('12.5')
})

test('Enter in a picker takes what fits the words, though its list comes later', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  await shop.brands({ code: 'ALDER', name: 'Alder' }, { code: 'OAK', name: 'Oak' })
  const { id } = await createProduct(direct.database, shop.companyId, { code: 'TENT', name: 'Tent' })
  await signIn(shop.owner)
  await page.goto(`/procure/product/?open=${id}`)
  const brand = page.getByRole('combobox', { name: /^Brand/ })
  await brand.click()
  await expect(page.getByRole('option', { name: /Alder/ })).toBeVisible()
  const answer = await held(page, '**/api/master/bind-master**', 'POST')
  await brand.fill('oak')
  await page.keyboard.press('Enter')
  await answer.requested
  await expect(brand).toHaveValue('oak')
  answer.release()
  await expect(brand).toHaveValue('Oak (OAK)')
})

/** Holds back the next answer to a write. */
async function held(page: Page, address: string, method: string) {
  const requested = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  // A service worker that takes the page over afterwards would let the call past the route.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.continue()
    requested.resolve()
    await released.promise
    await route.continue()
    await page.unroute(address)
  })
  return { requested: requested.promise, release: released.resolve }
}
