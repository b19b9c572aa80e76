import { compareInvoice, createInvoice } from '@countinghouse/contract/inventory/invoices-of-transfer'
import { getMovement } from '@countinghouse/contract/inventory/movement'
import { staleInvoice } from '@countinghouse/contract/inventory/reinitiate-invoice'
import {
  addCharge,
  approveCharge,
  changeCharge,
  deleteCharge,
  getCharges,
  previewCharge,
} from '@countinghouse/contract/inventory/transfer-charge'
import { transferInvoice } from '@countinghouse/contract/inventory/transfer-invoice'
import { transferReceipt } from '@countinghouse/contract/inventory/transfer-receipt'
import { expect, test } from 'vitest'
import { chargingShop } from '../../../../../tests/support/charges.ts'
import { query } from '../../../../../tests/support/database.ts'
import { balancesOf } from '../../../../../tests/support/journals.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger, issuesOf, post } from '../../../../../tests/support/stock.ts'

const server = useServer({ isOwn: true })
const freight = { basis: 'fixed', amountMinor: 4500, allocateBy: 'weight', treatment: 'recharge' } as const

/** Example I1: ten, four and seven pieces of three products on their way at agreed prices. */
async function exampleI1() {
  const shop = await chargingShop(server)
  const { companyId, fromStoreId } = shop
  const { variantIds } = await createProduct(server.app.db, companyId, { colors: 3 })
  const wanted = [
    { quantity: 10, unitPrice: '12.5', grams: 800 },
    { quantity: 4, unitPrice: '30', grams: 2500 },
    { quantity: 7, unitPrice: '3.333', grams: 300 },
  ].map((line, index) => ({ ...line, variantId: variantIds[index] ?? 0 }))
  for (const { variantId, grams } of wanted) await shop.measure(variantId, grams, [400, 250, 100])
  await post(server.app.db, companyId, {
    storeId: fromStoreId,
    lines: wanted.map(({ variantId }) => ({ kind: 'opening', variantId, quantity: 10, unitCost: '2' })),
  })
  const requested = wanted.map(({ variantId, quantity, unitPrice }) => ({ variantId, quantity, unitPrice }))
  const { row, shipment } = await shop.dispatched(requested, undefined, { pricingMethod: 'manual' })
  return { ...shop, transferId: row.id, shipmentId: shipment.id, variantIds }
}

test('example I1: freight is shared out by weight, value and quantity to the penny, and stands on the invoice', async () => {
  const { payer, owner, transferId, shipmentId, approved } = await exampleI1()
  const sharesBy = async (allocateBy: 'weight' | 'value' | 'qty' | 'volume') => {
    const requested = { id: transferId, basis: 'fixed' as const, amountMinor: 4500, allocateBy }
    const { shares } = await payer.call(previewCharge, requested)
    return shares.map(({ apportionMinor }) => apportionMinor)
  }
  expect(await sharesBy('weight')).toEqual([1791, 2239, 470])
  expect(await sharesBy('value')).toEqual([2096, 2013, 391])
  expect(await sharesBy('qty')).toEqual([2143, 857, 1500])
  expect(await sharesBy('volume')).toEqual([2143, 857, 1500])
  const charge = await approved(transferId, { ...freight, transferShipmentId: shipmentId })
  expect(charge).toMatchObject({ status: 'approved', amountMinor: 4500, postedMinor: 0, invoice: null })
  const { id } = await owner.call(createInvoice, { id: transferId, basis: 'shipped' })
  expect(await owner.call(transferInvoice.routes.get, { id })).toMatchObject({
    chargesMinor: 4500,
    totalMinor: 31_333,
    lines: [
      { netMinor: 12_500, chargeMinor: 1791 },
      { netMinor: 12_000, chargeMinor: 2239 },
      { netMinor: 2333, chargeMinor: 470 },
    ],
  })
  expect((await payer.call(getCharges, { id: transferId })).charges).toMatchObject([{ invoice: { id } }])
})

