import type { Report, ReportLine } from '@countinghouse/contract/reports/builder'
import { text } from '@countinghouse/contract/reports/builder.text'
import { comparedFigures } from '@countinghouse/contract/reports/budget'
import type { ReportMeasure } from '@countinghouse/contract/reports/catalogue'
import { measures } from '@countinghouse/contract/reports/catalogue'
import { text as figureText } from '@countinghouse/contract/reports/figures.text'
import { keyText } from '@countinghouse/contract/reports/key-text'
import { varianceOf } from '@countinghouse/contract/reports/variance'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import { formatDayText, formatMoneyText, printTags } from '../../../platform/print/money-labels.ts'
import type { PaperCell, PaperTable } from '../../../platform/print/paper-content.ts'

/** The lines of a report with subtotals and total as they are printed; the compared figure is below its own. */
export function reportTable(
  { by, figures, compare, currency, lines, totals, count }: Report,
  locale: Locale,
): PaperTable {
  const [varied] = comparedFigures(compare, figures)
  const amountOf = (values: ReportLine['figures'], measure: ReportMeasure) =>
    figureWords(values[measure] ?? null, measure, { currency, locale })
  const varianceCell = (values: Pick<ReportLine, 'figures' | 'before'>, measure: ReportMeasure): PaperCell => {
    const { difference, ratePpm } = varianceOf(values, measure)
    return {
      text: amountOf({ [measure]: difference }, measure),
      ...(ratePpm !== null && { under: rateWords(ratePpm, locale) }),
    }
  }
  const cellsOf = (values: Pick<ReportLine, 'figures' | 'before'>): PaperCell[] => [
    ...figures.map((measure) => ({
      text: amountOf(values.figures, measure),
      ...(values.before !== null && { under: amountOf(values.before, measure) }),
    })),
    ...(varied === undefined ? [] : [varianceCell(values, varied)]),
  ]
  const nameOf = (line: ReportLine): PaperCell => {
    const dimension = by[line.keys.length - 1] ?? 'day'
    const isDay = (dimension === 'day' || dimension === 'week') && line.keys.at(-1) !== null
    const name = isDay ? formatDayText(line.name, locale) : keyText(line, dimension, locale)
    const indent = '\u2003'.repeat(line.keys.length - 1)
    return { text: `${indent}${name}`, ...(line.code !== null && { under: `${indent}${line.code}` }) }
  }
  const total = { text: format(text.total, locale, { count }) }
  return {
    columns: [
      { label: by.map((dimension) => text[`dimension_${dimension}`][locale]).join(' / '), isNumeric: false },
      ...figures.map((measure) => ({ label: figureText[measure][locale], isNumeric: true })),
      ...(varied === undefined ? [] : [{ label: text.difference[locale], isNumeric: true }]),
    ],
    rows: [...lines.map((line) => [nameOf(line), ...cellsOf(line)]), [total, ...cellsOf(totals)]],
    strong: [...lines.flatMap((line, place) => (line.keys.length < by.length ? [place] : [])), lines.length],
    totals: null,
  }
}

type Wording = { readonly currency: string; readonly locale: Locale }

function figureWords(value: number | null, measure: ReportMeasure, { currency, locale }: Wording): string {
  if (value === null) return '–'
  const { unit } = measures[measure]
  if (unit === 'money') return formatMoneyText(value, currency, locale)
  return unit === 'rate' ? rateWords(value, locale) : new Intl.NumberFormat(printTags[locale]).format(value)
}

function rateWords(ppm: number, locale: Locale): string {
  const style = { style: 'percent', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(printTags[locale], style).format(ppm / 1_000_000)
}
