import { getReceipt } from '@countinghouse/contract/sales/receipt'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import { PrintedPaper } from '../paper/printed-paper.tsx'
import { ReceiptPaper } from './receipt-paper.tsx'

/** Prints a receipt as soon as it is loaded. */
export function PrintReceipt({ id, onDone }: { readonly id: number; readonly onDone: () => void }) {
  const { data: receipt } = useQuery(routeQuery(getReceipt, { id }))
  if (receipt === undefined) return null
  return (
    <PrintedPaper width={receipt.receiptWidth} onDone={onDone}>
      <ReceiptPaper receipt={receipt} />
    </PrintedPaper>
  )
}
