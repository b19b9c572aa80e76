import {
  exportSupplierStatement,
  getSupplierStatement,
  supplierStatementPage,
} from '@countinghouse/contract/payments/supplier-statement'
import { text } from '@countinghouse/contract/payments/supplier-statement.text'
import type { Declared } from '../../platform/registry/declared.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import type { StatementSide } from './statement/find-statement.ts'
import { statementHandlers } from './statement/statement-handlers.ts'

const side: StatementSide = {
  page: supplierStatementPage,
  direction: 'purchase',
  party: 'procure.supplier',
  column: 'supplier_id',
  payment: 'supplier_payment',
  paidOn: 'paid_on',
  paidBack: 'received_minor',
}

export const module = defineModule({
  api: ({ partnerLanguages }: Declared) =>
    statementHandlers({ get: getSupplierStatement, file: exportSupplierStatement }, side, text, partnerLanguages),
})
