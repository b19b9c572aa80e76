import { z } from 'zod'
import { page } from '../page.ts'
import { route } from '../route.ts'
import { text } from './dashboard.text.ts'

/** Source: shell-and-access.md 2.10. */
export const dashboardPage = page({
  module: 'erp',
  path: '/erp/dashboard/',
  title: text.title,
  icon: 'layout-dashboard',
  sortOrder: 10,
})

export const DashboardItem = z.object({
  key: z.string(),
  title: z.object({ en: z.string(), ar: z.string() }),
  tone: z.enum(['info', 'warning', 'danger']),
  count: z.int().positive(),
  /** Page that shows what was counted, with its query. */
  address: z.string(),
})
export type DashboardItem = z.output<typeof DashboardItem>

/** What needs attention in the company, of the pages that the caller may view; most urgent first. */
export const getDashboard = route({
  id: 'erp.dashboard.get',
  method: 'GET',
  path: '/erp/dashboard',
  page: dashboardPage,
  event: 'view',
  writes: false,
  input: z.strictObject({}),
  output: z.object({ items: z.array(DashboardItem) }),
})
