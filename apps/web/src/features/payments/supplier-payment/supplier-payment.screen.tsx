import { supplierPayment } from '@countinghouse/contract/payments/supplier-payment'
import { text } from '@countinghouse/contract/payments/supplier-payment.text'
import { later } from '../../../app/offline/later.ts'
import { ProposeButton } from '../../../kit/dialog/propose-button.tsx'
import type { DocumentExtras } from '../../../kit/document/document-extras.ts'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'

const ProposeDialog = later(async () => (await import('./propose-dialog.tsx')).ProposeDialog)

const extras: DocumentExtras = {
  actions: <ProposeButton page={supplierPayment.page} label={text.propose} Dialog={ProposeDialog} />,
}

/** Payments to suppliers. */
function SupplierPayments() {
  return <DocumentScreen document={supplierPayment} extras={extras} />
}

export { SupplierPayments as screen }
