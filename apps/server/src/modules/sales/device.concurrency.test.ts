import { sendOfflineSale } from '@countinghouse/contract/sales/offline-sale'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { balancesOf } from '../../../../../tests/support/journals.ts'
import { addDevice } from '../../../../../tests/support/offline-till.ts'
import { inCrowd, mixed, times } from '../../../../../tests/support/run-concurrently.ts'
import { seed } from '../../../../../tests/support/seed.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger, poolOf } from '../../../../../tests/support/stock.ts'
import { createGoods, createTill, openTill } from '../../../../../tests/support/till.ts'

const server = useServer({ isOwn: true })

// N3 and N4 of the offline till: docs/decisions/098-sales-without-a-network.md.
test('N3, N4: sales of two devices of one till arrive once each, in whatever order and however often they are sent', async () => {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const { tillId, cash } = await createTill(server, tenant)
  const { variantId } = await createGoods(server, { companyId, storeId }, { price: 1200, unitCost: '5.00' })
  const { session } = await openTill(owner, { tillId, storeId })
  const [cashierId = 0] = (
    await query<{ id: number }>(server.database.superUrl, 'select id::int from erp.app_user where company_id = $1', [
      companyId,
    ])
  ).map(({ id }) => id)
  const before = await balancesOf(server.app.db, companyId)
  const devices = [await addDevice(owner, { tillId }), await addDevice(owner, { tillId, name: 'Counter right' })]
  const sales = devices.flatMap((device) =>
    times(30).map(() => device.sold({ variantId, unitMinor: 1200, cash }, { tillSessionId: session.id, cashierId })),
  )
  // Three of each, and one more pass as when the tab comes back after all of it.
  const places = mixed(times(sales.length * 3), seed, sales.length * 3).map((at) => at % sales.length)
  const receipts = new Map<string, Set<number>>()
  const send = async (at: number): Promise<void> => {
    const sale = sales[at]
    if (sale === undefined) return
    const { status, body } = await owner.send(sendOfflineSale, sale)
    // Its twin may be on its way; the next pass finds the receipt.
    if (status === 409) return expect(body).toMatchObject({ errorType: 'duplicate' })
    expect(status).toBe(200)
    receipts.set(sale.uid, (receipts.get(sale.uid) ?? new Set()).add((body as unknown as { id: number }).id))
  }
  await inCrowd({ workers: 8, count: places.length }, async (at) => await send(places[at] ?? 0))
  await inCrowd({ workers: 2, count: sales.length }, send)

  expect(sales.map(({ uid }) => receipts.get(uid)?.size)).toEqual(sales.map(() => 1))
  const kept = await query<{ number: string; uid: string; device: number; count: number }>(
    server.database.superUrl,
    `select s.number, s.uid, o.device_id::int as device, o.device_number as count
     from sales.sale s join sales.offline_sale o on o.company_id = s.company_id and o.sale_id = s.id
     where s.company_id = $1 order by s.number`,
    [companyId],
  )
  expect(kept.map(({ number }) => number)).toEqual(
    times(sales.length).map((at) => `T1-${String(at + 1).padStart(6, '0')}`),
  )
  expect(kept.map(({ uid, device, count }) => `${uid} ${device} ${count}`).toSorted()).toEqual(
    sales.map(({ uid, id, deviceNumber }) => `${uid} ${id} ${deviceNumber}`).toSorted(),
  )
  const after = await balancesOf(server.app.db, companyId)
  expect((after['1000'] ?? 0) - (before['1000'] ?? 0)).toBe(1200 * sales.length)
  // Ten were there: what was sold beyond them is owed.
  expect(await poolOf(server.app.db, companyId, { storeId, variantId })).toMatchObject({ onHand: 0 })
  await expectWholeLedger(server.database.maintUrl)
})
