import { completeSale } from '@countinghouse/contract/sales/register'
import { lookUpItem, priceItems, searchItems } from '@countinghouse/contract/sales/register-items'
import { heldItems, sendOfflineSale } from '@countinghouse/contract/sales/register-offline'
import { getReceipt } from '@countinghouse/contract/sales/receipt'
import { voidSale } from '@countinghouse/contract/sales/register-return'
import { valueUnreceipted } from '@countinghouse/contract/sales/unreceipted-return'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { balancesOf } from '../../../../../tests/support/journals.ts'
import { createKit } from '../../../../../tests/support/kits.ts'
import { addDevice, offlineLine } from '../../../../../tests/support/offline-till.ts'
import { times } from '../../../../../tests/support/run-concurrently.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger, poolOf } from '../../../../../tests/support/stock.ts'
import { createGoods, createTill, openTill, paid } from '../../../../../tests/support/till.ts'

const server = useServer({ isOwn: true })

/** A tent, two mats and a lamp, of which the lamp has no tax, at 49.99 together. */
async function shop() {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const { db } = server.app
  const till = await createTill(server, tenant)
  const [tent, mat, lamp] = [
    await createGoods(server, { companyId, storeId }, { price: 3000, unitCost: '12.00', name: 'Tent' }),
    await createGoods(server, { companyId, storeId }, { price: 1200, unitCost: '4.00', name: 'Mat' }),
    await createGoods(server, { companyId, storeId }, { price: 600, unitCost: '2.00', name: 'Lamp' }),
  ]
  await query(
    server.database.superUrl,
    `insert into accounts.tax_rule (company_id, code, name, direction, priority, tax_class_id, tax_code_id)
      select $1, 'ZZ-LAMP', 'Lamps', 'sale', 1, p.tax_class_id, c.id
      from procure.variant v join procure.product p on p.company_id = v.company_id and p.id = v.product_id
      join accounts.tax_code c on c.company_id = v.company_id and c.kind = 'zero' where v.company_id = $1 and v.id = $2 limit 1`,
    [companyId, lamp.variantId],
  )
  const parts = [
    { variantId: tent.variantId },
    { variantId: mat.variantId, quantity: 2 },
    { variantId: lamp.variantId },
  ]
  const kit = await createKit(db, companyId, { name: 'Camp', priceMode: 'fixed', price: 4999, components: parts })
  const opened = await openTill(owner, { tillId: till.tillId, storeId })
  const held = async (...of: readonly { readonly variantId: number }[]) =>
    await Promise.all(of.map(async ({ variantId }) => (await poolOf(db, companyId, { storeId, variantId })).onHand))
  const sale = {
    uid: randomUUID(),
    tillSessionId: opened.session.id,
    soldAt: new Date().toISOString(),
    lines: [{ variantId: kit.variantId, quantity: 1 }],
    grossMinor: 4999,
    tenders: [paid(till.cash, 4999)],
  }
  return { ...tenant, ...till, ...opened, db, tent, mat, lamp, parts, kit, held, sale }
}

const refusal = (status: number, errorType: string) => ({ status, body: { errorType } })

async function changed(companyId: number, before: Readonly<Record<string, number>>) {
  const after = await balancesOf(server.app.db, companyId)
  const codes = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return Object.fromEntries(
    codes.flatMap((code) => {
      const change = (after[code] ?? 0) - (before[code] ?? 0)
      return change === 0 ? [] : [[code, change]]
    }),
  )
}

