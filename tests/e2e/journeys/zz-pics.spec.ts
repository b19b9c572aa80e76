import { addTill, createGoods } from '../../support/till.ts'
import { scan } from '../support/scanner.ts'
import { test, expect, saveLook } from '../support/test.ts'
test('pics', async ({ page, shop, direct, signIn }) => {
  const { companyId, storeId } = shop
  await addTill(direct.query, { companyId, storeId })
  await direct.query(
    `insert into erp.setting (company_id, key, value) values ($1, 'sales.points_earn_per', '100'), ($1, 'sales.points_least', '1')`,
    [companyId],
  )
  await direct.query(
    `insert into erp.payment_type (company_id, code, name, kind, sort_order) values ($1, 'zz-points', 'Points', 'points', 210)`,
    [companyId],
  )
  await direct.query(
    `insert into crm.customer (company_id, code, name, kind) values ($1, 'ANNA', 'Anna Berg', 'person')`,
    [companyId],
  )
  const db = { app: { db: direct.database } }
  await createGoods(db, { companyId, storeId }, { code: 'LAMP', name: 'Desk lamp', price: 3000, unitCost: '12.00' })
  await signIn(shop.owner)
  await page.goto('/pos/register/')
  await page.getByRole('textbox', { name: 'Float' }).fill('100')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Scan or search' })).toBeFocused()
  const ring = async () => {
    await scan(page, ['LAMP'])
    await expect(page.getByRole('region', { name: 'Cart' }).getByRole('listitem')).toHaveCount(1)
    await page.keyboard.press('F4')
    await page.keyboard.type('Anna')
    await page.getByRole('option', { name: 'Anna Berg' }).click()
  }
  await ring()
  await page.keyboard.press('F10')
  await expect(page.getByText('Receipt T1-000001')).toBeVisible()
  await page.screenshot({ path: '/tmp/pics/p-done.png' })
  await page.getByRole('button', { name: 'Send by e-mail' }).click()
  await page.waitForTimeout(1500)
  await page.screenshot({ path: '/tmp/pics/p-mail.png' })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'New sale' }).click()
  await ring()
  await page.waitForTimeout(1500)
  await page.screenshot({ path: '/tmp/pics/p-cart.png' })
  await page.keyboard.press('F9')
  await page.waitForTimeout(500)
  await page.getByRole('textbox', { name: 'Amount' }).press('p')
  await page.waitForTimeout(500)
  await page.screenshot({ path: '/tmp/pics/p-pay.png' })
  await page.getByRole('textbox', { name: 'Amount' }).press('c')
  await page.waitForTimeout(500)
  await page.keyboard.press('Enter')
  await page.waitForTimeout(1500)
  await page.goto('/crm/points/')
  await page.waitForTimeout(1500)
  await page.screenshot({ path: '/tmp/pics/p-list.png' })
  await page.getByText('Anna Berg').first().click()
  await page.waitForTimeout(2500)
  await page.screenshot({ path: '/tmp/pics/p-record.png' })
  await page.goto('/procure/po-discounts/?open=new')
  await page.waitForTimeout(2500)
  await page.screenshot({ path: '/tmp/pics/d-new.png' })
  await page.goto('/wms/relocations/?open=new')
  await page.getByRole('button', { name: 'Size grid' }).waitFor()
  await scan(page, ['LAMP'])
  await page.waitForTimeout(1500)
  await page.screenshot({ path: '/tmp/pics/r-new.png' })
  await page.goto('/procure/purchase-orders/?open=new')
  await page.getByRole('button', { name: 'Size grid' }).waitFor()
  await scan(page, ['LAMP'])
  await page.waitForTimeout(1500)
  await page.screenshot({ path: '/tmp/pics/po-new.png' })
  await saveLook(page, { lang: 'ar', mode: 'dark' })
  await page.goto('/crm/points/')
  await page.waitForTimeout(1500)
  await page.getByText('Anna Berg').first().click()
  await page.waitForTimeout(2000)
  await page.setViewportSize({ width: 375, height: 812 })
  await page.waitForTimeout(500)
  await page.screenshot({ path: '/tmp/pics/p-ar-375.png' })
  await page.goto('/pos/register/')
  await page.waitForTimeout(1500)
  await page.screenshot({ path: '/tmp/pics/p-reg-375.png' })
})
