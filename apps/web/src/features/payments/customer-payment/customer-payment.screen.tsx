import { customerPayment } from '@countinghouse/contract/payments/customer-payment'
import { text } from '@countinghouse/contract/payments/customer-payment.text'
import { later } from '../../../app/offline/later.ts'
import { ProposeButton } from '../../../kit/dialog/propose-button.tsx'
import type { DocumentExtras } from '../../../kit/document/document-extras.ts'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'

const AllocateDialog = later(async () => (await import('./allocate-dialog.tsx')).AllocateDialog)

const PayBackDialog = later(async () => (await import('./pay-back-dialog.tsx')).PayBackDialog)

const extras: DocumentExtras = {
  actions: (
    <>
      <ProposeButton page={customerPayment.page} label={text.payBack} Dialog={PayBackDialog} />
      <ProposeButton page={customerPayment.page} label={text.allocate} Dialog={AllocateDialog} />
    </>
  ),
}

/** Payments of customers. */
function CustomerPayments() {
  return <DocumentScreen document={customerPayment} extras={extras} />
}

export { CustomerPayments as screen }
