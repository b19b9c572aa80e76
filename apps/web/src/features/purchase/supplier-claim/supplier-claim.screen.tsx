import { supplierClaim } from '@countinghouse/contract/purchase/supplier-claim'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'

/** Credits asked of suppliers. */
function SupplierClaims() {
  return <DocumentScreen document={supplierClaim} />
}

export { SupplierClaims as screen }
