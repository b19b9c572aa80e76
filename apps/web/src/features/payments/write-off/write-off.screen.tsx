import { writeOff } from '@countinghouse/contract/payments/write-off'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'

/** Invoices that customers will not pay. */
function WriteOffs() {
  return <DocumentScreen document={writeOff} />
}

export { WriteOffs as screen }
