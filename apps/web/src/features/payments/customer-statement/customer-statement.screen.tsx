import { invoice } from '@countinghouse/contract/accounts/invoice'
import { customerPayment } from '@countinghouse/contract/payments/customer-payment'
import {
  exportCustomerStatement,
  getCustomerStatement,
  customerStatementPage,
} from '@countinghouse/contract/payments/customer-statement'
import { text } from '@countinghouse/contract/payments/customer-statement.text'
import { netting } from '@countinghouse/contract/payments/netting'
import { writeOff } from '@countinghouse/contract/payments/write-off'
import { StatementReport } from '../statement/statement-report.tsx'

/** What a customer was invoiced and paid in a period. */
function CustomerStatementScreen() {
  return (
    <StatementReport
      page={customerStatementPage}
      text={text}
      routes={{ get: getCustomerStatement, file: exportCustomerStatement }}
      list="crm.customer"
      word="customer"
      paths={{
        invoices: invoice.page.path,
        payments: customerPayment.page.path,
        nettings: netting.page.path,
        writeOffs: writeOff.page.path,
      }}
    />
  )
}

export { CustomerStatementScreen as screen }
