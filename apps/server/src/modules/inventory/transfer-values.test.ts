import type { Document } from '@countinghouse/contract/document'
import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { settlement } from '@countinghouse/contract/inventory/settlement'
import { getShipments } from '@countinghouse/contract/inventory/shipments-of-transfer'
import { stockPage } from '@countinghouse/contract/inventory/stock'
import { stockCostRight } from '@countinghouse/contract/inventory/stock-cost-right'
import { transferShipment } from '@countinghouse/contract/inventory/transfer-shipment'
import { permissionName } from '@countinghouse/contract/page'
import { expect, test } from 'vitest'
import { useServer } from '../../../../../tests/support/server.ts'
import { settlingShop } from '../../../../../tests/support/settlements.ts'

const server = useServer()
const pages = ['manageito', 'transfershipments', 'settlement'].flatMap((page) => [`${page}:view`, `${page}:edit`])

test('the right to costs is one of the page of stock', () => {
  expect(stockCostRight).toBe(permissionName(stockPage, 'cost_view'))
  expect(stockPage.events).toContain('cost_view')
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
