import { randomUUID } from 'node:crypto'
import type { Document } from '@countinghouse/contract/document'
import { cancellable } from '@countinghouse/contract/inventory/cancel-management'
import { getCancelStatistics } from '@countinghouse/contract/inventory/cancel-transfers'
import { getInvoices, createInvoice } from '@countinghouse/contract/inventory/invoices-of-transfer'
import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { settlePermission } from '@countinghouse/contract/inventory/settle-permission'
import { settlement } from '@countinghouse/contract/inventory/settlement'
import { reason } from '@countinghouse/contract/inventory/reason'
import { getShipments } from '@countinghouse/contract/inventory/shipments-of-transfer'
import { stockAdjustment } from '@countinghouse/contract/inventory/stock-adjustment'
import { stockPage } from '@countinghouse/contract/inventory/stock'
import { stockCostPermission } from '@countinghouse/contract/inventory/stock-cost-permission'
import { addCharge, getCharges, previewCharge } from '@countinghouse/contract/inventory/transfer-charge'
import { transferShipment } from '@countinghouse/contract/inventory/transfer-shipment'
import { permissionName } from '@countinghouse/contract/page'
import { expect, test } from 'vitest'
import { refusal } from '../../../../../tests/support/access.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { settlingShop } from '../../../../../tests/support/settlements.ts'
import { transferShop } from '../../../../../tests/support/transfers.ts'
import { loadContract } from '../../platform/calls/contract.ts'

const server = useServer()
const pages = ['manageito', 'transfershipments', 'settlement'].flatMap((page) => [`${page}:view`, `${page}:edit`])

test('rights that are written out are those of their pages', () => {
  expect(stockCostPermission).toBe(permissionName(stockPage, 'cost_view'))
  expect(stockPage.events).toContain('cost_view')
  expect(settlePermission).toBe(permissionName(settlement.page, 'create'))
})

test('who has no right to costs reads on no page and in no history what is sent, approved or settled; who has it does', async () => {
  const { as, ...shop } = await settlingShop(server)
  const { transferId, shipmentId } = await shop.received(10, { good: 8 })
  const { body: settled } = await shop.settled(shipmentId, [{ action: 'write_off_source', quantity: 2 }])
  const people = [
    { client: await as({ may: pages }), knows: false },
    { client: await as({ may: [...pages, 'stock:view', 'stock:cost_view'] }), knows: true },
  ]
  for (const { client, knows } of people) {
    const documents: readonly (readonly [Document, number])[] = [
      [managedTransfer, transferId],
      [transferShipment, shipmentId],
      [settlement, Number(settled.id)],
    ]
    for (const [document, id] of documents) {
      expect('valueMinor' in (await client.call(document.routes.get, { id })), document.thing).toBe(knows)
      const { items } = await client.call(document.routes.history, { id })
      const told = items.flatMap(({ changes }) => changes.map(({ field }) => field))
      expect(told.includes('valueMinor'), `the history of ${document.thing}`).toBe(knows)
      expect(told, 'what needs no right is told').toContain('status')
    }
    const { lines } = await client.call(managedTransfer.routes.get, { id: transferId })
    expect(lines).toMatchObject([{ quantity: 10, agreedPrice: knows ? '8' : null }])
    const { items } = await client.call(managedTransfer.routes.history, { id: transferId })
    const ofLines = JSON.stringify(items.flatMap(({ changes }) => changes.filter(({ field }) => field === 'lines')))
    expect(ofLines).toContain('acceptedQuantity')
    expect(ofLines.includes('agreedPrice')).toBe(knows)
    const [sent] = (await client.call(getShipments, { id: transferId })).shipments
    expect(sent?.valueMinor).toBe(knows ? 8000 : undefined)
  }
})

test('every document guards what it added to stock or took out of it', async () => {
  const valued = (await loadContract()).documents.filter(({ shown }) => 'valueMinor' in shown)
  expect(valued.map(({ thing }) => thing)).toEqual(
    expect.arrayContaining(['stockAdjustment', 'stockCheck', 'dispatch']),
  )
  for (const { thing, listing } of valued)
    expect(listing.guarded, thing).toMatchObject({ valueMinor: stockCostPermission })
})

test('no charge, cancellation, adjustment or sum of an invoice tells the cost to who has no right to it', async () => {
  const { as, owner, fromStoreId, variantId, ...shop } = await transferShop(server)
  const { row } = await shop.dispatched([{ variantId, quantity: 3 }])
  await owner.call(createInvoice, { id: row.id, basis: 'shipped' })
  const { id: waiting } = await shop.approved([{ variantId, quantity: 2 }])
  const { id: reasonId } = await owner.call(reason.routes.create, { code: 'LOST', name: 'Lost' })
  const lines = [{ variantId, quantity: -1 }]
  const entered = { uid: randomUUID(), storeId: fromStoreId, reasonId, effectiveOn: '2026-03-10', lines }
  const { id: lossId } = await owner.call(stockAdjustment.routes.create, entered)
  await owner.call(stockAdjustment.transitionRoutes.post, { id: lossId, version: 1 })
  const may = ['manageito:view', 'manageito:charge', 'cancelmanagement:view', 'stockadjustment:view']
  const people = [
    { client: await as({ may }), knows: false },
    { client: await as({ may: [...may, 'stock:view', 'stock:cost_view'] }), knows: true },
  ]
  const byValue = { id: row.id, basis: 'rate_of_value', ratePpm: 1_000_000, allocateBy: 'qty' } as const
  const shared = { id: row.id, basis: 'fixed', amountMinor: 100, allocateBy: 'value' } as const
  const chargeTypeId = await chargeTypeOf(owner, row.id)
  for (const { client, knows } of people) {
    const [invoice] = (await client.call(getInvoices, { id: row.id })).invoices
    expect(invoice?.totalMinor).toBe(knows ? 2400 : undefined)
    const left = (await client.call(cancellable.routes.list, {})).items.find(({ id }) => id === waiting)
    expect(left?.leftValueMinor).toBe(knows ? 1600 : undefined)
    const { totals } = await client.call(getCancelStatistics, {})
    expect(totals.valueMinor).toBe(knows ? 0 : undefined)
    const loss = await client.call(stockAdjustment.routes.get, { id: lossId })
    expect(loss.valueMinor).toBe(knows ? -800 : undefined)
    const answers = [
      await refusal(client, previewCharge, byValue),
      await refusal(client, previewCharge, shared),
      await refusal(client, addCharge, { ...byValue, chargeTypeId, treatment: 'expense' }),
    ]
    expect(new Set(answers)).toEqual(new Set([knows ? 'done' : '403 forbidden']))
    expect(await refusal(client, previewCharge, { ...shared, allocateBy: 'qty' })).toBe('done')
  }
})

async function chargeTypeOf(client: Client, id: number): Promise<number> {
  return (await client.call(getCharges, { id })).types[0]?.id ?? 0
}