test('amounts come about by piece, kilogram, cubic metre and value, half away from zero', async () => {
  const { payer, transferId, charged } = await exampleI1()
  const amountOf = async (said: object) => {
    const requested = { id: transferId, allocateBy: 'qty' as const, basis: 'per_unit' as const, ...said }
    return (await payer.call(previewCharge, requested)).amountMinor
  }
  // 21 pieces, 20.1 kg, 0.21 m³, 268.33.
  expect(await amountOf({ rate: '0.125' })).toBe(263)
  expect(await amountOf({ basis: 'per_kg', rate: '1.15' })).toBe(2312)
  expect(await amountOf({ basis: 'per_m3', rate: '99.5' })).toBe(2090)
  expect(await amountOf({ basis: 'rate_of_value', ratePpm: 15_000 })).toBe(402)
  const nothing = { id: transferId, allocateBy: 'qty', basis: 'per_unit', rate: '0.0001' } as const
  expect((await payer.send(previewCharge, nothing)).body.errorType).toBe('inventory.nothing_to_charge')
  const created = await charged(transferId, {
    basis: 'per_kg',
    rate: '1.15',
    allocateBy: 'value',
    treatment: 'expense',
  })
  expect(created).toMatchObject({ amountMinor: 2312, rate: '1.15', status: 'draft', shipment: null, isOwn: true })
})

test('example S1: goods bear the freight as they arrive, what is missing keeps its share with the claim', async () => {
  const { companyId, variantId, fromStoreId, toStoreId, pool, ...shop } = await chargingShop(server)
  const opening = (storeId: number, quantity: number) =>
    post(server.app.db, companyId, { storeId, lines: [{ kind: 'opening', variantId, quantity, unitCost: '8' }] })
  await opening(fromStoreId, 90)
  await opening(toStoreId, 50)
  const { row, shipment } = await shop.dispatched([{ variantId, quantity: 100 }])
  const said = { basis: 'fixed', amountMinor: 2000, allocateBy: 'qty', treatment: 'capitalise' } as const
  const whole = { id: row.id, chargeTypeId: shop.chargeTypeId, ...said }
  expect((await shop.payer.send(addCharge, whole)).body).toMatchObject({
    errorType: 'inventory.rule_broken',
    fields: { transferShipmentId: expect.anything() },
  })
  const { id } = await shop.approved(row.id, { ...said, transferShipmentId: shipment.id })
  expect(await pool(toStoreId)).toMatchObject({ value: 40_000 })
  const receipt = await shop.opened(shipment.number ?? '')
  await receipt.count(94)
  const { version } = await shop.owner.call(transferReceipt.transitionRoutes.post, { id: receipt.id, version: 1 })
  expect(await pool(toStoreId)).toMatchObject({ onHand: 144, value: 117_080 })
  expect(await shop.owner.call(getMovement, { storeId: toStoreId })).toMatchObject({
    isProven: true,
    quantity: { opening: 50, transferIn: 94, revalued: 0, closing: 144 },
    value: { opening: 40_000, transferIn: 75_200, revalued: 1880, closing: 117_080 },
  })
  await receipt.count(3, 'damaged')
  await shop.owner.call(transferReceipt.transitionRoutes.finish, { id: receipt.id, version })
  expect(await pool(toStoreId)).toMatchObject({ onHand: 147, value: 119_540 })
  expect(await shop.settled(shipment.id, [{ action: 'carrier_claim', quantity: 3 }])).toMatchObject({
    body: { status: 'posted', valueMinor: 2400, claimMinor: 2460 },
  })
  expect(await pool(toStoreId, variantId, true)).toMatchObject({ onHand: 0, value: 0 })
  const sale = await post(server.app.db, companyId, {
    storeId: toStoreId,
    lines: [{ kind: 'sale', variantId, quantity: 10 }],
  })
  expect(sale.value_minor).toBe(-8132)
  expect(await pool(toStoreId)).toMatchObject({ onHand: 137, value: 111_408 })
  const broken = await shop.settled(shipment.id, [{ action: 'write_off_dest', quantity: 3 }])
  expect(broken.body).toMatchObject({ status: 'posted', valueMinor: 2440, claimMinor: 0 })
  expect(await pool(toStoreId)).toMatchObject({ onHand: 134, value: 108_968 })
  expect((await shop.payer.call(getCharges, { id: row.id })).charges).toMatchObject([
    { id, status: 'posted', postedMinor: 1940 },
  ])
  // The carrier owes goods and freight of what it lost; 20.00 of freight are accrued, nothing is in transit or lost in transit.
  expect(await balancesOf(server.app.db, companyId)).toEqual({
    '1220': 2460,
    // 8,000 of another product beside them.
    '1300': 116_968,
    '2410': -2000,
    '3900': -128_000,
    '5000': 8132,
    '5030': 2440,
  })
  await expectWholeLedger(server.database.maintUrl)
  const lost = await issuesOf(server.database.superUrl, companyId, {
    id: 'charges_are_shared_out',
    damage: 'update inventory.transfer_charge_share set amount_minor = amount_minor - 1',
  })
  expect(lost).toHaveLength(1)
  const less = await issuesOf(server.database.superUrl, companyId, {
    id: 'charges_are_in_costs',
    damage: 'update inventory.transfer_charge_share set amount_minor = 1000',
  })
  expect(less).toHaveLength(1)
})

