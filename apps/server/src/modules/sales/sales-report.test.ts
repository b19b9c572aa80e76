import { getSalesToday } from '@countinghouse/contract/sales/dashboard'
import { voidSale } from '@countinghouse/contract/sales/register-return'
import { exportSalesReport, getSalesReport } from '@countinghouse/contract/sales/sales-report'
import { expect, test } from 'vitest'
import { balancesOf } from '../../../../../tests/support/journals.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { anotherStore, expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { createGoods, createTill, openTill, paid } from '../../../../../tests/support/till.ts'

const server = useServer({ isOwn: true })

/** The jacket and socks of the worked day: a sale with discount, one that is voided, one beyond stock, and a return. */
async function day() {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const { tillId, cash } = await createTill(server, tenant)
  const shop = { companyId, storeId }
  const jacket = await createGoods(server, shop, { price: 6000, unitCost: '22.00', quantity: 2 })
  const socks = await createGoods(server, shop, { price: 600, unitCost: '1.80' })
  const { sell, takeBack } = await openTill(owner, { tillId, storeId })
  const first = await sell(
    [
      { ...jacket, quantity: 1 },
      { ...socks, quantity: 2 },
    ],
    [paid(cash, 6480)],
    { discountPpm: 100_000 },
  )
  await sell([{ ...jacket, quantity: 2 }], [paid(cash, 12_000)])
  const wrong = await sell([{ ...socks, quantity: 5 }], [paid(cash, 3000)])
  await owner.call(voidSale, { id: wrong.id, reason: 'Wrong item' })
  await takeBack(first.id, [{ lineNo: 2, quantity: 1 }], [paid(cash, 540)])
  return { ...tenant, jacket, socks }
}

test('the report of a day agrees with the ledger: net sales are 4000 and 4010, cost is 5000', async () => {
  const { companyId, owner, jacket, socks } = await day()
  const report = await owner.call(getSalesReport, {})
  // Gross 60 + 100, less 6 discount and 4.50 returns; cost 3 jackets and one pair of socks.
  expect(report).toMatchObject({
    by: 'day',
    currency: 'GBP',
    count: 1,
    totals: {
      sold: 5,
      returned: 1,
      grossMinor: 16_000,
      discountMinor: 600,
      returnsMinor: 450,
      netMinor: 14_950,
      taxMinor: 2990,
      costMinor: 3 * 2200 + 180,
    },
  })
  const balances = await balancesOf(server.app.db, companyId)
  expect(report.totals.netMinor).toBe(-(balances['4000'] ?? 0) - (balances['4010'] ?? 0))
  expect(report.totals.costMinor).toBe(balances['5000'])
  const byVariant = await owner.call(getSalesReport, { by: 'variant' })
  expect(byVariant.lines.map(({ code, netMinor, sold }) => ({ code, netMinor, sold }))).toEqual([
    { code: jacket.sku, netMinor: 14_500, sold: 3 },
    { code: socks.sku, netMinor: 450, sold: 2 },
  ])
  expect(byVariant.totals).toEqual(report.totals)
  expect(await owner.call(getSalesReport, { by: 'store' })).toMatchObject({ count: 1, totals: report.totals })
  await expectWholeLedger(server.database.maintUrl)
})

test('today counts receipts without voided ones, and nothing of it is seen without the permission for receipts', async () => {
  const { owner, as } = await day()
  const today = await owner.call(getSalesToday, {})
  expect(today).toMatchObject({
    today: { netMinor: 14_950, receipts: 2, units: 5, salesMinor: 15_400 },
    before: { netMinor: 0, receipts: 0 },
    openSessions: 1,
    stores: [{ netMinor: 14_950 }],
  })
  expect(today.products.map(({ netMinor }) => netMinor)).toEqual([14_500, 450])
  expect(today.hours.reduce((sum, { netMinor }) => sum + (netMinor ?? 0), 0)).toBe(14_950)
  const clerk = await as({ may: ['sales/dashboard:view'] })
  expect(await clerk.call(getSalesToday, {})).toMatchObject({ today: { netMinor: 0, receipts: 0 }, products: [] })
})

test('costs need their permission, files too, and a store shows to its people alone', async () => {
  const { companyId, owner, as, db } = { ...(await day()), db: server.app.db }
  const other = await anotherStore(db, server.database.superUrl, { companyId, code: 'S2' })
  const clerk = await as({ may: ['reports:view', 'reports:export'] })
  expect((await clerk.call(getSalesReport, {})).totals).not.toHaveProperty('costMinor')
  expect(await owner.call(getSalesReport, { storeId: other.storeId })).toMatchObject({ count: 0, lines: [] })
  expect(await clerk.send(exportSalesReport, { format: 'csv' })).toMatchObject({ status: 200 })
})
