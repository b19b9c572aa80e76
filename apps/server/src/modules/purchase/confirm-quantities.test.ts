import { getArrivals } from '@countinghouse/contract/purchase/arrivals'
import { confirmQuantities } from '@countinghouse/contract/purchase/order-confirmation'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { expect, test } from 'vitest'
import { buyingCompany } from '../../../../../tests/support/purchase.ts'
import { times } from '../../../../../tests/support/run-concurrently.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()

async function ordered() {
  const buying = await buyingCompany(server)
  const { owner, tent, lamp } = buying
  const { id } = await buying.ordered([
    { variantId: tent.variantId, quantity: 10, unitPrice: '2' },
    { variantId: lamp.variantId, quantity: 4, unitPrice: '5' },
  ])
  const order = async () => await owner.call(purchaseOrder.routes.get, { id })
  const confirm = async (lines: readonly { lineNo: number; quantity: number }[], client = owner) =>
    await client.send(confirmQuantities, { id, version: (await order()).version, lines: [...lines] })
  const open = async () => (await buying.lines(id)).map((line) => line.open)
  return { ...buying, id, order, confirm, openOf: open }
}

test('what is not confirmed is cancelled, and opened again once it is; expected goods follow', async () => {
  const { confirm, openOf, owner, order, id, tent, received, step } = await ordered()
  const { version } = await order()
  expect((await confirm([{ lineNo: 1, quantity: 6 }])).body).toEqual({ id, version: version + 1 })
  expect(await openOf()).toEqual([6, 4])
  const { arrivals } = await owner.call(getArrivals, { id: tent.productId })
  expect(arrivals.map(({ quantity }) => quantity)).toEqual([6])
  await confirm([{ lineNo: 1, quantity: 8 }])
  expect(await openOf()).toEqual([8, 4])
  // Closing and reopening opens no more than what was confirmed.
  await step('close', id, { reason: 'Talks' })
  expect(await openOf()).toEqual([0, 0])
  await step('reopen', id)
  expect(await openOf()).toEqual([8, 4])
  await received(id, { code: tent.code, quantity: 5 })
  expect((await confirm([{ lineNo: 1, quantity: 4 }])).body).toMatchObject({
    errorType: 'purchase.rule_broken',
    fields: { 'lines.0.quantity': [{ message: 'Enter 5 to 10.' }] },
  })
  await confirm([
    { lineNo: 1, quantity: 5 },
    { lineNo: 2, quantity: 0 },
  ])
  expect(await openOf()).toEqual([0, 0])
  expect(await order()).toMatchObject({ status: 'ordered', receiptStatus: 'full' })
})

test('a revised order asks for its whole quantities again, also on lines that stay as they are', async () => {
  const { confirm, openOf, owner, order, id, step, lines } = await ordered()
  await confirm([
    { lineNo: 1, quantity: 6 },
    { lineNo: 2, quantity: 0 },
  ])
  await step('revise', id, { reason: 'Talks' })
  const { version, lines: before } = await order()
  const entered = before.map(({ variantId, quantity, unitPrice }) => ({ variantId, quantity, unitPrice }))
  const changed = entered.map((line, at) => (at === 1 ? { ...line, quantity: 3 } : line))
  await owner.call(purchaseOrder.routes.update, { id, version, lines: changed })
  await step('submit', id)
  await step('send', id)
  expect(await openOf()).toEqual([10, 3])
  expect((await lines(id)).map(({ cancelled }) => cancelled)).toEqual([0, 0])
  expect((await order()).nextDueOn).not.toBeNull()
})

test('lines that are not there or named twice, other versions, drafts, open receipts and strangers are refused', async () => {
  const { confirm, openOf, owner, as, id, order, draft, open, tent } = await ordered()
  for (const lines of [
    [{ lineNo: 3, quantity: 1 }],
    [
      { lineNo: 1, quantity: 1 },
      { lineNo: 1, quantity: 2 },
    ],
    [{ lineNo: 1, quantity: 11 }],
  ])
    expect((await confirm(lines)).status).toBe(422)
  expect((await confirm([{ lineNo: 1, quantity: -1 }])).status).toBe(400)
  const stale = { id, version: (await order()).version - 1, lines: [{ lineNo: 1, quantity: 1 }] }
  expect((await owner.send(confirmQuantities, stale)).body.errorType).toBe('stale')
  const viewer = await as({ may: ['purchase-orders:view'] })
  expect((await confirm([{ lineNo: 1, quantity: 1 }], viewer)).status).toBe(403)
  const other = await (await server.company()).as({ may: ['purchase-orders:view', 'purchase-orders:send'] })
  expect((await confirm([{ lineNo: 1, quantity: 1 }], other)).status).toBe(404)
  const plain = await draft([{ variantId: tent.variantId, quantity: 1, unitPrice: '1' }])
  const early = { id: plain.id, version: plain.version, lines: [{ lineNo: 1, quantity: 0 }] }
  expect((await owner.send(confirmQuantities, early)).body.errorType).toBe('state_conflict')
  // One of eight at once, with one version.
  const { version } = await order()
  const answers = await Promise.all(
    times(8).map((at) => owner.send(confirmQuantities, { id, version, lines: [{ lineNo: 1, quantity: at }] })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  await open(id)
  expect((await confirm([{ lineNo: 1, quantity: 1 }])).body.errorType).toBe('purchase.being_received')
  expect((await openOf())[1]).toBe(4)
})
