import { landedCost } from '@countinghouse/contract/purchase/landed-cost'
import { text } from '@countinghouse/contract/purchase/landed-cost.text'
import { later } from '../../../app/offline/later.ts'
import type { DocumentExtras } from '../../../kit/document/document-extras.ts'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'

const Allocation = later(async () => (await import('./allocation-panel.tsx')).AllocationPanel)

const extras: DocumentExtras = {
  sides: [{ key: 'allocation', title: text.allocation, isFor: () => true, Panel: Allocation }],
}

/** Freight, duty and other costs of received goods. */
function LandedCosts() {
  return <DocumentScreen document={landedCost} extras={extras} />
}

export { LandedCosts as screen }
