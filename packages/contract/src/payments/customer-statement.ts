import { text as menu } from '../accounts/menu.text.ts'
import { page } from '../page.ts'
import { text } from './customer-statement.text.ts'
import { statementRoutes } from './party-statement.ts'

export const customerStatementPage = page({
  module: 'payments',
  path: '/finance/customer-statement/',
  title: text.title,
  menuTitle: menu.receivables,
  icon: 'report-money',
  events: ['export'],
  sortOrder: 129,
  pickers: ['crm.customer'],
})

export const { get: getCustomerStatement, file: exportCustomerStatement } = statementRoutes({
  id: 'payments.customerStatement',
  path: '/payments/customer-statement',
  page: customerStatementPage,
  entity: 'crm.customer',
})
