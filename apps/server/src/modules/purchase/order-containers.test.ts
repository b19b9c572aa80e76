import { randomUUID } from 'node:crypto'
import { container } from '@countinghouse/contract/inventory/container'
import {
  containerReceipt,
  openContainerReceipt,
  scanContainerReceipt,
} from '@countinghouse/contract/inventory/container-receipt'
import type { ReceiptScan } from '@countinghouse/contract/inventory/receiving'
import { getOrderBills } from '@countinghouse/contract/purchase/order-bills'
import { addToContainer } from '@countinghouse/contract/purchase/order-containers'
import { getOrderItems } from '@countinghouse/contract/purchase/order-items'
import { getReceivedNotInvoiced } from '@countinghouse/contract/purchase/received-not-invoiced'
import { expect, test } from 'vitest'
import { boxNumber, enteredContainer, walk } from '../../../../../tests/support/containers.ts'
import { query } from '../../../../../tests/support/database.ts'
import { balancesOf } from '../../../../../tests/support/journals.ts'
import { lotsInStock, trackBy } from '../../../../../tests/support/lots.ts'
import { approvedSupplier, buyingCompany, expectWholePurchases } from '../../../../../tests/support/purchase.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()

type Said = Partial<ReceiptScan> & { readonly code: string }

/** A company with two sent orders: ten tents at 20.00, and five lamps at 4.00 with two tents at 21.00. */
async function seed() {
  const company = await buyingCompany(server)
  const { companyId, storeId, owner, tent, lamp, supplierId, ordered } = company
  const first = await ordered([{ variantId: tent.variantId, quantity: 10, unitPrice: '20' }])
  const second = await ordered([
    { variantId: lamp.variantId, quantity: 5, unitPrice: '4' },
    { variantId: tent.variantId, quantity: 2, unitPrice: '21' },
  ])
  const containerNo = boxNumber()
  const asked = (id: number) => ({ id, storeId, containerNo, type: '40HC' as const })
  const add = async (id: number) => await owner.call(addToContainer, asked(id))
  const refusedToAdd = async (id: number) => await owner.send(addToContainer, asked(id))
  const planned = async (lines: Parameters<typeof enteredContainer>[1], more: object = {}) =>
    await owner.send(container.routes.create, { ...enteredContainer({ storeId, supplierId }, lines), ...more })
  const unload = async (id: number) => await walk(owner, { id, version: 1 }, 'skip', 'unload')
  const opened = async (number: string) =>
    (await owner.call(openContainerReceipt, { uid: randomUUID(), container: number })).id
  const scan = (id: number, ...said: readonly Said[]) =>
    owner.call(scanContainerReceipt, {
      id,
      scans: said.map((one) => ({ uid: randomUUID(), quantity: 1, condition: 'good' as const, ...one })),
    })
  const step = async (name: 'post' | 'finish', id: number, client = owner) => {
    const { version } = await owner.call(containerReceipt.routes.get, { id })
    return await client.send(containerReceipt.transitionRoutes[name], { id, version })
  }
  const balances = () => balancesOf(server.app.db, companyId)
  return {
    ...company,
    first,
    second,
    containerNo,
    add,
    refusedToAdd,
    planned,
    unload,
    opened,
    scan,
    receive: step,
    balances,
  }
}

