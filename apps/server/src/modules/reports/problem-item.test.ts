import { getProblems, noteProblem, problemItems } from '@countinghouse/contract/reports/problem-item'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { createGoods, createTill, openTill, paid } from '../../../../../tests/support/till.ts'
import { keepProblems } from './problem/count-problems.ts'

const server = useServer({ isOwn: true })

/** A lamp sold at 2.50 net that costs 12.00, beyond its stock, and a rug that is never sold. */
async function shop() {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const { tillId, cash } = await createTill(server, tenant)
  const goods = { companyId, storeId }
  const lamp = await createGoods(server, goods, { name: 'Lamp', price: 300, unitCost: '12.00', quantity: 1 })
  await createGoods(server, goods, { name: 'Rug', price: 9000, unitCost: '40.00' })
  const { sell } = await openTill(owner, { tillId, storeId })
  await sell([{ ...lamp, quantity: 2 }], [paid(cash, 600)])
  const rulesOf = async (client = owner) =>
    (await client.call(problemItems.routes.list, { limit: 50 })).items.map(({ name, rule }) => `${name} ${rule}`)
  return { ...tenant, rulesOf }
}

test('products break rules by facts, costs are for those who may see them, and a solved rule is gone', async () => {
  const { companyId, as, rulesOf } = await shop()
  const found = await rulesOf()
  expect(found).toEqual(expect.arrayContaining(['Lamp below_cost', 'Lamp oversold', 'Rug no_image']))
  expect(found).not.toContain('Rug dead_stock')
  const clerk = await as({ may: ['problem-items:view'] })
  expect(await rulesOf(clerk)).not.toContain('Lamp below_cost')
  const { rules } = await clerk.call(getProblems, {})
  expect(rules.map(({ rule }) => rule)).not.toContain('below_cost')
  expect(rules.find(({ rule }) => rule === 'oversold')).toEqual({ rule: 'oversold', count: 1 })
  // A hundred days later nothing else has moved.
  await query(
    server.database.superUrl,
    `update procure.product set created_at = created_at - interval '100 days' where company_id = $1`,
    [companyId],
  )
  await query(server.database.superUrl, `update inventory.stock_day set day = day - 100 where company_id = $1`, [
    companyId,
  ])
  expect(await rulesOf()).toContain('Rug dead_stock')
  await query(server.database.superUrl, 'delete from inventory.oversold_debt where company_id = $1', [companyId])
  expect(await rulesOf()).not.toContain('Lamp oversold')
})

test('a problem is assigned and snoozed until a date, and its number is kept each night', async () => {
  const { companyId, owner } = await shop()
  const [problem] = (await owner.call(problemItems.routes.list, { rule: ['oversold'], limit: 50 })).items
  const { productId = 0 } = problem ?? {}
  await keepProblems(server.app.db, companyId)
  const before = await owner.call(getProblems, {})
  const open = before.rules.reduce((sum, { count }) => sum + count, 0)
  expect(before.days).toMatchObject([{ count: open }])
  const ownerId = owner.user?.Usr_userid ?? 0
  const note = { productId, rule: 'oversold' as const, ownerId, snoozedUntil: '2999-01-01' }
  await owner.call(noteProblem, note)
  const [row] = (await owner.call(problemItems.routes.list, { rule: ['oversold'], limit: 50 })).items
  expect(row).toMatchObject({ status: 'snoozed', ownerId, snoozedUntil: '2999-01-01' })
  await keepProblems(server.app.db, companyId)
  expect((await owner.call(getProblems, {})).days).toMatchObject([{ count: open - 1 }])
  await owner.call(noteProblem, { ...note, snoozedUntil: '2020-01-01' })
  expect((await owner.call(getProblems, {})).rules).toEqual(before.rules)
  expect((await owner.send(noteProblem, { ...note, productId: 999_999_999 })).status).toBe(404)
})
