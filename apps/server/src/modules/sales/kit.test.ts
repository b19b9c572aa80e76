import { completeSale } from '@countinghouse/contract/sales/register'
import { lookUpItem, priceItems, searchItems } from '@countinghouse/contract/sales/register-items'
import { heldItems } from '@countinghouse/contract/sales/register-offline'
import { promotion } from '@countinghouse/contract/sales/promotion'
import { shownLines } from '@countinghouse/contract/sales/receipt-kits'
import { getReceipt } from '@countinghouse/contract/sales/receipt'
import { voidSale } from '@countinghouse/contract/sales/register-return'
import { valueUnreceipted } from '@countinghouse/contract/sales/unreceipted-return'
import type { KitComponent } from '@countinghouse/contract/sales/register-kit'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { balancesOf } from '../../../../../tests/support/journals.ts'
import { createKit, openCamp } from '../../../../../tests/support/kits.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { paid } from '../../../../../tests/support/till.ts'
import { receiptContent } from './receipt/receipt-content.ts'

const server = useServer({ isOwn: true })

const shop = () => openCamp(server)
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

test('a bundle that may be sold in part needs none of its choices, and more pieces than there can be are refused', async () => {
  const { storeId, companyId, owner, db, lamp, mat, kit, sale, cash } = await shop()
  const bundle = await createKit(db, companyId, {
    kind: 'bundle',
    sellWhen: 'allow_partial',
    groups: [
      { name: 'Light', minPick: 1, maxPick: 1 },
      { name: 'Bed', minPick: 1, maxPick: 1 },
    ],
    components: [
      { variantId: lamp.variantId, groupNo: 1 },
      { variantId: mat.variantId, groupNo: 2 },
    ],
  })
  const found = await owner.call(lookUpItem, { storeId, code: bundle.sku })
  expect(found).toMatchObject({ unitMinor: 1800, kit: { groups: [{ minPick: 0, maxPick: 1, usualPick: 1 }, {}] } })
  const selling = (variantId: number, quantity: number, grossMinor: number, components: KitComponent[] = []) =>
    owner.send(completeSale, {
      ...sale,
      uid: randomUUID(),
      lines: [{ variantId, quantity, components }],
      grossMinor,
      tenders: [paid(cash, grossMinor)],
    })
  const bed = { variantId: mat.variantId, quantity: 1, groupNo: 2 }
  expect(await selling(bundle.variantId, 1, 1200, [bed])).toMatchObject({ status: 200 })
  expect(await selling(bundle.variantId, 1, 1)).toMatchObject(refusal(409, 'sales.kit_components'))
  const most = 100_000_000
  expect(await selling(kit.variantId, most, most * 4999)).toMatchObject(refusal(422, 'sales.amount_too_large'))
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
  await expect(
    query(
      server.database.superUrl,
      `insert into sales.sale_line (company_id, sale_id, line_no, variant_id, kit_no, kit_quantity, quantity, list_minor, unit_minor, net_minor, tax_minor, gross_minor)
        select company_id, sale_id, 9, variant_id, kit_no, kit_quantity, quantity, list_minor, unit_minor, net_minor, tax_minor, gross_minor
        from sales.sale_line where company_id = $1 and sale_id = $2 and line_no = 2`,
      [companyId, id],
    ),
  ).rejects.toThrow(/do not add up/)
})

test('a receipt has at most 200 lines, components of kits among them, so that all of it comes back at once', async () => {
  const { owner, kit, tent, sale, cash } = await shop()
  const kits = (count: number) => Array.from({ length: count }, () => ({ variantId: kit.variantId, quantity: 1 }))
  const sending = (lines: ReturnType<typeof kits>, grossMinor: number) =>
    owner.send(completeSale, { ...sale, uid: randomUUID(), lines, grossMinor, tenders: [paid(cash, grossMinor)] })
  const full = [...kits(66), ...Array.from({ length: 2 }, () => ({ variantId: tent.variantId, quantity: 1 }))]
  expect(await sending([...full, ...kits(1)], 67 * 4999 + 6000)).toMatchObject({
    status: 422,
    body: { errorType: 'sales.too_many_components', fields: { 'lines.68.variantId': [{ code: 'rule' }] } },
  })
  expect(await sending(full, 66 * 4999 + 6000)).toMatchObject({ status: 200 })
})

test('promotions of products pass a kit by; what one of the receipt takes off is recorded at the components', async () => {
  const { companyId, owner, sale, cash } = await shop()
  const offer = (code: string, kind: string) =>
    owner.call(promotion.routes.create, { code, name: code, kind, ratePpm: 100_000 } as never)
  await offer('GOODS', 'line_percent')
  await offer('ALL', 'order_percent')
  const { id } = await owner.call(completeSale, { ...sale, grossMinor: 4499, tenders: [paid(cash, 4499)] })
  const { promotions, lines, kits } = await owner.call(getReceipt, { id })
  expect(promotions).toMatchObject([{ name: 'ALL', amountMinor: 500 }])
  expect(kits).toMatchObject([{ discountMinor: 500, grossMinor: 4499 }])
  const taken = await query(
    server.database.superUrl,
    'select line_no as line, amount_minor::int as amount from sales.sale_promotion where company_id = $1 order by line_no',
    [companyId],
  )
  expect(taken).toEqual(lines.map(({ lineNo, discountMinor }) => ({ line: lineNo, amount: discountMinor })))
})

test('a receipt shows a kit with its components once, and adds up', async () => {
  const { owner, kit, lamp, sale, cash } = await shop()
  const lines = [
    { variantId: lamp.variantId, quantity: 1 },
    { variantId: kit.variantId, quantity: 1 },
  ]
  const sold = await owner.call(completeSale, { ...sale, lines, grossMinor: 5599, tenders: [paid(cash, 5599)] })
  const receipt = await owner.call(getReceipt, { id: sold.id })
  const shown = shownLines(receipt)
  expect(shown.map(({ head, parts }) => [head.name, parts.length])).toEqual([
    ['Lamp', 0],
    ['Camp', 3],
  ])
  expect(shown.reduce((sum, { head }) => sum + head.grossMinor, 0)).toBe(receipt.grossMinor)
  const written = { language: 'en', timezone: 'Europe/London', printed: 'now' } as const
  const [table] = receiptContent(receipt, written).tables
  expect(table?.rows.map(([name, , , amount]) => [name?.text, name?.under, amount?.text])).toEqual([
    ['Lamp', lamp.sku, '£6.00'],
    ['Camp', `${kit.sku} · 1 × Tent · 2 × Mat · 1 × Lamp`, '£49.99'],
  ])
})
