import { load } from '@countinghouse/contract/inbound/load'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'

/** Loads that logistics partners announce and the store accepts. */
function Loads() {
  return <DocumentScreen document={load} />
}

export { Loads as screen }
