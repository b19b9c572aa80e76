import { quote } from '@countinghouse/contract/sales/quote'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'

/** Prices offered to customers. */
function Quotes() {
  return <DocumentScreen document={quote} />
}

export { Quotes as screen }
