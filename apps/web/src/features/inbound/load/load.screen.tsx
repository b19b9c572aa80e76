import { load } from '@countinghouse/contract/inbound/load'
import { text } from '@countinghouse/contract/inbound/load.text'
import { later } from '../../../app/offline/later.ts'
import type { DocumentExtras } from '../../../kit/document/document-extras.ts'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'
import { OrderLoadButton } from './order-load-button.tsx'

const Review = later(async () => (await import('./load-review.tsx')).LoadReview)

const extras: DocumentExtras = {
  actions: <OrderLoadButton />,
  sides: [
    {
      key: 'review',
      title: text.review,
      isFor: ({ status }) => status !== 'draft',
      Panel: ({ row }) => <Review row={row} />,
    },
  ],
}

/** Loads that logistics partners announce and the store accepts. */
function Loads() {
  return <DocumentScreen document={load} extras={extras} />
}

export { Loads as screen }
