import { createProduct } from '../../support/products.ts'
import { post } from '../../support/stock.ts'
import { transferPermissions } from '../../support/transfers.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('what a store runs low on fills the lines of a transfer, as far as the other one may spare it', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId } = shop
  const harbour = await shop.addStore('Harbour')
  const sold = { TENT: 18, LAMP: 17, ROPE: 20, MUG: 1 }
  for (const [code, quantity] of Object.entries(sold)) {
    const { variantIds } = await createProduct(direct.database, companyId, { code, name: `${code} of the season` })
    const [variantId = 0] = variantIds
    const opening = { kind: 'opening' as const, variantId, quantity: 20, unitCost: '4' }
    if (code !== 'ROPE')
      await post(direct.database, companyId, {
        storeId,
        effectiveOn: daysAgo(40),
        lines: [{ ...opening, quantity: 5 }],
      })
    await post(direct.database, companyId, { storeId: harbour, effectiveOn: daysAgo(40), lines: [opening] })
    const sale = { kind: 'sale' as const, variantId, quantity }
    await post(direct.database, companyId, { storeId: harbour, effectiveOn: daysAgo(2), lines: [sale] })
  }
  const [source] = await direct.query<{ name: string }>('select name from erp.store where id = $1', [storeId])
  const clerk = await shop.add({ may: transferPermissions.ask, firstName: 'Cara', lastName: 'Clerk' })
  await signIn(clerk)
  await page.goto('/wms/createito/?open=new')
  const form = page.getByRole('region', { name: 'New transfer' })
  const fill = form.getByRole('button', { name: 'Fill from suggestion' })
  await expect(fill).toHaveAccessibleDescription(/Choose two different stores first/)
  for (const [box, name] of [
    [/^From/, source?.name ?? ''],
    [/^To/, 'Harbour'],
  ] as const) {
    await form.getByRole('combobox', { name: box }).fill(name)
    await page
      .getByRole('option', { name: new RegExp(name) })
      .first()
      .click()
  }
  await fill.click()
  const dialog = page.getByRole('dialog', { name: 'Low stock' })
  const rows = dialog.getByRole('row')
  await expect(rows).toHaveCount(4)
  // The other store has five of each, and nobody has a rope.
  await expect(rows.nth(1)).toContainText(/TENT.*18.*2.*–.*5.*5.*of 12/)
  await expect(rows.nth(2)).toContainText(/LAMP.*17.*3.*–.*5.*5.*of 10/)
  await expect(rows.nth(3)).toContainText(/ROPE.*20.*–.*None to spare/)
  await expect(rows.nth(3).getByRole('checkbox')).toBeDisabled()
  await expectAccessible(page, 'a suggestion')
  await dialog.getByRole('checkbox', { name: /^Select LAMP/ }).uncheck()
  await dialog.getByRole('button', { name: 'Add 1 line' }).click()
  await expect(form.getByRole('textbox', { name: /^Quantity ?, line 1$/ })).toHaveValue('5')
  await fill.click()
  await expect(rows.nth(1)).toContainText('Already on a line')
  await dialog.getByRole('button', { name: 'Add 1 line' }).click()
  await expect(form.getByRole('textbox', { name: /^Quantity ?, line 2$/ })).toHaveValue('5')
  await form.getByRole('button', { name: 'Submit' }).click()
  const requested = page.getByRole('region', { name: /^ITO-\d{4}-00001$/ })
  await expect(requested.getByRole('table', { name: 'Lines' })).toContainText('LAMP of the season')
})

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}
