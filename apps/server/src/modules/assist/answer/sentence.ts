import type { AnswerReport } from '@countinghouse/contract/assist/assistant'
import { text } from '@countinghouse/contract/assist/answer.text'
import { reportLinesAtOnce } from '@countinghouse/contract/reports/builder'
import { text as reportText } from '@countinghouse/contract/reports/builder.text'
import type { ReportDimension, ReportMeasure } from '@countinghouse/contract/reports/catalogue'
import { measures } from '@countinghouse/contract/reports/catalogue'
import { text as figureText } from '@countinghouse/contract/reports/figures.text'
import { keyText } from '@countinghouse/contract/reports/key-text'
import { format } from '@countinghouse/contract/text'
import { currencyDigits, decimalOfMinor } from '@countinghouse/kernel/money'
import { percentOfPpm } from '@countinghouse/kernel/percent'
import type { Locale } from '@countinghouse/kernel/text'
import type { KnownName } from '../interpret/take-names.ts'

const tags: Readonly<Record<Locale, string>> = { en: 'en-GB', ar: 'ar-u-nu-latn' }

export function listOf(words: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(tags[locale], { type: 'conjunction' }).format(words)
}

export function figureNames(figures: readonly ReportMeasure[], locale: Locale): string {
  return listOf(
    figures.map((figure) => figureText[figure][locale]),
    locale,
  )
}

export function groupNames(groups: readonly ReportDimension[], locale: Locale): string {
  const names = groups.map((group) => reportText[`dimension_${group}`][locale].toLocaleLowerCase(locale))
  return listOf(names, locale)
}

/** A date as readers of the language write it. */
export function dayText(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(tags[locale], { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
}

function periodText(from: string, to: string, locale: Locale): string {
  const [first, last] = [dayText(from, locale), dayText(to, locale)]
  return from === to ? first : format(text.period, locale, { from: first, to: last })
}

/** A figure with its unit; a dash where there is none. Percentages have one decimal. */
export function figureValue(
  measure: ReportMeasure,
  value: number | null | undefined,
  report: Currency,
  locale: Locale,
): string {
  if (value === null || value === undefined) return '–'
  const { unit } = measures[measure]
  if (unit === 'rate') return `${percentOfPpm(Math.round(value / 1000) * 1000)}%`
  const digits = currencyDigits(report.currency)
  const decimal = unit === 'money' ? decimalOfMinor(value, digits) : String(value)
  const written = new Intl.NumberFormat(tags[locale], {
    minimumFractionDigits: unit === 'money' ? digits : 0,
    maximumFractionDigits: 4,
  }).format(decimal as Intl.StringNumericLiteral)
  return unit === 'money' ? `${written} ${report.currency}` : written
}
type Currency = Pick<AnswerReport, 'currency'>

/** What was read, its totals and its first line, as one paragraph. */
export function sentenceOf(report: AnswerReport, names: readonly KnownName[], locale: Locale): string {
  const { figures, by, from, to, totals, lines } = report
  const value = (measure: ReportMeasure, of: number | null | undefined) => figureValue(measure, of, report, locale)
  const limits = names.map(({ name }) => name)
  const filters = limits.length === 0 ? '' : format(text.filters, locale, { names: listOf(limits, locale) })
  const period = periodText(from, to, locale)
  const parts = { figure: figureNames(figures, locale), groups: groupNames(by, locale) }
  if (lines.length === 0) return format(text.empty, locale, { ...parts, period, filters })
  const sums = figures.map((measure) => {
    const figure = figureText[measure][locale]
    const shown = value(measure, totals.figures[measure])
    return totals.before === null
      ? format(text.total, locale, { figure, value: shown })
      : format(text.totalBefore, locale, { figure, value: shown, before: value(measure, totals.before[measure]) })
  })
  const groups = format(text.by, locale, parts)
  const answer = format(text.answered, locale, {
    groups,
    period,
    filters,
    totals: sums.join(locale === 'ar' ? '، ' : ', '),
  })
  const highest = highestOf(report)
  const [first] = figures
  if (highest === undefined || first === undefined) return answer
  const name = keyText(highest, by[0] ?? 'day', locale)
  return `${answer} ${format(text.first, locale, { name, value: value(first, highest.figures[first]) })}`
}

/** Of several groups of the first level, the one with the highest first figure; undefined where not all are known. */
function highestOf({ lines, figures: [first] }: AnswerReport) {
  if (lines.length >= reportLinesAtOnce) return undefined
  const level = lines.filter(({ keys, isRest }) => keys.length === 1 && !isRest)
  if (first === undefined || level.length < 2) return undefined
  return level.toSorted((one, other) => (other.figures[first] ?? 0) - (one.figures[first] ?? 0))[0]
}
