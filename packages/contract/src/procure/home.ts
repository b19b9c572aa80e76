import { z } from 'zod'
import { DashboardItem } from '../erp/dashboard-item.ts'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { text } from './home.text.ts'
import { text as menu } from './menu.text.ts'

/** Home page of the procurement suite: work that needs attention, and a card with a count for every master the user may view. */
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
    /** Work that needs attention on pages the caller may view; most urgent first. */
    items: z.array(DashboardItem),
    /** First steps of a company without products, limited to pages the caller may view; empty once it has a product. */
    beginnings: z.array(
      z.object({ step: z.enum(['categories', 'suppliers', 'products']), path: z.string(), isDone: z.boolean() }),
    ),
    cards: z.array(z.object({ path: z.string(), active: z.int().nonnegative(), inactive: z.int().nonnegative() })),
  }),
})
export type ProcureHome = OutputOfRoute<typeof getHome>
