import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { netting } from '@countinghouse/contract/payments/netting'
import { supplierPayment } from '@countinghouse/contract/payments/supplier-payment'
import {
  exportSupplierStatement,
  getSupplierStatement,
  supplierStatementPage,
} from '@countinghouse/contract/payments/supplier-statement'
import { text } from '@countinghouse/contract/payments/supplier-statement.text'
import { StatementReport } from '../statement/statement-report.tsx'

/** What a supplier invoiced and was paid in a period. */
function SupplierStatementScreen() {
  return (
    <StatementReport
      page={supplierStatementPage}
      text={text}
      routes={{ get: getSupplierStatement, file: exportSupplierStatement }}
      list="procure.supplier"
      word="supplier"
      paths={{ invoices: supplierInvoice.page.path, payments: supplierPayment.page.path, nettings: netting.page.path }}
    />
  )
}

export { SupplierStatementScreen as screen }
