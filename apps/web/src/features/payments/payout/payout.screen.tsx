import { payout } from '@countinghouse/contract/payments/payout'
import { text } from '@countinghouse/contract/payments/payout-lines.text'
import { later } from '../../../app/offline/later.ts'
import type { DocumentExtras } from '../../../kit/document/document-extras.ts'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'
import { PayoutButton } from './payout-button.tsx'

const Matching = later(async () => (await import('./payout-matching.tsx')).PayoutMatching)

const extras: DocumentExtras = {
  actions: <PayoutButton />,
  sides: [{ key: 'matching', title: text.tab, Panel: Matching }],
}

/** Transfers of the provider of card payments. */
function Payouts() {
  return <DocumentScreen document={payout} extras={extras} />
}

export { Payouts as screen }