test('freight that is approved late reaches what is there still and cost of sales, in odd parts to the penny, and once', async () => {
  const { companyId, variantId, toStoreId, pool, ...shop } = await chargingShop(server)
  const { row, shipment } = await shop.dispatched([{ variantId, quantity: 7 }])
  const receipt = await shop.opened(shipment.number ?? '')
  await receipt.count(3)
  const { version } = await shop.owner.call(transferReceipt.transitionRoutes.post, { id: receipt.id, version: 1 })
  await post(server.app.db, companyId, { storeId: toStoreId, lines: [{ kind: 'sale', variantId, quantity: 1 }] })
  const said = { basis: 'fixed', amountMinor: 1000, allocateBy: 'qty', treatment: 'capitalise' } as const
  const { id } = await shop.approved(row.id, { ...said, transferShipmentId: shipment.id })
  // Three of seven bear 4.29, of which a third was sold.
  expect(await pool(toStoreId)).toMatchObject({ onHand: 2, value: 1886 })
  await receipt.count(2)
  await receipt.count(2)
  await shop.owner.call(transferReceipt.transitionRoutes.finish, { id: receipt.id, version })
  expect(await pool(toStoreId)).toMatchObject({ onHand: 6, value: 1886 + 3200 + 571 })
  const { charges } = await shop.payer.call(getCharges, { id: row.id })
  expect(charges).toMatchObject([{ id, status: 'posted', postedMinor: 1000 }])
  const counted = { errorType: 'inventory.charge_counted' }
  const target = { id, version: charges[0]?.version ?? 0 }
  const other = { ...said, amountMinor: 1, transferShipmentId: shipment.id, chargeTypeId: shop.chargeTypeId }
  expect((await shop.payer.send(changeCharge, { ...target, ...other })).body).toMatchObject(counted)
  expect((await shop.payer.send(deleteCharge, target)).body).toMatchObject(counted)
  await expect(
    query(server.database.superUrl, 'update inventory.transfer_charge set amount_minor = 1 where id = $1', [id]),
  ).rejects.toThrow('what was counted of a charge stays')
  await expectWholeLedger(server.database.maintUrl)
})

test('whoever enters a charge never approves it, and what is changed waits for approval again', async () => {
  const { payer, chief, transferId, charged, chargeTypeId } = await exampleI1()
  const { id, version } = await charged(transferId, freight)
  expect((await payer.send(approveCharge, { id, version })).body.errorType).toBe('desk.self_approval')
  const approved = await chief.call(approveCharge, { id, version })
  const twice = await payer.send(approveCharge, { id, version: approved.version })
  expect(twice.body.errorType).toBe('state_conflict')
  const said = { ...freight, amountMinor: 5000, chargeTypeId }
  expect((await payer.send(changeCharge, { id, version, ...said })).body.errorType).toBe('stale')
  const changed = await chief.call(changeCharge, { id, version: approved.version, ...said })
  expect(changed).toMatchObject({ status: 'draft', amountMinor: 5000 })
  expect((await chief.send(approveCharge, { id, version: changed.version })).body.errorType).toBe('desk.self_approval')
  await payer.call(approveCharge, { id, version: changed.version })
})

