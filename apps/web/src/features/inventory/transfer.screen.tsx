import { transfer } from '@countinghouse/contract/inventory/transfer'
import { DocumentScreen } from '../../kit/document-screen.tsx'

/** What a store asks of another. */
function Transfers() {
  return <DocumentScreen document={transfer} />
}

export { Transfers as screen }
