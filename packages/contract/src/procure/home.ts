import { z } from 'zod'
import { DashboardItem } from '../erp/dashboard.ts'
import { page } from '../page.ts'
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
    cards: z.array(
      z.object({
        path: z.string(),
        active: z.int().nonnegative(),
        inactive: z.int().nonnegative(),
        /** Of whatever status. */ all: z.int().nonnegative(),
      }),
    ),
  }),
})
