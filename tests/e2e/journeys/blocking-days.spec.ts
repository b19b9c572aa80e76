import { createProduct } from '../../support/products.ts'
import { sendShipment } from '../support/transfers.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a route says by when goods must be received; who is late is blocked, seen, and let go on with a reason', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId } = shop
  const [variantId = 0] = (await createProduct(direct.database, companyId, { code: 'TENT', name: 'Dome tent' }))
    .variantIds
  await shop.addStore('Harbour')
  const [harbour] = await direct.query<{ id: string }>(
    `select id from erp.store where company_id = $1 and name = 'Harbour'`,
    [companyId],
  )
  const [source] = await direct.query<{ name: string }>('select name from erp.store where id = $1', [storeId])
  const toStoreId = Number(harbour?.id)
  await signIn(shop.owner)

  await page.goto('/wms/blockingpolicies/?open=new')
  const policy = page.getByRole('dialog', { name: 'New blocking policy' })
  await policy.getByRole('textbox', { name: /^Code/ }).fill('STANDARD')
  await policy.getByRole('textbox', { name: /^Name/ }).fill('Standard')
  await policy.getByRole('textbox', { name: /^Receive within/ }).fill('3')
  await expectAccessible(page, 'a new blocking policy')
  await policy.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Standard' })).toBeVisible()

  await page.goto('/wms/routes/?open=new')
  const route = page.getByRole('dialog', { name: 'New route' })
  await route.getByRole('textbox', { name: /^Code/ }).fill('TO-HARBOUR')
  await route.getByRole('textbox', { name: /^Name/ }).fill('To the harbour')
  const picked: readonly (readonly [RegExp, string])[] = [
    [/^From/, source?.name ?? ''],
    [/^To/, 'Harbour'],
    [/^Blocking policy/, 'Standard'],
  ]
  for (const [label, name] of picked) {
    await route.getByRole('combobox', { name: label }).fill(name)
    await page
      .getByRole('option', { name: new RegExp(name) })
      .first()
      .click()
  }
  await expectAccessible(page, 'a new route')
  await route.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'To the harbour' })).toBeVisible()

  await page.goto('/wms/blockingdays/')
  await expect(page.getByText('No open deadlines.')).toBeVisible()
  const approver = await shop.add({
    may: [
      'manageito:view',
      'manageito:approve',
      'manageito:release',
      'transfershipments:view',
      'transfershipments:pick',
      'transfershipments:dispatch',
    ],
  })
  const number = await sendShipment(direct, shop, approver, { toStoreId, lines: [{ variantId, quantity: 2 }] })
  await page.reload()
  const clocks = page.getByRole('table', { name: 'Open deadlines' })
  await expect(clocks.getByRole('row', { name: new RegExp(number) })).toContainText('4 days left')
  await expectAccessible(page, 'a clock that runs')

  await direct.query(
    `update inventory.transfer_shipment set dispatched_at = now() - interval '9 days' where company_id = $1`,
    [companyId],
  )
  await page.reload()
  const late = clocks.getByRole('row', { name: new RegExp(number) })
  await expect(late).toContainText('Store blocked')
  await late.getByRole('button', { name: 'Override' }).click()
  const requested = page.getByRole('dialog', { name: 'Override the block on Harbour' })
  await requested.getByRole('textbox', { name: /^Last day/ }).fill(new Date().toISOString().slice(0, 10))
  await requested.getByRole('textbox', { name: /^Reason/ }).fill('The lorry broke down')
  await expectAccessible(page, 'a store is let go on')
  await requested.getByRole('button', { name: 'Override' }).click()
  await expect(late).toContainText('Overridden until')
  await expect(page.getByRole('table', { name: 'Overrides' })).toContainText('The lorry broke down')
  await expectAccessible(page, 'a store that was let go on')
})
