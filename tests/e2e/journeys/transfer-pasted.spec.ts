import { makeProducts } from '../../support/products.ts'
import { transferRights } from '../../support/transfers.ts'
import { expect, test } from '../support/test.ts'

test('a thousand lines of a sheet are pasted into a transfer, one of them is put right, and all are handed in', async ({
  page,
  context,
  shop,
  door,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { companyId, storeId } = shop
  await makeProducts(door.database, companyId, 1000)
  await shop.addStore('Harbour')
  const [source] = await door.query<{ name: string }>('select name from erp.store where id = $1', [storeId])
  await signIn(await shop.add({ may: transferRights.ask, firstName: 'Cara', lastName: 'Clerk' }))
  await page.goto('/wms/createito/?open=new')
  const form = page.getByRole('region', { name: 'New transfer' })
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
  const rows = Array.from({ length: 1000 }, (_, n) => `ROW-${String(n + 1).padStart(4, '0')}\t${1 + (n % 9)}`)
  await page.evaluate((text) => navigator.clipboard.writeText(text), rows.join('\r\n'))
  await form.getByRole('textbox', { name: 'Add by code' }).focus()
  await page.keyboard.press('Control+v')
  // By their ids: to name three thousand boxes takes the test longer than the page to draw them.
  const last = form.locator('[id$="-lines-999-quantity"]')
  await expect(last).toHaveValue('1')
  await expect(form.locator('[id$="-lines-999-variantId"]')).toHaveValue('Row 1000 (ROW-1000)')
  await last.fill('40')
  await form.getByRole('button', { name: 'Hand in' }).click()
  await expect(page.getByText('Handed in', { exact: true }).filter({ visible: true }).first()).toBeVisible()
  const [sum] = await door.query<{ lines: number; last: string }>(
    `select count(*)::int as lines, (array_agg(quantity::int::text order by line_no desc))[1] as last
     from inventory.transfer_line where company_id = $1`,
    [companyId],
  )
  expect(sum).toEqual({ lines: 1000, last: '40' })
})
