import { randomUUID } from 'node:crypto'
import { invoice } from '@countinghouse/contract/accounts/invoice'
import { customer } from '@countinghouse/contract/crm/customer'
import { delivery } from '@countinghouse/contract/sales/delivery'
import { getDeliveryDashboard } from '@countinghouse/contract/sales/delivery-dashboard'
import { packDelivery, scanPicks, shortPick } from '@countinghouse/contract/sales/delivery-picking'
import { salesOrder } from '@countinghouse/contract/sales/sales-order'
import { salesReturn } from '@countinghouse/contract/sales/sales-return'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { lotsInStock, trackBy } from '../../../../../tests/support/lots.ts'
import { documentContent } from '../../platform/print/document-content.ts'
import { pickingShop } from '../../../../../tests/support/picking.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger, poolOf, post } from '../../../../../tests/support/stock.ts'

const server = useServer({ isOwn: true })

test('a delivery is released, picked by scan, packed and dispatched: exactly what was picked leaves from where it was picked', async () => {
  const { owner, companyId, storeId, lamp, cable, released, step, scan, short, picking, progress, rowOf } =
    await pickingShop(server)
  const { id, orderId, number, status } = await released([
    { variantId: lamp.variantId, quantity: 8 },
    { variantId: cable.variantId, quantity: 3 },
  ])
  expect([status, number]).toEqual(['picking', expect.stringMatching(/^DN/)])
  expect((await picking(id)).picks, 'in the order of the locations').toMatchObject([
    { pickNo: 1, location: 'A-01', sku: lamp.sku, planned: 6, picked: 0 },
    { pickNo: 2, location: 'A-02', sku: cable.sku, planned: 3, picked: 0 },
    { pickNo: 3, location: 'B-02', sku: lamp.sku, planned: 2, picked: 0 },
  ])
  expect(await progress(orderId), 'picked goods count as reserved').toMatchObject([{ reserved: 8 }, { reserved: 3 }])
  expect(await owner.call(getDeliveryDashboard, {})).toMatchObject({ toPick: 1, toPack: 0, toDispatch: 0 })

  const { answers } = await scan(id, [
    { code: lamp.sku, quantity: 7 },
    { code: cable.sku, quantity: 1 },
    { code: 'NO-SUCH-CODE', quantity: 1 },
    { code: lamp.sku, quantity: 2 },
    { code: cable.sku, quantity: 2 },
    { code: cable.sku, quantity: -1 },
    { code: cable.sku, quantity: 1, pickNo: 1 },
  ])
  expect(answers.map(({ refusal }) => refusal)).toEqual([
    null,
    null,
    'No product has this code.',
    'Only 1 remain to be picked. Enter a smaller quantity.',
    null,
    null,
    'This product is not on the picking list. Put it back.',
  ])
  expect((await picking(id)).picks.map(({ picked }) => picked)).toEqual([6, 2, 1])
  expect(await step(id, 'finishPicking')).toMatchObject({
    status: 409,
    body: { errorType: 'sales.short_unexplained', details: { picks: [{ pickNo: 2 }, { pickNo: 3 }] } },
  })
  await short(id, 3, 'Broken')
  await short(id, 2)
  await scan(id, [{ code: cable.sku, quantity: 1 }])
  expect(await step(id, 'finishPicking')).toMatchObject({ status: 200, body: { status: 'picked' } })
  expect((await rowOf(id)).picks).toMatchObject([
    { shortReason: null },
    { pickedQuantity: 3, shortReason: null },
    { pickedQuantity: 1, shortReason: 'Broken' },
  ])
  expect((await rowOf(id)).lines).toMatchObject([{ quantity: 8, pickedQuantity: 7 }, { pickedQuantity: 3 }])

  const box = (contents: { lineNo: number; quantity: number }[], more: object = {}) => ({
    kind: 'carton' as const,
    weightGrams: 4500,
    contents,
    ...more,
  })
  const pack = async (parcels: ReturnType<typeof box>[]) =>
    await owner.send(packDelivery, { id, version: (await rowOf(id)).version, parcels })
  const full = box([{ lineNo: 1, quantity: 7 }], { lengthMm: 600, widthMm: 400, heightMm: 300, trackingNo: 'NL-1' })
  expect(await pack([full])).toMatchObject({ status: 200, body: { status: 'picked', parcelCount: 1 } })
  expect(await step(id, 'dispatch'), 'the rest would be left behind').toMatchObject({
    status: 409,
    body: { errorType: 'sales.not_packed', details: { lines: [{ line: 2, left: 3 }] } },
  })
  expect(await pack([full, box([{ lineNo: 1, quantity: 1 }]), box([{ lineNo: 9, quantity: 1 }])])).toMatchObject({
    status: 409,
    body: {
      errorType: 'sales.over_packed',
      fields: {
        'parcels.1.contents.0.quantity': [{ message: '0 can be packed.' }],
        'parcels.2.contents.0.quantity': {},
      },
    },
  })
  const small = box([{ lineNo: 2, quantity: 3 }], { weightGrams: 800, trackingNo: 'NL-2' })
  expect(await pack([full, small])).toMatchObject({
    body: { status: 'packed', parcelCount: 2, weightGrams: 5300, parcels: [{ lengthMm: 600 }, { weightGrams: 800 }] },
  })
  expect(await owner.call(getDeliveryDashboard, {})).toMatchObject({ toPick: 0, toPack: 0, toDispatch: 1 })

  const contentOf = async (name: string) => {
    const row = await rowOf(id)
    const paper = delivery.papers.find((one) => one.name === name) ?? delivery.papers[0]
    const wording = { language: 'en' as const, currency: 'GBP', timezone: 'Europe/London' }
    const letterhead = {
      company: 'Shop',
      frame: { place: [], heading: null, footer: null, logo: null },
      who: 'Olga',
      when: new Date(),
    }
    if (paper === undefined) throw new Error(name)
    return documentContent(delivery as never, row as never, paper, { wording, letterhead })
  }
  const tablesOf = async (name: string) =>
    (await contentOf(name)).tables.map(({ columns, rows }) => [columns.map(({ label }) => label), rows.length])
  expect(await tablesOf('picking_list')).toEqual([[['No.', 'Location', 'Product', 'To pick'], 3]])
  expect(await tablesOf('delivery_note'), 'with the parcels').toEqual([
    [['No.', 'Product', 'Quantity', 'Picked'], 2],
    [['No.', 'Type', 'Weight', 'Length', 'Width', 'Height', 'Tracking number'], 2],
  ])
  expect((await contentOf('delivery_note')).facts).toContainEqual(
    expect.objectContaining({ label: 'Total weight', value: '5.3 kg' }),
  )

  const sent = await step(id, 'dispatch')
  expect(sent).toMatchObject({ status: 200, body: { status: 'dispatched', trackingNo: 'NL-1' } })
  const moves = await query<{ code: string; quantity: number }>(
    server.database.superUrl,
    `select l.code, sum(m.quantity)::float8 as quantity from inventory.stock_posting p
      join inventory.stock_move m on m.company_id = p.company_id and m.posted_on = p.posted_on and m.posting_id = p.id
      join inventory.location l on l.company_id = m.company_id and l.id = m.from_location_id
      where p.company_id = $1 and p.source_type = 'sales_delivery' and p.source_id = $2 group by 1 order by 1`,
    [companyId, id],
  )
  expect(moves).toEqual([
    { code: 'A-01', quantity: 6 },
    { code: 'A-02', quantity: 3 },
    { code: 'B-02', quantity: 1 },
  ])
  expect(await progress(orderId), 'what was short is back-order, reserved again').toMatchObject([
    { delivered: 7, open: 1, reserved: 1 },
    { delivered: 3, open: 0, reserved: 0 },
  ])
  expect(await poolOf(server.app.db, companyId, { storeId, variantId: lamp.variantId })).toMatchObject({ onHand: 3 })
  await expectWholeLedger(server.database.superUrl)
})

