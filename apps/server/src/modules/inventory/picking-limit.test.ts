import { createApprovalRule, getApprovalChoices } from '@countinghouse/contract/desk/approval-rule'
import { approve as decide, listApprovals, reject } from '@countinghouse/contract/desk/approval'
import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { pickingLimit } from '@countinghouse/contract/inventory/picking-limit'
import { transfer } from '@countinghouse/contract/inventory/transfer'
import { category } from '@countinghouse/contract/procure/category'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { pickingLimitShop } from '../../../../../tests/support/picking-limits.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { transferPermissions } from '../../../../../tests/support/transfers.ts'
import { expireOverdue } from './expire-overdue.ts'

const server = useServer({ isOwn: true })
const { transitionRoutes } = managedTransfer
const waiting = { shortfall: 'backorder' } as const

const run = (sql: string, values: unknown[] = []) => query(server.database.superUrl, sql, values)

/** Noon of so many days ago, in the zone of both stores. */
const approvedAgo = (id: number, days: number) =>
  run(
    `update inventory.transfer set approved_at = (((now() at time zone 'Europe/London')::date - $2::integer) + time '12:00')
       at time zone 'Europe/London' where id = $1`,
    [id, days],
  )

/** The day so many days ahead there. */
function dayAhead(days: number): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date())
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

test('of 24 in 7 days 18 are approved: of 10 more 6 are allowed, whether they are handed in or approved, and the cut passes', async () => {
  const { limit, left, requested, draft, clerk, owner, variantId, other } = await pickingLimitShop(server)
  await limit(24)
  const early = await requested([
    { variantId: other, quantity: 3 },
    { variantId, quantity: 10 },
  ])
  const first = await requested([{ variantId, quantity: 18 }])
  await owner.call(transitionRoutes.approve, { id: first.id, version: 2, ...waiting })
  expect(await left()).toBe(6)
  expect(await left(other)).toBeUndefined()

  const { id } = await draft([{ variantId, quantity: 10 }])
  const { status, body } = await clerk.send(transfer.transitionRoutes.submit, { id, version: 1 })
  expect(status).toBe(422)
  expect(body).toMatchObject({
    errorType: 'inventory.picking_limit_exceeded',
    details: { allowed: 6, lines: [{ variantId, allowed: 6 }] },
    fields: { 'lines.0.quantity': [{ message: 'Maximum 6 now: the limit is 24 in 7 days.' }] },
  })

  const target = { id: early.id, version: 2, ...waiting }
  const refused = await owner.send(transitionRoutes.approve, {
    ...target,
    approved: [{ variantId: other, quantity: 1 }],
  })
  expect(refused.body).toMatchObject({
    errorType: 'inventory.picking_limit_exceeded',
    details: { allowed: 6, lines: [{ variantId, allowed: 6 }] },
    fields: {
      approved: [{ message: expect.stringMatching(/^Product P-.+: Maximum 6 now: the limit is 24 in 7 days\.$/) }],
    },
  })
  const instead = (refused.body['details'] as { instead: { approved: { variantId: number; quantity: number }[] } })
    .instead
  expect(instead).toEqual({
    approved: [
      { variantId: other, quantity: 1 },
      { variantId, quantity: 6 },
    ],
  })
  const cut = await owner.call(transitionRoutes.approve, { ...target, ...instead })
  expect(cut.lines.map(({ approvedQuantity }) => approvedQuantity)).toEqual([1, 6])
  expect(await left()).toBe(0)
  await expectWholeLedger(server.database.maintUrl)
})

test('what is approved counts on seven days, and a day later no more', async () => {
  const { limit, left, approved, variantId } = await pickingLimitShop(server)
  await limit(24)
  const { id } = await approved([{ variantId, quantity: 10 }], waiting)
  await approvedAgo(id, 6)
  expect(await left()).toBe(14)
  await approvedAgo(id, 7)
  expect(await left()).toBe(24)
})

