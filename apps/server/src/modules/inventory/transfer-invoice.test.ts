import { compareInvoice, getInvoices, createInvoice } from '@countinghouse/contract/inventory/invoices-of-transfer'
import { staleInvoice } from '@countinghouse/contract/inventory/reinitiate-invoice'
import { transferInvoice } from '@countinghouse/contract/inventory/transfer-invoice'
import { transferShipment } from '@countinghouse/contract/inventory/transfer-shipment'
import { expect, test } from 'vitest'
import { asSuperuser } from '../../../../../tests/support/people.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { post } from '../../../../../tests/support/stock.ts'
import { newestShipment, transferShop } from '../../../../../tests/support/transfers.ts'

const server = useServer()
const { routes, transitionRoutes } = transferInvoice
const permissions = ['view', 'submit', 'approve', 'post', 'dispute'].map((event) => `itoinvoice:${event}`)
const stale = ['view', 'reinitiate', 'reprice'].map((event) => `reInitiateInvoice:${event}`)

/** Ten pieces on their way at 8.00 and 12 % on top, and two people who invoice. */
async function sent() {
  const shop = await transferShop(server)
  const { row } = await shop.dispatched([{ variantId: shop.variantId, quantity: 10 }], undefined, {
    pricingMethod: 'cost_plus',
    markupPpm: 120_000,
  })
  const creator = await shop.as({ may: [...permissions, ...stale] })
  const other = await shop.as({ may: [...permissions, ...stale] })
  /** As if they had been received; what is left stays on its way. */
  const arrive = async (accepted: number, damaged: number) => {
    await asSuperuser(
      server,
      `update inventory.transfer_line set accepted_quantity = $2, damaged_quantity = $3 where company_id = $1`,
      [shop.companyId, accepted, damaged],
    )
    await asSuperuser(
      server,
      `update inventory.transfer_shipment_line set accepted_quantity = $2, damaged_quantity = $3 where company_id = $1`,
      [shop.companyId, accepted, damaged],
    )
  }
  const newest = async () => {
    const { invoices } = await shop.owner.call(getInvoices, { id: row.id })
    return await shop.owner.call(routes.get, { id: invoices[0]?.id ?? 0 })
  }
  return { ...shop, row, creator, other, arrive, newest }
}

const step = async (client: Client, name: keyof typeof transitionRoutes, id: number, more: object = {}) => {
  const { version } = await client.call(routes.get, { id })
  return await client.send(transitionRoutes[name], { id, version, ...more })
}

test('an invoice counts what arrived at the agreed prices, is approved by another person, and posted', async () => {
  const { row, creator, other, arrive } = await sent()
  expect((await creator.send(createInvoice, { id: row.id })).body.errorType).toBe('inventory.nothing_to_invoice')
  await arrive(8, 1)
  const { id } = await creator.call(createInvoice, { id: row.id })
  expect(await creator.call(routes.get, { id })).toMatchObject({
    status: 'draft',
    number: null,
    revision: 0,
    basis: 'accepted',
    totalMinor: 8064,
    lines: [{ quantity: 9, unitPrice: '8.96', netMinor: 8064 }],
  })
  expect((await creator.send(createInvoice, { id: row.id })).body.errorType).toBe('inventory.nothing_to_invoice')
  expect((await step(creator, 'submit', id)).body).toMatchObject({ status: 'submitted' })
  expect((await step(creator, 'approve', id)).body.errorType).toBe('desk.self_approval')
  expect((await step(other, 'approve', id)).body).toMatchObject({ status: 'approved' })
  expect((await step(other, 'post', id)).body).toMatchObject({ status: 'posted', totalMinor: 8064 })
})