test('what was short is neither invoiced nor returned, and lines of which nothing was found are left out', async () => {
  const { owner, storeId, today, lamp, cable, released, step, scan, short, rowOf, progress } = await pickingShop(server)
  const { id, orderId } = await released([
    { variantId: cable.variantId, quantity: 2 },
    { variantId: lamp.variantId, quantity: 5 },
  ])
  expect(await step(id, 'finishPicking')).toMatchObject({ body: { errorType: 'sales.nothing_picked' } })
  await scan(id, [{ code: lamp.sku, quantity: 4 }])
  for (const pickNo of [1, 2]) await short(id, pickNo)
  await step(id, 'finishPicking')
  expect(await step(id, 'dispatch'), 'packing is no must').toMatchObject({ body: { status: 'dispatched' } })
  const invoiced = await step(id, 'invoice')
  const posted = await owner.call(invoice.routes.get, { id: Number(invoiced.body['invoiceId']) })
  expect(posted).toMatchObject({ grossMinor: 12_000, lines: [{ variantId: lamp.variantId, quantity: 4 }] })
  expect(await progress(orderId)).toMatchObject([
    { invoiced: 0, open: 2 },
    { invoiced: 4, open: 1 },
  ])
  const returned = (quantity: number) => ({
    uid: randomUUID(),
    deliveryId: id,
    storeId,
    effectiveOn: today,
    reason: 'Torn',
    lines: [{ variantId: lamp.variantId, quantity }],
  })
  const above = await owner.call(salesReturn.routes.create, returned(5))
  expect(
    await owner.send(salesReturn.transitionRoutes.receive, { id: above.id, version: above.version }),
  ).toMatchObject({ body: { errorType: 'sales.over_return' } })
  const draft = await owner.call(salesReturn.routes.create, returned(3))
  const received = await owner.call(salesReturn.transitionRoutes.receive, { id: draft.id, version: draft.version })
  const { creditNoteId } = await owner.call(salesReturn.transitionRoutes.credit, {
    id: received.id,
    version: received.version,
  })
  expect(await owner.call(invoice.routes.get, { id: Number(creditNoteId) })).toMatchObject({
    lines: [{ variantId: lamp.variantId, quantity: 3 }],
  })
  expect((await rowOf(id)).lines).toMatchObject([{ pickedQuantity: 0 }, { pickedQuantity: 4 }])
  await expectWholeLedger(server.database.superUrl)
})