test('what was cancelled, gave its goods back in time or was dropped for want of stock counts no more', async () => {
  const { limit, left, approved, dispatched, owner, companyId, variantId } = await pickingLimitShop(server)
  await limit(24)
  // Ten are there.
  const whole = await approved([{ variantId, quantity: 12 }])
  expect(await left()).toBe(14)
  await owner.call(transitionRoutes.cancel, { id: whole.id, version: whole.version, reason: 'No' })
  expect(await left()).toBe(24)
  const late = await approved([{ variantId, quantity: 10 }])
  await run(`update inventory.transfer set blocking_until = current_date - 2 where id = $1`, [late.id])
  await expireOverdue(server.app.db, companyId)
  expect(await left()).toBe(24)
  const { row } = await dispatched([{ variantId, quantity: 12 }], waiting)
  expect(await left()).toBe(12)
  await owner.call(transitionRoutes.cancelRemainder, { id: row.id, version: row.version, reason: 'No more' })
  expect(await left()).toBe(14)
})

test('each store and each variant has its own ration', async () => {
  const { limit, left, approved, variantId, other, fromStoreId, toStoreId } = await pickingLimitShop(server)
  await limit(24, {})
  await approved([{ variantId, quantity: 5 }])
  expect([await left(variantId), await left(other), await left(variantId, fromStoreId)]).toEqual([19, 24, 24])
  await approved([{ variantId, quantity: 1 }], waiting, { fromStoreId: toStoreId, toStoreId: fromStoreId })
  expect([await left(variantId), await left(variantId, fromStoreId)]).toEqual([19, 23])
})

test('what waits for a second approval counts as approved, until it is rejected', async () => {
  const { limit, left, requested, owner, as, variantId } = await pickingLimitShop(server)
  await limit(6)
  const chief = await as({ may: [...transferPermissions.manage, 'approvals:view'] })
  await owner.call(createApprovalRule, {
    documentType: managedTransfer.entity,
    name: 'Chief',
    amountFrom: 1,
    currency: (await owner.call(getApprovalChoices, {})).currency,
    steps: [
      {
        roleId: chief.user?.user_roles[0]?.usrl_role_id ?? 0,
        userId: null,
        isAtStore: false,
        neededCount: 1,
        escalation: null,
      },
    ],
  })
  const [first, second] = [await requested([{ variantId, quantity: 4 }]), await requested([{ variantId, quantity: 4 }])]
  expect(await owner.call(transitionRoutes.approve, { id: first.id, version: 2 })).toMatchObject({ status: 'pending' })
  expect(await left()).toBe(2)
  const over = await owner.send(transitionRoutes.approve, { id: second.id, version: 2 })
  expect(over.body).toMatchObject({ errorType: 'inventory.picking_limit_exceeded', details: { allowed: 2 } })
  const decision = async () => (await chief.call(listApprovals, {})).items[0]?.id ?? 0
  await chief.call(reject, { id: await decision(), reason: 'Not now' })
  expect(await left()).toBe(6)
  expect(await owner.call(transitionRoutes.approve, { id: second.id, version: 2 })).toMatchObject({ status: 'pending' })
  await chief.call(decide, { id: await decision() })
  expect(await left()).toBe(2)
})

