import {
  exportSupplierPerformance,
  getSupplierPerformance,
} from '@countinghouse/contract/purchase/supplier-performance'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { approvedSupplier, buyingCompany, nextWeek, today } from '../../../../../tests/support/purchase.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()

test('a score is made of what was on time, in full, accepted, stable in price and confirmed', async () => {
  const { owner, as, storeId, supplierId, tent, lamp, ordered, received, step, open, scan, receipt } =
    await buyingCompany(server)
  const dueToday = { dueOn: today }
  const first = await ordered(
    [
      { variantId: tent.variantId, quantity: 10, unitPrice: '10' },
      { variantId: lamp.variantId, quantity: 10, unitPrice: '5' },
    ],
    dueToday,
  )
  const opened = await open(first.id)
  await scan(
    opened,
    { code: tent.code, quantity: 10 },
    { code: lamp.code, quantity: 9 },
    { code: lamp.code, condition: 'rejected', note: 'Torn' },
  )
  expect((await receipt('finish', opened)).status).toBe(200)
  const dearer = await ordered([{ variantId: tent.variantId, quantity: 10, unitPrice: '11' }], dueToday)
  expect((await step('acknowledge', dearer.id, { confirmedOn: today })).status).toBe(200)
  await received(dearer.id, { code: tent.code, quantity: 10 })
  const early = await ordered([{ variantId: lamp.variantId, quantity: 10, unitPrice: '5' }])
  await received(early.id, { code: lamp.code, quantity: 10 })
  const waiting = await ordered([{ variantId: tent.variantId, quantity: 10, unitPrice: '11' }])
  const period = { from: today, to: nextWeek }
  const four = await owner.call(getSupplierPerformance, period)
  expect(four.rows).toMatchObject([{ supplierId, orders: 3, lines: 4, onTimeInFullPpm: 500_000, scorePpm: null }])
  expect(waiting.status).toBe('ordered')
  const last = await ordered([{ variantId: tent.variantId, quantity: 10, unitPrice: '11' }], dueToday)
  await received(last.id, { code: tent.code, quantity: 10 })
  const found = await owner.call(getSupplierPerformance, period)
  // 0.5 * 3/5 + 0.2 * (1 - 1/50) + 0.15 * (1 - 0.1/3) + 0.15 * 1/4
  expect(found.rows).toEqual([
    expect.objectContaining({
      orders: 4,
      lines: 5,
      onTimePpm: 800_000,
      inFullPpm: 800_000,
      onTimeInFullPpm: 600_000,
      rejectedPpm: 20_000,
      priceRisePpm: 33_333,
      confirmedPpm: 250_000,
      scorePpm: 678_500,
    }),
  ])
  const other = await approvedSupplier(owner)
  expect((await owner.call(getSupplierPerformance, { ...period, supplierId: other })).rows).toEqual([])
  expect((await owner.call(getSupplierPerformance, { ...period, storeId })).rows).toHaveLength(1)
  expect((await owner.send(exportSupplierPerformance, { ...period, format: 'xlsx' })).status).toBe(200)
  const elsewhere = await query<{ id: number }>(
    server.database.superUrl,
    `insert into erp.store (company_id, code, name, type) select company_id, 'ELSE', 'Elsewhere', 'shop' from erp.store where id = $1 returning id::int`,
    [storeId],
  )
  const clerk = await as({ may: ['supplier-performance:view'], storeIds: elsewhere.map(({ id }) => id) })
  expect((await clerk.call(getSupplierPerformance, period)).rows).toEqual([])
})
