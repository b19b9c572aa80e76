import { supplier } from '@countinghouse/contract/procure/supplier'
import { transfer } from '@countinghouse/contract/inventory/transfer'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import {
  acceptSuggestions,
  convertSuggestions,
  dismissSuggestions,
  editSuggestion,
  explainSuggestion,
  runReplenishment,
} from '@countinghouse/contract/purchase/replenishment-calls'
import { replenishmentRule } from '@countinghouse/contract/purchase/replenishment-rule'
import { seasonProfile } from '@countinghouse/contract/purchase/season-profile'
import { addDays } from '@countinghouse/kernel/days'
import type { ServiceLevel } from '@countinghouse/kernel/replenishment'
import { demandOf, levelsOf, needOf, orderQuantity, seasonOf } from '@countinghouse/kernel/replenishment'
import { expect, test } from 'vitest'
import { daysAgo, days, sellingCompany } from '../../../../../tests/support/replenishment.ts'
import { approvedSupplier, catalogued } from '../../../../../tests/support/purchase.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { post } from '../../../../../tests/support/stock.ts'
import { replenishEveryNight } from './replenishment/run-replenishment.ts'

const server = useServer()
const steady = (quantity: number) => Array.from({ length: days }, () => quantity)
const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const open = { status: ['new', 'edited', 'accepted'] }

test('the numbers of a suggestion are those of the kernel, for steady, changing and slow sales', async () => {
  const { owner, product, open: stock, sell, run, listed } = await sellingCompany(server)
  const changing = Array.from({ length: days }, (_, at) => ((at * 7) % 5) + (at === 20 ? 30 : 1))
  const slow = Array.from({ length: days }, (_, at) => (at % 9 === 0 ? 1 : 0))
  for (const [name, quantities] of Object.entries({ changing, steady: steady(2), slow })) {
    const { variantId } = await product(name)
    await stock(variantId, quantities.reduce((sum, one) => sum + one, 0) + 1)
    await sell(variantId, quantities)
  }
  await run()
  const rows = await listed()
  expect(rows.map(({ name }) => name).toSorted()).toEqual(['changing', 'slow', 'steady'])
  for (const { id, name, supplierId } of rows) {
    const told = await owner.call(explainSuggestion, { id })
    const { leadDays, leadDeviation, reviewDays, position } = told
    const demand = demandOf(told.days)
    expect(told, name).toMatchObject({
      usableDays: demand.usableDays,
      daysWithoutSale: demand.daysWithoutSale,
      meanDemand: expect.closeTo(demand.mean, 5),
      demandDeviation: expect.closeTo(demand.deviation, 5),
      demandCap: demand.cap,
      leadDays: 7,
      leadDeviation: 1.4,
      leadSource: 'supplier',
      reviewDays: 7,
      serviceLevel: 'p95',
      onHand: 1,
      position: 1,
      model: name === 'slow' ? 'poisson' : 'normal',
    })
    const serviceLevel: ServiceLevel = 95
    const terms = { demand, leadDays, leadDeviation, reviewDays, serviceLevel, unit: 1, minimum: null, maximum: null }
    const levels = levelsOf(terms)
    expect(told.target, name).toBeCloseTo(levels.target, 4)
    expect(told.reorderPoint, name).toBeCloseTo(levels.reorderPoint, 4)
    const need = needOf({ ...levels, position, unit: 1 })
    expect(told.need, name).toBe(need)
    expect(told.buyQuantity, name).toBe(orderQuantity(need, { minimum: 12, multiple: 12 }))
    expect(supplierId).not.toBeNull()
  }
})

test('days without stock are left out of the demand', async () => {
  const { owner, storeId, companyId, product, open: stock, sell, run, listed } = await sellingCompany(server)
  const { variantId } = await product('Empty for a while')
  const [ten, sixteen] = [10, 16].map((length) => Array.from({ length }, () => 2))
  await stock(variantId, 20, storeId, 37)
  await sell(variantId, [...(ten ?? []), ...Array.from({ length: 26 }, () => 0)])
  const lines = [{ kind: 'opening' as const, variantId, quantity: 32, unitCost: '2' }]
  await post(server.app.db, companyId, { storeId, effectiveOn: daysAgo(17), lines })
  await sell(variantId, sixteen ?? [])
  await run()
  const [row] = await listed()
  const told = await owner.call(explainSuggestion, { id: row?.id ?? 0 })
  expect(told).toMatchObject({ usableDays: 26, meanDemand: 2, demandDeviation: 0, daysWithoutSale: 0 })
  expect(told.days.slice(-26, -16)).toEqual(Array.from({ length: 10 }, () => null))
})