test('a kit is found with its components, and sold as them: price, tax, stock and cost of each', async () => {
  const { companyId, storeId, owner, db, kit, tent, mat, lamp, held, sale } = await shop()
  const found = await owner.call(lookUpItem, { storeId, code: kit.sku })
  expect(found).toMatchObject({ name: 'Camp', unitMinor: 4999, available: 5, kit: { kind: 'kit', ownMinor: 4999 } })
  expect(
    found.kit?.components.map(({ name, quantity, unitMinor, rates }) => [name, quantity, unitMinor, rates[0]?.ratePpm]),
  ).toEqual([
    ['Tent', 1, 3000, 200_000],
    ['Mat', 2, 1200, 200_000],
    ['Lamp', 1, 600, 0],
  ])
  expect((await owner.call(searchItems, { storeId, q: 'Camp' })).items).toEqual([found])
  expect((await owner.call(heldItems, { storeId })).items).toContainEqual({
    ...found,
    codes: expect.any(Array) as unknown,
  })
  const before = await balancesOf(db, companyId)
  const completed = await owner.call(completeSale, {
    ...sale,
    lines: [{ ...sale.lines[0], quantity: 1, variantId: kit.variantId }],
  })
  const receipt = await owner.call(getReceipt, { id: completed.id })
  expect(receipt).toMatchObject({
    grossMinor: 4999,
    kits: [{ kitNo: 1, name: 'Camp', quantity: 1, unitMinor: 4999, grossMinor: 4999 }],
  })
  expect(
    receipt.lines.map(({ name, kitNo, kitQuantity, quantity, unitMinor, grossMinor, taxMinor }) => [
      name,
      kitNo,
      kitQuantity,
      quantity,
      unitMinor,
      grossMinor,
      taxMinor,
    ]),
  ).toEqual([
    ['Tent', 1, 1, 1, 2499, 2499, 417],
    ['Mat', 1, 2, 2, 1000, 2000, 333],
    ['Lamp', 1, 1, 1, 500, 500, 0],
  ])
  expect(await held(tent, mat, lamp)).toEqual([9, 8, 9])
  expect(await changed(companyId, before)).toEqual({
    '1000': 4999,
    '1300': -2200,
    '2100': -750,
    '4000': -4249,
    '5000': 2200,
  })
  const days = await query<{ net: number }>(
    server.database.superUrl,
    'select sum(net_minor)::int as net from sales.sales_day where company_id = $1',
    [companyId],
  )
  expect(days).toEqual([{ net: 4249 }])
  await expectWholeLedger(server.database.maintUrl)
})

test('quantity, discounts of line and receipt and a changed price are of the kit, and fall on its components', async () => {
  const { owner, kit, tent, sale, cash } = await shop()
  const lines = [
    { variantId: kit.variantId, quantity: 2, discountPpm: 100_000, note: 'Gift' },
    { variantId: tent.variantId, quantity: 1 },
    { variantId: kit.variantId, quantity: 1, overrideMinor: 6000 },
  ]
  // 99.98 less 10 % is 89.98, with 30.00 and 60.00 179.98, less 10 % 161.98.
  const sold = await owner.call(completeSale, {
    ...sale,
    lines,
    discountPpm: 100_000,
    grossMinor: 16_198,
    tenders: [paid(cash, 16_198)],
  })
  const { kits, lines: all } = await owner.call(getReceipt, { id: sold.id })
  expect(kits).toMatchObject([
    { kitNo: 1, quantity: 2, unitMinor: 4999, note: 'Gift' },
    { kitNo: 2, quantity: 1, unitMinor: 6000, note: null },
  ])
  expect(all.map(({ lineNo, kitNo, quantity }) => [lineNo, kitNo, quantity])).toEqual([
    [1, 1, 2],
    [2, 1, 4],
    [3, 1, 2],
    [4, null, 1],
    [5, 2, 1],
    [6, 2, 2],
    [7, 2, 1],
  ])
  for (const one of kits)
    expect(all.filter(({ kitNo }) => kitNo === one.kitNo).reduce((sum, { grossMinor }) => sum + grossMinor, 0)).toBe(
      one.grossMinor,
    )
  await expectWholeLedger(server.database.maintUrl)
})

test('one component comes back for its part of what was paid, the rest later, and a void takes all of it back', async () => {
  const { owner, kit, tent, mat, lamp, held, sell, takeBack, sale, cash } = await shop()
  const sold = await owner.call(completeSale, sale)
  expect(await takeBack(sold.id, [{ lineNo: 2, quantity: 1 }], [paid(cash, 1000)])).toMatchObject({ grossMinor: 1000 })
  const rest = [
    { lineNo: 1, quantity: 1 },
    { lineNo: 2, quantity: 1 },
    { lineNo: 3, quantity: 1 },
  ]
  const back = await takeBack(sold.id, rest, [paid(cash, 3999)])
  expect((await owner.call(getReceipt, { id: back.id })).lines.map(({ name, ofKit }) => [name, ofKit])).toEqual([
    ['Tent', 'Camp'],
    ['Mat', 'Camp'],
    ['Lamp', 'Camp'],
  ])
  expect(await held(tent, mat, lamp)).toEqual([10, 10, 10])
  const other = await sell([{ ...kit, quantity: 1 }], [paid(cash, 4999)])
  expect(await held(tent, mat, lamp)).toEqual([9, 8, 9])
  await owner.call(voidSale, { id: other.id, reason: 'Wrong' })
  expect(await held(tent, mat, lamp)).toEqual([10, 10, 10])
  await expectWholeLedger(server.database.maintUrl)
})

