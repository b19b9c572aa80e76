import type { CardUnit } from '@countinghouse/contract/erp/dashboard-card'
import { formatAmount } from '../fields/amount.ts'
import type { Language } from '../../ui/language/language.tsx'

type Words = Pick<Language, 'locale' | 'formatNumber' | 'formatRate'>

/** A figure as written; `–` for none. */
export function writtenFigure(
  { locale, formatNumber, formatRate }: Words,
  value: number | null,
  { unit, currency }: { readonly unit: CardUnit; readonly currency: string },
): string {
  if (value === null) return '–'
  if (unit === 'money') return formatAmount(value, currency, locale)
  if (unit === 'rate') return formatRate(value)
  return formatNumber(value)
}

/** A point is a date or month, or what it says itself, such as an hour. */
export function writtenPoint(label: string, formatDate: (date: string) => string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(label) ? formatDate(label) : label
}
