import { netting } from '@countinghouse/contract/payments/netting'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'

/** Invoices between connected companies that settle each other. */
function Nettings() {
  return <DocumentScreen document={netting} />
}

export { Nettings as screen }