test('other components, a split of one’s own, a wrong price and a bundle without choices are refused at the line', async () => {
  const { companyId, storeId, owner, as, db, kit, tent, mat, lamp, parts, sale } = await shop()
  const components = parts.map(({ variantId, quantity = 1 }) => ({ variantId, quantity, groupNo: null }))
  const trying = (line: object, more: object = {}) =>
    owner.send(completeSale, {
      ...sale,
      uid: randomUUID(),
      lines: [{ variantId: kit.variantId, quantity: 1, ...line }],
      ...more,
    } as typeof sale)
  const wrong = [
    components.slice(1),
    components.map((one) => ({ ...one, quantity: 1 })),
    [...components.slice(1), { variantId: tent.variantId, quantity: 2, groupNo: null }],
    [...components, components[0]],
  ]
  for (const given of wrong)
    expect(await trying({ components: given })).toMatchObject({
      status: 409,
      body: { errorType: 'sales.kit_components', fields: { 'lines.0.components': [{ code: 'rule' }] } },
    })
  expect(await trying({ components: components.map((one) => ({ ...one, grossMinor: 1 })) })).toMatchObject(
    refusal(400, 'invalid_input'),
  )
  expect(await trying({}, { grossMinor: 4000 })).toMatchObject(refusal(409, 'sales.total_mismatch'))
  const cashier = await as({ may: ['register:sell', 'register:view'] })
  expect(
    await cashier.send(completeSale, {
      ...sale,
      lines: [{ variantId: kit.variantId, quantity: 1, overrideMinor: 4000 }],
      grossMinor: 4000,
    }),
  ).toMatchObject({ status: 403 })
  const groups = [
    { name: 'Light', minPick: 1, maxPick: 1 },
    { name: 'Bed', minPick: 0, maxPick: 1 },
  ]
  const bundle = await createKit(db, companyId, {
    kind: 'bundle',
    groups,
    components: [
      { variantId: lamp.variantId, groupNo: 1 },
      { variantId: tent.variantId, groupNo: 1 },
      { variantId: mat.variantId, groupNo: 2 },
    ],
  })
  const pick = (variantId: number, groupNo: number) => ({ variantId, quantity: 1, groupNo })
  for (const given of [
    [],
    [pick(mat.variantId, 2)],
    [pick(lamp.variantId, 1), pick(tent.variantId, 1)],
    [pick(mat.variantId, 1)],
  ])
    expect(await trying({ variantId: bundle.variantId, components: given })).toMatchObject(
      refusal(409, 'sales.kit_components'),
    )
  const chosen = [pick(lamp.variantId, 1), pick(mat.variantId, 2)]
  const priced = await owner.call(priceItems, {
    storeId,
    lines: [{ variantId: bundle.variantId, quantity: 1, components: chosen }],
  })
  expect(priced.items).toMatchObject([
    { unitMinor: 1800, available: 10, kit: { components: [{ name: 'Lamp' }, { name: 'Mat' }] } },
  ])
  expect(
    await trying(
      { variantId: bundle.variantId, components: chosen },
      { grossMinor: 1800, tenders: [{ ...sale.tenders[0], tenderedMinor: 1800 }] },
    ),
  ).toMatchObject({ status: 200 })
})

test('a kit with a blocked component, one that is not valid today, a pre-order and a prepack are not sold, and say so', async () => {
  const { companyId, storeId, owner, db, kit, tent, mat, sale } = await shop()
  const set = (statement: string, ...values: unknown[]) => query(server.database.superUrl, statement, values)
  for (const kind of ['preorder', 'prepack'] as const) {
    const { sku } = await createKit(db, companyId, { kind, components: [{ variantId: tent.variantId }] })
    expect(await owner.send(lookUpItem, { storeId, code: sku })).toMatchObject(refusal(422, 'sales.kit_not_sold'))
  }
  const validUntil = (day: string | null) =>
    set(
      'update procure.virtual_product set valid_until = $2::date where company_id = $1 and product_id = $3',
      companyId,
      day,
      kit.id,
    )
  await validUntil('2020-01-01')
  expect(await owner.send(lookUpItem, { storeId, code: kit.sku })).toMatchObject(refusal(422, 'sales.kit_not_sold'))
  await validUntil(null)
  await set(`update procure.variant set status = 'blocked' where company_id = $1 and id = $2`, companyId, mat.variantId)
  expect(await owner.send(completeSale, sale)).toMatchObject({
    status: 422,
    body: { errorType: 'sales.kit_not_sold', fields: { 'lines.0.variantId': [{ code: 'rule' }] } },
  })
  expect((await owner.call(searchItems, { storeId, q: 'Camp' })).items).toEqual([])
  const unreceipted = { tillSessionId: sale.tillSessionId, lines: [{ variantId: kit.variantId, quantity: 1 }] }
  expect(await owner.send(valueUnreceipted, unreceipted)).toMatchObject({
    status: 422,
    body: { errorType: 'sales.kit_unreceipted', fields: { 'lines.0.variantId': [{ code: 'rule' }] } },
  })
})

