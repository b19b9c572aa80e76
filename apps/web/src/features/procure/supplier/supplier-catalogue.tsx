import { text } from '@countinghouse/contract/procure/supplier-lines.text'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { SupplierLines } from './supplier-lines.tsx'

/** Products of a supplier. */
export function SupplierCatalogue({ row }: RecordTabProps) {
  return <SupplierLines row={row} side="catalogue" by="supplierId" add={text.addProduct} none={text.noProducts} />
}
