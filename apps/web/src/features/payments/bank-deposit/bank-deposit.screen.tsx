import { bankDeposit } from '@countinghouse/contract/payments/bank-deposit'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'

/** Cash of stores on its way to the bank. */
function BankDeposits() {
  return <DocumentScreen document={bankDeposit} />
}

export { BankDeposits as screen }
