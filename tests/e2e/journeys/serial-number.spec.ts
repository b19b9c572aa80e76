import { post } from '../../support/stock.ts'
import { addTill, createGoods } from '../../support/till.ts'
import { scan } from '../support/scanner.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a phone is sold by its serial number, followed on one page, and another one is held', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId } = shop
  await addTill(direct.query, { companyId, storeId })
  const db = { app: { db: direct.database } }
  const goods = { code: 'PHONE', name: 'Field phone', price: 24_000, unitCost: '100.00', quantity: 1 }
  const { variantId } = await createGoods(db, shop, goods)
  await direct.query(`update procure.product set tracking = 'serial' where company_id = $1 and code = 'PHONE'`, [
    companyId,
  ])
  const lots = await direct.query<{ id: number }>(
    `insert into inventory.stock_lot (company_id, variant_id, lot_no, is_serial) values ($1, $2, 'SN-0001', true), ($1, $2, 'SN-0002', true)
      returning id`,
    [companyId, variantId],
  )
  const received = lots.map(({ id }) => ({
    kind: 'opening' as const,
    variantId,
    quantity: 1,
    unitCost: '100',
    lotId: Number(id),
  }))
  await post(direct.database, companyId, { storeId, lines: received })
  await signIn(shop.owner)
  await page.goto('/pos/register/')
  await page.getByRole('textbox', { name: 'Float' }).fill('100')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Scan or search' })).toBeFocused()

  await scan(page, ['SN-0001'])
  const serial = (place: number) => page.getByRole('textbox', { name: `Serial number ${place} of Field phone` })
  await expect(serial(1)).toHaveValue('SN-0001')
  await scan(page, ['SN-0001'])
  await expect(page.getByText('This piece is in the cart already.')).toBeVisible()
  await expectAccessible(page, 'a cart with a serial number')
  await page.keyboard.press('F10')
  await expect(page.getByText('Receipt T1-000001')).toBeVisible()
  await page.getByRole('button', { name: 'New sale' }).click()

  await page.goto('/wms/lots/?q=SN-0001')
  await page.getByRole('link', { name: 'SN-0001' }).click()
  const life = page.getByRole('table', { name: 'Movements' })
  await expect(life.getByRole('row')).toHaveCount(3)
  await expect(page.getByText('None of it is in stock.')).toBeVisible()
  await expectAccessible(page, 'the life of a serial number')
  await life.getByRole('link', { name: 'Sale' }).click()
  await expect(page.getByRole('rowheader', { name: /Field phone PHONE · SN-0001/ })).toBeVisible()

  await page.goto('/wms/lots/?q=SN-0002')
  await page.getByRole('link', { name: 'SN-0002' }).click()
  await page.getByRole('button', { name: 'Hold' }).click()
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Reason/ })
    .fill('Recalled by the maker')
  await page
    .getByRole('dialog', { name: /^Hold:/ })
    .getByRole('button', { name: 'Hold' })
    .click()
  await expect(page.getByText('Recalled by the maker')).toBeVisible()

  await page.goto('/pos/register/')
  await scan(page, ['PHONE'])
  await serial(1).fill('SN-0002')
  await page.keyboard.press('F10')
  await expect(page.getByText('This lot is on hold.', { exact: false })).toBeVisible()
})