test('a container with goods of two orders and some of none is counted once, and each order is received', async () => {
  const { companyId, owner, tent, lamp, first, second, containerNo, balances, ...company } = await seed()
  const added = await company.add(first.id)
  expect(added).toMatchObject({ name: expect.stringContaining(containerNo), version: 1 })
  expect(await company.add(second.id)).toMatchObject({ id: added.id, version: 2 })
  const box = await owner.call(container.routes.get, { id: added.id })
  expect(box.lines).toMatchObject([
    { variantId: tent.variantId, quantity: 10, orderNo: first.number, unitCost: null },
    { variantId: lamp.variantId, quantity: 5, orderNo: second.number },
    { variantId: tent.variantId, quantity: 2, orderNo: second.number },
  ])
  const lines = [...box.lines, { variantId: lamp.variantId, quantity: 3, unitCost: '4.5' }]
  await owner.call(container.routes.update, { id: box.id, version: box.version, lines })
  expect((await owner.call(getOrderItems, { id: second.id })).containers).toMatchObject([
    { id: box.id, status: 'draft', awaited: 7 },
  ])

  await company.unload(box.id)
  const id = await company.opened(containerNo)
  await company.scan(id, { code: tent.code, quantity: 11 }, { code: lamp.code, quantity: 2 })
  expect((await company.receive('post', id)).status).toBe(200)
  expect(await company.lines(first.id)).toMatchObject([{ accepted: 10, open: 0 }])
  expect(await company.lines(second.id)).toMatchObject([
    { accepted: 2, open: 3 },
    { accepted: 1, open: 1 },
  ])
  expect((await owner.call(getOrderItems, { id: second.id })).containers).toMatchObject([{ awaited: 4 }])
  await company.scan(
    id,
    { code: tent.code, condition: 'damaged' },
    { code: lamp.code, quantity: 2, condition: 'rejected', note: 'Wrong colour' },
    { code: lamp.code, quantity: 4 },
  )
  expect((await company.receive('finish', id)).body).toMatchObject({ status: 'closed' })

  // Eleven tents at their prices; five lamps of the order less those rejected, and three at 4.50 of no order.
  expect(await company.pool(tent.variantId)).toMatchObject({ owned: 11, value: 10 * 2000 + 2100 })
  expect(await company.lines(second.id)).toMatchObject([
    { accepted: 5, rejected: 0, open: 0 },
    { accepted: 1, rejected: 1, open: 0 },
  ])
  expect(await company.pool(lamp.variantId)).toMatchObject({ owned: 6, value: 5 * 400 + 450 })
  expect(await balances()).toMatchObject({ 1300: 24_550, 2010: -24_550 })
  expect((await owner.call(getReceivedNotInvoiced, {})).rows.map(({ openMinor }) => openMinor)).toEqual([20_000, 4100])
  const { receipts, containers } = await owner.call(getOrderItems, { id: second.id })
  expect(containers).toEqual([])
  expect(receipts).toMatchObject([
    { status: 'closed', accepted: 3, container: { id: box.id } },
    { status: 'closed', accepted: 3, rejected: 1, container: { id: box.id } },
  ])
  expect((await owner.call(getOrderBills, { id: second.id })).products).toMatchObject([{ toBill: 5 }, { toBill: 1 }])
  // What differs is a discrepancy of the container alone.
  const found = await query(
    server.database.superUrl,
    `select kind, receipt_id::int as of, quantity::float8 as quantity from inventory.discrepancy where company_id = $1 order by kind`,
    [companyId],
  )
  expect(found).toEqual([
    { kind: 'damaged', of: id, quantity: 1 },
    { kind: 'rejected', of: id, quantity: 2 },
  ])
  await expectWholePurchases(server.database.maintUrl)
})

