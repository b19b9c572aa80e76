import { supplierReturn } from '@countinghouse/contract/purchase/supplier-return'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'

/** Goods sent back to suppliers. */
function SupplierReturns() {
  return <DocumentScreen document={supplierReturn} />
}

export { SupplierReturns as screen }
