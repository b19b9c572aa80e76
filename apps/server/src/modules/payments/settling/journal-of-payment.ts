import { convertMinor } from '@countinghouse/kernel/exchange'
import { dividedExactly } from '@countinghouse/kernel/exact'
import type { PostingRole } from '@countinghouse/contract/accounts/posting-roles'
import type { JournalLine } from '../../accounts/index.ts'
import type { SettledLine } from './settled-lines.ts'

/** Of all earlier prepayments of the party in the currency. Units: minor units of it, and of the company's currency. */
export type Prepaid = { readonly minor: number; readonly baseMinor: number }

export type PaymentJournal = {
  readonly lines: readonly JournalLine[]
  /** Change of the prepayments of the party, released deposits included. Units: minor units of the company's currency. */
  readonly prepaymentBaseMinor: number
  /** Of the applied deposit, what became credit. Units: the same. */
  readonly releasedBaseMinor: number
}

/** Units: minor units of `currencyCode`. */
export type PaidPayment = {
  readonly partyId: number
  readonly accountId: number
  readonly currencyCode: string
  readonly baseCurrency: string
  readonly exchangeRate: string
  /** What the account pays to a supplier, or receives of a customer; below zero what is paid back. */
  readonly amountMinor: number
  /** New prepayments, and earlier ones that are applied. */
  readonly prepaymentMinor: number
  readonly appliedMinor: number
  /** Of the applied deposit, what becomes credit; all of it or nothing. */
  readonly releasedMinor?: number
  readonly lines: readonly SettledLine[]
}

type Side = {
  readonly partyType: 'supplier' | 'customer'
  readonly open: PostingRole
  readonly intercompany: PostingRole
  readonly prepayment: PostingRole
  readonly discount: PostingRole
  /** 1 where settling is a debit. */
  readonly sign: 1 | -1
}

export const payables: Side = {
  partyType: 'supplier',
  open: 'payable',
  intercompany: 'intercompany_payable',
  prepayment: 'supplier_prepayment',
  discount: 'purchase_discount',
  sign: 1,
}

export const receivables: Side = {
  partyType: 'customer',
  open: 'receivable',
  intercompany: 'intercompany_receivable',
  prepayment: 'customer_credit',
  discount: 'sales_discount',
  sign: -1,
}

/** Of payments that name an order. */
export const deposits: Side = { ...receivables, prepayment: 'customer_deposit' }

/**
 * Invoices are settled at their rate, earlier prepayments at their average rate, the account moves at the rate of the payment; what is left
 * is the realised exchange difference. Payments of customers mirror those to suppliers. Source: docs/guides/payments.md, Journals.
 */
export function journalOfPayment(payment: PaidPayment, prepaid: Prepaid, side: Side): PaymentJournal {
  const { partyId, currencyCode, baseCurrency, exchangeRate, lines } = payment
  const { amountMinor, prepaymentMinor, appliedMinor, releasedMinor = 0 } = payment
  const base = (minor: number) => convertMinor(minor, { from: currencyCode, to: baseCurrency, rate: exchangeRate })
  const amounts = (baseMinor: number, documentMinor: number) => ({
    amountMinor: side.sign * baseMinor,
    ...(currencyCode !== baseCurrency && { currencyCode, documentMinor: side.sign * documentMinor }),
  })
  const party = { partyType: side.partyType, partyId }
  const settled = lines.map((line): JournalLine => ({
    role: line.invoice.isIntercompany ? side.intercompany : side.open,
    storeId: line.invoice.storeId,
    ...amounts(line.sign * shareOf(line), line.sign * line.amountMinor),
    ...party,
  }))
  const discountMinor = lines.reduce((sum, line) => sum + line.sign * line.discountMinor, 0)
  const heldBaseMinor = base(prepaymentMinor) - appliedBase(appliedMinor, prepaid)
  const releasedBaseMinor = appliedBase(releasedMinor, prepaid)
  const others: JournalLine[] = [
    { role: side.prepayment, ...amounts(heldBaseMinor, prepaymentMinor - appliedMinor), ...party },
    ...(releasedMinor > 0
      ? [{ role: 'customer_credit' as const, ...amounts(releasedBaseMinor, releasedMinor), ...party }]
      : []),
    { role: side.discount, ...amounts(-base(discountMinor), -discountMinor) },
    { accountId: payment.accountId, ...amounts(-base(amountMinor), -amountMinor) },
  ]
  const posted = [...settled, ...others]
  const residue = posted.reduce((sum, line) => sum + line.amountMinor, 0)
  return {
    lines: [...posted, { role: 'exchange_difference', amountMinor: -residue }],
    prepaymentBaseMinor: heldBaseMinor + releasedBaseMinor,
    releasedBaseMinor,
  }
}

/** The part of what the ledger has for an invoice, so that all parts add up to it. Units: minor units of the company's currency. */
export function shareOf({ invoice: { grossMinor, baseGrossMinor, settledMinor }, amountMinor }: SettledLine): number {
  const upTo = (minor: number) => Number(dividedExactly(BigInt(baseGrossMinor) * BigInt(minor), BigInt(grossMinor)))
  return upTo(settledMinor + amountMinor) - upTo(settledMinor)
}

/** At the average rate of the prepayments; the last part takes the rest. */
function appliedBase(appliedMinor: number, { minor, baseMinor }: Prepaid): number {
  if (appliedMinor === 0 || minor <= 0) return 0
  return Number(dividedExactly(BigInt(baseMinor) * BigInt(appliedMinor), BigInt(minor)))
}
