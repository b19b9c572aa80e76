import type { BestSellers } from '@countinghouse/contract/inventory/best-seller'
import { text } from '@countinghouse/contract/inventory/best-seller.text'
import type { Locale } from '@countinghouse/kernel/text'
import { amountCell } from '../../../platform/import/amount-cell.ts'
import type { Cell } from '../../../platform/spreadsheet/cell.ts'

const columns = [
  'rank',
  'item',
  'sku',
  'sold',
  'returned',
  'net',
  'share',
  'cumulative',
  'class',
  'onHand',
  'cover',
] as const
const inPerCent: ReadonlySet<string> = new Set(['share', 'cumulative'])

/** The report as headings and rows of a file: shares in per cent, the value last if present. */
export function bestSellerSheet({ lines, totals, currency }: BestSellers, locale: Locale) {
  const hasValue = totals.valueMinor !== undefined
  const headings = [
    ...columns.map((column) => `${text[column][locale]}${inPerCent.has(column) ? ' (%)' : ''}`),
    ...(hasValue ? [`${text.value[locale]} (${currency})`] : []),
  ]
  const rows = lines.map((line): Cell[] => [
    line.rank,
    line.name,
    line.sku,
    line.sold,
    line.returned,
    line.net,
    line.sharePpm / 10_000,
    line.cumulativePpm / 10_000,
    text[`class_${line.class}`][locale],
    line.onHand,
    line.coverDays,
    ...(hasValue ? [amountCell(line.valueMinor, currency)] : []),
  ])
  return { headings, rows }
}
