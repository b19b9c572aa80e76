import { createProduct } from '../../support/products.ts'
import { post } from '../../support/stock.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const soldDays = 20
const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

test('suggestions are calculated, explained, dismissed and become a draft order', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId, owner } = shop
  const [supplier] = await direct.query<{ id: string }>(
    `insert into procure.supplier (company_id, code, name, standing, lead_time_days) values ($1, 'LOOMS', 'Looms Ltd', 'approved', 7)
     returning id`,
    [companyId],
  )
  for (const [code, name] of [
    ['LAMP', 'Desk lamp'],
    ['TENT', 'Dome tent'],
  ]) {
    const { id, variantIds } = await createProduct(direct.database, companyId, { code, name })
    const [variantId = 0] = variantIds
    await direct.query(
      `insert into procure.supplier_product (company_id, code, name, supplier_id, product_id, pack_quantity, is_preferred)
       values ($1, $2, $3, $4, $5, 12, true)`,
      [companyId, code, name, Number(supplier?.id), id],
    )
    const opening = [{ kind: 'opening' as const, variantId, quantity: soldDays * 2, unitCost: '8' }]
    await post(direct.database, companyId, { storeId, effectiveOn: dayBefore(soldDays + 2), lines: opening })
    for (let day = soldDays; day > 0; day--) {
      const lines = [{ kind: 'sale' as const, variantId, quantity: 2 }]
      await post(direct.database, companyId, { storeId, effectiveOn: dayBefore(day), lines })
    }
  }
  await signIn(owner)
  await page.goto('/procure/replenishment/')
  await expect(page.getByText('Not calculated yet')).toBeVisible()
  await expectAccessible(page, 'replenishment that was never calculated')
  await page.getByRole('button', { name: 'Run replenishment' }).click()
  await expect(page.getByText('2 suggestions').first()).toBeVisible({ timeout: 60_000 })
  const grid = page.getByRole('grid')
  await expect(grid.getByText('Desk lamp')).toBeVisible()
  await expect(grid.getByText('Looms Ltd').first()).toBeVisible()
  await expectAccessible(page, 'suggestions')

  await grid.getByText('Desk lamp').click()
  const record = page.getByRole('dialog', { name: 'Desk lamp', exact: true })
  await expect(record.getByRole('row', { name: /^Mean demand per day/ })).toContainText('1.9048')
  await expect(record.getByRole('row', { name: /^Suggested purchase/ })).toContainText('36')
  await expectAccessible(page, 'how a suggestion was calculated')
  await page.keyboard.press('Escape')

  await page.getByRole('checkbox', { name: 'Select Dome tent' }).check()
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click()
  const dismissal = page.getByRole('dialog', { name: 'Dismiss suggestions' })
  await expect(dismissal).toBeVisible()
  await expectAccessible(page, 'until when a suggestion is dismissed', 'dialog[open]')
  await dismissal.getByRole('button', { name: 'Dismiss', exact: true }).click()
  await expect(grid.getByText('Dismissed')).toBeVisible()

  await page.getByRole('checkbox', { name: 'Select Desk lamp' }).check()
  await page.getByRole('button', { name: 'Create orders and transfers' }).click()
  const conversion = page.getByRole('dialog', { name: 'Create orders and transfers' })
  await conversion.getByRole('button', { name: 'Create orders and transfers' }).click()
  await expect(page.getByText('1 purchase order and no transfers created.').first()).toBeVisible()
  await expect(grid.getByText('Converted')).toBeVisible()
  const [order] = await direct.query<{ status: string; quantity: number }>(
    `select o.status, l.quantity::float8 as quantity from purchase.purchase_order o
     join purchase.purchase_order_line l on l.company_id = o.company_id and l.purchase_order_id = o.id where o.company_id = $1`,
    [companyId],
  )
  expect(order).toEqual({ status: 'draft', quantity: 36 })
})
