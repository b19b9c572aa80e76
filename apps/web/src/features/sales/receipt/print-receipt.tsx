import { getReceipt } from '@countinghouse/contract/sales/receipt'
import { getVoucherCodes } from '@countinghouse/contract/sales/voucher-codes'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import { PrintedPaper } from '../paper/printed-paper.tsx'
import { GiftPaper } from './gift-paper.tsx'
import { ReceiptPaper } from './receipt-paper.tsx'

type Props = {
  readonly id: number
  /** Prints the codes of the vouchers that it issued. */
  readonly hasCodes?: boolean
  /** Without prices. */
  readonly isGift?: boolean
  readonly onDone: () => void
}

/** Prints a receipt as soon as it is loaded. */
export function PrintReceipt({ id, hasCodes = false, isGift = false, onDone }: Props) {
  const { data: receipt } = useQuery(routeQuery(getReceipt, { id }))
  const { data: codes } = useQuery({ ...routeQuery(getVoucherCodes, { id }), enabled: hasCodes })
  if (receipt === undefined || (hasCodes && codes === undefined)) return null
  return (
    <PrintedPaper width={receipt.receiptWidth} onDone={onDone}>
      {isGift ? <GiftPaper receipt={receipt} /> : <ReceiptPaper receipt={receipt} codes={codes?.vouchers ?? []} />}
    </PrintedPaper>
  )
}