test('goods that are picked are nobody else’s: two deliveries of an order share what is open, and others take none of it', async () => {
  const { owner, lamp, ordered, drafted, step, scan, progress } = await pickingShop(server)
  const order = await ordered([{ variantId: lamp.variantId, quantity: 10 }])
  const one = await drafted(order.id, [6])
  const other = await drafted(order.id, [6])
  expect(await step(one.id, 'release')).toMatchObject({ status: 200 })
  expect(await step(other.id, 'release')).toMatchObject({
    status: 409,
    body: { errorType: 'sales.over_delivery', fields: { 'lines.0.quantity': [{ message: '4 can be delivered.' }] } },
  })
  const { version } = await owner.call(delivery.routes.get, { id: other.id })
  const lines = [{ variantId: lamp.variantId, quantity: 4 }]
  await owner.call(delivery.routes.update, { id: other.id, version, lines })
  expect(await step(other.id, 'dispatch'), 'the rest of the order leaves without picking').toMatchObject({
    body: { status: 'dispatched' },
  })
  expect(await progress(order.id)).toMatchObject([{ delivered: 4, open: 6, reserved: 6 }])
  const { version: orderVersion } = await owner.call(salesOrder.routes.get, { id: order.id })
  expect(
    await owner.send(salesOrder.transitionRoutes.close, { id: order.id, version: orderVersion, reason: 'Late' }),
  ).toMatchObject({ body: { errorType: 'sales.delivery_open' } })
  const late = await ordered([{ variantId: lamp.variantId, quantity: 1 }])
  const lateDraft = await drafted(late.id)
  expect(await step(lateDraft.id, 'release')).toMatchObject({
    status: 409,
    body: { errorType: 'sales.not_pickable', fields: { 'lines.0.quantity': [{ message: '0 can be picked.' }] } },
  })
  await scan(one.id, [{ code: lamp.sku, quantity: 6 }])
  await step(one.id, 'finishPicking')
  expect(await step(one.id, 'dispatch')).toMatchObject({ body: { status: 'dispatched' } })
  expect(await owner.call(salesOrder.routes.get, { id: order.id })).toMatchObject({ deliveryStatus: 'full' })
  await expectWholeLedger(server.database.superUrl)
})

