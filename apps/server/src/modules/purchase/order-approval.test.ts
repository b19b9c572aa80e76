import { approve, listApprovals, reject } from '@countinghouse/contract/desk/approval'
import type { ApprovalRule } from '@countinghouse/contract/desk/approval-rule'
import { createApprovalRule, tryApprovalRules } from '@countinghouse/contract/desk/approval-rule'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { expect, test } from 'vitest'
import { buyingCompany } from '../../../../../tests/support/purchase.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const { routes } = purchaseOrder

/** A purchasing manager from 1,000, a finance manager above 10,000, and a category manager where a price rises. docs/guides/purchase.md, Approval. */
async function company() {
  const buying = await buyingCompany(server)
  const { as, owner } = buying
  const may = ['view', 'create', 'edit', 'submit', 'send', 'revise'].map((event) => `purchase-orders:${event}`)
  const person = async () => await as({ may: [...may, 'product:cost_view'] })
  const [buyer, manager, finance, category] = [await person(), await person(), await person(), await person()]
  const by = (client: typeof buyer) => ({
    roleId: client.user?.user_roles[0]?.usrl_role_id ?? 0,
    userId: null,
    isAtStore: false,
    neededCount: 1,
    escalation: null,
  })
  const rule = (name: string, more: Partial<ApprovalRule>) =>
    owner.call(createApprovalRule, { documentType: purchaseOrder.entity, name, currency: 'GBP', ...more })
  await rule('Medium', { amountFrom: 100_000, amountTo: 1_000_000, steps: [by(manager)] })
  await rule('Large', { amountFrom: 1_000_001, steps: [by(manager), by(finance)] })
  const rises = { isAdditional: true, conditions: { priceRise: ['yes'] }, steps: [by(category), by(manager)] }
  await rule('Dearer', rises)
  /** Approves the only request that waits for a person; false: there is none. */
  const decide = async (client: typeof buyer) => {
    const [request] = (await client.call(listApprovals, {})).items
    if (request === undefined) return false
    await client.call(approve, { id: request.id })
    return true
  }
  const statusOf = async (id: number) => (await owner.call(routes.get, { id })).status
  return { ...buying, buyer, manager, finance, category, rule, by, decide, statusOf }
}

test('P1: 9,800 with one price up by 7 % asks purchasing and, beside it, the category manager, each once', async () => {
  const { tent, lamp, ordered, draft, step: act, buyer, manager, category, finance, decide, statusOf } = await company()
  await ordered([{ variantId: tent.variantId, quantity: 1, unitPrice: '10' }])
  const lines = [
    { variantId: tent.variantId, quantity: 100, unitPrice: '10.70' },
    { variantId: lamp.variantId, quantity: 100, unitPrice: '87.30' },
  ]
  const { id, totalMinor } = await draft(lines, {}, buyer)
  expect(totalMinor).toBe(980_000)
  await act('submit', id, {}, buyer)
  expect([await decide(category), await decide(finance)], 'one after the other').toEqual([false, false])
  expect(await decide(manager)).toBe(true)
  expect(await statusOf(id)).toBe('pending')
  expect(await decide(category)).toBe(true)
  expect(await statusOf(id)).toBe('approved')
  // A rise of exactly 5 % is none.
  const [, small] = lines
  const even = await draft(
    [{ variantId: tent.variantId, quantity: 100, unitPrice: '10.50' }, ...(small ? [small] : [])],
    {},
    buyer,
  )
  await act('submit', even.id, {}, buyer)
  expect([await decide(manager), await statusOf(even.id)]).toEqual([true, 'approved'])
})

test('P2: revised from 9,800 to 10,050 only finance is asked; past 5 % or with other terms everybody is', async () => {
  const { tent, owner, ordered, draft, step: act, buyer, manager, finance, decide, statusOf } = await company()
  await ordered([{ variantId: tent.variantId, quantity: 1, unitPrice: '100' }])
  const { id } = await draft([{ variantId: tent.variantId, quantity: 98, unitPrice: '100' }], {}, buyer)
  const submit = async (line: object, more: object = {}) => {
    const { version } = await owner.call(routes.get, { id })
    const lines = [{ variantId: tent.variantId, quantity: 98, unitPrice: '100', ...line }]
    await buyer.call(routes.update, { id, version, lines, ...more } as never)
    await act('submit', id, {}, buyer)
  }
  await act('submit', id, {}, buyer)
  await decide(manager)
  await act('send', id, {}, buyer)
  await act('revise', id, { reason: 'Two more' }, buyer)
  await submit({ quantity: 100, unitPrice: '100.50' })
  expect(await decide(manager)).toBe(false)
  expect(await decide(finance)).toBe(true)
  expect(await statusOf(id)).toBe('approved')
  // The same again needs nobody, much more all, and other terms all.
  await act('withdraw', id, {}, buyer)
  await submit({ quantity: 100, unitPrice: '100.50' })
  expect(await statusOf(id)).toBe('approved')
  await act('withdraw', id, {}, buyer)
  await submit({ quantity: 106 })
  expect([await decide(finance), await decide(manager), await decide(finance)]).toEqual([false, true, true])
  await act('withdraw', id, {}, buyer)
  await submit({ quantity: 106 }, { currency: 'USD', exchangeRate: '1' })
  expect([await decide(finance), await decide(manager), await decide(finance)]).toEqual([false, true, true])
})

