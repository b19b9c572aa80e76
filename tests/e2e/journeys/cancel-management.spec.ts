import { choose } from '../support/choose.ts'
import { randomUUID } from 'node:crypto'
import { createProduct } from '../../support/products.ts'
import { post } from '../../support/stock.ts'
import type { DirectConnections, Person, Shop } from '../support/shop.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

type Row = { readonly id: number; readonly version: number; readonly number: string }

test('what can still be cancelled says what that does, is cancelled one by one and many at once, and its reasons are counted', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId } = shop
  const [variantId = 0] = (await createProduct(direct.database, companyId, { code: 'TENT', name: 'Dome tent' }))
    .variantIds
  await post(direct.database, companyId, {
    storeId,
    lines: [{ kind: 'opening', variantId, quantity: 20, unitCost: '40' }],
  })
  const toStoreId = await shop.addStore('Harbour')
  const permissions = ['manageito', 'transfershipments'].flatMap((name) =>
    ['view', 'approve', 'release', 'pick', 'dispatch'].map((event) => `${name}:${event}`),
  )
  const approver = await shop.add({ may: permissions })
  const open = await openTransfers(direct, shop, approver, { toStoreId, variantId })
  await signIn(shop.owner)

  await page.goto('/wms/cancelmanagement/')
  const grid = page.getByRole('grid')
  await expect(grid.getByText(open.picked.number)).toBeVisible()
  await expect(grid).toContainText('Releases 2 reserved · 2 to put back · Cancels 1 shipment')
  await expect(grid).toContainText('Releases 2 reserved · 3 in transit not affected')
  await expectAccessible(page, 'what can be cancelled')

  await grid.getByText(open.picked.number).click()
  const record = page.getByRole('dialog', { name: open.picked.number, exact: true })
  await expect(record.getByRole('table', { name: 'To put back' })).toContainText('Dome tent')
  await expectAccessible(page, 'what cancelling a transfer does')
  await record.getByRole('button', { name: 'Cancel transfer' }).click()
  const requested = page.getByRole('dialog', { name: `Cancel ${open.picked.number}` })
  await requested.getByRole('combobox', { name: /^Cancellation reason/ }).selectOption({ label: 'Other' })
  await requested.getByRole('button', { name: 'Cancel transfer' }).click()
  await expect(requested.getByText('Enter the details.')).toBeVisible()
  await expectAccessible(page, 'why a transfer is cancelled', 'dialog[open]')
  await requested.getByRole('textbox', { name: /^Details/ }).fill('The fair is off')
  await requested.getByRole('button', { name: 'Cancel transfer' }).click()
  await expect(grid.getByText(open.picked.number)).toBeHidden()

  for (const { number } of [open.requested, open.sent])
    await page.getByRole('checkbox', { name: `Select ${number}` }).check()
  await page.getByRole('button', { name: 'Cancel transfers', exact: true }).click()
  const many = page.getByRole('dialog', { name: 'Cancel 2 transfers' })
  await many.getByRole('combobox', { name: /^Cancellation reason/ }).selectOption({ label: 'Too late' })
  await expectAccessible(page, 'why many are cancelled')
  await many.getByRole('button', { name: 'Cancel 2 transfers' }).click()
  await expect(page.getByText('2 cancelled, 0 rejected.').first()).toBeVisible({ timeout: 60_000 })
  await expect(grid.getByText(open.sent.number)).toBeHidden()
  await expect(grid.getByText(open.approved.number)).toBeVisible()
  await expectAccessible(page, 'many were cancelled')

  await choose(page, 'Reasons')
  const reasons = page.getByRole('table', { name: 'Reason' })
  await expect(reasons.getByRole('row', { name: /Too late/ })).toContainText('2')
  await expect(reasons.getByRole('row', { name: /Other/ })).toContainText('1')
  await expectAccessible(page, 'why transfers were cancelled')
  await choose(page, 'Store')
  await expect(page.getByRole('table', { name: 'Store' }).getByRole('row', { name: /^Total/ })).toContainText('3')
})

type Where = { readonly toStoreId: number; readonly variantId: number }

/** Four transfers of the company: asked for, approved, picked, and sent in part. */
async function openTransfers(direct: DirectConnections, shop: Shop, approver: Person, { toStoreId, variantId }: Where) {
  const [owner, other] = [await direct.token(shop.owner.login), await direct.token(approver.login)]
  const action = async (token: string, path: string, { id, version }: Row, more: object = {}) =>
    await direct.call<Row>(token, 'POST', path.replace('{id}', String(id)), { version, ...more })
  const ask = async (quantity: number) => {
    const created = await direct.call<Row>(owner, 'POST', '/inventory/ito/create', {
      uid: randomUUID(),
      fromStoreId: shop.storeId,
      toStoreId,
      requestedOn: '2026-03-10',
      lines: [{ variantId, quantity }],
    })
    return await action(owner, '/inventory/ito/{id}/submit', created)
  }
  const approve = async (quantity: number) => await action(other, '/inventory/ito/{id}/approve', await ask(quantity))
  const pick = async (quantity: number, short: readonly object[] = []) => {
    const transfer = await approve(quantity)
    await action(other, '/inventory/ito/{id}/release', transfer)
    const { items } = await direct.call<{ items: Row[] }>(other, 'GET', '/inventory/transfer-shipment')
    const [planned] = items
    if (planned === undefined) throw new Error('Nothing was released.')
    return { transfer, shipment: await action(other, '/inventory/transfer-shipment/{id}/pick', planned, { short }) }
  }
  const requested = await ask(4)
  const approved = await approve(1)
  const picked = await pick(2)
  const sent = await pick(5, [{ lineNo: 1, quantity: 3, shortReason: 'Not there' }])
  await action(other, '/inventory/transfer-shipment/{id}/dispatch', sent.shipment)
  return { requested, approved, picked: picked.transfer, sent: sent.transfer }
}