test('a disputed invoice is credited and replaced at today’s prices; twice at once makes one revision', async () => {
  const { row, companyId, fromStoreId, variantId, creator, other, arrive, newest } = await sent()
  await arrive(8, 1)
  const { id } = await creator.call(createInvoice, { id: row.id })
  await step(creator, 'submit', id)
  await step(other, 'approve', id)
  await step(other, 'post', id)
  expect((await step(other, 'dispute', id, { reason: 'Too dear' })).body).toMatchObject({ status: 'disputed' })
  expect((await other.call(staleInvoice.routes.list, {})).items).toMatchObject([{ id, status: 'disputed' }])
  await post(server.app.db, companyId, {
    storeId: fromStoreId,
    lines: [{ kind: 'purchase_receipt', variantId, quantity: 5, unitCost: '7.50' }],
  })
  const { version } = await other.call(routes.get, { id })
  const again = { id, version, newBasis: 'accepted', isRepriced: true }
  const answers = await Promise.all([1, 2].map(() => other.send(staleInvoice.transitionRoutes.reinitiate, again)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await other.call(routes.get, { id })).toMatchObject({ status: 'credited' })
  expect(await newest()).toMatchObject({
    status: 'draft',
    revision: 1,
    totalMinor: 7560,
    lines: [{ quantity: 9, unitPrice: '8.4', netMinor: 7560 }],
  })
  expect((await other.call(staleInvoice.routes.list, {})).items).toEqual([])
})

test('what arrives later makes an invoice out of date, which is neither approved nor posted until it is re-initiated', async () => {
  const { row, creator, other, arrive, newest } = await sent()
  await arrive(8, 0)
  const { id } = await creator.call(createInvoice, { id: row.id })
  await step(creator, 'submit', id)
  const { version } = await other.call(routes.get, { id })
  const same = { id, version, newBasis: 'accepted' as const }
  expect((await other.send(staleInvoice.transitionRoutes.reinitiate, same)).body.errorType).toBe(
    'inventory.still_right',
  )
  await arrive(9, 0)
  expect((await step(other, 'approve', id)).body.errorType).toBe('inventory.quantities_changed')
  expect((await other.call(staleInvoice.routes.list, {})).items).toMatchObject([{ id }])
  expect(await other.call(compareInvoice, { id })).toMatchObject({
    basis: 'accepted',
    lines: [{ invoiced: 8, due: 9, invoicedMinor: 7168, dueMinor: 8064 }],
  })
  const settled = { id, version, newBasis: 'settled' as const }
  expect((await other.send(staleInvoice.transitionRoutes.reinitiate, settled)).body.errorType).toBe(
    'inventory.settlement_open',
  )
  await other.call(staleInvoice.transitionRoutes.reinitiate, same)
  expect(await other.call(routes.get, { id })).toMatchObject({ status: 'voided' })
  expect(await newest()).toMatchObject({ revision: 1, totalMinor: 8064, basis: 'accepted' })
  expect((await newest()).replacesName).toMatch(/^ITI-\d{4}-00001$/)
})

test('a rejected invoice whose goods another one counts by now is not re-initiated, nor listed for it', async () => {
  const { row, creator, other, arrive } = await sent()
  await arrive(8, 0)
  const { id } = await creator.call(createInvoice, { id: row.id })
  await step(creator, 'submit', id)
  await step(other, 'reject', id, { reason: 'Wait' })
  const again = await creator.call(createInvoice, { id: row.id })
  const { version } = await other.call(routes.get, { id })
  expect(
    await other.send(staleInvoice.transitionRoutes.reinitiate, { id, version, newBasis: 'accepted' }),
  ).toMatchObject({
    status: 409,
    body: { errorType: 'inventory.invoiced_anew' },
  })
  expect((await other.call(staleInvoice.routes.list, {})).items).toEqual([])
  await step(creator, 'submit', again.id)
  await step(other, 'reject', again.id, { reason: 'Wait' })
  expect((await other.call(staleInvoice.routes.list, {})).items).toHaveLength(2)
  await other.call(staleInvoice.transitionRoutes.reinitiate, { id, version, newBasis: 'accepted' })
  expect((await other.call(staleInvoice.routes.list, {})).items).toEqual([])
})

test('an invoice of what left is out of date once that came back, and ends without another', async () => {
  const { row, owner, creator, other, newest } = await sent()
  const { id } = await creator.call(createInvoice, { id: row.id, basis: 'shipped' })
  expect(await creator.call(routes.get, { id })).toMatchObject({ totalMinor: 8960 })
  const { id: shipmentId, version } = await newestShipment(owner)
  await owner.call(transferShipment.transitionRoutes.recall, { id: shipmentId, version, reason: 'Not wanted' })
  expect((await step(creator, 'submit', id)).body.errorType).toBe('inventory.quantities_changed')
  await owner.call(transferShipment.transitionRoutes.takeBack, { id: shipmentId, version: version + 1 })
  expect((await step(creator, 'submit', id)).body.errorType).toBe('inventory.quantities_changed')
  expect((await other.call(staleInvoice.routes.list, {})).items).toMatchObject([{ id, status: 'draft' }])
  expect(await other.call(compareInvoice, { id })).toMatchObject({ lines: [{ invoiced: 10, due: 0, dueMinor: 0 }] })
  const now = await other.call(routes.get, { id })
  await other.call(staleInvoice.transitionRoutes.reinitiate, { id, version: now.version, newBasis: 'shipped' })
  expect(await newest()).toMatchObject({ id, status: 'voided' })
  expect((await other.call(staleInvoice.routes.list, {})).items).toEqual([])
})

test('whoever works in another store neither makes, sees nor decides one', async () => {
  const { row, creator, as, companyId, arrive } = await sent()
  await arrive(10, 0)
  const { id } = await creator.call(createInvoice, { id: row.id })
  const [elsewhere] = await asSuperuser(
    server,
    `insert into erp.store (company_id, code, name, type) values ($1, 'FAR', 'Far', 'shop') returning id`,
    [companyId],
  )
  const stranger = await as({ may: [...permissions, ...stale], storeIds: [Number(elsewhere?.['id'])] })
  expect((await stranger.send(routes.get, { id })).status).toBe(404)
  expect((await stranger.call(routes.list, {})).items).toEqual([])
  expect((await stranger.send(createInvoice, { id: row.id })).status).toBe(404)
  expect((await stranger.send(transitionRoutes.submit, { id, version: 1 })).status).toBe(404)
  expect((await stranger.send(compareInvoice, { id })).status).toBe(404)
})
