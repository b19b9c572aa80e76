import { invoice } from '@countinghouse/contract/accounts/invoice'
import { DocumentScreen } from '../../kit/document/document-screen.tsx'

/** Invoices and credit notes of customers. */
function Invoices() {
  return <DocumentScreen document={invoice} />
}

export { Invoices as screen }
