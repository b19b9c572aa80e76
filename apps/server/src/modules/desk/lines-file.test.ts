import { stockAdjustment } from '@countinghouse/contract/inventory/stock-adjustment'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { expect, test } from 'vitest'
import { buyingCompany } from '../../../../../tests/support/purchase.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const { readLines, linesForm, create } = purchaseOrder.routes

const file = (client: Client, rows: readonly string[]) =>
  client.call(readLines, { fileName: 'lines.csv' }, { bytes: Buffer.from(rows.join('\r\n')) })

test('rows of a file become lines of a draft, whatever their headings are called', async () => {
  const { owner, tent, lamp, entered } = await buyingCompany(server)
  const read = await file(owner, [
    'Supplier quote;;;',
    'SKU;Qty;Unit price;Colour of the box',
    `${tent.code};12;9,50;red`,
    `${lamp.code};3;4.25;`,
  ])
  expect(read).toMatchObject({ issues: [], unread: ['Colour of the box'] })
  expect(read.lines).toMatchObject([
    { variantId: tent.variantId, quantity: 12, unitPrice: '9.5' },
    { variantId: lamp.variantId, quantity: 3, unitPrice: '4.25' },
  ])
  const order = await owner.call(create, entered(read.lines as never))
  expect(order.lines).toHaveLength(2)
})

test('every row error names its row and column, and there are no lines', async () => {
  const { owner, tent } = await buyingCompany(server)
  const read = await file(owner, ['SKU,Quantity', 'NO-SUCH,1', `${tent.code},many`, `${tent.code},`])
  expect(read.lines).toEqual([])
  expect(read.issues.map(({ number, column }) => [number, column])).toEqual([
    [2, 'Product'],
    [3, 'Quantity'],
    [4, 'Quantity'],
  ])
  expect((await file(owner, ['no', 'headings'])).issues).toHaveLength(1)
  const many = Array.from({ length: 1001 }, () => `${tent.code},1`)
  expect((await file(owner, ['SKU,Quantity', ...many])).issues).toMatchObject([{ number: 1002, column: null }])
})

test('without the permission for costs a file has no prices, and who may only view reads none', async () => {
  const { as, tent } = await buyingCompany(server)
  const buyer = await as({ may: ['purchase-orders:view', 'purchase-orders:edit'] })
  const read = await file(buyer, ['SKU,Quantity,Unit price', `${tent.code},1,9.50`])
  expect(read.unread).toEqual(['Unit price'])
  expect(read.lines[0]).not.toHaveProperty('unitPrice')
  const viewer = await as({ may: ['purchase-orders:view'] })
  const refused = await viewer.send(readLines, { fileName: 'lines.csv' }, { bytes: Buffer.from('SKU,Quantity') })
  expect(refused.status).toBe(403)
  expect((await viewer.send(linesForm, {})).status).toBe(403)
})

test('a template has the columns of the lines, and other documents read files as well', async () => {
  const { owner, tent } = await buyingCompany(server)
  expect((await owner.send(linesForm, {})).status).toBe(200)
  const read = await owner.call(
    stockAdjustment.routes.readLines,
    { fileName: 'count.tsv' },
    { bytes: Buffer.from(`Product\tQuantity\n${tent.code}\t-2`) },
  )
  expect(read.issues).toEqual([])
})
