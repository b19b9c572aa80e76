import { settlement } from '@countinghouse/contract/inventory/settlement'
import { DocumentScreen } from '../../kit/document-screen.tsx'

/** What becomes of the differences of shipments. */
function Settlements() {
  return <DocumentScreen document={settlement} />
}

export { Settlements as screen }
