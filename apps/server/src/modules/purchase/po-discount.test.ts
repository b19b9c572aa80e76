import { poDiscount } from '@countinghouse/contract/purchase/po-discount'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { expect, test } from 'vitest'
import { buyingCompany } from '../../../../../tests/support/purchase.ts'
import { useServer } from '../../../../../tests/support/server.ts'

type Entered = InputOfRoute<typeof poDiscount.routes.create>

const server = useServer()
const grant = { kind: 'line_rate', ratePpm: 100_000 } as const

test('blank discounts of an order are those that the supplier grants; what the order fixed stays when they change', async () => {
  const { owner, supplierId, tent, lamp, draft, step } = await buyingCompany(server)
  const create = (code: string, more: Pick<Entered, 'ratePpm'> & Partial<Entered>) =>
    owner.call(poDiscount.routes.create, { code, name: code, ...more })
  const { id: tents, version } = await create('TENTS', { ...grant, isStackable: true, products: [tent.productId] })
  await create('SPRING', { kind: 'line_rate', ratePpm: 50_000, supplierId, isStackable: true, leastQuantity: 40 })
  await create('BONUS', { kind: 'order_rate', ratePpm: 30_000, supplierId })
  await create('OVER', { ...grant, ratePpm: 900_000, endsOn: '2020-01-01' })
  const lines = [
    { variantId: tent.variantId, quantity: 24, unitPrice: '12.5' },
    { variantId: lamp.variantId, quantity: 36, unitPrice: '7.335', discountPpm: 0 },
    { variantId: lamp.variantId, quantity: 10, unitPrice: '19.99', discountPpm: 150_000 },
  ]
  // The figures of example D1, now granted instead of entered.
  const created = await draft(lines)
  expect(created).toMatchObject({ goodsMinor: 69_048, headerDiscountMinor: 2071, totalMinor: 66_977 })
  expect(created).toMatchObject({ discountPpm: null, appliedDiscountPpm: 30_000 })
  const [first] = created.lines
  expect(first).toMatchObject({ discountPpm: null, appliedDiscountPpm: 100_000, appliedFurtherPpm: 50_000 })
  const small = await draft([{ variantId: tent.variantId, quantity: 39, unitPrice: '10' }], { discountMinor: 100 })
  expect(small).toMatchObject({ goodsMinor: 35_100, headerDiscountMinor: 100, appliedDiscountPpm: null })
  await step('submit', created.id)
  await owner.call(poDiscount.routes.update, { id: tents, version, ratePpm: 500_000 })
  expect(await owner.call(purchaseOrder.routes.get, { id: created.id })).toMatchObject({ totalMinor: 66_977 })
  expect((await draft(lines)).goodsMinor).toBe(56_220 + 1428)
})

test('a last day before the first is refused at the field', async () => {
  const { owner } = await buyingCompany(server)
  const wrong = { ...grant, code: 'SPRING', name: 'Spring', startsOn: '2026-02-02', endsOn: '2026-02-01' }
  const refused = await owner.send(poDiscount.routes.create, wrong)
  expect(refused).toMatchObject({ status: 422, body: { errorType: 'purchase.rule_broken' } })
})
