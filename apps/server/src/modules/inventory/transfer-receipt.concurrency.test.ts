import { randomUUID } from 'node:crypto'
import { scanTransferReceipt, transferReceipt } from '@countinghouse/contract/inventory/transfer-receipt'
import { transferShipment } from '@countinghouse/contract/inventory/transfer-shipment'
import { expect, test } from 'vitest'
import { inputs, patienceMs } from '../../../../../tests/faults/inputs.ts'
import { times } from '../../../../../tests/support/run-concurrently.ts'
import { query } from '../../../../../tests/support/database.ts'
import { whileHeld } from '../../../../../tests/support/lock-waits.ts'
import { receivingDock } from '../../../../../tests/support/receiving.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger, post } from '../../../../../tests/support/stock.ts'

const server = useServer({ isOwn: true })
const { transitionRoutes } = transferReceipt

async function dock() {
  const arrived = await receivingDock(server)
  const { companyId, fromStoreId, variantId } = arrived
  const lines = [{ kind: 'opening', variantId, quantity: 10_000, unitCost: '8' }] as const
  await post(server.app.db, companyId, { storeId: fromStoreId, lines: [...lines] })
  return arrived
}

test(
  'B3: of two who count and post the same line at once one posts, and no more comes in than was sent',
  { timeout: patienceMs },
  async () => {
    const { owner, as, sent, open, scan, code, pool, toStoreId, versionOf } = await dock()
    const ben = await as({ may: ['view', 'create', 'post'].map((event) => `mannualRecvHubItemsVer2:${event}`) })
    const { onHand: before } = await pool(toStoreId)
    for (const at of times(inputs.pairs)) {
      const { number } = await sent(5)
      const { id } = await open(owner, number)
      await Promise.all([owner, ben].map((client) => scan(client, id, { code, quantity: 5 })))
      const version = await versionOf(id)
      const held = { table: 'inventory.transfer_receipt', id }
      const answers = await whileHeld(server.database.superUrl, held, () =>
        Promise.all([owner, ben].map((client) => client.send(transitionRoutes.post, { id, version }))),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect(answers.find(({ status }) => status === 409)?.body.errorType).toBe('stale')
      expect(await pool(toStoreId)).toMatchObject({ onHand: before + 5 * (at + 1) })
      const { body } = await ben.send(transitionRoutes.finish, { id, version: version + 1 })
      expect(body['status']).toBe('closed')
      expect(await pool(toStoreId)).toMatchObject({ onHand: before + 5 * (at + 1) })
    }
    const over = `select count(*)::int as count, sum(quantity)::int as pieces from inventory.discrepancy where kind = 'over'`
    expect(await query(server.database.superUrl, over)).toEqual([{ count: inputs.pairs, pieces: 5 * inputs.pairs }])
    await expectWholeLedger(server.database.maintUrl)
  },
)

test('called back and counted at once, it is on its way back or being received, never both', async () => {
  const { owner, sent, open, code, shipmentNow, scan } = await dock()
  for (const _round of times(inputs.pairs)) {
    const { number, shipmentId } = await sent(5)
    const { id } = await open(owner, number)
    const { version } = await shipmentNow(shipmentId)
    const held = { table: 'inventory.transfer_shipment', id: shipmentId }
    const [recalled, counted] = await whileHeld(server.database.superUrl, held, () =>
      Promise.all([
        owner.send(transferShipment.transitionRoutes.recall, { id: shipmentId, version, reason: 'Wrong van' }),
        owner.send(scanTransferReceipt, {
          id,
          scans: [{ uid: randomUUID(), code, quantity: 5, condition: 'good' }],
        }),
      ]),
    )
    expect([recalled.status, counted.status].toSorted()).toEqual([200, 409])
    const { status, version: now } = await shipmentNow(shipmentId)
    expect(status).toBe(recalled.status === 200 ? 'recalled' : 'receiving')
    if (status === 'recalled') {
      expect(counted.body.errorType).toBe('inventory.not_dispatched')
      await owner.call(transferShipment.transitionRoutes.takeBack, { id: shipmentId, version: now })
    } else {
      await scan(owner, id, { code, quantity: -1 })
      await owner.call(transitionRoutes.finish, { id, version: 1 })
    }
  }
  await expectWholeLedger(server.database.maintUrl)
})

test('C2: a scan that two devices send to two receipts is counted at one of them, and the other device is told', async () => {
  const { owner, sent, open, code } = await dock()
  const [one, other] = [await sent(5), await sent(5)]
  const ids = [(await open(owner, one.number)).id, (await open(owner, other.number)).id]
  for (const _round of times(inputs.pairs)) {
    const scans = [{ uid: randomUUID(), code, quantity: 1, condition: 'good' as const }]
    const said = await Promise.all(
      ids.map(async (id) => {
        const first = await owner.send(scanTransferReceipt, { id, scans })
        if (first.status === 200) return await owner.call(scanTransferReceipt, { id, scans })
        expect(first, first.text).toMatchObject({ status: 409, body: { errorType: 'duplicate' } })
        return await owner.call(scanTransferReceipt, { id, scans })
      }),
    )
    const refusals = said.map(({ answers }) => answers[0]?.refusal ?? null)
    expect(refusals.filter((refusal) => refusal === null)).toHaveLength(1)
    expect(refusals.find((refusal) => refusal !== null)).toContain('another receipt')
  }
  const counted = `select sum(quantity)::int as pieces from inventory.receipt_scan where receipt_id = any($1)`
  expect(await query(server.database.superUrl, counted, [ids])).toEqual([{ pieces: inputs.pairs }])
})
