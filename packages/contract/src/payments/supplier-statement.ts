import { text as menu } from '../accounts/menu.text.ts'
import { page } from '../page.ts'
import { statementRoutes } from './party-statement.ts'
import { text } from './supplier-statement.text.ts'

export const supplierStatementPage = page({
  module: 'payments',
  path: '/finance/supplier-statement/',
  title: text.title,
  menuTitle: menu.payables,
  icon: 'report-money',
  events: ['export'],
  sortOrder: 145,
  pickers: ['procure.supplier'],
})

export const { get: getSupplierStatement, file: exportSupplierStatement } = statementRoutes({
  id: 'payments.supplierStatement',
  path: '/payments/supplier-statement',
  page: supplierStatementPage,
  entity: 'procure.supplier',
})