test('a container takes of an order what is open and in no other, for its supplier and destination; two at once do not share it', async () => {
  const { owner, tent, lamp, first, second, planned, ...company } = await seed()
  const line = (quantity: number, more: object = {}) => ({
    variantId: tent.variantId,
    quantity,
    orderNo: first.number,
    ...more,
  })
  const wrong = async (lines: Parameters<typeof enteredContainer>[1], more: object = {}) => {
    const { status, body } = await planned(lines, more)
    expect(status).toBe(422)
    return (body as { fields?: object }).fields
  }
  expect(await wrong([line(11)])).toMatchObject({ 'lines.0.quantity': [{ message: expect.stringContaining('10') }] })
  expect(await wrong([line(6), line(5)])).toMatchObject({
    'lines.1.quantity': [{ message: expect.stringContaining('4') }],
  })
  expect(await wrong([line(1, { orderNo: 'PO-NONE' })])).toHaveProperty(['lines.0.orderNo'])
  expect(await wrong([line(1, { unitCost: '3' })])).toHaveProperty(['lines.0.unitCost'])
  expect(await wrong([line(1, { variantId: lamp.variantId })])).toHaveProperty(['lines.0.variantId'])
  const supplier = await approvedSupplier(owner)
  expect(await wrong([line(1)], { supplierId: supplier })).toHaveProperty(['lines.0.orderNo'])

  const answers = await Promise.all(Array.from({ length: 6 }, async () => await planned([line(7)])))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422, 422, 422])
  const [{ id: boxId } = { id: 0 }] = (await owner.call(getOrderItems, { id: first.id })).containers
  // The draft itself may change what it has, and all of the order at once goes where it is added.
  await owner.call(container.routes.update, { id: boxId, version: 1, lines: [line(9)] })
  expect(await company.add(first.id)).toMatchObject({ version: 1 })
  expect(await company.refusedToAdd(first.id)).toMatchObject({
    status: 409,
    body: { errorType: 'purchase.nothing_open' },
  })
  expect((await owner.call(getOrderItems, { id: first.id })).containers).toMatchObject([
    { id: boxId, awaited: 9 },
    { awaited: 1 },
  ])

  const close = { reason: 'No demand' }
  expect(await company.step('close', first.id, close)).toMatchObject({
    status: 409,
    body: { errorType: 'purchase.in_container', message: expect.stringContaining(company.containerNo) },
  })
  expect(await company.step('cancel', first.id, close)).toMatchObject({ body: { errorType: 'purchase.in_container' } })
  expect(await company.step('revise', first.id, close)).toMatchObject({ body: { errorType: 'purchase.in_container' } })
  expect((await company.step('close', second.id, close)).status).toBe(200)
  const late = await company.refusedToAdd(second.id)
  expect(late).toMatchObject({ status: 409, body: { errorType: 'purchase.not_ordered' } })
  for (const { id } of (await owner.call(getOrderItems, { id: first.id })).containers) {
    const { version } = await owner.call(container.routes.get, { id })
    await owner.call(container.routes.delete, { id, version })
  }
  expect((await company.step('close', first.id, close)).status).toBe(200)
})

test('goods of an order on hold wait in the container, and the count tells which order and why; nobody receives it without the right', async () => {
  const { tent, first, add, unload, opened, scan, receive, containerNo, as, ...company } = await seed()
  await unload((await add(first.id)).id)
  const id = await opened(containerNo)
  await scan(id, { code: tent.code, quantity: 10 })
  await company.step('hold', first.id, { reason: 'Price' })
  expect(await receive('finish', id)).toMatchObject({
    status: 409,
    body: {
      errorType: 'inventory.order_not_received',
      message: `Purchase order ${first.number}: This order is on hold. Release the hold first.`,
    },
  })
  await company.step('release', first.id)
  const counter = await as({ may: ['view', 'create', 'post'].map((event) => `mannualrecincontainer:${event}`) })
  expect(await receive('finish', id, counter)).toMatchObject({ status: 403 })
  const answers = await Promise.all(Array.from({ length: 4 }, async () => await receive('finish', id)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  expect(await company.lines(first.id)).toMatchObject([{ accepted: 10, open: 0 }])
  expect(await company.pool(tent.variantId)).toMatchObject({ owned: 10, value: 20_000 })
})

test('lots that are counted in a container are those of the order, with their expiry', async () => {
  const { companyId, tent, first, add, unload, opened, scan, receive, containerNo } = await seed()
  await trackBy(server.database, { companyId, variantId: tent.variantId }, 'lot')
  await unload((await add(first.id)).id)
  const id = await opened(containerNo)
  await scan(
    id,
    { code: tent.code, quantity: 6, lotNo: 'L-1', expiresOn: '2027-05-31' },
    { code: tent.code, quantity: 4, lotNo: 'L-2' },
  )
  expect((await receive('finish', id)).status).toBe(200)
  expect(await lotsInStock(server.database, { companyId, variantId: tent.variantId })).toEqual([
    { lot: 'L-1', expiresOn: '2027-05-31', quantity: 6 },
    { lot: 'L-2', expiresOn: null, quantity: 4 },
  ])
})
