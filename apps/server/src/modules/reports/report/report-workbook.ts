import { Readable } from 'node:stream'
import type { Report, ReportLine } from '@countinghouse/contract/reports/builder'
import { text } from '@countinghouse/contract/reports/builder.text'
import type { ReportMeasure } from '@countinghouse/contract/reports/catalogue'
import { measures } from '@countinghouse/contract/reports/catalogue'
import { varianceOf } from '@countinghouse/contract/reports/variance'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import type { Cell } from '../../../platform/spreadsheet/cell.ts'
import type { FormulaCell, FormulaRow } from '../../../platform/spreadsheet/write-formulas.ts'
import { addressOf, columnName, writeFormulaXlsx } from '../../../platform/spreadsheet/write-formulas.ts'
import { writeXlsx } from '../../../platform/spreadsheet/write-xlsx.ts'
import { figureCell, groupWords, layoutOf, reportSheet } from './report-sheet.ts'

/** Lines, subtotals included, of a workbook with formulas, which is written as a whole; more are rows without them. */
export const mostFormulaLines = 2000

/** The report as a workbook whose sums, shares and differences can be checked. */
export async function reportWorkbook(
  report: Report,
  { name, locale }: { readonly name: string; readonly locale: Locale },
): Promise<Readable> {
  if (report.lines.length === 0 || report.lines.length > mostFormulaLines) {
    const { headings, rows } = reportSheet(report, locale)
    return writeXlsx(rows, { name, columns: headings.map((header) => ({ header })) })
  }
  const { headings, rows } = formulaSheet(report, locale)
  const bytes = await writeFormulaXlsx(rows, { name, columns: headings.map((header) => ({ header })) })
  return Readable.from([bytes])
}

/** A percentage that two figures divide, where both are shown. */
const quotients: Readonly<Partial<Record<ReportMeasure, readonly [ReportMeasure, ReportMeasure]>>> = {
  marginRate: ['margin', 'net'],
  discountRate: ['discount', 'gross'],
}

type Values = Pick<ReportLine, 'figures' | 'before'>
type Rows = { readonly first: number; readonly last: number }

/** Lines with their subtotals above them and the total below all, as headings and rows with formulas. */
function formulaSheet(report: Report, locale: Locale) {
  const { by, lines, currency, totals, count } = report
  const { headings, figures, compared, varied } = layoutOf(report, locale)
  const firstFigure = by.length + 1
  const firstCompared = firstFigure + figures.length
  const variance = firstCompared + compared.length
  const share = variance + (varied === undefined ? 0 : 2)
  const hasShare = lines.some(({ sharePpm }) => sharePpm !== null)
  const totalRow = lines.length + 1
  const at = (column: number, row: number) => addressOf(column, row)
  const columnOf = (measure: ReportMeasure) => firstFigure + figures.indexOf(measure)

  /** Sums of `rows` where there are any, and divided figures. */
  const figure = (values: Values, measure: ReportMeasure, row: number, rows: Rows | null): Cell | FormulaCell => {
    const cell = figureCell(values.figures, measure, currency)
    const [part, whole] = quotients[measure] ?? []
    if (part !== undefined && whole !== undefined && figures.includes(part) && figures.includes(whole))
      return withFormula(cell, `${at(columnOf(part), row)}/${at(columnOf(whole), row)}*100`)
    return summed(cell, measure, columnOf(measure), rows)
  }
  const summed = (cell: Cell, measure: ReportMeasure, column: number, rows: Rows | null) =>
    rows === null || !measures[measure].isSum
      ? cell
      : withFormula(cell, `SUBTOTAL(9,${at(column, rows.first)}:${at(column, rows.last)})`)
  const figuresOf = (values: Values, row: number, rows: Rows | null): (Cell | FormulaCell)[] => [
    ...figures.map((measure) => figure(values, measure, row, rows)),
    ...compared.map((measure, place) =>
      summed(figureCell(values.before ?? {}, measure, currency), measure, firstCompared + place, rows),
    ),
    ...(varied === undefined ? [] : differenceOf(values, varied, row)),
  ]
  const differenceOf = (values: Values, measure: ReportMeasure, row: number) => {
    const { difference, ratePpm } = varianceOf(values, measure)
    const [now, then] = [at(columnOf(measure), row), at(firstCompared, row)]
    return [
      withFormula(figureCell({ [measure]: difference }, measure, currency), `${now}-${then}`),
      withFormula(ratePpm === null ? null : ratePpm / 10_000, `(${now}-${then})/ABS(${then})*100`),
    ]
  }

  const cumulativeOf = (row: number, sibling: number | null) =>
    sibling === null ? at(share, row) : `${at(share + 1, sibling + 1)}+${at(share, row)}`

  const words = groupWords(report, locale)
  /** The line before each at its level under the same parent. */
  const siblings = siblingsOf(lines)
  const rows = lines.map((line, place): FormulaRow => {
    const row = place + 1
    const isSum = line.keys.length < by.length
    const shares: (Cell | FormulaCell)[] = hasShare
      ? [
          withFormula(
            percentOf(line.sharePpm),
            `${at(firstFigure, row)}/${columnName(firstFigure)}$${totalRow + 1}*100`,
          ),
          withFormula(percentOf(line.cumulativePpm), cumulativeOf(row, siblings[place] ?? null)),
        ]
      : []
    return {
      isStrong: isSum,
      cells: [
        ...(words[place] ?? []),
        line.code,
        ...figuresOf(line, row, isSum ? { first: row + 1, last: lastBelow(lines, place) + 1 } : null),
        ...shares,
      ],
    }
  })
  const total: FormulaRow = {
    isStrong: true,
    cells: [
      format(text.total, locale, { count }),
      ...Array.from({ length: by.length }, () => null),
      ...figuresOf(totals, totalRow, { first: 1, last: lines.length }),
    ],
  }
  return {
    headings: [...headings, ...(hasShare ? [text.share[locale], text.cumulative[locale]] : [])],
    rows: [...rows, total],
  }
}

/** Without a value there is nothing to calculate. */
function withFormula(cell: Cell, formula: string): Cell | FormulaCell {
  return typeof cell === 'number' ? { formula, value: cell } : cell
}

function percentOf(ppm: number | null): Cell {
  return ppm === null ? null : ppm / 10_000
}

/** Place of the last line below the subtotal at `place`. */
function lastBelow(lines: readonly ReportLine[], place: number): number {
  const level = lines[place]?.keys.length ?? 0
  const next = lines.findIndex(({ keys }, other) => other > place && keys.length <= level)
  return next === -1 ? lines.length - 1 : next - 1
}

function siblingsOf(lines: readonly ReportLine[]): (number | null)[] {
  const lastAt: (number | null)[] = []
  return lines.map(({ keys }, place) => {
    const level = keys.length
    const before = lastAt[level] ?? null
    lastAt[level] = place
    lastAt.length = level + 1
    return before
  })
}
