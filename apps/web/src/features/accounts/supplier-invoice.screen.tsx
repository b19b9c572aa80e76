import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { DocumentScreen } from '../../kit/document/document-screen.tsx'

/** Invoices and credit notes of suppliers. */
function SupplierInvoices() {
  return <DocumentScreen document={supplierInvoice} />
}

export { SupplierInvoices as screen }
