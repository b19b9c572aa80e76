import { z } from 'zod'
import { dateField } from '../fields.ts'
import { master } from '../master.ts'
import { text as menu } from '../procure/menu.text.ts'
import { amountField, recordField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf } from '../values.ts'
import { text } from './purchase-budget.text.ts'

/** Budgets of purchases that are due in a period. Source: docs/guides/purchase.md, Open to buy. */
export const purchaseBudget = master({
  module: 'purchase',
  thing: 'purchaseBudget',
  path: '/procure/otb/',
  api: '/poMaster/purchase-budgets',
  text,
  menuTitle: menu.purchasing,
  icon: 'coins',
  sortOrder: 9,
  fields: {
    startsOn: dateField(),
    endsOn: dateField(),
    /** Null: all stores. */
    storeId: recordField('erp.store').nullable().default(null),
    /** With the categories below it; null: all. */
    categoryId: recordField('procure.category').nullable().default(null),
    /** At cost, as the two below. */
    plannedSalesMinor: amountField(),
    plannedClosingMinor: amountField(),
    openingMinor: amountField(),
  },
  columns: ['startsOn', 'endsOn', 'storeId', 'categoryId', 'plannedSalesMinor', 'plannedClosingMinor', 'openingMinor'],
  filters: ['storeId', 'categoryId'],
  errors: ['purchase.rule_broken'],
  without: ['merge'],
})

/** Orders listed at most; the sums are of all. */
export const mostBudgetOrders = 500

/** What a budget permits, what orders take of it, and what is open to buy. Units: minor units of the company's currency. */
export const getBudgetUse = route({
  id: 'purchase.purchaseBudget.use',
  method: 'GET',
  path: '/poMaster/purchase-budgets/{id}/use',
  page: purchaseBudget.page,
  event: 'view',
  writes: false,
  errors: ['not_found', 'accounts.whole_company'],
  input: z.strictObject({ id: idOf(purchaseBudget.entity) }),
  output: z.object({
    currency: z.string(),
    /** Planned sales and planned closing stock less opening stock. */
    permittedMinor: z.int(),
    /** Of approved, ordered and closed orders: what of them is due in the period and not cancelled. */
    committedMinor: z.int(),
    /** Below zero: more is committed than permitted. */
    openMinor: z.int(),
    orders: z.array(
      z.object({
        id: idOf('purchase.purchase_order'),
        name: z.string(),
        supplier: z.string(),
        /** First day on which something of it is due in the period. */
        dueOn: BusinessDate,
        committedMinor: z.int(),
      }),
    ),
    count: z.int(),
  }),
})
export type BudgetUse = OutputOfRoute<typeof getBudgetUse>
