import { text } from '@countinghouse/contract/sales/order-progress.text'
import { salesOrder } from '@countinghouse/contract/sales/sales-order'
import { later } from '../../../app/offline/later.ts'
import type { DocumentExtras } from '../../../kit/document/document-extras.ts'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'

const Progress = later(async () => (await import('./order-progress.tsx')).OrderProgressPanel)

const extras: DocumentExtras = {
  sides: [
    {
      key: 'progress',
      title: text.progress,
      isFor: ({ status }) => status !== 'draft',
      Panel: ({ row }) => <Progress row={row} />,
    },
  ],
}

/** Orders of customers. */
function SalesOrders() {
  return <DocumentScreen document={salesOrder} extras={extras} />
}

export { SalesOrders as screen }
