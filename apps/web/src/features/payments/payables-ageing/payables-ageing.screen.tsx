import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import {
  exportPayablesAgeing,
  getPayablesAgeing,
  payablesAgeingPage,
} from '@countinghouse/contract/payments/payables-ageing'
import { text } from '@countinghouse/contract/payments/payables-ageing.text'
import { AgeingReport } from '../ageing/ageing-report.tsx'

/** What suppliers are owed, by days overdue. */
function PayablesAgeingScreen() {
  return (
    <AgeingReport
      page={payablesAgeingPage}
      text={text}
      routes={{ get: getPayablesAgeing, file: exportPayablesAgeing }}
      path={supplierInvoice.page.path}
      searchOf={(supplierId) => ({ supplierId, status: 'posted' })}
    />
  )
}

export { PayablesAgeingScreen as screen }
