import { createProducts } from '../../support/products.ts'
import { transferPermissions } from '../../support/transfers.ts'
import { expect, test } from '../support/test.ts'

test('a thousand lines of a sheet are pasted into a transfer, one of them is put right, and all are handed in', async ({
  page,
  context,
  shop,
  direct,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { companyId, storeId } = shop
  await createProducts(direct.database, companyId, 1001)
  await shop.addStore('Harbour')
  const [source] = await direct.query<{ name: string }>('select name from erp.store where id = $1', [storeId])
  await signIn(await shop.add({ may: transferPermissions.ask, firstName: 'Cara', lastName: 'Clerk' }))
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
  // By their ids, and what is waited for is asked of the database: to look through ten thousand elements again and again would keep the
  // page from its work.
  const last = page.locator('[id$="-lines-999-quantity"]')
  await expect(last).toHaveValue('1')
  await expect(page.locator('[id$="-lines-999-variantId"]')).toHaveValue('Row 1000 (ROW-1000)')
  await last.fill('40')
  const box = form.getByLabel('Add by code')
  await box.fill('ROW-1001')
  await box.press('Enter')
  await expect(box).toHaveAccessibleDescription(/^A maximum of 1,000 lines is allowed; nothing was added\./)
  await expect(box).toHaveValue('ROW-1001')
  await form.getByRole('button', { name: 'Submit' }).click()
  const told = () =>
    direct.query<{ status: string; lines: number; last: string }>(
      `select t.status, count(*)::int as lines, (array_agg(l.quantity::int::text order by l.line_no desc))[1] as last
       from inventory.transfer t join inventory.transfer_line l on l.company_id = t.company_id and l.transfer_id = t.id
       where t.company_id = $1 group by t.id, t.status`,
      [companyId],
    )
  await expect.poll(told, { timeout: 120_000 }).toEqual([{ status: 'submitted', lines: 1000, last: '40' }])
  await expect(page.locator('h1[data-title]')).toHaveText(/^ITO-\d{4}-00001$/)
})
