import { rebateAgreement } from '@countinghouse/contract/purchase/rebate-agreement'
import { text } from '@countinghouse/contract/purchase/rebate-agreement.text'
import { later } from '../../../app/offline/later.ts'
import type { DocumentExtras } from '../../../kit/document/document-extras.ts'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'

const Standing = later(async () => (await import('./standing-panel.tsx')).StandingPanel)

const extras: DocumentExtras = {
  sides: [{ key: 'standing', title: text.standing, isFor: () => true, Panel: Standing }],
}

/** Volume rebates of suppliers. */
function SupplierRebates() {
  return <DocumentScreen document={rebateAgreement} extras={extras} />
}

export { SupplierRebates as screen }