test('components that no longer add up to their kit are not kept, whoever writes them', async () => {
  const { companyId, owner, sale } = await shop()
  const { id } = await owner.call(completeSale, sale)
  const set = (change: string) =>
    query(
      server.database.superUrl,
      `update sales.sale_line set ${change} where company_id = $1 and sale_id = $2 and line_no = 2`,
      [companyId, id],
    )
  for (const change of ['gross_minor = gross_minor + 1, net_minor = net_minor + 1', 'quantity = 3', 'kit_quantity = 1'])
    await expect(set(change)).rejects.toThrow(/do not add up/)
  await expect(
    query(
      server.database.superUrl,
      'update sales.sale_kit set gross_minor = gross_minor + 1, net_minor = net_minor + 1 where company_id = $1 and sale_id = $2',
      [companyId, id],
    ),
  ).rejects.toThrow(/do not add up/)
})

test('of a component that is there once, eight tills sell eight kits, and the store owes seven', async () => {
  const { companyId, storeId, owner, db, tent, sale, cash } = await shop()
  const last = await createGoods(server, { companyId, storeId }, { price: 900, unitCost: '3.00', quantity: 1 })
  const kit = await createKit(db, companyId, {
    components: [{ variantId: last.variantId }, { variantId: tent.variantId }],
  })
  const tills = await query<{ id: number }>(
    server.database.superUrl,
    `insert into sales.till (company_id, code, name, store_id)
      select $1, 'T' || n, 'Till ' || n, $2 from generate_series(2, 9) n returning id::int`,
    [companyId, storeId],
  )
  const sessions: number[] = []
  for (const { id } of tills) sessions.push((await openTill(owner, { tillId: id, storeId })).session.id)
  const lines = [{ variantId: kit.variantId, quantity: 1 }]
  const answers = await Promise.all(
    sessions.map((tillSessionId) =>
      owner.send(completeSale, {
        ...sale,
        uid: randomUUID(),
        tillSessionId,
        lines,
        grossMinor: 3900,
        tenders: [paid(cash, 3900)],
      }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(times(8).map(() => 200))
  expect(await poolOf(db, companyId, { storeId, variantId: last.variantId })).toMatchObject({ onHand: 0, debt: 7 })
  expect(await poolOf(db, companyId, { storeId, variantId: tent.variantId })).toMatchObject({ onHand: 2 })
  await expectWholeLedger(server.database.maintUrl)
})

test('a device sells kits without a network: as they are, and as they were where their components have changed', async () => {
  const { companyId, owner, tillId, kit, parts, tent, mat, lamp, held, sale, cash } = await shop()
  const device = await addDevice(owner, { tillId })
  const [person] = await query<{ id: number }>(
    server.database.superUrl,
    'select id::int from erp.app_user where company_id = $1 order by id limit 1',
    [companyId],
  )
  const where = { tillSessionId: sale.tillSessionId, cashierId: person?.id ?? 0 }
  const prices = [3000, 1200, 600]
  const components = parts.map(({ variantId, quantity = 1 }, at) => ({
    variantId,
    quantity,
    groupNo: null,
    unitMinor: prices[at] ?? 0,
  }))
  const line = offlineLine({ variantId: kit.variantId, unitMinor: 4999, components })
  const sold = () => device.sold({ variantId: kit.variantId, unitMinor: 4999, cash }, where, { lines: [line] })
  const shown = async (id: number) => {
    const { lines, offline, kits } = await owner.call(getReceipt, { id })
    return { kits: kits.length, gross: lines.map(({ grossMinor }) => grossMinor), isChanged: offline?.areKitsChanged }
  }
  const first = await owner.call(sendOfflineSale, sold())
  expect(await shown(first.id)).toEqual({ kits: 1, gross: [2499, 2000, 500], isChanged: false })
  await query(
    server.database.superUrl,
    'delete from procure.virtual_component where company_id = $1 and product_id = $2 and line_no = 3',
    [companyId, kit.id],
  )
  const second = await owner.call(sendOfflineSale, sold())
  expect(await shown(second.id)).toEqual({ kits: 1, gross: [2499, 2000, 500], isChanged: true })
  expect(await held(tent, mat, lamp)).toEqual([8, 6, 8])
  const forged = { ...line, components: components.map((one) => ({ ...one, variantId: kit.variantId })) }
  expect(await owner.send(sendOfflineSale, { ...sold(), lines: [forged] })).toMatchObject(
    refusal(409, 'sales.kit_components'),
  )
  await expectWholeLedger(server.database.maintUrl)
})
