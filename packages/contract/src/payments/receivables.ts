import { text as menu } from '../accounts/menu.text.ts'
import { page } from '../page.ts'
import { ageingRoutes } from './ageing.ts'
import { text } from './receivables.text.ts'

export const receivablesPage = page({
  module: 'payments',
  path: '/finance/receivables/',
  title: text.title,
  menuTitle: menu.receivables,
  icon: 'report',
  events: ['export'],
  sortOrder: 128,
})

/** What customers owe. */
export const { get: getReceivables, file: exportReceivables } = ageingRoutes({
  id: 'payments.receivables',
  path: '/payments/receivables',
  page: receivablesPage,
})
