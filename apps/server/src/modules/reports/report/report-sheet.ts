import type { Report, ReportLine } from '@countinghouse/contract/reports/builder'
import { text } from '@countinghouse/contract/reports/builder.text'
import { comparedFigures } from '@countinghouse/contract/reports/budget'
import type { ReportMeasure } from '@countinghouse/contract/reports/catalogue'
import { measures } from '@countinghouse/contract/reports/catalogue'
import { text as figureText } from '@countinghouse/contract/reports/figures.text'
import { varianceOf } from '@countinghouse/contract/reports/variance'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import { amountCell } from '../../../platform/import/amount-cell.ts'
import type { Cell } from '../../../platform/spreadsheet/cell.ts'
import { keyText } from '@countinghouse/contract/reports/key-text'

/** Headings of a file: groups, code, figures, what they are compared with, and the difference of the first of these. */
export function layoutOf({ by, figures, compare, currency }: Report, locale: Locale) {
  const compared = comparedFigures(compare, figures)
  const [varied] = compared
  const nameOf = (measure: ReportMeasure) => {
    const name = figureText[measure][locale]
    return measures[measure].unit === 'money' ? `${name} (${currency})` : name
  }
  const then = compare === 'budget' ? text.budgetOf : text.before
  const headings = [
    ...by.flatMap((dimension) => [text[`dimension_${dimension}`][locale]]),
    text.code[locale],
    ...figures.map(nameOf),
    ...compared.map((measure) => format(then, locale, { figure: nameOf(measure) })),
    ...(varied === undefined ? [] : [text.difference[locale], text.differenceRate[locale]]),
  ]
  return { headings, figures, compared, varied }
}

/** The groups of each line, one a column; those below a subtotal are blank. */
export function groupWords({ by, lines }: Report, locale: Locale): (string | null)[][] {
  const above: string[] = []
  return lines.map((line) => {
    const place = line.keys.length - 1
    above[place] = keyText(line, by[place] ?? 'day', locale)
    return by.map((_, column) => (column <= place ? (above[column] ?? null) : null))
  })
}

/** The lines of a report without subtotals, as headings and rows of a file; a percentage is a number of 100. */
export function reportSheet(report: Report, locale: Locale) {
  const { by, currency, lines } = report
  const { headings, figures, compared, varied } = layoutOf(report, locale)
  const words = groupWords(report, locale)
  const rows = lines.flatMap((line, place): Cell[][] => {
    if (line.keys.length < by.length) return []
    const { difference, ratePpm } = varianceOf(line, varied ?? '')
    return [
      [
        ...(words[place] ?? []),
        line.code,
        ...figures.map((measure) => figureCell(line.figures, measure, currency)),
        ...compared.map((measure) => figureCell(line.before ?? {}, measure, currency)),
        ...(varied === undefined
          ? []
          : [figureCell({ [varied]: difference }, varied, currency), ratePpm === null ? null : ratePpm / 10_000]),
      ],
    ]
  })
  return { headings, rows }
}

export function figureCell(values: ReportLine['figures'], measure: ReportMeasure, currency: string): Cell {
  const value = values[measure] ?? null
  if (value === null) return null
  const { unit } = measures[measure]
  return unit === 'money' ? amountCell(value, currency) : unit === 'rate' ? value / 10_000 : value
}
