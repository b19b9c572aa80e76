import { transfer } from '@countinghouse/contract/inventory/transfer'
import type { DocumentExtras } from '../../../kit/document/document-extras.ts'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'
import { later } from '../../../app/offline/later.ts'

const extras: DocumentExtras = {
  notes: { lines: later(async () => (await import('./transfer-lines-note.tsx')).TransferLinesNote) },
}

/** Transfer requests of a store. */
function Transfers() {
  return <DocumentScreen document={transfer} extras={extras} />
}

export { Transfers as screen }
