import type { ReportMeasure } from '@countinghouse/contract/reports/catalogue'
import { measures } from '@countinghouse/contract/reports/catalogue'
import { formatAmount } from '../fields/amount.ts'
import { useLanguage } from '../../ui/language/language.tsx'

/** Writes a figure in its unit; a dash where there is none. */
export function useFigureText(currency: string): (measure: ReportMeasure, value: number | null | undefined) => string {
  const { locale, formatNumber, formatShare } = useLanguage()
  return (measure, value) => {
    if (value === null || value === undefined) return '–'
    const { unit } = measures[measure]
    if (unit === 'money') return formatAmount(value, currency, locale)
    return unit === 'rate' ? formatShare(value) : formatNumber(value)
  }
}
