import { randomUUID } from 'node:crypto'
import { createProduct } from '../../support/products.ts'
import { post } from '../../support/stock.ts'
import { transferPermissions } from '../../support/transfers.ts'
import { scan } from '../support/scanner.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a ration says what is left while it is asked for, and an approval is cut to it by one press', async ({
  page,
  shop,
  direct,
  signIn,
  otherBrowser,
}) => {
  const { companyId, storeId } = shop
  const [variantId = 0] = (await createProduct(direct.database, companyId, { code: 'TENT', name: 'Dome tent' }))
    .variantIds
  const lines = [{ kind: 'opening' as const, variantId, quantity: 60, unitCost: '40' }]
  await post(direct.database, companyId, { storeId, lines })
  const harbourId = await shop.addStore('Harbour')
  const [source] = await direct.query<{ name: string }>('select name from erp.store where id = $1', [storeId])
  const clerk = await shop.add({ may: transferPermissions.ask, firstName: 'Cara', lastName: 'Clerk' })

  await signIn(shop.owner)
  await page.goto('/wms/pickinglimits/?open=new')
  const limit = page.getByRole('dialog', { name: 'New picking limit' })
  await limit.getByRole('textbox', { name: /^Code/ }).fill('TENTS-WEEK')
  await limit.getByRole('textbox', { name: /^Name/ }).fill('Tents for a week')
  await limit.getByRole('combobox', { name: /^Variant/ }).fill('Dome')
  await page
    .getByRole('option', { name: /Dome tent/ })
    .first()
    .click()
  await limit.getByRole('textbox', { name: /^Maximum quantity/ }).fill('24')
  await expectAccessible(page, 'a new picking limit')
  await limit.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Tents for a week' })).toBeVisible()
  await page.goto('/wms/pickinglimits/')
  await expect(page.getByRole('grid')).toContainText('Tents for a week')
  await expectAccessible(page, 'picking limits')

  const [theirs, ours] = [await direct.token(clerk.login), await direct.token(shop.owner.login)]
  const ask = async (quantity: number) => {
    const created = await direct.call<{ id: number }>(theirs, 'POST', '/inventory/ito/create', {
      uid: randomUUID(),
      fromStoreId: storeId,
      toStoreId: harbourId,
      requestedOn: '2026-03-10',
      lines: [{ variantId, quantity }],
    })
    await direct.call(theirs, 'POST', `/inventory/ito/${created.id}/submit`, { version: 1 })
    return created.id
  }
  const early = await ask(10)
  await direct.call(ours, 'POST', `/inventory/ito/${await ask(18)}/approve`, { version: 2 })

  const desk = await otherBrowser()
  await signIn(clerk, desk.context())
  await desk.goto('/wms/createito/?open=new')
  const form = desk.getByRole('region', { name: 'New transfer' })
  const stores: readonly (readonly [RegExp, string])[] = [
    [/^From/, source?.name ?? ''],
    [/^To/, 'Harbour'],
  ]
  for (const [label, name] of stores) {
    await form.getByRole('combobox', { name: label }).fill(name)
    await desk
      .getByRole('option', { name: new RegExp(name) })
      .first()
      .click()
  }
  await expect(form.getByRole('textbox', { name: 'Add by code' })).toBeVisible()
  await scan(desk, ['TENT'])
  const quantity = form.getByRole('textbox', { name: /^Quantity ?, line 1$/ })
  await expect(quantity).toHaveValue('1')
  await quantity.fill('8')
  const left = form.getByRole('table', { name: 'Remaining limit' }).getByRole('row', { name: /Dome tent/ })
  await expect(left).toContainText('2 over')
  await expect(left).toContainText('24 in 7 days')
  await left.scrollIntoViewIfNeeded()
  await expectAccessible(desk, 'a transfer that asks for more than its ration')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(desk.getByRole('alert').getByText('Maximum 6 now: the limit is 24 in 7 days.')).toBeVisible()
  await expectAccessible(desk, 'a transfer beyond its ration is not handed in')
  await desk.getByRole('textbox', { name: /^Quantity ?, line 1$/ }).fill('6')
  await expect(desk.getByRole('table', { name: 'Remaining limit' })).not.toContainText('over')
  await desk.getByRole('button', { name: 'Submit' }).click()
  await expect(
    desk.getByRole('region', { name: /^ITO-/ }).getByText('Submitted', { exact: true }).first(),
  ).toBeVisible()

  await page.goto(`/wms/manageito/?open=${early}`)
  const managed = page.getByRole('region', { name: /^ITO-/ })
  await managed.getByRole('button', { name: 'Approve' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(dialog.getByText('Dome tent: Maximum 6 now: the limit is 24 in 7 days.')).toBeVisible()
  await expectAccessible(page, 'an approval beyond the ration')
  await dialog.getByRole('button', { name: 'Reduce to allowed' }).click()
  await expect(dialog.getByRole('textbox', { name: /^Quantity ?, line 1$/ })).toHaveValue('6')
  await expect(dialog.getByRole('button', { name: 'Approve' })).toBeFocused()
  await expectAccessible(page, 'an approval that is cut to the ration')
  await page.keyboard.press('Enter')
  await expect(managed.getByText('Approved', { exact: true }).first()).toBeVisible()
  await expect(managed.getByRole('table').first()).toContainText('6')
})
