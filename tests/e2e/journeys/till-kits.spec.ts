import { receiptsPage } from '@countinghouse/contract/sales/receipt'
import { registerPage } from '@countinghouse/contract/sales/register'
import { createKit } from '../../support/kits.ts'
import { createGoods } from '../../support/till.ts'
import { field, openRegister, receiptsOf, registerBrowser, shopWithTill } from '../support/offline-till.ts'
import { scan } from '../support/scanner.ts'
import type { DirectConnections, Shop } from '../support/shop.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

/** A camping set of three at 49.99, and a picnic for which a drink is chosen, at the sum of both. */
async function shopWithKits(direct: DirectConnections, shop: Shop): Promise<void> {
  const { companyId, storeId } = shop
  const db = { app: { db: direct.database } }
  const goods = async (code: string, name: string, price: number) => {
    const { variantId } = await createGoods(db, { companyId, storeId }, { code, name, price, unitCost: '2.00' })
    return variantId
  }
  await shopWithTill(direct, shop)
  const [tent, mat, lamp] = [
    await goods('TENT', 'Dome tent', 3000),
    await goods('MAT', 'Sleeping mat', 2400),
    await goods('LAMP', 'Camping lamp', 600),
  ]
  const basket = await goods('BASKET', 'Picnic basket', 1500)
  const [juice, water] = [await goods('JUICE', 'Orange juice', 400), await goods('WATER', 'Still water', 200)]
  const components = [{ variantId: tent }, { variantId: mat }, { variantId: lamp }]
  await createKit(direct.database, companyId, {
    code: 'CAMP',
    name: 'Camping set',
    priceMode: 'fixed',
    price: 4999,
    components,
  })
  await createKit(direct.database, companyId, {
    code: 'PICNIC',
    name: 'Picnic',
    kind: 'bundle',
    groups: [
      { name: 'Basket', minPick: 1, maxPick: 1 },
      { name: 'Drinks', minPick: 1, maxPick: 2 },
    ],
    components: [
      { variantId: basket, groupNo: 1 },
      { variantId: juice, groupNo: 2 },
      { variantId: water, groupNo: 2 },
    ],
  })
}

