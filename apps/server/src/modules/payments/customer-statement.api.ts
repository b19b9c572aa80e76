import {
  customerStatementPage,
  exportCustomerStatement,
  getCustomerStatement,
} from '@countinghouse/contract/payments/customer-statement'
import { text } from '@countinghouse/contract/payments/customer-statement.text'
import type { Declared } from '../../platform/registry/declared.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import type { StatementSide } from './statement/find-statement.ts'
import { statementHandlers } from './statement/statement-handlers.ts'

const side: StatementSide = {
  page: customerStatementPage,
  direction: 'sale',
  party: 'crm.customer',
  column: 'customer_id',
  payment: 'customer_payment',
  paidOn: 'received_on',
  paidBack: 'refunded_minor',
}

export const module = defineModule({
  api: ({ partnerLanguages }: Declared) =>
    statementHandlers({ get: getCustomerStatement, file: exportCustomerStatement }, side, text, partnerLanguages),
})
