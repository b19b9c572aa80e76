import { text } from '@countinghouse/contract/amount.text'
import type { AmountReading } from '@countinghouse/kernel/money'
import { readAmount } from '@countinghouse/kernel/money'
import { decimalMarks } from '@countinghouse/kernel/number'
import type { Locale } from '@countinghouse/kernel/text'
import { inOneDirection, tags } from '../../ui/language/formats.ts'
import { currentLocale } from '../../ui/theme/theme-store.ts'
import type { Issue } from './issues.ts'

/** Integers as stored by the server: minor units of a currency, or ten-thousandths of a unit without a currency. */
type Kind = string | null

const quantityDigits = 4

/** Formats an amount exactly, without floating-point arithmetic. */
export function formatAmount(amount: number, kind: Kind, locale: Locale, sign: 'auto' | 'exceptZero' = 'auto'): string {
  // In Arabic, foreign currency symbols are surrounded by letters; the code is clearer.
  const currencyDisplay: Intl.NumberFormatOptions['currencyDisplay'] = locale === 'ar' ? 'code' : 'narrowSymbol'
  const style: Intl.NumberFormatOptions =
    kind === null ? { maximumFractionDigits: quantityDigits } : { style: 'currency', currency: kind, currencyDisplay }
  const written = decimalOf(amount, digitsOf(kind)) as Intl.StringNumericLiteral
  if (kind === null) return new Intl.NumberFormat(tags[locale], { ...style, signDisplay: sign }).format(written)
  return inOneDirection(new Intl.NumberFormat(tags.en, { ...style, signDisplay: sign }).format(written), locale)
}

/** The entered amount, or null if invalid. */
export function parseAmount(entered: string, kind: Kind): number | null {
  const read = readIn(entered, kind)
  return read.kind === 'amount' && read.minor >= 0 ? read.minor : null
}

/** The issue of an amount that `parseAmount` rejects. */
export function amountIssue(entered: string, kind: Kind): Issue {
  const read = readIn(entered, kind)
  return read.kind === 'in_doubt' ? { text: text.amount_in_doubt, params: read } : { text: text.not_an_amount }
}

function readIn(entered: string, kind: Kind): AmountReading {
  return readAmount(entered, digitsOf(kind), decimalMarks[currentLocale()])
}

/** The amount in input notation. */
export function enteredAmount(amount: number | null, kind: Kind): string {
  return amount === null ? '' : decimalOf(amount, digitsOf(kind))
}

function digitsOf(kind: Kind): number {
  if (kind === null) return quantityDigits
  return new Intl.NumberFormat('en', { style: 'currency', currency: kind }).resolvedOptions().maximumFractionDigits ?? 2
}

function decimalOf(amount: number, digits: number): string {
  const written = String(Math.abs(amount)).padStart(digits + 1, '0')
  const whole = written.slice(0, written.length - digits)
  const part = digits === 0 ? '' : `.${written.slice(-digits)}`
  return `${amount < 0 ? '-' : ''}${whole}${part}`
}
