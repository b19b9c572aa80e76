import { text } from '@countinghouse/contract/procure/supplier-lines.text'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { SupplierLines } from '../supplier/supplier-lines.tsx'

/** Suppliers of a product with their SKUs. */
export function ProductSuppliers({ row }: RecordTabProps) {
  return <SupplierLines row={row} side="suppliers" by="productId" add={text.addSupplier} none={text.noSuppliers} />
}
