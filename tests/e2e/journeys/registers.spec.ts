import { expect, expectAccessible, test } from '../support/test.ts'

// All companies have the module and the entries that it makes.
test.use({ isAlone: true })

test('who runs the installation makes a module and moves an entry of the menu into a branch', async ({
  page,
  shop,
  signIn,
  direct,
}) => {
  await direct.query(
    `update auth.identity i set is_operator = true from auth.membership m
     where m.identity_id = i.id and m.company_id = $1 and m.user_id = $2`,
    [shop.companyId, shop.owner.userId],
  )
  const code = `m${shop.companyId}`
  const entries = await direct.query<{ id: string }>(
    `insert into erp.page (module_id, path, type, event_type, title, title_ar, icon, sort_order, is_dashboard)
     select m.id, '/crm/_g/' || $1 || e.title, e.type, '', e.title, e.title, 'tag', e.place, false
     from erp.module m, (values ('Letters', 'sub', -1), ('Visits', 'empty', 0)) as e(title, type, place) where m.code = 'crm' returning id`,
    [code],
  )
  try {
    await signIn(shop.owner)
    await page.goto('/erp/module-master/')
    await page.getByRole('button', { name: 'New module' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Code').fill(code)
    await dialog.getByLabel('Route').fill('no/route')
    await dialog.getByLabel('Name in English').fill('Repairs')
    await dialog.getByLabel('Name in Arabic').fill('الإصلاحات')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toContainText('Route must be one segment, for example /wms.')
    await dialog.getByLabel('Route').fill('/wms-2')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toContainText('Route /wms is already used by Warehouse.')
    await dialog.getByLabel('Route').fill('')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('row', { name: /Repairs/ })).toContainText(`/${code}`)
    await page.getByRole('button', { name: 'Move Repairs up' }).click()
    await expect(page.getByText(/^Repairs is now at position/)).toBeVisible()
    await page.getByRole('radio', { name: 'Companies' }).check()
    await expect(page.getByRole('button', { name: `ERP for ${shop.name}: On` })).toBeVisible()
    await expectAccessible(page, 'which company has which module', '[aria-labelledby="modules-title"]')

    await page.goto('/erp/page-master/')
    await page.getByLabel('Module', { exact: true }).selectOption({ label: 'Customers' })
    const visits = page.getByRole('row', { name: /Visits/ })
    await visits.getByRole('button', { name: 'Move Visits into the branch above' }).click()
    await expect(visits).toContainText('under Letters')
    await page.getByLabel('Check an address').fill('/sales/brand/')
    await expect(page.getByText('Event type ‘brand’ already belongs to Procurement › Brands.')).toBeVisible()
    await expectAccessible(page, 'the register of pages')
    await page.getByLabel('Module', { exact: true }).selectOption({ label: 'Procurement' })
    await page.getByRole('button', { name: 'Seasons', exact: true }).click()
    await page.getByLabel('Risk of edit').selectOption({ label: 'High' })
    await page.getByRole('button', { name: 'Save edit' }).click()
    await expect(page.getByRole('button', { name: 'Save edit' })).toHaveCount(0)
    await expect(page.getByLabel('Risk of edit')).toHaveValue('high')
    await expectAccessible(page, 'events of a page')
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
    await page.getByLabel('Show menu as role').selectOption({ label: 'Buyer' })
    await expect(dialog).toContainText('Brands')
    await expect(dialog).not.toContainText('Global settings')
  } finally {
    await direct.query('delete from erp.page where id = any($1)', [entries.map(({ id }) => id)])
    const moduleId = '(select id from erp.module where code = $1)'
    await direct.query(`delete from erp.company_module where module_id = ${moduleId}`, [code])
    await direct.query('delete from erp.module where code = $1', [code])
  }
})
