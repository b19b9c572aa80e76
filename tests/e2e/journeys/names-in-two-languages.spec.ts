import type { Page } from '@playwright/test'
import { createProduct } from '../../support/products.ts'
import { expect, expectAccessible, saveLook, test } from '../support/test.ts'

/** The side of a record that is open, by its name. */
const record = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a product and a colour get Arabic names, and a reader in Arabic finds and sees them by either name', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { id } = await createProduct(direct.database, shop.companyId, { code: 'SHIRT', name: 'Shirt', colors: 2 })
  const [red] = await direct.query<{ id: number }>(
    `select id from procure.color where company_id = $1 and name like 'Red%'`,
    [shop.companyId],
  )
  await direct.query(
    `insert into inventory.reason (company_id, code, name, direction) values ($1, 'FOUND', 'Found', 'both')`,
    [shop.companyId],
  )
  await signIn(shop.owner)
  await page.goto(`/procure/color/?open=${red?.id}`)
  const name = page.getByRole('textbox', { name: 'Arabic name' })
  await expect(name).toHaveAttribute('dir', 'rtl')
  await name.fill('أحمر')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').filter({ hasText: 'saved' })).toBeVisible()

  await page.goto(`/procure/product/?open=${id}`)
  await name.fill('قميص')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').filter({ hasText: 'Shirt' })).toBeVisible()
  await expect(record(page, 'Shirt')).toBeVisible()
  await expectAccessible(page, 'a product with an Arabic name')

  // Whoever reads English finds it by the Arabic name, and sees the main one.
  await page.goto('/procure/product/?q=قميص')
  const row = page.getByRole('row').filter({ hasText: 'SHIRT' })
  await expect(row).toContainText('Shirt')

  // The same page in Arabic, without being loaded again.
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search' })
  await palette.getByRole('combobox').fill('العربية')
  await palette.getByRole('option', { name: /العربية/ }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(row).toContainText('قميص')
  await expect(row).not.toContainText('Shirt')
  await expectAccessible(page, 'products by their Arabic names')

  await page.goto('/wms/stockadjustment/?open=new')
  const form = page.getByRole('region').filter({ has: page.getByRole('combobox', { name: /^المتجر/ }) })
  await form.getByRole('button', { name: 'إضافة سطر' }).click()
  const line = form.getByRole('combobox', { name: /السطر 1/ }).first()
  for (const words of ['shirt red', 'قميص أحمر']) {
    await line.fill(words)
    const found = page.getByRole('listbox').getByRole('option')
    await expect(found).toHaveCount(1)
    await expect(found).toContainText('قميص')
    await expect(found).toContainText('أحمر')
  }
  await expectAccessible(page, 'a product by its Arabic name in a document')
  await line.press('Enter')
  await expect(line).toHaveValue('قميص (SHIRT-1)')

  await saveLook(page, { lang: 'en' })
  await page.goto(`/procure/product/?open=${id}`)
  await expect(record(page, 'Shirt').getByRole('textbox', { name: 'Arabic name' })).toHaveValue('قميص')
})
