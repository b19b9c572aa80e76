import type { PaymentChoice, TenderInput } from '@countinghouse/contract/sales/register'
import type { Exchange } from '@countinghouse/kernel/exchange'
import { piecesWorth } from '@countinghouse/kernel/exchange'
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
  const isForeign = ({ currencyMinor }: EnteredTender) => currencyMinor !== null
  const sum = (some: readonly EnteredTender[]) => some.reduce((total, { tenderedMinor }) => total + tenderedMinor, 0)
  const cash = tenders.filter(isCash)
  const left = grossMinor - sum(tenders.filter((tender) => !isCash(tender)))
  const own = cash
    .filter((tender) => !isForeign(tender))
    .flatMap(({ paymentTypeId }) => typeOf.get(paymentTypeId) ?? [])
  const coin = coinOf(own.length > 0 ? own : types)
  // What another currency is worth is settled to the smallest unit; cash of the till's own, and change, to coins, never more than was given.
  const foreignMinor = sum(cash.filter(isForeign))
  const cashMinor = cash.length === 0 ? left : Math.max(0, foreignMinor + roundCash(left - foreignMinor, coin))
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
      const { paymentTypeId, tenderedMinor, currencyMinor, reference, terminal } = tender
      const terminalUid = terminal?.uid ?? null
      return {
        paymentTypeId,
        tenderedMinor,
        changeMinor: change,
        currencyMinor,
        terminalUid,
        reference: reference.trim() || null,
      }
    })
    .toReversed()
}

/** The largest coin that cash of the till's currency is rounded to. */
function coinOf(types: readonly PaymentChoice[]): number {
  const own = types.filter(({ kind, foreign }) => kind === 'cash' && foreign === null)
  return Math.max(1, ...own.map(({ roundingMinor }) => roundingMinor ?? 1))
}

/** What a payment of a type has to be, so that nothing stays due. */
export function exactOf({ kind, roundingMinor }: PaymentChoice, dueMinor: number): number {
  return kind === 'cash' ? roundCash(dueMinor, roundingMinor ?? 1) : dueMinor
}

/** What a payment in another currency has to be, so that nothing stays due where it gives change; null: its rate is not known. */
export function foreignOf(
  { foreign, allowChange, roundingMinor }: PaymentChoice,
  dueMinor: number,
  currency: string,
): (Exchange & { readonly exactMinor: number }) | null {
  if (foreign === null || foreign.rate === null) return null
  const exchange = { from: foreign.currency, to: currency, rate: foreign.rate }
  return { ...exchange, exactMinor: piecesWorth(dueMinor, exchange, roundingMinor ?? 1, !allowChange) }
}

const noteSteps = [5, 10, 20, 50, 100]

/** Sums that a customer is likely to hand over in notes, the smallest first. Units: minor units. */
export function likelyNotes(dueMinor: number, currency: string): readonly number[] {
  const digits = currencyDigits(currency)
  const unit = digits === 0 ? 100 : 10 ** digits
  const sums = noteSteps.map((step) => Math.ceil((dueMinor + 1) / (step * unit)) * step * unit)
  return [...new Set(sums)].toSorted((one, other) => one - other).slice(0, 3)
}
