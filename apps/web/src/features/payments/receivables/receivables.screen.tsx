import { invoice } from '@countinghouse/contract/accounts/invoice'
import { exportReceivables, getReceivables, receivablesPage } from '@countinghouse/contract/payments/receivables'
import { text } from '@countinghouse/contract/payments/receivables.text'
import { AgeingReport } from '../ageing/ageing-report.tsx'

/** What customers owe, by days overdue. */
function ReceivablesScreen() {
  return (
    <AgeingReport
      page={receivablesPage}
      text={text}
      routes={{ get: getReceivables, file: exportReceivables }}
      path={invoice.page.path}
      searchOf={(customerId) => ({ customerId, status: 'posted' })}
    />
  )
}

export { ReceivablesScreen as screen }
