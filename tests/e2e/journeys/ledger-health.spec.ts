import { createProduct } from '../../support/products.ts'
import { post } from '../../support/stock.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('the ledger is proven on demand, a debt leads to its stock, and what does not agree is named', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId } = shop
  const { variantIds } = await createProduct(direct.database, companyId, {
    code: 'TENT',
    name: 'Dome tent',
    colors: 2,
  })
  const [sold = 0, kept = 0] = variantIds
  const move = (kind: 'opening' | 'sale', quantity: number, variantId = sold) =>
    post(direct.database, companyId, {
      storeId,
      mayOversell: true,
      lines: [{ kind, variantId, quantity, ...(kind === 'opening' && { unitCost: '25' }) }],
    })
  await move('opening', 4)
  await move('sale', 6)
  await move('opening', 1, kept)
  await signIn(shop.owner)
  await page.goto('/wms/ledgerhealth/')
  await expect(page.getByText('The ledger has not been verified yet.')).toBeVisible()
  await expectAccessible(page, 'a ledger that was never proven')

  await page.getByRole('button', { name: 'Verify now' }).click()
  await expect(page.getByText(/^All \d+ checks passed\.$/)).toBeVisible({ timeout: 30_000 })
  const proofs = page.getByRole('table', { name: 'Recent verifications' })
  await expect(proofs.getByText('Verified')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^All \d+ checks passed\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()

  const damage =
    'update inventory.stock_pool set value_minor = value_minor + 5 where company_id = $1 and owned_quantity > 0'
  await direct.query(damage, [companyId])
  await page.getByRole('button', { name: 'Verify now' }).click()
  await expect(page.getByText(/mismatch(es)? found\./).first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/value 2505, moves 2500$/)).toBeVisible()
  await expectAccessible(page, 'a ledger that does not agree')

  const debts = page.getByRole('table', { name: 'Oversold' })
  await expect(debts).toContainText('Dome tent')
  await debts.getByRole('link', { name: 'Dome tent' }).click()
  await expect(page).toHaveURL(/\/wms\/stock\/\?.*open=\d+/)
})
