import { convertMinor } from '@countinghouse/kernel/exchange'
import { dividedExactly } from '@countinghouse/kernel/exact'
import type { JournalLine } from '../../accounts/index.ts'
import type { CalculatedPayment, Entered, SettledLine } from './calculate-payment.ts'

/** Of all earlier prepayments of the supplier in the currency. Units: minor units of it, and of the company's currency. */
export type Prepaid = { readonly minor: number; readonly baseMinor: number }

export type PaymentJournal = {
  readonly lines: readonly JournalLine[]
  /** Change of the prepayments of the supplier. Units: minor units of the company's currency. */
  readonly prepaymentBaseMinor: number
}

/**
 * Payables are settled at the rate of their invoices, earlier prepayments at their average rate, the account pays at the rate of the
 * payment; what is left is the realised exchange difference. Source: docs/guides/payments.md, Journals.
 */
export function journalOfPayment(entered: Entered, payment: CalculatedPayment, prepaid: Prepaid): PaymentJournal {
  const { currencyCode, baseCurrency, exchangeRate, lines, amountMinor } = payment
  const base = (minor: number) => convertMinor(minor, { from: currencyCode, to: baseCurrency, rate: exchangeRate })
  const inDocument = (documentMinor: number) => (currencyCode === baseCurrency ? {} : { currencyCode, documentMinor })
  const party = { partyType: 'supplier', partyId: entered.supplierId } as const
  const payables = lines.map((line): JournalLine => ({
    role: line.invoice.isIntercompany ? 'intercompany_payable' : 'payable',
    storeId: line.invoice.storeId,
    amountMinor: line.sign * shareOf(line),
    ...inDocument(line.sign * line.amountMinor),
    ...party,
  }))
  const discountMinor = lines.reduce((sum, line) => sum + line.sign * line.discountMinor, 0)
  const prepaymentBaseMinor = base(entered.prepaymentMinor) - appliedBase(entered.appliedMinor, prepaid)
  const others: JournalLine[] = [
    {
      role: 'supplier_prepayment',
      amountMinor: prepaymentBaseMinor,
      ...inDocument(entered.prepaymentMinor - entered.appliedMinor),
      ...party,
    },
    { role: 'purchase_discount', amountMinor: -base(discountMinor), ...inDocument(-discountMinor) },
    { accountId: entered.accountId, amountMinor: -base(amountMinor), ...inDocument(-amountMinor) },
  ]
  const posted = [...payables, ...others]
  const residue = posted.reduce((sum, line) => sum + line.amountMinor, 0)
  return { lines: [...posted, { role: 'exchange_difference', amountMinor: -residue }], prepaymentBaseMinor }
}

/** The part of what the ledger has for an invoice, so that all parts add up to it. */
function shareOf({ invoice: { grossMinor, baseGrossMinor, settledMinor }, amountMinor }: SettledLine): number {
  const upTo = (minor: number) => Number(dividedExactly(BigInt(baseGrossMinor) * BigInt(minor), BigInt(grossMinor)))
  return upTo(settledMinor + amountMinor) - upTo(settledMinor)
}

/** At the average rate of the prepayments; the last part takes the rest. */
function appliedBase(appliedMinor: number, { minor, baseMinor }: Prepaid): number {
  if (appliedMinor === 0 || minor <= 0) return 0
  return Number(dividedExactly(BigInt(baseMinor) * BigInt(appliedMinor), BigInt(minor)))
}