test('a kit is scanned, a bundle chosen by keyboard, both are paid, and one component comes back for its part', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  await shopWithKits(direct, shop)
  await signIn(shop.owner)
  await page.goto(registerPage.path)
  await page.getByRole('button', { name: 'Open session' }).click()
  await expect(field(page)).toBeVisible()
  const press = (...keys: string[]) =>
    keys.reduce((turn, key) => turn.then(() => page.keyboard.press(key)), Promise.resolve())

  await scan(page, ['CAMP'])
  const cart = page.getByRole('region', { name: 'Cart' })
  const kit = cart.getByRole('listitem').filter({ hasText: 'Camping set' }).first()
  await expect(kit).toContainText('£49.99')
  await kit.getByText('3 components').click()
  await expect(kit.getByRole('listitem').filter({ hasText: 'Sleeping mat' })).toContainText('£20.00')
  await expectAccessible(page, 'a kit with its components')

  await field(page).fill('picnic')
  await expect(page.getByRole('option', { name: /Picnic/ }).first()).toBeVisible()
  await press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Choose for Picnic' })
  await expect(dialog.getByRole('radio', { name: /Picnic basket/ })).toBeChecked()
  await expect(dialog.getByRole('radio', { name: /Picnic basket/ })).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Add for £19.00' })).toBeVisible()
  await press('Tab', 'Space', 'Tab')
  await expect(dialog.getByRole('checkbox', { name: /Orange juice/ })).not.toBeChecked()
  await press('Space')
  await expect(dialog.getByRole('checkbox', { name: /Still water/ })).toBeChecked()
  await expectAccessible(page, 'choices of a bundle')
  await press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: /^Pay £66\.99/ })).toBeVisible()
  // Another drink is another line; without one it is not added.
  await scan(page, ['PICNIC'])
  await expect(dialog).toBeVisible()
  await press('Enter')
  await expect(page.getByRole('button', { name: /^Pay £85\.99/ })).toBeVisible()
  await scan(page, ['PICNIC'])
  await expect(dialog).toBeVisible()
  await press('Escape')
  await expect(cart.getByRole('listitem').filter({ hasText: 'Picnic' })).toHaveCount(2)

  await press('F10')
  const done = page.getByRole('region', { name: 'Receipt' })
  await expect(done.getByText('Receipt T1-000001')).toBeVisible()
  // The paper is taken away once it is printed.
  await page.evaluate(() => {
    globalThis.print = () => {
      document.title = document.querySelector('[data-width="80"]')?.textContent ?? ''
    }
  })
  await done.getByRole('button', { name: 'Print receipt' }).click()
  await expect(page).toHaveTitle(/Camping set£49\.991 × £49\.991 × Dome tent1 × Sleeping mat1 × Camping lampPicnic/)
  await expect(page).toHaveTitle(/Total£85\.99/)

  await page.goto(receiptsPage.path)
  await page.getByText('T1-000001').first().click()
  const record = page.getByRole('dialog', { name: 'Receipt T1-000001' })
  const lines = record.getByRole('table', { name: 'Lines' })
  await expect(lines.getByRole('row', { name: /Camping set/ })).toContainText('£49.99')
  await expect(lines.getByRole('row', { name: /Sleeping mat/ })).toContainText('£20.00 of the kit')
  await expectAccessible(page, 'a receipt with kits')
  await record.getByRole('button', { name: 'Return items' }).click()
  const whole = page.getByRole('textbox', { name: 'Quantity of Whole kits of Camping set to return' })
  await whole.fill('1')
  await whole.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Quantity of Dome tent to return' })).toHaveValue('1')
  await whole.fill('0')
  await whole.press('Enter')
  await page.getByRole('textbox', { name: 'Quantity of Sleeping mat to return' }).fill('1')
  await page.getByRole('textbox', { name: 'Reason' }).fill('Too thin')
  await expect(page.getByText('£20.00').first()).toBeVisible()
  await expectAccessible(page, 'a return of a component')
  await page.getByRole('button', { name: /^Cash in hand/ }).click()
  await page.getByRole('button', { name: 'Complete return' }).click()
  await expect(page.getByText('Receipt T1-000002')).toBeVisible()
  const back = await direct.query<{ name: string; gross: number }>(
    `select p.name, l.gross_minor::int as gross from sales.sale s
     join sales.sale_line l on l.company_id = s.company_id and l.sale_id = s.id
     join procure.variant v on v.company_id = l.company_id and v.id = l.variant_id
     join procure.product p on p.company_id = v.company_id and p.id = v.product_id
     where s.company_id = $1 and s.kind = 'return'`,
    [shop.companyId],
  )
  expect(back).toEqual([{ name: 'Sleeping mat', gross: 2000 }])
})

test('kits and bundles are sold while the network is away, as the browser holds them', async ({
  page,
  shop,
  direct,
  signIn,
  context,
}) => {
  await shopWithKits(direct, shop)
  await signIn(shop.owner)
  await registerBrowser(page)
  await openRegister(page, 10)
  await context.setOffline(true)
  await expect(page.getByText('Offline: 0 sales are waiting.')).toBeVisible()
  await scan(page, ['CAMP'])
  await expect(page.getByRole('button', { name: /^Pay £49\.99/ })).toBeVisible()
  await scan(page, ['PICNIC'])
  await expect(page.getByRole('dialog', { name: 'Choose for Picnic' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Pay £68\.99/ })).toBeVisible()
  await page.keyboard.press('F10')
  await expect(page.getByRole('region', { name: 'Receipt' }).getByText(/^Sale T1-\d+-1$/)).toBeVisible()
  await context.setOffline(false)
  await expect
    .poll(() => receiptsOf(direct, shop))
    .toEqual([{ number: 'T1-000001', gross: 6899, device: 1, expected: 6899 }])
})
