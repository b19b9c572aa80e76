import { randomUUID } from 'node:crypto'
import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { supplierReturn } from '@countinghouse/contract/purchase/supplier-return'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { expectWholePurchases, today } from '../../../../../tests/support/purchase.ts'
import { times } from '../../../../../tests/support/run-concurrently.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { seedReturns } from '../../../../../tests/support/supplier-returns.ts'

const server = useServer()
const { routes, transitionRoutes } = supplierReturn
const reversalReason = 'Repaired here'

async function seed() {
  const { create, step, balances, ...tenant } = await seedReturns(server)
  const dispatched = async (quantity: number) => {
    const { id } = await create(quantity)
    expect(await step('dispatch', id)).toMatchObject({ status: 200 })
    return id
  }
  const whole = () => expectWholePurchases(server.database.maintUrl)
  return { ...tenant, before: await balances(), step, dispatched, balances, whole }
}

test('goods come back at the value they left with, the variance is reversed, and they are returned again', async () => {
  const { tent, pool, before, step, dispatched, balances, whole } = await seed()
  const id = await dispatched(45)
  expect(await pool(tent.variantId)).toMatchObject({ owned: 45, value: 49_500 })
  const { status, body } = await step('reverse', id, { reversalReason })
  expect({ status, body }).toMatchObject({ status: 200, body: { status: 'reversed', reversalReason } })
  expect(await pool(tent.variantId)).toMatchObject({ onHand: 90, owned: 90, value: 99_000 })
  expect(await balances()).toEqual(before)
  await whole()
  await dispatched(50)
  await whole()
})

test('a draft credit note is deleted with its return; one that was posted is named and stops it', async () => {
  const { owner, as, before, step, dispatched, balances, whole } = await seed()
  const first = await dispatched(10)
  const drafted = await step('credit', first, { creditReference: 'CN-1' })
  const draftId = Number(drafted.body['creditNoteId'])
  const rights = ['view', 'reverse'].map((event) => `supplier-returns:${event}`)
  const clerk = await as({ may: rights })
  expect((await step('reverse', first, { reversalReason }, clerk)).status).toBe(403)
  expect(await step('reverse', first, { reversalReason })).toMatchObject({
    status: 200,
    body: { status: 'reversed', creditNoteId: null },
  })
  expect((await owner.send(supplierInvoice.routes.get, { id: draftId })).status).toBe(404)
  expect(await balances()).toEqual(before)

  const second = await dispatched(10)
  const credited = await step('credit', second, { creditReference: 'CN-1' })
  const creditNoteId = Number(credited.body['creditNoteId'])
  const { version } = await owner.call(supplierInvoice.routes.get, { id: creditNoteId })
  const posted = await owner.call(supplierInvoice.transitionRoutes.post, { id: creditNoteId, version })
  const refused = await step('reverse', second, { reversalReason })
  expect(refused).toMatchObject({
    status: 409,
    body: { errorType: 'purchase.return_credited', details: { creditNoteId } },
  })
  expect(refused.body.message).toContain(posted.name)
  await whole()
})

test('rejected goods come back as the supplier’s, without value', async () => {
  const { owner, supplierId, storeId, lamp, ordered, open, scan, receipt, pool, step, balances, whole } = await seed()
  const order = await ordered([{ variantId: lamp.variantId, quantity: 3, unitPrice: '7' }])
  const receiptId = await open(order.id)
  await scan(
    receiptId,
    { code: lamp.code, quantity: 1 },
    { code: lamp.code, quantity: 2, condition: 'rejected', note: 'Broken' },
  )
  await receipt('finish', receiptId)
  const before = await balances()
  const { id } = await owner.call(routes.create, {
    uid: randomUUID(),
    supplierId,
    storeId,
    purchaseOrderId: order.id,
    effectiveOn: today,
    reason: 'Broken',
    lines: [{ variantId: lamp.variantId, quantity: 2, isRejected: true }],
  })
  await step('dispatch', id)
  expect(await pool(lamp.variantId)).toMatchObject({ onHand: 1, owned: 1 })
  expect((await step('reverse', id, { reversalReason })).status).toBe(200)
  expect(await pool(lamp.variantId)).toMatchObject({ onHand: 3, owned: 1 })
  expect(await balances()).toEqual(before)
  await whole()
})

test('sixteen reversals of one return at once have one effect; the database refuses one without its stock', async () => {
  const { owner, tent, pool, before, dispatched, balances, whole } = await seed()
  const id = await dispatched(10)
  const { version } = await owner.call(routes.get, { id })
  const answers = await Promise.all(
    times(16).map(() => owner.send(transitionRoutes.reverse, { id, version, reversalReason })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(15)
  expect(await pool(tent.variantId)).toMatchObject({ owned: 90, value: 99_000 })
  expect(await balances()).toEqual(before)
  await whole()
  const other = await dispatched(1)
  await expect(
    query(
      server.database.superUrl,
      `update purchase.supplier_return set status = 'reversed', reversal_reason = 'x' where id = $1`,
      [other],
    ),
  ).rejects.toThrow('purchase.return_credited')
})