test('the most exact limit counts: variant, product, nearest category, all goods; and of these the one for the store', async () => {
  const { limit, left, owner, companyId, variantId, fromStoreId, toStoreId } = await pickingLimitShop(server)
  const [{ productId, categoryId } = { productId: 0, categoryId: 0 }] = (
    await run(
      `select v.product_id as "productId", p.category_id as "categoryId" from procure.variant v
       join procure.product p on p.company_id = v.company_id and p.id = v.product_id where v.company_id = $1 and v.id = $2`,
      [companyId, variantId],
    )
  ).map((row) => ({ productId: Number(row['productId']), categoryId: Number(row['categoryId']) }))
  const above = await owner.call(category.routes.create, { code: 'TOP', name: 'Above' })
  await run(`update procure.category set parent_id = $1 where id = $2`, [above.id, categoryId])
  const all = await limit(80, {})
  const limits = [
    await limit(10, { variantId, toStoreId }),
    await limit(20, { variantId }),
    await limit(30, { productId, toStoreId }),
    await limit(40, { productId }),
    await limit(50, { categoryId }),
    await limit(60, { categoryId: above.id }),
    await limit(70, { toStoreId }),
    all,
  ]
  await limit(5, { variantId, toStoreId: fromStoreId })
  for (const { id, version, maxQuantity } of limits) {
    expect(await left()).toBe(maxQuantity)
    await owner.call(pickingLimit.routes.deactivate, { id, version })
  }
  expect(await left()).toBeUndefined()
})

test('of two alike the one that begins later counts, then the newer; before its first and after its last day none', async () => {
  const { limit, left, variantId } = await pickingLimitShop(server)
  await limit(90, { variantId, validFrom: dayAhead(1) })
  await limit(91, { variantId, validUntil: dayAhead(-1) })
  expect(await left()).toBeUndefined()
  await limit(10)
  await limit(20)
  expect(await left()).toBe(20)
  await limit(30, { variantId, validFrom: dayAhead(-5), validUntil: dayAhead(0) })
  await limit(40, { variantId, validFrom: dayAhead(-9) })
  expect(await left()).toBe(30)
})

test('a limit of 0 lets nothing through, and nothing is offered instead', async () => {
  const { limit, requested, owner, variantId } = await pickingLimitShop(server)
  const { id } = await requested([{ variantId, quantity: 1 }])
  await limit(0)
  const { body } = await owner.send(transitionRoutes.approve, { id, version: 2 })
  expect(body).toMatchObject({ errorType: 'inventory.picking_limit_exceeded', details: { allowed: 0 } })
  expect(body['details']).not.toHaveProperty('instead')
})

test('a limit is about one thing, and does not end before it begins', async () => {
  const { owner, variantId, companyId } = await pickingLimitShop(server)
  const [{ categoryId } = { categoryId: 0 }] = (
    await run('select id from procure.category where company_id = $1 limit 1', [companyId])
  ).map(({ id }) => ({ categoryId: Number(id) }))
  const entered = { code: 'LIMIT', name: 'Limit', maxQuantity: 1 }
  const refused = async (more: object) => (await owner.send(pickingLimit.routes.create, { ...entered, ...more })).body
  expect(await refused({ variantId, categoryId })).toMatchObject({ errorType: 'inventory.rule_broken' })
  expect(await refused({ validFrom: '2026-02-01', validUntil: '2026-01-31' })).toMatchObject({
    errorType: 'inventory.rule_broken',
  })
  expect(await refused({ maxQuantity: -1 })).toMatchObject({ errorType: 'invalid_input' })
  expect(await refused({ maxQuantity: 0.00001 })).toMatchObject({ errorType: 'invalid_input' })
})

test('a category that is merged takes its limit along', async () => {
  const { limit, left, owner, companyId, variantId } = await pickingLimitShop(server)
  const [{ id: productCategory } = { id: 0 }] = await run(
    `select p.category_id as id from procure.variant v join procure.product p on p.company_id = v.company_id and p.id = v.product_id
     where v.company_id = $1 and v.id = $2`,
    [companyId, variantId],
  )
  const old = await owner.call(category.routes.create, { code: 'OLD', name: 'Old' })
  await limit(12, { categoryId: old.id })
  expect(await left()).toBeUndefined()
  const { id, version } = await owner.call(category.routes.get, { id: Number(productCategory) })
  await owner.call(category.routes.merge, { id, version, others: [{ id: old.id, version: old.version }], take: {} })
  expect(await left()).toBe(12)
})