test('surplus of another store is transferred first, the rest is bought in packs; accepting all leaves nothing to suggest', async () => {
  const { owner, storeId, otherId, supplierId, product, open: stock, sell, run, listed } = await sellingCompany(server)
  const { variantId } = await product('Tent')
  await stock(variantId, 2 * days)
  await sell(variantId, steady(2))
  await stock(variantId, 10, otherId, 40)
  await run()
  const [row] = await listed()
  // Mean 2, no deviation, seven days of lead time give or take 1.4: 28 and safety stock 1.6449 × 2.8.
  expect(row).toMatchObject({ storeId, need: 33, transferQuantity: 10, buyQuantity: 24, supplierId, unitPrice: '3.5' })
  expect(row).toMatchObject({ amountMinor: 8400, weeklyDemand: 14, coverDays: 0, isShort: true, status: 'new' })
  const ids = [row?.id ?? 0]
  const { orders, transfers } = await owner.call(convertSuggestions, { selection: { ids } })
  const order = await owner.call(purchaseOrder.routes.get, { id: orders[0]?.id ?? 0 })
  expect(order).toMatchObject({ supplierId, storeId, status: 'draft', goodsMinor: 8400 })
  expect(order.lines).toMatchObject([{ variantId, quantity: 24, price: '3.5' }])
  const moved = await owner.call(transfer.routes.get, { id: transfers[0]?.id ?? 0 })
  expect(moved).toMatchObject({ fromStoreId: otherId, toStoreId: storeId, type: 'replenish', status: 'draft' })
  expect(moved.lines).toMatchObject([{ variantId, quantity: 10 }])
  await run()
  expect(await listed()).toEqual([])
})

test('a run is repeatable, and replaces the open suggestions of the one before', async () => {
  const { companyId, owner, product, open: stock, sell, run, listed } = await sellingCompany(server)
  for (const name of ['One', 'Two', 'Three']) {
    const { variantId } = await product(name)
    await stock(variantId, 3 * days)
    await sell(variantId, steady(3))
  }
  await run()
  const first = await listed()
  await owner.call(acceptSuggestions, { selection: { ids: [first[0]?.id ?? 0] } })
  await replenishEveryNight(server.app.db, companyId)
  const second = await listed()
  const figures = (rows: typeof first) =>
    rows.map(({ name, storeId, need, reorderPoint, target, buyQuantity, amountMinor, expectedOn }) => [
      name,
      storeId,
      need,
      reorderPoint,
      target,
      buyQuantity,
      amountMinor,
      expectedOn,
    ])
  expect(figures(second)).toEqual(figures(first))
  expect((await listed(owner, ['expired'])).map(({ id }) => id)).toEqual(first.map(({ id }) => id))
  const stale = await owner.send(acceptSuggestions, { selection: { ids: [first[1]?.id ?? 0] } })
  expect(stale).toMatchObject({ status: 409, body: { errorType: 'purchase.suggestion_stale' } })
  const { id = 0, version = 0 } = first[2] ?? {}
  expect(await owner.send(editSuggestion, { id, version, buyQuantity: 1 })).toMatchObject({ status: 409 })
})

