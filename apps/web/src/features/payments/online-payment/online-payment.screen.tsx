import { text } from '@countinghouse/contract/payments/card-payment.text'
import { onlinePayment } from '@countinghouse/contract/payments/online-payment'
import { later } from '../../../app/offline/later.ts'
import type { DocumentExtras } from '../../../kit/document/document-extras.ts'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'
import { PaymentButtons } from './payment-buttons.tsx'

const Panel = later(async () => (await import('./payment-panel.tsx')).PaymentPanel)

const extras: DocumentExtras = {
  actions: <PaymentButtons />,
  sides: [{ key: 'payment', title: text.tab, Panel }],
}

/** Card payments that customers make by payment link. */
function OnlinePayments() {
  return <DocumentScreen document={onlinePayment} extras={extras} />
}

export { OnlinePayments as screen }
