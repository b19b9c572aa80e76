import { relocation } from '@countinghouse/contract/inventory/relocation'
import { DocumentScreen } from '../../kit/document/document-screen.tsx'

/** Goods moved between locations of one store. */
function Relocation() {
  return <DocumentScreen document={relocation} />
}

export { Relocation as screen }
