import type { PaymentChoice, TillChoice } from '@countinghouse/contract/sales/register'
import type { Receipt } from '@countinghouse/contract/sales/receipt'
import { partToReturn } from '@countinghouse/kernel/receipt'
import type { ReturnDraft } from '../state/tills-state.ts'

export type ReturnedLine = {
  readonly lineNo: number
  readonly quantity: number
  readonly isRestocked: boolean
  /** Of pieces that are named one by one. */
  readonly serialNos: string[]
  /** Paid back for it. Units: minor units. */
  readonly grossMinor: number
}

/** The lines of a return with what each gives back, as the server calculates it. */
export function returnedLines(
  { lines }: Pick<Receipt, 'lines'>,
  { quantities, serials, unstocked }: Pick<ReturnDraft, 'quantities' | 'serials' | 'unstocked'>,
): readonly ReturnedLine[] {
  return lines.flatMap((line) => {
    const { lineNo, quantity, returnedQuantity, grossMinor, returnedGrossMinor } = line
    const returning = Math.min(quantities[lineNo] ?? 0, quantity - returnedQuantity)
    if (returning <= 0) return []
    const minor = partToReturn(line, returning, { totalMinor: grossMinor, takenMinor: returnedGrossMinor })
    const serialNos = (serials[lineNo] ?? []).filter((serialNo) => line.returnable.includes(serialNo))
    return { lineNo, quantity: returning, isRestocked: !unstocked.includes(lineNo), serialNos, grossMinor: minor }
  })
}

/**
 * Payment types that refunds are allowed for, those that the receipt was paid with first. Money never goes back to a gift voucher,
 * but to store credit, and never out in another currency; only what was put on account is taken off it, only a card that a terminal charged
 * gets money back there, and a type that is refunded by itself alone gives back what it took.
 */
export function refundTypes(
  { paymentTypes }: Pick<TillChoice, 'paymentTypes'>,
  paidTypeIds: readonly number[],
): PaymentChoice[] {
  const paid = new Set(paidTypeIds)
  const isPaid = ({ id }: PaymentChoice) => (paid.has(id) ? 0 : 1)
  return paymentTypes
    .filter(
      ({ id, allowRefund, kind, foreign, refundToSameTypeOnly }) =>
        allowRefund &&
        foreign === null &&
        kind !== 'voucher' &&
        ((kind !== 'on_account' && kind !== 'card_terminal' && !refundToSameTypeOnly) || paid.has(id)),
    )
    .toSorted((one, other) => isPaid(one) - isPaid(other))
}

/** What comes back outside the return policy. */
export function refusedGoods({ lines }: Pick<Receipt, 'lines'>, returned: readonly ReturnedLine[]) {
  return lines.flatMap(({ lineNo, variantId, name, returnUntil, returnRefusal }) =>
    returnRefusal === null || !returned.some((line) => line.lineNo === lineNo)
      ? []
      : [{ variantId, name, returnUntil, returnRefusal }],
  )
}
