import { randomUUID } from 'node:crypto'
import { approve, listApprovals } from '@countinghouse/contract/desk/approval'
import { createApprovalRule } from '@countinghouse/contract/desk/approval-rule'
import { category } from '@countinghouse/contract/procure/category'
import { getBudgetUse, purchaseBudget } from '@countinghouse/contract/purchase/purchase-budget'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { addDays } from '@countinghouse/kernel/days'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { buyingCompany, nextWeek, today } from '../../../../../tests/support/purchase.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { anotherStore } from '../../../../../tests/support/stock.ts'

const server = useServer()
const { routes } = purchaseOrder

/** A company that plans 50,000 of sales and 80,000 of closing stock, with 75,000 of opening stock, for the coming weeks. */
async function planning() {
  const buying = await buyingCompany(server)
  const { owner } = buying
  const plan = (more: Partial<InputOfRoute<typeof purchaseBudget.routes.create>> = {}) => {
    const code = randomUUID().slice(0, 12)
    const figures = { plannedSalesMinor: 5_000_000, plannedClosingMinor: 8_000_000, openingMinor: 7_500_000 }
    const days = { startsOn: today, endsOn: addDays(today, 30) }
    return owner.call(purchaseBudget.routes.create, { code, name: code, ...days, ...figures, ...more })
  }
  const use = (id: number) => owner.call(getBudgetUse, { id })
  return { ...buying, plan, use }
}

test('open to buy is planned sales and closing stock less opening stock and what is on order for the period', async () => {
  const { plan, use, ordered, draft, received, step, owner, tent } = await planning()
  const { id } = await plan()
  const line = { variantId: tent.variantId, unitPrice: '100' }
  const order = await ordered([{ ...line, quantity: 200 }])
  await draft([{ ...line, quantity: 7 }])
  await ordered([{ ...line, quantity: 9, dueOn: addDays(today, 40) }])
  expect(await use(id)).toMatchObject({
    permittedMinor: 5_500_000,
    committedMinor: 2_000_000,
    openMinor: 3_500_000,
    orders: [{ id: order.id, dueOn: nextWeek, committedMinor: 2_000_000 }],
    count: 1,
  })
  // What was received stays committed, what is cancelled is open to buy again.
  await received(order.id, { code: tent.code, quantity: 50 })
  await step('close', order.id, { reason: 'Season is over' })
  expect((await owner.call(routes.get, { id: order.id })).status).toBe('closed')
  expect(await use(id)).toMatchObject({ committedMinor: 500_000, openMinor: 5_000_000 })
})

test('an order over any of its budgets waits for whom the rule names, another does not', async () => {
  const { plan, use, ordered, step, as, owner, tent, lamp, supplierId, storeId } = await planning()
  const may = ['view', 'create', 'edit', 'submit', 'revise'].map((event) => `purchase-orders:${event}`)
  const [buyer, planner] = [
    await as({ may: [...may, 'product:cost_view'] }),
    await as({ may: [...may, 'product:cost_view'] }),
  ]
  await owner.call(createApprovalRule, {
    documentType: purchaseOrder.entity,
    name: 'Over budget',
    currency: 'GBP',
    conditions: { overBudget: ['yes'] },
    steps: [
      {
        roleId: planner.user?.user_roles[0]?.usrl_role_id ?? 0,
        userId: null,
        isAtStore: false,
        neededCount: 1,
        escalation: null,
      },
    ],
  })
  const { id: budgetId } = await plan()
  await plan({ startsOn: addDays(today, 60), endsOn: addDays(today, 90), plannedClosingMinor: 0 })
  await ordered([{ variantId: lamp.variantId, quantity: 200, unitPrice: '100' }])
  const submitted = async (quantity: number) => {
    const lines = [{ variantId: tent.variantId, quantity, unitPrice: '100' }]
    const entered = { uid: randomUUID(), supplierId, storeId, orderedOn: today, dueOn: nextWeek, lines }
    const { id } = await buyer.call(routes.create, entered)
    const { body } = await step('submit', id, {}, buyer)
    return { id, status: body['status'] }
  }
  const over = await submitted(380)
  expect(over.status).toBe('pending')
  expect(await use(budgetId), 'what waits is not committed').toMatchObject({ openMinor: 3_500_000 })
  expect((await submitted(350)).status).toBe('approved')
  const [request] = (await planner.call(listApprovals, {})).items
  await planner.call(approve, { id: request?.id ?? 0 })
  expect(await use(budgetId)).toMatchObject({ committedMinor: 9_300_000, openMinor: -3_800_000 })
})

test('a budget is for its store and its category with those below it, and orders by day of each delivery', async () => {
  const { plan, use, ordered, owner, companyId, tent, lamp } = await planning()
  const other = await anotherStore(server.app.db, server.database.superUrl, { companyId, code: 'FAR' })
  const parent = await owner.call(category.routes.create, { code: 'OUT', name: 'Outdoor' })
  const child = await owner.call(category.routes.create, { code: 'TENTS', name: 'Tents', parentId: parent.id })
  await query(
    server.database.superUrl,
    'update procure.product set category_id = $3 where company_id = $1 and id = $2',
    [companyId, tent.productId, child.id],
  )
  const outdoor = await plan({ categoryId: parent.id })
  const far = await plan({ storeId: other.storeId })
  const early = await plan({ endsOn: nextWeek })
  await ordered(
    [
      { variantId: tent.variantId, quantity: 10, unitPrice: '10' },
      { variantId: lamp.variantId, quantity: 10, unitPrice: '1', storeId: other.storeId },
    ],
    {
      drops: [
        { orderLineNo: 1, dueOn: nextWeek, quantity: 4 },
        { orderLineNo: 1, dueOn: addDays(nextWeek, 7), quantity: 6 },
      ],
    },
  )
  expect((await use(outdoor.id)).committedMinor).toBe(10_000)
  expect((await use(far.id)).committedMinor).toBe(1000)
  expect((await use(early.id)).committedMinor).toBe(5000)
})

test('who works in single stores does not see what the company may buy; a period ends after it began', async () => {
  const { plan, as, owner, storeId } = await planning()
  const { id } = await plan()
  const clerk = await as({ may: ['otb:view'], storeIds: [storeId] })
  expect((await clerk.send(getBudgetUse, { id })).body['errorType']).toBe('accounts.whole_company')
  const wrong = await owner.send(purchaseBudget.routes.update, { id, version: 1, endsOn: addDays(today, -1) })
  expect(wrong).toMatchObject({ status: 422, body: { errorType: 'purchase.rule_broken', fields: { endsOn: [{}] } } })
})
