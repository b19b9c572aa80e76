import { z } from 'zod'
import { CardBoard, chooseCardsRoute } from '../erp/dashboard-card.ts'
import { DashboardItem } from '../erp/dashboard-item.ts'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { text } from './home.text.ts'
import { text as menu } from './menu.text.ts'

/** Home page of the finance suite: the cards of the user, work that needs attention, and the pages. */
export const financeHomePage = page({
  module: 'accounts',
  path: '/finance/',
  title: text.title,
  menuTitle: menu.books,
  icon: 'layout-dashboard',
  sortOrder: 0,
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
    board: CardBoard,
  }),
})
export type FinanceHome = OutputOfRoute<typeof getFinanceHome>

export const chooseFinanceCards = chooseCardsRoute('accounts.home.choose_cards', '/accounts/home/cards', [
  getFinanceHome,
])
