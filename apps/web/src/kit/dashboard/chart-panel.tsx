import { text } from '@countinghouse/contract/kit/dashboard.text'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useId } from 'react'
import type { Bar } from '../../ui/display/bar-chart.tsx'
import { BarChart } from '../../ui/display/bar-chart.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import { DashboardFailure } from './dashboard-failure.tsx'
import styles from './dashboard.module.css'

type Props = {
  readonly title: string
  readonly query: Pick<UseQueryResult, 'isPending' | 'isError' | 'error' | 'refetch'>
  /** Sum of the chart as text. */
  readonly sum: ReactNode
  readonly bars: readonly Bar[]
  /** Value of a bar of full height. */
  readonly most: number
  readonly nothing: string | null
  /** Columns and rows of the alternative table. */
  readonly columns: readonly string[]
  readonly rows: readonly { readonly key: string; readonly cells: readonly string[] }[]
  readonly way: { readonly to: string; readonly search: object; readonly label: string }
}

/** A dashboard chart with its sum, an alternative table and a link to the report. */
export function ChartPanel({ title, query, sum, bars, most, nothing, columns, rows, way }: Props) {
  const { t } = useLanguage()
  const id = useId()
  // A single bar compares with nothing.
  const only = bars.length === 1 ? bars[0] : undefined
  return (
    <section className={styles.chart} aria-labelledby={id} aria-busy={query.isPending}>
      <header className={styles.chartHead}>
        <h2 id={id} className={styles.name}>
          {title}
        </h2>
        <Link className={styles.way} to={way.to} search={way.search as never}>
          {way.label}
        </Link>
      </header>
      {query.isPending && <span className={styles.skeleton} />}
      {query.isError && bars.length === 0 && query.error !== null && (
        <DashboardFailure error={query.error} onRetry={() => void query.refetch()} />
      )}
      {!query.isPending && !query.isError && nothing !== null && <p className={styles.unit}>{nothing}</p>}
      {bars.length > 0 && nothing === null && (
        <>
          <p className={styles.unit}>{sum}</p>
          {only === undefined ? (
            <BarChart label={title} bars={bars} most={most} />
          ) : (
            <p className={styles.figure}>
              <bdi>{only.written}</bdi> <small className={styles.unit}>{only.label}</small>
            </p>
          )}
          <details className={styles.details}>
            <summary>{t(text.asTable)}</summary>
            <table className={styles.table} aria-label={title}>
              <thead>
                <tr>
                  {columns.map((column, at) => (
                    <th key={column} scope="col" data-number={at > 0 || undefined}>
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ key, cells: [head, ...cells] }) => (
                  <tr key={key}>
                    <th scope="row">{head}</th>
                    {cells.map((cell, at) => (
                      <td key={columns[at + 1]} data-number>
                        <bdi>{cell}</bdi>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  )
}
