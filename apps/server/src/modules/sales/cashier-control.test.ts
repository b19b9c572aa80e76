import { randomUUID } from 'node:crypto'
import { getCashierControl } from '@countinghouse/contract/sales/cashier-control'
import { promotion } from '@countinghouse/contract/sales/promotion'
import { completeSale } from '@countinghouse/contract/sales/register'
import { voidSale } from '@countinghouse/contract/sales/register-return'
import { moveCash } from '@countinghouse/contract/sales/till-session'
import { expect, test } from 'vitest'
import type { Client } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { createGoods, createTill, openTill, paid } from '../../../../../tests/support/till.ts'

const server = useServer({ isOwn: true })

test('voids, manual discounts, changed prices and opened drawers are counted by person, compared with the average', async () => {
  const tenant = await server.company()
  const { companyId, storeId, owner, as } = tenant
  const { tillId, cash } = await createTill(server, tenant)
  const socks = await createGoods(server, { companyId, storeId }, { price: 1000, unitCost: '2.00', quantity: 100 })
  const { session } = await openTill(owner, { tillId, storeId })
  const may = ['sell', 'void', 'price_override', 'view'].map((event) => `register:${event}`)
  const [calm, busy] = [await as({ may }), await as({ may: [...may, 'till-sessions:view', 'till-sessions:cash_move'] })]
  const sell = async (client: Client, grossMinor: number, more: object = {}, line: object = {}) =>
    await client.call(completeSale, {
      uid: randomUUID(),
      tillSessionId: session.id,
      soldAt: new Date().toISOString(),
      lines: [{ variantId: socks.variantId, quantity: 1, ...line }],
      grossMinor,
      tenders: [paid(cash, grossMinor)],
      ...more,
    })
  for (let count = 0; count < 20; count += 1) await sell(calm, 1000)
  for (let count = 0; count < 5; count += 1) {
    const { id } = await sell(busy, 1000)
    await busy.call(voidSale, { id, reason: 'Wrong item' })
    await busy.call(moveCash, { id: session.id, kind: 'no_sale', reason: 'Change' })
  }
  await sell(busy, 800, {}, { overrideMinor: 800 })
  const { rows: before } = await owner.call(getCashierControl, {})
  const [first, second] = before.toSorted((one, other) => other.sales - one.sales)
  expect(first).toMatchObject({ sales: 20, grossMinor: 20_000, voids: { count: 0, isFlagged: false } })
  expect(second).toMatchObject({
    sales: 1,
    grossMinor: 800,
    voids: { count: 5, amountMinor: 5000, isFlagged: true },
    overrides: { count: 1, isFlagged: false },
    noSales: { count: 5, isFlagged: true },
    discounts: { count: 0 },
  })
  // What a promotion takes off is nobody's discount; what the owner gives is.
  await owner.call(promotion.routes.create, { code: 'TENTH', name: 'Tenth', kind: 'line_percent', ratePpm: 100_000 })
  await sell(owner, 900)
  await sell(owner, 450, { discountPpm: 500_000 })
  const { rows, averages } = await owner.call(getCashierControl, { storeId })
  const own = rows.find(({ userId }) => userId === owner.user?.Usr_userid)
  expect(own).toMatchObject({ sales: 2, discounts: { count: 1, amountMinor: 450 } })
  expect(averages.voids).toBe(Math.round((5 / 28) * 1_000_000))
  const other = await server.company()
  expect((await other.owner.call(getCashierControl, {})).rows).toEqual([])
})
