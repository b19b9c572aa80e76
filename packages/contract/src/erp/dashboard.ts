import { z } from 'zod'
import { page } from '../page.ts'
import { CardBoard, chooseCardsRoute } from './dashboard-card.ts'
import { DashboardItem } from './dashboard-item.ts'
import { FirstSteps } from './first-steps.ts'
import { route } from '../route.ts'
import { text } from './dashboard.text.ts'

export const dashboardPage = page({
  module: 'erp',
  path: '/erp/dashboard/',
  title: text.title,
  icon: 'layout-dashboard',
  sortOrder: 10,
})

/**
 * Items that need attention on pages the caller may view, most urgent first, the cards of the caller, and the first steps of the company;
 * null: none is left.
 */
export const getDashboard = route({
  id: 'erp.dashboard.get',
  method: 'GET',
  path: '/erp/dashboard',
  page: dashboardPage,
  event: 'view',
  writes: false,
  input: z.strictObject({}),
  output: z.object({ items: z.array(DashboardItem), board: CardBoard, firstSteps: FirstSteps.nullable() }),
})

export const chooseDashboardCards = chooseCardsRoute('erp.dashboard.choose_cards', '/erp/dashboard/cards', [
  getDashboard,
])

/** Whether the first steps of the company are on the dashboard of the caller. */
export const showFirstSteps = route({
  id: 'erp.dashboard.show_first_steps',
  method: 'POST',
  path: '/erp/dashboard/first-steps',
  access: 'self',
  writes: true,
  stale: [getDashboard],
  input: z.strictObject({ isHidden: z.boolean() }),
  output: z.object({ isHidden: z.boolean() }),
})
