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

/** The lines of a report without subtotals, as headings and rows of a file; a percentage is a number of 100. */
export function reportSheet({ by, figures, compare, currency, lines }: Report, locale: Locale) {
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
  const above: string[] = []
  const rows = lines.flatMap((line): Cell[][] => {
    const place = line.keys.length - 1
    above[place] = keyText(line, by[place] ?? 'day', locale)
    if (line.keys.length < by.length) return []
    const { difference, ratePpm } = varianceOf(line, varied ?? '')
    return [
      [
        ...above.slice(0, by.length),
        line.code,
        ...figures.map((measure) => cellOf(line.figures, measure, currency)),
        ...compared.map((measure) => cellOf(line.before ?? {}, measure, currency)),
        ...(varied === undefined
          ? []
          : [cellOf({ [varied]: difference }, varied, currency), ratePpm === null ? null : ratePpm / 10_000]),
      ],
    ]
  })
  return { headings, rows }
}

function cellOf(values: ReportLine['figures'], measure: ReportMeasure, currency: string): Cell {
  const value = values[measure] ?? null
  if (value === null) return null
  const { unit } = measures[measure]
  return unit === 'money' ? amountCell(value, currency) : unit === 'rate' ? value / 10_000 : value
}