test('what a charge lacks is said at its field, and a product without a weight by its name', async () => {
  const { payer, transferId, variantIds, measure, chargeTypeId } = await exampleI1()
  const refused = async (said: object) =>
    (await payer.send(addCharge, { id: transferId, chargeTypeId, ...freight, ...said })).body
  const broken = (field: string) => ({ errorType: 'inventory.rule_broken', fields: { [field]: expect.anything() } })
  expect(await refused({ amountMinor: null })).toMatchObject(broken('amountMinor'))
  expect(await refused({ rate: '1' })).toMatchObject(broken('rate'))
  expect(await refused({ basis: 'per_kg', amountMinor: null })).toMatchObject(broken('rate'))
  expect(await refused({ basis: 'rate_of_value', amountMinor: null })).toMatchObject(broken('ratePpm'))
  expect(await refused({ transferShipmentId: 999_999 })).toMatchObject({
    errorType: 'invalid_input',
    fields: { transferShipmentId: expect.anything() },
  })
  expect(await refused({ chargeTypeId: 999_999 })).toMatchObject({
    errorType: 'invalid_input',
    fields: { chargeTypeId: expect.anything() },
  })
  await measure(variantIds[1] ?? 0, null)
  const missing = await refused({})
  expect(missing).toMatchObject({
    errorType: 'inventory.measure_missing',
    details: { variants: [{ variantId: variantIds[1] }] },
  })
  expect(String(missing['message'])).toMatch(/^The weight of .+ is missing\./)
  expect((await refused({ allocateBy: 'volume' })).errorType).toBe('inventory.measure_missing')
})

test('a charge that comes later, or is changed, makes an invoice out of date; on a posted one it stays', async () => {
  const { payer, chief, owner, as, transferId, shipmentId, approved, charged, chargeTypeId } = await exampleI1()
  const stale = ['view', 'reinitiate'].map((event) => `reInitiateInvoice:${event}`)
  const permissions = ['view', 'submit', 'approve', 'post', 'dispute'].map((event) => `itoinvoice:${event}`)
  const creator = await as({ may: [...permissions, ...stale] })
  const { routes, transitionRoutes } = transferInvoice
  const step = async (client: typeof creator, name: keyof typeof transitionRoutes, id: number, more: object = {}) => {
    const { version } = await client.call(routes.get, { id })
    return (await client.send(transitionRoutes[name], { id, version, ...more })).body
  }
  const { id: first } = await creator.call(createInvoice, { id: transferId, basis: 'shipped' })
  const charge = await approved(transferId, { ...freight, allocateBy: 'qty' })
  expect(await step(creator, 'submit', first)).toMatchObject({ errorType: 'inventory.quantities_changed' })
  expect((await creator.call(staleInvoice.routes.list, {})).items).toMatchObject([{ id: first }])
  expect((await creator.call(compareInvoice, { id: first })).lines[0]).toMatchObject({
    invoicedMinor: 12_500,
    dueMinor: 14_643,
  })
  const { version } = await creator.call(routes.get, { id: first })
  await creator.call(staleInvoice.transitionRoutes.reinitiate, { id: first, version, newBasis: 'shipped' })
  const [second] = (await creator.call(routes.list, { status: ['draft'] })).items
  const id = second?.id ?? 0
  expect(await creator.call(routes.get, { id })).toMatchObject({ revision: 1, chargesMinor: 4500, totalMinor: 31_333 })
  const target = { id: charge.id, version: charge.version }
  expect((await payer.send(deleteCharge, target)).body.errorType).toBe('in_use')
  expect(await step(creator, 'submit', id)).toMatchObject({ status: 'submitted' })
  const said = { ...freight, allocateBy: 'value' as const, chargeTypeId }
  const changed = await payer.call(changeCharge, { ...target, ...said })
  expect(await step(owner, 'approve', id)).toMatchObject({ errorType: 'inventory.quantities_changed' })
  const back = await payer.call(changeCharge, { id: charge.id, version: changed.version, ...said, allocateBy: 'qty' })
  const { version: now } = await chief.call(approveCharge, { id: charge.id, version: back.version })
  expect(await step(owner, 'approve', id)).toMatchObject({ status: 'approved' })
  expect(await step(owner, 'post', id)).toMatchObject({ status: 'posted' })
  const counted = { errorType: 'inventory.charge_counted' }
  expect((await payer.send(changeCharge, { id: charge.id, version: now, ...said })).body).toMatchObject(counted)
  expect((await payer.send(deleteCharge, { id: charge.id, version: now })).body).toMatchObject(counted)
  const more = { id: transferId, chargeTypeId, ...freight }
  expect((await payer.send(addCharge, { ...more, transferShipmentId: shipmentId })).body).toMatchObject(counted)
  expect((await payer.send(addCharge, more)).body).toMatchObject(counted)
  await charged(transferId, { ...freight, treatment: 'expense' })
  expect((await payer.call(getCharges, { id: transferId })).charges).toMatchObject([
    { status: 'posted', invoice: { id } },
    { status: 'draft' },
  ])
  await step(owner, 'dispute', id, { reason: 'Too dear' })
  await payer.call(changeCharge, { id: charge.id, version: now, ...said, amountMinor: 100 })
})