test('a cancelled delivery keeps nothing, and refuses whoever picks, explains or packs it', async () => {
  const { owner, lamp, released, step, scan, short, progress, drafted, rowOf } = await pickingShop(server)
  const { id, orderId } = await released([{ variantId: lamp.variantId, quantity: 8 }])
  await scan(id, [{ code: lamp.sku, quantity: 7 }])
  expect(await step(id, 'cancel')).toMatchObject({ status: 400 })
  expect(await step(id, 'cancel', { reason: 'Wrong order' })).toMatchObject({ body: { status: 'cancelled' } })
  expect(await progress(orderId)).toMatchObject([{ reserved: 8, open: 8, delivered: 0 }])
  const gone = { status: 409, body: { errorType: 'sales.delivery_cancelled' } }
  const scans = [{ uid: randomUUID(), code: lamp.sku, quantity: 1 }]
  expect(await owner.send(scanPicks, { id, scans })).toMatchObject(gone)
  expect(await short(id, 1)).toMatchObject(gone)
  expect(await owner.send(packDelivery, { id, version: 1, parcels: [] })).toMatchObject(gone)
  expect((await rowOf(id)).reason).toBe('Wrong order')
  const again = await drafted(orderId)
  expect(again.lines).toMatchObject([{ quantity: 8 }])
  expect(await step(again.id, 'release')).toMatchObject({ body: { status: 'picking' } })
  await expectWholeLedger(server.database.superUrl)
})

test('services go with what is picked: they are on no picking list and need no parcel', async () => {
  const { owner, companyId, lamp, goods, ordered, drafted, step, scan, picking, rowOf, progress } =
    await pickingShop(server)
  const mounting = await goods(9000, [])
  await query(
    server.database.superUrl,
    `update procure.product p set kind = 'service' from procure.variant v
      where v.company_id = p.company_id and v.product_id = p.id and v.company_id = $1 and v.id = $2`,
    [companyId, mounting.variantId],
  )
  const order = await ordered([
    { variantId: mounting.variantId, quantity: 1 },
    { variantId: lamp.variantId, quantity: 2 },
  ])
  const only = await drafted(order.id, [1, 2])
  const { version } = await owner.call(delivery.routes.update, {
    id: only.id,
    version: only.version,
    lines: [{ orderLineNo: 1, variantId: mounting.variantId, quantity: 1 }],
  })
  expect(await owner.send(delivery.transitionRoutes.release, { id: only.id, version })).toMatchObject({
    status: 409,
    body: { errorType: 'sales.nothing_to_pick' },
  })
  const { id } = await drafted(order.id, [1, 2])
  await step(id, 'release')
  expect((await picking(id)).picks).toMatchObject([{ sku: lamp.sku, planned: 2 }])
  await scan(id, [{ code: lamp.sku, quantity: 2 }])
  await step(id, 'finishPicking')
  expect((await picking(id)).lines).toMatchObject([{ lineNo: 2, picked: 2 }])
  const parcels = [{ kind: 'bag' as const, weightGrams: 900, contents: [{ lineNo: 2, quantity: 2 }] }]
  const { version: picked } = await rowOf(id)
  expect(await owner.call(packDelivery, { id, version: picked, parcels })).toMatchObject({ status: 'packed' })
  await step(id, 'dispatch')
  expect(await progress(order.id)).toMatchObject([{ delivered: 1 }, { delivered: 2 }])
  await expectWholeLedger(server.database.superUrl)
})

