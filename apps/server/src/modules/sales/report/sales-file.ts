import type { SalesReport } from '@countinghouse/contract/sales/sales-report'
import { text } from '@countinghouse/contract/sales/sales-report.text'
import type { Locale } from '@countinghouse/kernel/text'
import { amountCell } from '../../../platform/import/amount-cell.ts'
import type { Cell } from '../../../platform/spreadsheet/cell.ts'

const amounts = [
  ['gross', 'grossMinor'],
  ['discount', 'discountMinor'],
  ['returns', 'returnsMinor'],
  ['net', 'netMinor'],
  ['tax', 'taxMinor'],
] as const

/** The report as headings and rows of a file; cost and margin last if present. */
export function salesSheet({ lines, totals, by, currency }: SalesReport, locale: Locale) {
  const hasCost = totals.costMinor !== undefined
  const inCurrency = (name: string) => `${name} (${currency})`
  const headings = [
    text[`by_${by}`][locale],
    ...(by === 'day' ? [] : [text.code[locale]]),
    text.sold[locale],
    text.returned[locale],
    ...amounts.map(([label]) => inCurrency(text[label][locale])),
    ...(hasCost ? [inCurrency(text.cost[locale]), inCurrency(text.margin[locale])] : []),
  ]
  const rows = lines.map((line): Cell[] => [
    line.name,
    ...(by === 'day' ? [] : [line.code]),
    line.sold,
    line.returned,
    ...amounts.map(([, key]) => amountCell(line[key], currency)),
    ...(hasCost
      ? [amountCell(line.costMinor, currency), amountCell(line.netMinor - (line.costMinor ?? 0), currency)]
      : []),
  ])
  return { headings, rows }
}
