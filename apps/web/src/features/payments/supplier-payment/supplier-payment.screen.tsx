import { supplierPayment } from '@countinghouse/contract/payments/supplier-payment'
import type { DocumentExtras } from '../../../kit/document/document-extras.ts'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'
import { ProposeButton } from './propose-button.tsx'

const extras: DocumentExtras = { actions: <ProposeButton /> }

/** Payments to suppliers. */
function SupplierPayments() {
  return <DocumentScreen document={supplierPayment} extras={extras} />
}

export { SupplierPayments as screen }
