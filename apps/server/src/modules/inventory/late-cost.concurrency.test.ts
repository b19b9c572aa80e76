import { transferReceipt } from '@countinghouse/contract/inventory/transfer-receipt'
import { transferShipment } from '@countinghouse/contract/inventory/transfer-shipment'
import { expect, test } from 'vitest'
import { chargingShop } from '../../../../../tests/support/charges.ts'
import { untilLockAwaited } from '../../../../../tests/support/lock-waits.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger, post } from '../../../../../tests/support/stock.ts'
import { postRevaluation } from './index.ts'

const server = useServer({ isOwn: true })

/** Two shipments of one product on their way, each of five at 8.00 of one receipt; and a late cost of 1.00 a piece. */
async function underWay() {
  const shop = await chargingShop(server)
  const { companyId, fromStoreId, toStoreId, variantId, pool } = shop
  const { db } = server.app
  const { posting_id: postingId } = await post(db, companyId, {
    storeId: fromStoreId,
    lines: [{ kind: 'purchase_receipt', variantId, quantity: 10, unitCost: '8' }],
  })
  const shipments = []
  for (let at = 0; at < 2; at++) shipments.push((await shop.dispatched([{ variantId, quantity: 5 }])).shipment)
  const [first, second] = shipments
  if (first === undefined || second === undefined) throw new Error('There are two shipments.')

  /** Posts the cost, and does work that has to wait for it before it is there for others. */
  async function whileCosting(work: () => Promise<{ status: number }>) {
    let answer = Promise.resolve({ status: 0 })
    await db.inTransaction({ companyId }, async (tx) => {
      const lines = [{ postingId, lineNo: 1, costMinor: 2000 }]
      const event = { sourceType: 'test', sourceId: 900_000, eventNo: 1, effectiveOn: '2026-03-12', lines }
      await postRevaluation({ companyId, userId: null, requestId: 'test' }, event).execute(tx)
      answer = work()
      await untilLockAwaited(server.database.superUrl, answer)
    })
    expect(await answer).toMatchObject({ status: 200 })
  }
  const onTheWay = () => pool(toStoreId, variantId, true)
  return { ...shop, first, second, whileCosting, onTheWay }
}

test('a cost that comes while a shipment is received arrives with it, and nothing stays on the way', async () => {
  const { owner, opened, first, second, whileCosting, onTheWay } = await underWay()
  const receipt = await opened(second.number ?? '')
  await receipt.count(5)
  await whileCosting(() => owner.send(transferReceipt.transitionRoutes.finish, { id: receipt.id, version: 1 }))
  const { id, count } = await opened(first.number ?? '')
  await count(5)
  await owner.call(transferReceipt.transitionRoutes.finish, { id, version: 1 })
  expect(await onTheWay()).toMatchObject({ onHand: 0, value: 0 })
  await expectWholeLedger(server.database.maintUrl)
})

test('a cost that comes while a shipment is taken back comes back with it', async () => {
  const { owner, first, whileCosting, shipmentNow } = await underWay()
  const { id, version } = first
  await owner.call(transferShipment.transitionRoutes.recall, { id, version, reason: 'Wrong van' })
  const { version: now } = await shipmentNow(id)
  await whileCosting(() => owner.send(transferShipment.transitionRoutes.takeBack, { id, version: now }))
  await expectWholeLedger(server.database.maintUrl)
})

test('a cost that comes while what is missing is settled is part of what is lost', async () => {
  const { owner, opened, first, decided, transition, creator, other, whileCosting } = await underWay()
  const receipt = await opened(first.number ?? '')
  await receipt.count(3)
  await owner.call(transferReceipt.transitionRoutes.finish, { id: receipt.id, version: 1 })
  const { id } = await decided(first.id, [{ action: 'carrier_claim', quantity: 2 }])
  await transition(creator, 'submit', id)
  await transition(other, 'approve', id)
  await whileCosting(() => transition(other, 'post', id))
  await expectWholeLedger(server.database.maintUrl)
})
