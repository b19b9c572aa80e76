import { z } from 'zod'
import { page } from '../page.ts'
import { DashboardItem } from './dashboard-item.ts'
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
