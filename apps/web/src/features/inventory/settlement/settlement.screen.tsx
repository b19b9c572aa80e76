import { settlement } from '@countinghouse/contract/inventory/settlement'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'

/** Settlements of transfer discrepancies. */
function Settlements() {
  return <DocumentScreen document={settlement} />
}

export { Settlements as screen }
