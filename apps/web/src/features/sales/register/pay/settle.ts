import type { PaymentChoice, TenderInput } from '@countinghouse/contract/sales/register'
import { currencyDigits } from '@countinghouse/kernel/money'
import { roundCash } from '@countinghouse/kernel/receipt'
import type { EnteredTender } from '../state/tills-state.ts'

type Given = {
  /** To be paid, or to be paid back. Units: minor units. */
  readonly grossMinor: number
  readonly tenders: readonly EnteredTender[]
  readonly types: readonly PaymentChoice[]
}

export type Settled = {
  readonly payableMinor: number
  readonly roundingMinor: number
  readonly dueMinor: number
  readonly changeMinor: number
  readonly inputs: readonly TenderInput[]
}

/**
 * What is still due and what is given back. Rounding to coins applies to the cash part only, after all other payments, as on the server.
 * Source: sales-crm-finance.md d4.
 */
export function settle({ grossMinor, tenders, types }: Given): Settled {
  const typeOf = new Map(types.map((type) => [type.id, type]))
  const isCash = ({ paymentTypeId }: EnteredTender) => typeOf.get(paymentTypeId)?.kind === 'cash'
  const sum = (some: readonly EnteredTender[]) => some.reduce((total, { tenderedMinor }) => total + tenderedMinor, 0)
  const cash = tenders.filter(isCash)
  const left = grossMinor - sum(tenders.filter((tender) => !isCash(tender)))
  const coin = Math.max(1, ...cash.map(({ paymentTypeId }) => typeOf.get(paymentTypeId)?.roundingMinor ?? 1))
  const cashMinor = cash.length === 0 ? left : roundCash(left, coin)
  const rest = cashMinor - sum(cash)
  return {
    payableMinor: grossMinor + cashMinor - left,
    roundingMinor: cashMinor - left,
    dueMinor: Math.max(0, rest),
    changeMinor: Math.max(0, -rest),
    inputs: withChange(tenders, isCash, Math.max(0, -rest)),
  }
}

/** Change is given back from the cash that came last. */
function withChange(
  tenders: readonly EnteredTender[],
  isCash: (tender: EnteredTender) => boolean,
  changeMinor: number,
): readonly TenderInput[] {
  let left = changeMinor
  return tenders
    .toReversed()
    .map((tender) => {
      const change = isCash(tender) ? Math.min(left, tender.tenderedMinor) : 0
      left -= change
      const { paymentTypeId, tenderedMinor, reference } = tender
      return { paymentTypeId, tenderedMinor, changeMinor: change, reference: reference.trim() || null }
    })
    .toReversed()
}

/** What a payment of a type has to be, so that nothing stays due. */
export function exactOf({ kind, roundingMinor }: PaymentChoice, dueMinor: number): number {
  return kind === 'cash' ? roundCash(dueMinor, roundingMinor ?? 1) : dueMinor
}

const noteSteps = [5, 10, 20, 50, 100]

/** Sums that a customer is likely to hand over in notes, the smallest first. Units: minor units. */
export function likelyNotes(dueMinor: number, currency: string): readonly number[] {
  const digits = currencyDigits(currency)
  const unit = digits === 0 ? 100 : 10 ** digits
  const sums = noteSteps.map((step) => Math.ceil((dueMinor + 1) / (step * unit)) * step * unit)
  return [...new Set(sums)].toSorted((one, other) => one - other).slice(0, 3)
}
