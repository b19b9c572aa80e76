import { openingStock } from '@countinghouse/contract/inventory/opening-stock'
import { DocumentScreen } from '../../kit/document/document-screen.tsx'

/** Stock that a company starts with. */
function OpeningStock() {
  return <DocumentScreen document={openingStock} />
}

export { OpeningStock as screen }
