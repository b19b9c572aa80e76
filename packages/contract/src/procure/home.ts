import { z } from 'zod'
import { DashboardItem } from '../erp/dashboard-item.ts'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { text } from './home.text.ts'
import { text as menu } from './menu.text.ts'

/** Home of the procurement suite: what waits, and a card for every master the user may see, with its count. Source: procurement.md 5. */
export const homePage = page({
  module: 'procure',
  path: '/procure/',
  title: text.title,
  menuTitle: menu.overview,
  icon: 'layout-dashboard',
  sortOrder: 0,
})

export const getHome = route({
  id: 'procure.home.get',
  method: 'GET',
  path: '/procure/home',
  page: homePage,
  event: 'view',
  writes: false,
  input: z.strictObject({}),
  output: z.object({
    /** What somebody should look at, of the pages of this suite that the caller may view; the most urgent first. */
    items: z.array(DashboardItem),
    /** What a company without products does first, of what the caller may view; none once there is a product. */
    beginnings: z.array(
      z.object({ step: z.enum(['categories', 'suppliers', 'products']), path: z.string(), isDone: z.boolean() }),
    ),
    cards: z.array(z.object({ path: z.string(), active: z.int().nonnegative(), inactive: z.int().nonnegative() })),
  }),
})
export type ProcureHome = OutputOfRoute<typeof getHome>