test('a serial number is picked by name, and another one is refused', async () => {
  const { companyId, storeId, goods, released, scan, step, picking } = await pickingShop(server)
  const phone = await goods(24_000, [])
  const of = { companyId, variantId: phone.variantId }
  await trackBy(server.database, of, 'serial')
  const lots = await query<{ id: number }>(
    server.database.superUrl,
    `insert into inventory.stock_lot (company_id, variant_id, lot_no, is_serial) select $1, $2, n, true from unnest(array['A', 'B']) n
      returning id::int`,
    [companyId, phone.variantId],
  )
  const lines = lots.map(({ id: lotId }) => ({ kind: 'opening' as const, ...of, lotId, quantity: 1, unitCost: '100' }))
  await post(server.app.db, companyId, { storeId, lines })
  const { id } = await released([{ variantId: phone.variantId, quantity: 1 }])
  const [{ lotNo } = { lotNo: null }] = (await picking(id)).picks
  expect(lotNo).toBe('A')
  const scanned = async (no: string | null) =>
    (await scan(id, [{ code: phone.sku, quantity: 1, lotNo: no }])).answers[0]?.refusal
  expect(await scanned('B')).toBe('The picking list names another lot or serial number. Take that one.')
  expect(await scanned(lotNo)).toBeNull()
  await step(id, 'finishPicking')
  expect(await step(id, 'dispatch')).toMatchObject({ body: { status: 'dispatched' } })
  expect((await lotsInStock(server.database, of)).map(({ lot }) => lot)).toEqual(['B'])
  await expectWholeLedger(server.database.superUrl)
})