test('a charge that goods do not bear is an expense once approved, of the store that pays it, and is reversed when it changes', async () => {
  const { companyId, fromStoreId, toStoreId, payer, chief, chargeTypeId, approved, transferId } = await exampleI1()
  const expenses = () =>
    query(
      server.database.superUrl,
      `select b.store_id::int as "storeId", sum(b.debit_minor - b.credit_minor)::int as balance from accounts.balance_monthly b
       join accounts.account a on a.company_id = b.company_id and a.id = b.account_id
       where b.company_id = $1 and a.code = '5040' group by 1 having sum(b.debit_minor - b.credit_minor) <> 0 order by 1`,
      [companyId],
    )
  const said = { ...freight, allocateBy: 'qty' } as const
  const charge = await approved(transferId, { ...said, treatment: 'expense', amountMinor: 1200 })
  await approved(transferId, { ...said, amountMinor: 300 })
  expect(await expenses()).toEqual([
    { storeId: fromStoreId, balance: 1200 },
    { storeId: toStoreId, balance: 300 },
  ])
  expect(await balancesOf(server.app.db, companyId)).toMatchObject({ '2410': -1500, '5040': 1500 })
  const { id, version } = charge
  const less = { ...said, treatment: 'expense', amountMinor: 1000, chargeTypeId } as const
  const changed = await payer.call(changeCharge, { id, version, ...less })
  expect(await balancesOf(server.app.db, companyId)).toMatchObject({ '2410': -300 })
  const again = await chief.call(approveCharge, { id, version: changed.version })
  expect(await balancesOf(server.app.db, companyId)).toMatchObject({ '2410': -1300 })
  await payer.call(deleteCharge, { id, version: again.version })
  expect(await expenses()).toEqual([{ storeId: toStoreId, balance: 300 }])
  await expectWholeLedger(server.database.maintUrl)
})

test('a transfer is charged once it is approved, and what goods bear once they have left', async () => {
  const { chief, chargeTypeId, charged, payer, measure, variantId, ...shop } = await chargingShop(server)
  await measure(variantId, 100)
  const { id } = await shop.requested([{ variantId, quantity: 2 }])
  const said = { id, chargeTypeId, ...freight }
  expect((await payer.send(addCharge, said)).body.errorType).toBe('state_conflict')
  const { row, shipment } = await shop.released([{ variantId, quantity: 2 }])
  const borne = { ...freight, treatment: 'capitalise' as const, transferShipmentId: shipment.id }
  const charge = await charged(row.id, borne)
  const early = await chief.send(approveCharge, { id: charge.id, version: charge.version })
  expect(early.body.errorType).toBe('inventory.not_dispatched')
  await payer.call(deleteCharge, { id: charge.id, version: charge.version })
  expect((await payer.call(getCharges, { id: row.id })).charges).toEqual([])
})

test('whoever works in another store neither sees, adds, changes, approves nor deletes a charge', async () => {
  const { as, chargePermissions, chargeTypeId, companyId, transferId, charged } = await exampleI1()
  const [far] = await query<{ id: string }>(
    server.database.superUrl,
    `insert into erp.store (company_id, code, name, type) values ($1, 'FAR', 'Far', 'shop') returning id`,
    [companyId],
  )
  const stranger = await as({ may: chargePermissions, storeIds: [Number(far?.id)] })
  const { id, version } = await charged(transferId, freight)
  const answers = [
    await stranger.send(getCharges, { id: transferId }),
    await stranger.send(previewCharge, { id: transferId, ...withoutTreatment }),
    await stranger.send(addCharge, { id: transferId, chargeTypeId, ...freight }),
    await stranger.send(changeCharge, { id, version, chargeTypeId, ...freight }),
    await stranger.send(approveCharge, { id, version }),
    await stranger.send(deleteCharge, { id, version }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
})

const { treatment: _treatment, ...withoutTreatment } = freight
