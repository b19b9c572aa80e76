import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import type { SupplierPerformance } from '@countinghouse/contract/purchase/supplier-performance'
import { fewestScoredLines } from '@countinghouse/contract/purchase/supplier-performance'
import { text } from '@countinghouse/contract/purchase/supplier-performance.text'
import { Link } from '@tanstack/react-router'
import figures from '../../../kit/report/figure-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'

type Props = { readonly rows: SupplierPerformance['rows']; readonly isLoading: boolean }

const counts = ['orders', 'lines'] as const
const shares = ['onTimePpm', 'inFullPpm', 'onTimeInFullPpm', 'rejectedPpm', 'priceRisePpm', 'confirmedPpm'] as const

/** A row for each supplier, which leads to its orders. */
export function PerformanceTable({ rows, isLoading }: Props) {
  const { t, formatNumber, formatShare } = useLanguage()
  const few = <span>{t(text.few, { least: fewestScoredLines })}</span>
  return (
    <table className={figures.table} aria-label={t(text.title)} aria-busy={isLoading}>
      <thead>
        <tr>
          <th scope="col">{t(text.supplierId)}</th>
          {[...counts, ...shares, 'scorePpm' as const].map((name) => (
            <th key={name} scope="col" data-number>
              {t(text[name])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.supplierId}>
            <th scope="row">
              <Link to={purchaseOrder.page.path} search={{ supplierId: row.supplierId } as never} title={t(text.open)}>
                <bdi>{row.supplier}</bdi>
              </Link>
            </th>
            {counts.map((name) => (
              <td key={name} data-number data-label={t(text[name])}>
                {formatNumber(row[name])}
              </td>
            ))}
            {shares.map((name) => {
              const ppm = row[name]
              return (
                <td key={name} data-number data-label={t(text[name])}>
                  {ppm === null ? '–' : <bdi>{formatShare(ppm)}</bdi>}
                </td>
              )
            })}
            <td data-number data-label={t(text.scorePpm)}>
              {row.scorePpm === null ? few : <strong>{formatShare(row.scorePpm)}</strong>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
