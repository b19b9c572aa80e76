import { text as menu } from '../accounts/menu.text.ts'
import { page } from '../page.ts'
import { ageingRoutes } from './ageing.ts'
import { text } from './payables-ageing.text.ts'

export const payablesAgeingPage = page({
  module: 'payments',
  path: '/finance/payables-ageing/',
  title: text.title,
  menuTitle: menu.payables,
  icon: 'report',
  events: ['export'],
  sortOrder: 140,
})

/** What suppliers are owed. */
export const { get: getPayablesAgeing, file: exportPayablesAgeing } = ageingRoutes({
  id: 'payments.payablesAgeing',
  path: '/payments/payables-ageing',
  page: payablesAgeingPage,
})
