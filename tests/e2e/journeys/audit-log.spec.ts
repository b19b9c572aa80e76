import { choose } from '../support/choose.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a row of the audit log is found, compared and followed to its record, and what was refused is there', async ({
  page,
  shop,
  signIn,
}) => {
  const [brand] = await shop.brands({ code: 'NORD', name: 'Nordlicht' })
  if (brand === undefined) throw new Error('No brand was made.')
  await shop.edit(shop.owner, brand, { name: 'Nordlicht & Söhne' })
  await signIn(shop.owner)
  await page.goto('/erp/audit-log/')
  const table = page.getByRole('table', { name: 'Audit log' })
  await page.getByLabel('Record type').selectOption({ label: 'Brand' })
  await expect(table.getByRole('row')).toHaveCount(3)
  await page.getByLabel('Field').fill('name')
  await page.getByLabel('Field').press('Enter')
  await expect(page).toHaveURL(/field=name/)
  await expect(table.getByRole('row')).toHaveCount(3)
  await expectAccessible(page, 'audit log of brands')

  await table.getByRole('link', { name: 'Edited' }).click()
  const details = page.getByRole('dialog', { name: /^Edited: Brand/ })
  await expect(details.getByRole('row', { name: 'Name Nordlicht Nordlicht & Söhne' })).toBeVisible()
  await expectAccessible(page, 'details of an audit row')
  await details.getByRole('link', { name: 'Show all actions in this request' }).click()
  await expect(page.getByText('All actions in one request')).toBeVisible()
  await expect(table.getByRole('row')).toHaveCount(2)
  await table.getByRole('link', { name: 'Edited' }).click()
  await details.getByRole('link', { name: 'Open record' }).click()
  await expect(page).toHaveURL(new RegExp(`/procure/brand/\\?open=${brand.id}`))
  await expect(page.getByRole('dialog', { name: 'Nordlicht & Söhne' })).toBeVisible()

  await page.goto('/erp/audit-log/?outcome=failed')
  await expect(page.getByText('No entries match.')).toBeVisible()
  await expectAccessible(page, 'audit log without rows')
})

test('the work report shows a day, compares it, and leads to its rows', async ({ page, shop, signIn }) => {
  await shop.brands({ code: 'NORD', name: 'Nordlicht' }, { code: 'SUED', name: 'Suedlicht' })
  await signIn(shop.owner)
  await page.goto('/erp/work-report/')
  const table = page.getByRole('table', { name: 'Work report' })
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(table.getByRole('row').nth(1)).toContainText('Brand: 2 created')
  await page.getByLabel('Compare with previous period').check()
  await expect(page.getByText('previously 0').first()).toBeVisible()
  await expectAccessible(page, 'work report')
  await choose(page, 'Role')
  await expect(table.getByRole('columnheader', { name: 'Role' })).toBeVisible()
  await choose(page, 'User')
  await table.getByTitle('Show in audit log').click()
  await expect(page).toHaveURL(/\/erp\/audit-log\/\?from=.*user=/)
  await expect(page.getByRole('table', { name: 'Audit log' }).getByRole('link', { name: 'Created' })).toHaveCount(2)
})

test('whoever may not view them gets neither page', async ({ page, shop, signIn }) => {
  await signIn(await shop.add({ may: ['procure:view', 'brand:view'] }))
  for (const path of ['/erp/audit-log/', '/erp/work-report/']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/403/)
  }
})
