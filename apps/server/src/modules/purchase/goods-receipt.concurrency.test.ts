import { randomUUID } from 'node:crypto'
import { updateGlobalSettings } from '@countinghouse/contract/erp/global-settings'
import { goodsReceipt, receiveOrder, scanGoods } from '@countinghouse/contract/purchase/goods-receipt'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { expect, test } from 'vitest'
import { inputs, patienceMs } from '../../../../../tests/faults/inputs.ts'
import { query } from '../../../../../tests/support/database.ts'
import { whileHeld } from '../../../../../tests/support/lock-waits.ts'
import { buyingCompany, expectWholePurchases } from '../../../../../tests/support/purchase.ts'
import { times } from '../../../../../tests/support/run-concurrently.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer({ isOwn: true })
const people = 16
const line = { quantity: 100, unitPrice: '1.33', overReceiptPpm: 50_000 }

/** Sixteen people who each open the receipt, count ten pieces and finish it, again while others were faster. Answers their refusals. */
async function receiveTogether(action: 'refuse' | 'reject') {
  const company = await buyingCompany(server)
  const { owner, tent, ordered } = company
  const choices = [{ key: 'purchase.over_receipt_action', version: 0, value: action }]
  await owner.call(updateGlobalSettings, { storeId: null, choices })
  const { id: orderId } = await ordered([{ variantId: tent.variantId, ...line }])
  const attempt = async (): Promise<string> => {
    const opened = await owner.send(receiveOrder, { id: orderId, uid: randomUUID() })
    if (opened.status !== 200) return opened.body.errorType
    const id = Number(opened.body['id'])
    const scans = [{ uid: randomUUID(), code: tent.code, quantity: 10, condition: 'good' }]
    const scanned = await owner.send(scanGoods, { id, scans })
    if (scanned.status !== 200) return scanned.body.errorType
    for (;;) {
      const { version } = await owner.call(goodsReceipt.routes.get, { id })
      const { status, body } = await owner.send(goodsReceipt.transitionRoutes.finish, { id, version })
      if (status === 200 || body.errorType !== 'stale') return status === 200 ? 'done' : body.errorType
    }
  }
  const answers = await Promise.all(times(people).map(attempt))
  return { ...company, orderId, answers }
}

test.each(['refuse', 'reject'] as const)(
  'sixteen receipts of one line at once never pass its tolerance: %s',
  { timeout: patienceMs },
  async (action) => {
    const { companyId, owner, tent, orderId, answers, lines, pool } = await receiveTogether(action)
    const known = ['done', 'state_conflict', 'purchase.nothing_open', 'purchase.over_receipt']
    expect(answers.filter((answer) => !known.includes(answer))).toEqual([])
    const [received] = await lines(orderId)
    const accepted = received?.accepted ?? 0
    expect(accepted).toBeLessThanOrEqual(105)
    if (action === 'reject') expect(answers).toContain('done')
    expect(await pool(tent.variantId)).toMatchObject({ owned: accepted, value: Math.round(accepted * 133) })
    const [posted] = await query(
      server.database.superUrl,
      `select coalesce(sum(l.quantity), 0)::int as accepted, coalesce(sum(l.rejected_quantity), 0)::int as rejected
       from inventory.receipt_line l where l.company_id = $1`,
      [companyId],
    )
    expect(posted).toEqual({ accepted, rejected: received?.rejected })
    expect(await owner.call(purchaseOrder.routes.get, { id: orderId })).toMatchObject({ status: 'ordered' })
    await expectWholePurchases(server.database.maintUrl)
  },
)

test('no writer passes the tolerance: the database refuses it', async () => {
  const { ordered, tent } = await buyingCompany(server)
  const { id } = await ordered([{ variantId: tent.variantId, ...line }])
  const write = (accepted: number) =>
    query(
      server.database.superUrl,
      'update purchase.purchase_order_line set accepted_quantity = $2 where purchase_order_id = $1',
      [id, accepted],
    )
  await expect(write(106)).rejects.toThrow('purchase_order_line_tolerance')
  await write(105)
})

test('an order is closed or its receipt is opened, never both', { timeout: patienceMs }, async () => {
  const { owner, ordered, tent } = await buyingCompany(server)
  for (const _round of times(inputs.pairs)) {
    const { id, version } = await ordered([{ variantId: tent.variantId, ...line }])
    const held = { table: 'purchase.purchase_order', id }
    const [closed, opened] = await whileHeld(server.database.superUrl, held, () =>
      Promise.all([
        owner.send(purchaseOrder.transitionRoutes.close, { id, version, reason: 'Late' }),
        owner.send(receiveOrder, { id, uid: randomUUID() }),
      ]),
    )
    expect([closed.status, opened.status].toSorted()).toEqual([200, 409])
    expect([closed.body.errorType, opened.body.errorType].filter(Boolean)).toEqual([
      closed.status === 200 ? 'purchase.not_ordered' : 'purchase.being_received',
    ])
  }
})
