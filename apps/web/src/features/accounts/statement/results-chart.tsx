import { getResultsByMonth } from '@countinghouse/contract/accounts/statement'
import { text } from '@countinghouse/contract/accounts/statement.text'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { LoadFailure } from '../../../kit/report/load-failure.tsx'
import { BarChart } from '../../../ui/display/bar-chart.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { monthLabel } from './month-label.ts'
import styles from './statement.module.css'

const series = ['income', 'cost', 'profit'] as const

type Props = {
  /** A day of the last month; null: today. */
  readonly to: string | null
  readonly storeId: number | null
  readonly shown?: readonly (typeof series)[number][]
}

/** Income, cost and profit of twelve months on one scale, with a table of the same figures. */
export function ResultsChart({ to, storeId, shown = series }: Props) {
  const { t, locale } = useLanguage()
  const query = useQuery(
    routeQuery(getResultsByMonth, { ...(to !== null && { to }), ...(storeId !== null && { storeId }) }),
  )
  if (query.isError && query.data === undefined)
    return <LoadFailure what={t(text.failed)} error={query.error} onRetry={() => void query.refetch()} />
  if (query.data === undefined) return <div className={styles.waiting} aria-busy="true" />
  const { months, currency } = query.data
  const amounts = months.flatMap((month) => shown.map((name) => month[`${name}Minor`]))
  const [least, most] = [Math.min(0, ...amounts), Math.max(0, ...amounts)]
  const written = (amount: number) => formatAmount(amount, currency, locale)
  return (
    <div className={styles.charts}>
      {shown.map((name) => (
        <div key={name}>
          <p className={styles.series}>{t(text[name])}</p>
          <BarChart
            label={`${t(text.months)}: ${t(text[name])}`}
            most={most}
            least={least}
            bars={months.map((month) => ({
              key: month.month,
              label: monthLabel(month.month, locale),
              value: month[`${name}Minor`],
              written: written(month[`${name}Minor`]),
            }))}
          />
        </div>
      ))}
      <details className={styles.details}>
        <summary>{t(text.asTable)}</summary>
        <table className={styles.months} aria-label={t(text.months)}>
          <thead>
            <tr>
              <th scope="col">{t(text.month)}</th>
              {shown.map((name) => (
                <th key={name} scope="col" data-number>
                  {t(text[name])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((month) => (
              <tr key={month.month}>
                <th scope="row">{monthLabel(month.month, locale)}</th>
                {shown.map((name) => (
                  <td key={name} data-number>
                    <bdi>{written(month[`${name}Minor`])}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}
