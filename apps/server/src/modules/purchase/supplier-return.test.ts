import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { supplierReturn } from '@countinghouse/contract/purchase/supplier-return'
import { expect, test } from 'vitest'
import { expectWholePurchases } from '../../../../../tests/support/purchase.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { seedReturns } from '../../../../../tests/support/supplier-returns.ts'

const server = useServer()
const { routes, transitionRoutes } = supplierReturn

const seed = async () => await seedReturns(server)

test('R1: goods leave at their average, the credit of the order is claimed, and the rest is a price variance', async () => {
  const { owner, tent, pool, create, step, balances } = await seed()
  const before = await balances()
  const draft = await create(10)
  expect(draft).toMatchObject({
    status: 'draft',
    creditMinor: 13_000,
    lines: [{ creditPrice: '13', creditMinor: 13_000 }],
  })
  const { body } = await step('dispatch', draft.id)
  expect(body).toMatchObject({ status: 'dispatched', valueMinor: 11_000, creditMinor: 13_000 })
  expect(await pool(tent.variantId)).toMatchObject({ owned: 80, value: 88_000 })
  const after = await balances()
  const moved = (code: string) => (after[code] ?? 0) - (before[code] ?? 0)
  expect({ stock: moved('1300'), claim: moved('2010'), variance: moved('5020') }).toEqual({
    stock: -11_000,
    claim: 13_000,
    variance: -2000,
  })
  const credited = await step('credit', draft.id, { creditReference: 'CN-7' })
  expect(credited.body).toMatchObject({ status: 'credited', creditNoteId: expect.any(Number) })
  const creditNoteId = Number(credited.body['creditNoteId'])
  const note = await owner.call(supplierInvoice.routes.get, { id: creditNoteId })
  expect(note).toMatchObject({ kind: 'credit_note', reference: 'CN-7', grossMinor: 13_000, status: 'draft' })
  await owner.call(supplierInvoice.transitionRoutes.post, { id: creditNoteId, version: note.version })
  expect((await balances())['2010']).toBe(before['2010'])
  expect((await balances())['2000']).toBe(13_000)
  await expectWholePurchases(server.database.maintUrl)
})

test('no more is returned than was received for the order, and own goods have a credit price', async () => {
  const { owner, as, entered, create, step } = await seed()
  const first = await create(45)
  expect((await step('dispatch', first.id)).status).toBe(200)
  const second = await create(6)
  for (const name of ['submit', 'dispatch'] as const)
    expect((await step(name, second.id)).body).toMatchObject({
      errorType: 'purchase.over_return',
      fields: { 'lines.0.quantity': [{ message: '5 can be returned.' }] },
    })
  const free = await create(1, { purchaseOrderId: null })
  expect((await step('dispatch', free.id)).body).toMatchObject({
    errorType: 'purchase.price_missing',
    fields: { 'lines.0.creditPrice': [{}] },
  })
  const much = await create(500, { purchaseOrderId: null })
  const { version } = much
  const lines = much.lines.map(({ variantId, quantity }) => ({ variantId, quantity, creditPrice: '1' }))
  await owner.call(routes.update, { id: much.id, version, lines: lines as never })
  expect((await step('dispatch', much.id)).body).toMatchObject({ errorType: 'inventory.insufficient_stock' })
  const clerk = await as({ may: ['supplier-returns:view', 'supplier-returns:create'] })
  const { id, version: own } = await clerk.call(routes.create, entered(1))
  expect((await clerk.send(transitionRoutes.dispatch, { id, version: own })).status).toBe(403)
})

test('whoever may not see costs sends goods of an order back without seeing what they cost', async () => {
  const { as, entered } = await seed()
  const rights = ['view', 'create', 'dispatch'].map((event) => `supplier-returns:${event}`)
  const clerk = await as({ may: rights })
  const { id, version } = await clerk.call(routes.create, entered(1))
  expect((await clerk.send(transitionRoutes.dispatch, { id, version })).status).toBe(200)
  const { creditMinor, valueMinor, lines } = await clerk.call(routes.get, { id })
  const [line] = lines
  const seen = [creditMinor, valueMinor, line?.creditMinor, line?.creditPrice]
  expect(seen.map((value) => value ?? null)).toEqual([null, null, null, null])
  const buyer = await as({ may: [...rights, 'product:cost_view', 'stock:cost_view'] })
  expect(await buyer.call(routes.get, { id })).toMatchObject({ creditMinor: 1300, valueMinor: 1100 })
})

test('sixteen returns of an order at once take no more than it received', async () => {
  const { owner, create, pool, tent } = await seed()
  const drafts = await Promise.all(Array.from({ length: 16 }, () => create(20)))
  const answers = await Promise.all(
    drafts.map(({ id, version }) => owner.send(transitionRoutes.dispatch, { id, version })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(await pool(tent.variantId)).toMatchObject({ owned: 50 })
  await expectWholePurchases(server.database.maintUrl)
})

test('goods rejected on receipt leave without value and are not credited', async () => {
  const { owner, lamp, ordered, open, scan, receipt, entered, step, balances } = await seed()
  const order = await ordered([{ variantId: lamp.variantId, quantity: 3, unitPrice: '7' }])
  const id = await open(order.id)
  await scan(
    id,
    { code: lamp.code, quantity: 1 },
    { code: lamp.code, quantity: 2, condition: 'rejected', note: 'Broken' },
  )
  await receipt('finish', id)
  const before = await balances()
  const lines = [{ variantId: lamp.variantId, quantity: 2, isRejected: true }]
  const draft = await owner.call(routes.create, entered(0, { purchaseOrderId: order.id, lines }))
  const { body } = await step('dispatch', draft.id)
  expect(body).toMatchObject({ status: 'dispatched', valueMinor: 0, creditMinor: 0 })
  expect(await balances()).toEqual(before)
  expect((await step('credit', draft.id, { creditReference: 'CN-8' })).body).toMatchObject({
    errorType: 'purchase.nothing_to_credit',
  })
  const again = await owner.call(routes.create, entered(0, { purchaseOrderId: order.id, lines }))
  expect((await step('dispatch', again.id)).body).toMatchObject({ errorType: 'purchase.over_return' })
  await expectWholePurchases(server.database.maintUrl)
})

test('a credit beyond any amount is refused at its line', async () => {
  const { owner, tent, entered } = await seed()
  const dear = { variantId: tent.variantId, quantity: 100_000_000, creditPrice: '9999999999999' }
  const refused = async (...lines: object[]) => (await owner.send(routes.create, entered(1, { lines }) as never)).body
  expect(await refused(dear)).toMatchObject({
    errorType: 'purchase.rule_broken',
    fields: { 'lines.0.quantity': [{ code: 'rule' }] },
  })
  const half = { ...dear, quantity: 1, creditPrice: '9000000000000' }
  expect(await refused(half, half)).toMatchObject({ errorType: 'purchase.rule_broken', fields: { lines: [{}] } })
})