test('bad input is refused at its field, other events and stores are kept out, and the database holds the sums', async () => {
  const { owner, as, companyId, lamp, released, step, scan, short, rowOf } = await pickingShop(server)
  const { id } = await released([{ variantId: lamp.variantId, quantity: 2 }])
  expect(await short(id, 9)).toMatchObject({ status: 422, body: { errorType: 'sales.no_such_pick' } })
  for (const scans of [
    [],
    [{ uid: 'x', code: lamp.sku, quantity: 1 }],
    [{ uid: randomUUID(), code: lamp.sku, quantity: 0.00001 }],
    [{ uid: randomUUID(), code: '', quantity: 1 }],
    [{ uid: randomUUID(), code: lamp.sku, quantity: 1, pickNo: 0 }],
  ])
    expect((await owner.send(scanPicks, { id, scans })).status).toBe(400)
  const viewer = await as({ may: ['deliveries:view'] })
  const scans = [{ uid: randomUUID(), code: lamp.sku, quantity: 1 }]
  expect(await viewer.send(scanPicks, { id, scans })).toMatchObject({ status: 403 })
  const picker = await as({ may: ['deliveries:view', 'deliveries:pick'] })
  expect((await picker.send(scanPicks, { id, scans })).status).toBe(200)
  expect(await picker.send(packDelivery, { id, version: 2, parcels: [] })).toMatchObject({ status: 403 })
  expect(await picker.send(shortPick, { id, pickNo: 1, reason: '' })).toMatchObject({ status: 400 })
  const stranger = await server.company()
  expect(await stranger.owner.send(scanPicks, { id, scans })).toMatchObject({ status: 404 })
  await scan(id, [{ code: lamp.sku, quantity: 1 }])
  expect(await owner.send(packDelivery, { id, version: 2, parcels: [] }), 'not picked yet').toMatchObject({
    body: { errorType: 'state_conflict' },
  })
  await step(id, 'finishPicking')
  const { version } = await rowOf(id)
  const parcel = { kind: 'carton' as const, weightGrams: 1, contents: [{ lineNo: 1, quantity: 2 }] }
  expect(await owner.send(packDelivery, { id, version: version - 1, parcels: [parcel] })).toMatchObject({
    body: { errorType: 'stale' },
  })
  for (const wrong of [{ weightGrams: 0 }, { kind: 'crate' }, { contents: [] }, { lengthMm: -1 }])
    expect((await owner.send(packDelivery, { id, version, parcels: [{ ...parcel, ...wrong }] as never })).status).toBe(
      400,
    )
  const run = (text: string) => query(server.database.superUrl, text, [companyId, id])
  const where = `where company_id = $1 and delivery_id = $2`
  await expect(run(`update sales.delivery_pick set picked_quantity = 3 ${where}`)).rejects.toThrow(
    'delivery_pick_picked',
  )
  await expect(run(`update sales.delivery_line set picked_quantity = 3 ${where}`)).rejects.toThrow(
    'delivery_line_picked',
  )
  await expect(run(`update sales.delivery_line set packed_quantity = 3 ${where}`)).rejects.toThrow(
    'delivery_line_packed',
  )
  await expect(run(`update sales.delivery_line set quantity = 3 ${where}`)).rejects.toThrow()
  await expect(
    run(`update sales.sales_order_line set released_quantity = 3 where company_id = $1
      and sales_order_id = (select sales_order_id from sales.delivery where company_id = $1 and id = $2)`),
  ).rejects.toThrow('sales_order_line_open')
})

test('the credit of the customer is asked before its goods are picked and before they leave; a held order goes on once it is released', async () => {
  const { owner, customerId, lamp, released, ordered, drafted, step, scan, picking } = await pickingShop(server)
  const limit = async (creditLimitMinor: number) => {
    const { version } = await owner.call(customer.routes.get, { id: customerId })
    await owner.call(customer.routes.update, { id: customerId, version, creditLimitMinor })
  }
  const orderOf = async (id: number) => await owner.call(salesOrder.routes.get, { id })
  const release = async (id: number) => {
    const { version } = await orderOf(id)
    await owner.call(salesOrder.transitionRoutes.release, { id, version, reason: 'Promised to pay' })
  }
  const held = { status: 409, body: { errorType: 'sales.dispatch_held', fields: { salesOrderId: [{}] } } }
  const { id, orderId } = await released([{ variantId: lamp.variantId, quantity: 2 }])
  const later = await ordered([{ variantId: lamp.variantId, quantity: 1 }])
  const { id: laterId } = await drafted(later.id)
  await scan(id, [{ code: lamp.sku, quantity: 2 }])
  await step(id, 'finishPicking')
  await limit(8000)
  expect(await step(id, 'dispatch')).toMatchObject(held)
  expect(await orderOf(orderId)).toMatchObject({ status: 'on_hold', holdReason: 'limit', overLimitMinor: 1000 })
  expect((await picking(id)).picks, 'stays picked').toMatchObject([{ picked: 2 }])
  expect(await step(laterId, 'release')).toMatchObject(held)
  expect((await orderOf(later.id)).status).toBe('on_hold')
  // Within the limit again, but the order still waits for whoever may release it.
  await limit(100_000)
  expect(await step(id, 'dispatch')).toMatchObject({ body: { errorType: 'sales.order_not_confirmed' } })
  await release(orderId)
  expect(await step(id, 'dispatch')).toMatchObject({ status: 200, body: { status: 'dispatched' } })
  await expectWholeLedger(server.database.maintUrl)
})
