import { randomUUID } from 'node:crypto'
import { chargeType } from '@countinghouse/contract/procure/charge-type'
import { goodsReceipt } from '@countinghouse/contract/purchase/goods-receipt'
import { landedCost } from '@countinghouse/contract/purchase/landed-cost'
import { billOrder } from '@countinghouse/contract/purchase/order-bills'
import { rebateAgreement } from '@countinghouse/contract/purchase/rebate-agreement'
import { expect, test } from 'vitest'
import { inputs, patienceMs } from '../../../../../tests/faults/inputs.ts'
import { query } from '../../../../../tests/support/database.ts'
import { balancesOf } from '../../../../../tests/support/journals.ts'
import { whileHeld } from '../../../../../tests/support/lock-waits.ts'
import { buyingCompany, expectWholePurchases, today } from '../../../../../tests/support/purchase.ts'
import { times } from '../../../../../tests/support/run-concurrently.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer({ isOwn: true })
const { reverse } = goodsReceipt.transitionRoutes
const reversalReason = 'Wrong delivery'

async function seed() {
  const tenant = await buyingCompany(server)
  const { tent, ordered, received } = tenant
  const receive = async () => {
    const { id: orderId } = await ordered([{ variantId: tent.variantId, quantity: 10, unitPrice: '10' }])
    const { body } = await received(orderId, { code: tent.code, quantity: 10 })
    return { orderId, id: Number(body['id']), version: Number(body['version']) }
  }
  return { ...tenant, receive }
}

test('sixteen reversals of one receipt at once have one effect', { timeout: patienceMs }, async () => {
  const { companyId, owner, tent, receive, lines, pool } = await seed()
  const { orderId, id, version } = await receive()
  const answers = await Promise.all(times(16).map(() => owner.send(reverse, { id, version, reversalReason })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(15)
  expect(await lines(orderId)).toMatchObject([{ accepted: 0, open: 10 }])
  expect(await pool(tent.variantId)).toMatchObject({ onHand: 0, owned: 0, value: 0 })
  expect(await balancesOf(server.app.db, companyId)).toEqual({})
  await expectWholePurchases(server.database.maintUrl)
})

test('a receipt is reversed or invoiced, never both', { timeout: patienceMs }, async () => {
  const { owner, receive } = await seed()
  for (const _round of times(inputs.pairs)) {
    const { orderId, id, version } = await receive()
    const held = { table: 'purchase.purchase_order', id: orderId }
    const [reversed, billed] = await whileHeld(server.database.superUrl, held, () =>
      Promise.all([
        owner.send(reverse, { id, version, reversalReason }),
        owner.send(billOrder, { id: orderId, reference: randomUUID() }),
      ]),
    )
    const isReversed = reversed.status === 200
    expect([isReversed ? billed : reversed].map(({ status, body }) => [status, body.errorType])).toEqual([
      [409, isReversed ? 'purchase.nothing_to_bill' : 'purchase.receipt_in_use'],
    ])
    expect(isReversed ? reversed.status : billed.status).toBeLessThan(300)
  }
  await expectWholePurchases(server.database.maintUrl)
})

test(
  'a receipt is reversed or bears a landed cost of several receipts, never both',
  { timeout: patienceMs },
  async () => {
    const { owner, receive } = await seed()
    const { id: chargeTypeId } = await owner.call(chargeType.routes.create, { code: 'SEA', name: 'Sea' })
    for (const _round of times(inputs.pairs)) {
      const { id, version } = await receive()
      const other = await receive()
      const cost = await owner.call(landedCost.routes.create, {
        uid: randomUUID(),
        chargeTypeId,
        effectiveOn: today,
        allocateBy: 'qty',
        amountMinor: 3000,
        lines: [id, other.id].map((receiptId) => ({ receiptId, manualMinor: null })),
      })
      const held = { table: 'inventory.receipt', id }
      const [reversed, posted] = await whileHeld(server.database.superUrl, held, () =>
        Promise.all([
          owner.send(reverse, { id, version, reversalReason }),
          owner.send(landedCost.transitionRoutes.post, { id: cost.id, version: cost.version }),
        ]),
      )
      expect([reversed.status, posted.status].filter((status) => status === 200)).toHaveLength(1)
      if (posted.status === 200) expect(reversed.body.errorType).toBe('purchase.receipt_in_use')
    }
    await expectWholePurchases(server.database.maintUrl)
  },
)

test('goods that are being reversed earn no rebate', { timeout: patienceMs }, async () => {
  const { owner, supplierId, receive } = await seed()
  for (const _round of times(inputs.pairs)) {
    const { id, version } = await receive()
    const drafted = await owner.call(rebateAgreement.routes.create, {
      uid: randomUUID(),
      supplierId,
      startsOn: today,
      endsOn: today,
      tiers: [{ fromMinor: 100, ratePpm: 50_000 }],
    })
    const active = await owner.call(rebateAgreement.transitionRoutes.activate, {
      id: drafted.id,
      version: drafted.version,
    })
    const held = { table: 'purchase.rebate_agreement', id: drafted.id }
    const [reversed, accrued] = await whileHeld(server.database.superUrl, held, () =>
      Promise.all([
        owner.send(reverse, { id, version, reversalReason }),
        owner.send(rebateAgreement.transitionRoutes.accrue, { id: drafted.id, version: active.version }),
      ]),
    )
    expect(accrued.status).toBe(200)
    const [share] = await query<{ count: number }>(
      server.database.superUrl,
      `select count(*)::int as count from purchase.rebate_share s join purchase.received_cost c
         on (c.company_id, c.posting_id, c.posting_line_no) = (s.company_id, s.posting_id, s.posting_line_no) where c.receipt_id = $1`,
      [id],
    )
    expect(share?.count).toBe(reversed.status === 200 ? 0 : 1)
    const { version: now } = await owner.call(rebateAgreement.routes.get, { id: drafted.id })
    await owner.call(rebateAgreement.transitionRoutes.cancel, { id: drafted.id, version: now, reason: 'Test' })
  }
  await expectWholePurchases(server.database.maintUrl)
})
