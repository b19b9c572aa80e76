import { text as causes } from '@countinghouse/contract/inventory/cancel-cause.text'
import { text } from '@countinghouse/contract/inventory/cancel-statistics.text'
import type { CancelStatistics } from '@countinghouse/contract/inventory/cancel-transfers'
import { formatAmount } from '../../../kit/fields/amount.ts'
import table from '../../../kit/report/report.module.css'
import { ShareBar } from '../../../ui/display/share-bar.tsx'
import { tags } from '../../../ui/language/formats.ts'
import type { Language } from '../../../ui/language/language.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

type Props = {
  readonly report: CancelStatistics
  readonly by: 'cause' | 'store' | 'month'
  readonly isLoading: boolean
}
type Line = CancelStatistics['totals'] & { readonly key: string; readonly label: string }

const columns = ['count', 'share', 'quantity', 'value'] as const

/** Number and quantity of cancelled transfers, with their total. */
export function CancelStatisticsTable({ report, by, isLoading }: Props) {
  const language = useLanguage()
  const { t, locale, formatNumber, formatShare } = language
  const { totals, currency } = report
  const shown = columns.filter((column) => column !== 'value' || totals.valueMinor !== undefined)
  const cells = ({ count, quantity, valueMinor }: CancelStatistics['totals']) => {
    const ppm = totals.count === 0 ? 0 : Math.round((count * 1000) / totals.count) * 1000
    return {
      count: <bdi>{formatNumber(count)}</bdi>,
      share: <ShareBar ppm={ppm}>{formatShare(ppm)}</ShareBar>,
      quantity: <bdi>{formatNumber(quantity)}</bdi>,
      value: valueMinor !== undefined && <bdi>{formatAmount(valueMinor, currency, locale)}</bdi>,
    }
  }
  const row = (sums: CancelStatistics['totals']) => {
    const values = cells(sums)
    return shown.map((column) => (
      <td key={column} data-number data-label={t(text[column])}>
        {values[column]}
      </td>
    ))
  }
  return (
    <table className={`${table.table} ${table.sums}`} aria-label={t(text[`by_${by}`])} aria-busy={isLoading}>
      <thead>
        <tr>
          <th scope="col">{t(text[`by_${by}`])}</th>
          {shown.map((column) => (
            <th key={column} scope="col" data-number>
              {t(text[column])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {linesOf(report, by, language).map((line) => (
          <tr key={line.key}>
            <th scope="row">
              <bdi>{line.label}</bdi>
            </th>
            {row(line)}
          </tr>
        ))}
      </tbody>
      <tfoot className={table.total}>
        <tr>
          <th scope="row">{t(text.total)}</th>
          {row(totals)}
        </tr>
      </tfoot>
    </table>
  )
}

function linesOf({ byCause, byStore, byMonth }: CancelStatistics, by: Props['by'], { t, locale }: Language): Line[] {
  if (by === 'cause')
    return byCause.map((line) => ({
      ...line,
      key: line.cancelCause,
      label: t(causes[`cancelCause_${line.cancelCause}`]),
    }))
  if (by === 'store') return byStore.map((line) => ({ ...line, key: String(line.storeId), label: line.store }))
  const month = new Intl.DateTimeFormat(tags[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return byMonth.map((line) => ({ ...line, key: line.month, label: month.format(new Date(`${line.month}T00:00:00Z`)) }))
}
