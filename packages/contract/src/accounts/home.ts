import { z } from 'zod'
import { DashboardItem } from '../erp/dashboard-item.ts'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate } from '../values.ts'
import { text } from './home.text.ts'
import { text as menu } from './menu.text.ts'

/** Home page of the finance suite: key figures, work that needs attention, and the pages. */
export const financeHomePage = page({
  module: 'accounts',
  path: '/finance/',
  title: text.title,
  menuTitle: menu.books,
  icon: 'layout-dashboard',
  sortOrder: 0,
})

/** Balances shown as cards. */
export const balanceCards = ['cash', 'receivable', 'payable', 'stock'] as const
export type BalanceCard = (typeof balanceCards)[number]

/** Units: minor units of the company's currency. */
const Metrics = z.object({
  /** Today in the company's zone. */
  on: BusinessDate,
  currency: z.string(),
  balances: z.array(
    z.object({
      card: z.enum(balanceCards),
      amountMinor: z.int(),
      /** Accounts behind the balance. */
      accountIds: z.array(z.int()),
    }),
  ),
  profit: z.object({
    /** First day of the current month. */
    from: BusinessDate,
    amountMinor: z.int(),
    /** Of the whole month before. */
    previousMinor: z.int(),
    /** Of the whole current month; null: no budget has an amount in it. */
    budgetMinor: z.int().nullable(),
  }),
})

export const getFinanceHome = route({
  id: 'accounts.home.get',
  method: 'GET',
  path: '/accounts/home',
  page: financeHomePage,
  event: 'view',
  writes: false,
  input: z.strictObject({}),
  output: z.object({
    /** Work that needs attention on pages the caller may view; most urgent first. */
    items: z.array(DashboardItem),
    /** Null without permission to view the statements. */
    metrics: Metrics.nullable(),
  }),
})
export type FinanceHome = OutputOfRoute<typeof getFinanceHome>
