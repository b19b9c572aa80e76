import { relocation } from '@countinghouse/contract/inventory/relocation'
import { text } from '@countinghouse/contract/inventory/relocation-scan.text'
import { later } from '../../../app/offline/later.ts'
import type { DocumentExtras } from '../../../kit/document/document-extras.ts'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'

const ScanPanel = later(async () => (await import('./scan-panel.tsx')).ScanPanel)

const extras: DocumentExtras = {
  sides: [{ key: 'scan', title: text.title, isFor: ({ status }) => status === 'draft', Panel: ScanPanel }],
}

/** Goods moved between locations of one store. */
function Relocation() {
  return <DocumentScreen document={relocation} extras={extras} />
}

export { Relocation as screen }