test('nobody keeps a grant of his own, and none survives a rejection or a dearer line', async () => {
  const { tent, lamp, owner, ordered, draft, step: act, buyer, manager, category, decide, statusOf } = await company()
  await ordered([{ variantId: tent.variantId, quantity: 1, unitPrice: '10' }])
  await ordered([{ variantId: lamp.variantId, quantity: 1, unitPrice: '10' }])
  const lines = (unitPrice: string, variantId = tent.variantId) => [{ variantId, quantity: 200, unitPrice }]
  const { id } = await draft(lines('10'), {}, buyer)
  await act('submit', id, {}, buyer)
  await decide(manager)
  // Who approved it submits it with other goods.
  const submit = async (entered: readonly object[], client = buyer) => {
    await act('withdraw', id, {}, client)
    const { version } = await owner.call(routes.get, { id })
    await client.call(routes.update, { id, version, lines: [...entered] } as never)
    await act('submit', id, {}, client)
    return await statusOf(id)
  }
  expect(await submit(lines('10.10'), manager)).toBe('pending')
  expect(await submit(lines('10.10'))).toBe('approved')
  // A rise is of its line and price: another one is approved again, by both.
  expect(await submit(lines('10.60'))).toBe('pending')
  expect([await decide(manager), await decide(category), await statusOf(id)]).toEqual([true, true, 'approved'])
  expect(await submit(lines('10.60'))).toBe('approved')
  expect(await submit(lines('10.60', lamp.variantId))).toBe('pending')
  // What was rejected since is asked for again.
  const [request] = (await manager.call(listApprovals, {})).items
  await manager.call(reject, { id: request?.id ?? 0, reason: 'Not these' })
  expect(await submit(lines('10.60'))).toBe('pending')
})

test('P3: a buyer who purchases for himself needs another one, and what approves grants nothing to another order', async () => {
  const { tent, draft, step: act, manager, buyer, decide, statusOf } = await company()
  const { id } = await draft([{ variantId: tent.variantId, quantity: 20, unitPrice: '100' }], {}, manager)
  await act('submit', id, {}, manager)
  const [own] = (await manager.call(listApprovals, { box: 'mine' })).items
  expect((await manager.send(approve, { id: own?.id ?? 0 })).body).toMatchObject({ errorType: 'desk.self_approval' })
  expect(await statusOf(id)).toBe('pending')
  const other = await draft([{ variantId: tent.variantId, quantity: 20, unitPrice: '100' }], {}, buyer)
  await act('submit', other.id, {}, buyer)
  expect([await decide(manager), await statusOf(other.id)]).toEqual([true, 'approved'])
})

test('a new supplier, values that no order has, and what rules say together', async () => {
  const { owner, rule, by, finance, tent, draft, received, step: act, decide, buyer, statusOf } = await company()
  const unknown = { documentType: purchaseOrder.entity, name: 'Odd', conditions: { newSupplier: ['perhaps'] } }
  expect((await owner.send(createApprovalRule, unknown)).body).toMatchObject({
    errorType: 'desk.rule_unfit',
    fields: { 'conditions.newSupplier': [{ code: 'not_a_choice' }] },
  })
  await rule('First order', { isAdditional: true, conditions: { newSupplier: ['yes'] }, steps: [by(finance)] })
  const tried = await owner.call(tryApprovalRules, {
    documentType: purchaseOrder.entity,
    amount: 200_000,
    currency: 'GBP',
    values: { newSupplier: 'yes', priceRise: 'yes' },
  })
  expect(tried.rules.map(({ name }) => name)).toEqual(['Medium', 'Dearer', 'First order'])
  expect(tried.steps).toHaveLength(3)
  const lines = [{ variantId: tent.variantId, quantity: 1, unitPrice: '10' }]
  const first = await draft(lines, {}, buyer)
  await act('submit', first.id, {}, buyer)
  expect([await decide(finance), await statusOf(first.id)]).toEqual([true, 'approved'])
  await act('send', first.id)
  expect(await received(first.id, { code: tent.code })).toMatchObject({ status: 200 })
  const second = await draft(lines, {}, buyer)
  await act('submit', second.id, {}, buyer)
  expect([await decide(finance), await statusOf(second.id)]).toEqual([false, 'approved'])
})