test('eight conversions at once make one order; what was ordered meanwhile is refused', async () => {
  const { owner, storeId, supplierId, product, open: stock, sell, run, listed } = await sellingCompany(server)
  const made = await Promise.all(['One', 'Two'].map((name) => product(name)))
  for (const { variantId } of made) {
    await stock(variantId, 2 * days)
    await sell(variantId, steady(2))
  }
  await run()
  const [one, two] = await listed()
  const selection = { ids: [one?.id ?? 0] }
  const answers = await Promise.all(Array.from({ length: 8 }, () => owner.send(convertSuggestions, { selection })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
  const orders = await owner.call(purchaseOrder.routes.list, {})
  expect(orders.items).toHaveLength(1)
  const lines = made.map(({ variantId }) => ({ variantId, quantity: 60, unitPrice: '3' }))
  await owner.call(purchaseOrder.routes.create, {
    uid: crypto.randomUUID(),
    supplierId,
    storeId,
    orderedOn: daysAgo(0),
    lines,
  })
  const refused = await owner.send(convertSuggestions, { selection: { ids: [two?.id ?? 0] } })
  expect(refused).toMatchObject({ status: 409, body: { errorType: 'purchase.suggestion_stale' } })
})

test('a quantity is edited; a dismissed product is not suggested until its day', async () => {
  const { owner, product, open: stock, sell, run, listed } = await sellingCompany(server)
  for (const name of ['One', 'Two']) {
    const { variantId } = await product(name)
    await stock(variantId, 2 * days)
    await sell(variantId, steady(2))
  }
  await run()
  const [one, two] = await listed()
  const { id = 0, version = 0 } = one ?? {}
  expect(await owner.call(editSuggestion, { id, version, buyQuantity: 48 })).toMatchObject({ status: 'edited' })
  expect(await owner.send(editSuggestion, { id, version, buyQuantity: 60 })).toMatchObject({ status: 409 })
  const until = daysAgo(-30)
  await owner.call(dismissSuggestions, { selection: { ids: [two?.id ?? 0] }, until })
  const { orders } = await owner.call(convertSuggestions, { selection: { matching: open, except: [] } })
  const order = await owner.call(purchaseOrder.routes.get, { id: orders[0]?.id ?? 0 })
  expect(order.lines.map(({ quantity }) => quantity)).toEqual([48])
  await run()
  expect(await listed()).toEqual([])
  expect(await listed(owner, ['dismissed'])).toMatchObject([{ id: two?.id, snoozedUntil: until }])
})

test('the most specific rule applies: minimum and maximum, days of cover, and none', async () => {
  const { owner, storeId, product, open: stock, sell, run, listed } = await sellingCompany(server)
  const rule = (code: string, more: object) =>
    owner.call(replenishmentRule.routes.create, { code, name: code, ...more })
  const made = await Promise.all(['Fixed', 'Cover', 'Stopped', 'Other', 'Unsold'].map((name) => product(name, {})))
  const [fixed, cover, stopped, , unsold] = made
  for (const { variantId } of made.slice(0, 4)) {
    await stock(variantId, 2 * days + 4)
    await sell(variantId, steady(2))
  }
  await rule('ALL', { coverDays: 3 })
  await rule('FIXED', { productId: fixed?.productId, method: 'minmax', minimumQuantity: 5, maximumQuantity: 9 })
  await rule('COVER', { productId: cover?.productId, coverDays: 1, leadTimeDays: 2, reviewDays: 1 })
  await rule('STOP', { productId: stopped?.productId, method: 'none' })
  await rule('SHOW', { productId: unsold?.productId, storeId, minimumQuantity: 2 })
  await run()
  const needs = Object.fromEntries((await listed()).map(({ name, need, target }) => [name, { need, target }]))
  expect(needs).toEqual({
    Fixed: { need: 5, target: 9 },
    Cover: { need: 4, target: 8 },
    Other: { need: 30, target: 34 },
    Unsold: { need: 2, target: 2 },
  })
  const twice = await owner.send(replenishmentRule.routes.create, {
    code: 'TWICE',
    name: 'Twice',
    productId: fixed?.productId,
  })
  expect(twice.status).toBe(409)
  const wrong = { code: 'WRONG', name: 'Wrong', method: 'minmax' as const }
  expect(await owner.send(replenishmentRule.routes.create, wrong)).toMatchObject({
    status: 422,
    body: { errorType: 'purchase.rule_broken' },
  })
})

test('purchases are raised to a cheaper quantity break, then in packs to the minimum order value of the supplier', async () => {
  const { owner, supplierId, product, open: stock, sell, run, listed } = await sellingCompany(server)
  const offers: Readonly<Record<string, Readonly<Record<number, string>>>> = {
    Lamp: { 1: '3.5' },
    Tent: { 1: '3.5', 48: '2.5' },
  }
  for (const [name, prices] of Object.entries(offers)) {
    const { productId, variantId } = await product(name, null)
    await catalogued(owner, { supplierId, productId, packQuantity: 12 }, prices)
    await stock(variantId, 2 * days)
    await sell(variantId, steady(2))
  }
  const ask = async (moqValueMinor: number) => {
    const { version } = await owner.call(supplier.routes.get, { id: supplierId })
    await owner.call(supplier.routes.update, { id: supplierId, version, moqValueMinor })
    await run()
    return (await listed()).toSorted(byName)
  }
  await run()
  // 36 for 126.00; the tent is 120.00 for 48.
  expect(
    (await listed()).map(({ name, buyQuantity, issue }) => ({ name, buyQuantity, issue })).toSorted(byName),
  ).toEqual([
    { name: 'Lamp', buyQuantity: 36, issue: 'rounded_up' },
    { name: 'Tent', buyQuantity: 48, issue: 'raised' },
  ])
  const rows = await ask(30_000)
  expect(rows).toMatchObject([
    { name: 'Lamp', buyQuantity: 60, amountMinor: 21_000, issue: 'raised' },
    { name: 'Tent', buyQuantity: 48, amountMinor: 12_000, issue: 'raised' },
  ])
  const [lamp, tent] = await Promise.all(rows.map(({ id }) => owner.call(explainSuggestion, { id })))
  expect(lamp).toMatchObject({ suggestedQuantity: 60, breakQuantity: 0, valueQuantity: 24, isValueUnmet: false })
  expect(tent).toMatchObject({ suggestedQuantity: 48, breakQuantity: 12, valueQuantity: 0, isValueUnmet: false })
  const unmet = await ask(90_000_000)
  // 120 days of cover at two a day.
  expect(unmet).toMatchObject([
    { name: 'Lamp', buyQuantity: 240, issue: 'mov_unmet' },
    { name: 'Tent', buyQuantity: 240, issue: 'mov_unmet' },
  ])
})

test('what the catalogue has no price of costs what was last ordered, also of a supplier without a currency', async () => {
  const { owner, storeId, supplierId, product, open: stock, sell, run, listed } = await sellingCompany(server)
  const other = await approvedSupplier(owner, { leadTimeDays: 7, reviewDays: 7, currency: null })
  const offers: readonly { name: string; from: number; prices: Readonly<Record<number, string>> }[] = [
    { name: 'Chair', from: other, prices: {} },
    { name: 'Lamp', from: supplierId, prices: { 1: '3.5' } },
    { name: 'Tent', from: supplierId, prices: {} },
  ]
  for (const { name, from, prices } of offers) {
    const { productId, variantId } = await product(name, null)
    await catalogued(owner, { supplierId: from, productId, packQuantity: 12 }, prices)
    await stock(variantId, 2 * days)
    await sell(variantId, steady(2))
    if (prices[1] !== undefined) continue
    const { id, version } = await owner.call(purchaseOrder.routes.create, {
      uid: crypto.randomUUID(),
      supplierId: from,
      storeId,
      orderedOn: daysAgo(0),
      dueOn: daysAgo(-1),
      lines: [{ variantId, quantity: 12, unitPrice: '3' }],
    })
    await owner.call(purchaseOrder.transitionRoutes.submit, { id, version })
  }
  const { version } = await owner.call(supplier.routes.get, { id: supplierId })
  await owner.call(supplier.routes.update, { id: supplierId, version, moqValueMinor: 19_000 })
  await run()
  // The lamp and the tent make 198.00 without more.
  const last = { buyQuantity: 24, unitPrice: '3', amountMinor: 7200, currency: 'GBP', issue: 'rounded_up' }
  expect((await listed()).toSorted(byName)).toMatchObject([
    { ...last, name: 'Chair' },
    { ...last, name: 'Lamp', buyQuantity: 36, unitPrice: '3.5', amountMinor: 12_600 },
    { ...last, name: 'Tent' },
  ])
})

const byName = (one: { readonly name: string }, other: { readonly name: string }) =>
  one.name.localeCompare(other.name, 'en')

test('a season profile raises the demand of its months; the most specific one applies, and its numbers are those of the kernel', async () => {
  const { owner, storeId, product, open: stock, sell, run, listed } = await sellingCompany(server)
  const changing = Array.from({ length: days }, (_, at) => ((at * 7) % 5) + 1)
  const made = await Promise.all(['Seasonal', 'Steady'].map((name) => product(name)))
  for (const { variantId } of made) {
    await stock(variantId, changing.reduce((sum, one) => sum + one, 0) + 1)
    await sell(variantId, changing)
  }
  // Each month differs, whatever day it is.
  const monthly = Array.from({ length: 12 }, (_, at) => 400_000 + 150_000 * ((at * 5) % 12))
  const factors = Object.fromEntries(monthNames.map((name, at) => [name, monthly[at]]))
  const [seasonal] = made
  await owner.call(seasonProfile.routes.create, { code: 'ALL', name: 'All months alike' })
  const productId = seasonal?.productId ?? 0
  await owner.call(seasonProfile.routes.create, { code: 'OTHERS', name: 'Other stores', productId, may: 3_000_000 })
  const created = { code: 'GARDEN', name: 'Garden', productId, storeId, ...factors }
  await owner.call(seasonProfile.routes.create, created)
  await run()
  const rows = (await listed()).toSorted(byName)
  const [one, other] = await Promise.all(rows.map(({ id }) => owner.call(explainSuggestion, { id })))
  expect(other).toMatchObject({ season: 'All months alike', leadFactor: 1, seasonFactor: 1 })
  if (one === undefined) throw new Error('Nothing was suggested.')
  const { leadDays, leadDeviation, reviewDays, position, firstDay } = one
  const factorOn = (at: number) => seasonOf(monthly, addDays(firstDay, at), 1)
  const demand = demandOf(one.days.map((sold, at) => (sold === null ? null : sold / factorOn(at))))
  const season = { lead: seasonOf(monthly, daysAgo(0), 7), period: seasonOf(monthly, daysAgo(0), 14) }
  expect(one).toMatchObject({
    season: 'Garden',
    leadFactor: expect.closeTo(season.lead, 5),
    seasonFactor: expect.closeTo(season.period, 5),
    meanDemand: expect.closeTo(demand.mean, 4),
    demandDeviation: expect.closeTo(demand.deviation, 4),
  })
  const terms = { demand, leadDays, leadDeviation, reviewDays, unit: 1, minimum: null, maximum: null, season }
  const levels = levelsOf({ ...terms, serviceLevel: 95 })
  expect(one.target).toBeCloseTo(levels.target, 2)
  expect(one.reorderPoint).toBeCloseTo(levels.reorderPoint, 2)
  expect(one.need).toBe(needOf({ ...levels, position, unit: 1 }))
  expect(rows[0]?.weeklyDemand).toBeCloseTo(demand.mean * season.period * 7, 2)
  const twice = await owner.send(seasonProfile.routes.create, { ...created, code: 'TWICE', name: 'Twice' })
  expect(twice.status).toBe(409)
})

test('nobody sees or changes suggestions of other stores and companies, or without the permissions', async () => {
  const mine = await sellingCompany(server)
  const { variantId } = await mine.product('Mine')
  await mine.open(variantId, 2 * days)
  await mine.sell(variantId, steady(2))
  await mine.run()
  const [suggested] = await mine.listed()
  const id = suggested?.id ?? 0
  const other = await sellingCompany(server)
  await other.run()
  expect(await other.listed()).toEqual([])
  expect(await other.owner.send(explainSuggestion, { id })).toMatchObject({ status: 404 })
  expect(await other.owner.send(convertSuggestions, { selection: { ids: [id] } })).toMatchObject({ status: 404 })
  const viewer = await mine.as({ may: ['replenishment:view'] })
  expect(await mine.listed(viewer)).toMatchObject([{ id }])
  expect((await mine.listed(viewer))[0]).not.toHaveProperty('unitPrice')
  for (const route of [acceptSuggestions, convertSuggestions])
    expect(await viewer.send(route, { selection: { ids: [id] } })).toMatchObject({ status: 403 })
  expect(await viewer.send(runReplenishment, {})).toMatchObject({ status: 403 })
  const elsewhere = await mine.as({ may: ['replenishment:view', 'replenishment:edit'], storeIds: [mine.otherId] })
  expect(await mine.listed(elsewhere)).toEqual([])
  expect(await elsewhere.send(explainSuggestion, { id })).toMatchObject({ status: 404 })
  expect(await elsewhere.send(acceptSuggestions, { selection: { ids: [id] } })).toMatchObject({ status: 404 })
  const converter = await mine.as({
    may: ['replenishment:view', 'replenishment:edit', 'replenishment:convert'],
  })
  expect(await converter.send(convertSuggestions, { selection: { ids: [id] } })).toMatchObject({ status: 403 })
})
