import { sendOfflineSale } from '@countinghouse/contract/sales/offline-sale'
import { reportDevice, mostSentAtOnce, sendOfflineSales } from '@countinghouse/contract/sales/register-offline'
import { expect, test } from 'vitest'
import { inputs, patienceMs } from '../../../../../tests/faults/inputs.ts'
import { query } from '../../../../../tests/support/database.ts'
import { balancesOf } from '../../../../../tests/support/journals.ts'
import { offlineShop } from '../../../../../tests/support/offline-shop.ts'
import { offlineLine } from '../../../../../tests/support/offline-till.ts'
import { times } from '../../../../../tests/support/run-concurrently.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { createGoods, paid } from '../../../../../tests/support/till.ts'

const server = useServer({ isOwn: true })

/** Ends the connection that records a set, once there is one. */
async function endOne(): Promise<void> {
  for (;;) {
    const [ended] = await query<{ ended: boolean }>(
      server.database.superUrl,
      `select pg_terminate_backend(pid) as ended from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle' and query like '%post_sales%' limit 1`,
      [],
    )
    if (ended?.ended === true) return
  }
}

// N7 of the offline till: docs/guides/sales.md, Offline.
test(
  'N7: the sales of three days arrive in sets, in their order and once, also where sets are repeated, cut otherwise or killed',
  { timeout: patienceMs },
  async () => {
    const shop = await offlineShop(server)
    const { companyId, storeId, owner, device, where, item, cash } = shop
    const goods = [
      item.variantId,
      ...(await Promise.all(
        times(4).map(async (at) => {
          const { variantId } = await createGoods(
            server,
            { companyId, storeId },
            { price: 1200, unitCost: '5.00', code: `G${at}` },
          )
          return variantId
        }),
      )),
    ]
    const before = await balancesOf(server.app.db, companyId)
    const count = inputs.offlineSales
    const kept = times(count).map((at) => {
      const lines = times(1 + (at % 3)).map((line) =>
        offlineLine({ variantId: goods[(at + line) % goods.length] ?? 0, unitMinor: 1200 }),
      )
      const grossMinor = 1200 * lines.length
      return device.sold(item, where, { lines, grossMinor, tenders: [paid(cash, grossMinor)] })
    })
    const { id, key } = device
    const sales = kept.map(({ id: _id, key: _key, sentAt: _sentAt, ...sale }) => sale)
    const send = (from: number, most = mostSentAtOnce) =>
      owner.send(sendOfflineSales, { id, key, sentAt: new Date().toISOString(), sales: sales.slice(from, from + most) })

    // The connection is lost in the middle of the second set: nothing of it is recorded.
    expect((await send(0)).status).toBe(200)
    const [cut] = await Promise.all([send(mostSentAtOnce), endOne()])
    expect(cut.status).toBeGreaterThanOrEqual(500)
    // The answer of a set was lost: it is cut otherwise and overlaps, and two tabs send it.
    const twice = await Promise.all([send(mostSentAtOnce - 7, 40), send(mostSentAtOnce - 7, 40)])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    // One of them was sent by an earlier version of the register.
    expect((await owner.send(sendOfflineSale, kept[3])).status).toBe(200)
    const answered = new Map<string, number | undefined>()
    for (let from = 0; from < count; from += mostSentAtOnce) {
      const { answers } = await owner.call(sendOfflineSales, {
        id,
        key,
        sentAt: new Date().toISOString(),
        sales: sales.slice(from, from + mostSentAtOnce),
      })
      for (const { uid, sale } of answers) answered.set(uid, sale?.id)
    }
    await owner.call(reportDevice, { id, key, waitingCount: 0, refusedCount: 0, waitingSince: null })

    const stored = await query<{ number: string; uid: string; id: number; count: number }>(
      server.database.superUrl,
      `select s.number, s.uid, s.id::int, o.device_number as count from sales.sale s
       join sales.offline_sale o on o.company_id = s.company_id and o.sale_id = s.id
       where s.company_id = $1 order by s.number`,
      [companyId],
    )
    expect(stored.map(({ number }) => number)).toEqual(
      times(count).map((at) => `T1-${String(at + 1).padStart(6, '0')}`),
    )
    expect(stored.map(({ uid }) => uid)).toEqual(kept.map(({ uid }) => uid))
    expect(stored.map(({ count: own }) => own)).toEqual(kept.map(({ deviceNumber }) => deviceNumber))
    expect(stored.map(({ uid, id: saleId }) => answered.get(uid) === saleId)).toEqual(stored.map(() => true))
    const after = await balancesOf(server.app.db, companyId)
    const sold = kept.reduce((sum, { grossMinor }) => sum + grossMinor, 0)
    expect((after['1000'] ?? 0) - (before['1000'] ?? 0)).toBe(sold)
    await expectWholeLedger(server.database.maintUrl)
  },
)
