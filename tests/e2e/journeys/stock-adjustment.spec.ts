import { createProduct } from '../../support/products.ts'
import { scan } from '../support/scanner.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('stock that was found is added, breakage below zero is refused on its line, and a posting is reversed', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  await createProduct(direct.database, shop.companyId, { code: 'TENT', name: 'Dome tent' })
  await direct.query(
    `insert into inventory.reason (company_id, code, name, direction) values ($1, 'FOUND', 'Found', 'both'), ($1, 'BROKEN', 'Breakage', 'out')`,
    [shop.companyId],
  )
  await signIn(shop.owner)
  await page.goto('/wms/stockadjustment/')
  await page.getByRole('button', { name: 'New stock adjustment' }).first().click()
  const form = page.getByRole('region', { name: 'New stock adjustment' })
  await expect(form.getByRole('combobox', { name: /^Store/ })).not.toHaveValue('')
  await form.getByRole('combobox', { name: /^Reason/ }).fill('found')
  await page.getByRole('option', { name: /Found/ }).click()
  await scan(page, ['TENT'])
  await expect(form.getByRole('textbox', { name: /^Quantity ?, line 1$/ })).toHaveValue('1')
  const entry = form.getByRole('textbox', { name: 'Add by code' })
  await entry.fill('4*tent')
  await entry.press('Enter')
  // Typed while the one before is still looked up.
  await entry.fill('NOTHING')
  await expect(form.getByRole('textbox', { name: /^Quantity ?, line 1$/ })).toHaveValue('5')
  await expect(entry).toHaveValue('NOTHING')
  await entry.press('Enter')
  await expect(form.getByText('No product has the code NOTHING.')).toBeVisible()
  await entry.fill('')
  await form.getByRole('textbox', { name: /^Unit cost ?, line 1$/ }).fill('12.50')
  await expectAccessible(page, 'a new stock adjustment')
  await form.getByRole('button', { name: 'Post' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Post' }).click()
  const posted = page.getByRole('region', { name: /^ADJ-\d{4}-00001$/ })
  await expect(posted.getByText('Posted', { exact: true }).first()).toBeVisible()
  await expect(posted.getByRole('table', { name: 'Lines' })).toContainText('Dome tent')
  await posted.getByRole('button', { name: 'Print' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('dialog', { name: 'Print' })
      .getByRole('button', { name: /in Arabic/ })
      .click(),
  ])
  expect(file.suggestedFilename()).toMatch(/ADJ-\d{4}-00001\.pdf$/)
  await expectAccessible(page, 'a posted stock adjustment')

  await page.goto('/wms/stockadjustment/?open=new')
  await form.getByRole('combobox', { name: /^Reason/ }).fill('breakage')
  await page.getByRole('option', { name: /Breakage/ }).click()
  await form.getByRole('button', { name: 'Add a line' }).click()
  await form.getByRole('combobox', { name: /^Product ?, line 1$/ }).fill('TENT')
  await page
    .getByRole('option', { name: /Dome tent/ })
    .first()
    .click()
  await form.getByRole('textbox', { name: /^Quantity ?, line 1$/ }).fill('-6')
  await form.getByRole('button', { name: 'Post' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Post' }).click()
  const refused = page.getByRole('alert')
  await expect(refused).toContainText('Not enough stock.')
  await expect(refused).toContainText(/Line 1, Dome tent.*: 6 required, 5 available\./)
  await expectAccessible(page, 'a stock adjustment that is refused')
  const draft = page.getByRole('region', { name: /^#\d+$/ })
  // Another tab is where the cause may have been mended.
  await draft.getByRole('tab', { name: 'History' }).click()
  await draft.getByRole('tab', { name: 'Document' }).click()
  await expect(refused).toHaveCount(0)
  await draft.getByRole('textbox', { name: /^Quantity ?, line 1$/ }).fill('-2')
  await draft.getByRole('button', { name: 'Post' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Post' }).click()
  const broken = page.getByRole('region', { name: /^ADJ-\d{4}-00002$/ })
  await broken.getByRole('button', { name: 'Reverse' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reverse' }).click()
  await expect(broken.getByText('Reversed', { exact: true }).first()).toBeVisible()
  await broken.getByRole('tab', { name: 'History' }).click()
  await expect(broken.getByText('reversed', { exact: true })).toBeVisible()

  await page.goto('/wms/stockadjustment/')
  await expect(page.getByRole('grid')).toContainText('Reversed')
  await expectAccessible(page, 'stock adjustments')
  const left = await direct.query<{ onHand: number }>(
    'select on_hand::int as "onHand" from inventory.stock_pool where company_id = $1',
    [shop.companyId],
  )
  expect(left).toEqual([{ onHand: 5 }])
})
