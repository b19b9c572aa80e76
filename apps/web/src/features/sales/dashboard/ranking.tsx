import type { SalesToday } from '@countinghouse/contract/sales/dashboard'
import { text } from '@countinghouse/contract/sales/dashboard.text'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import styles from '../../../kit/dashboard/dashboard.module.css'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { useLanguage } from '../../../ui/language/language.tsx'

type Props = {
  readonly title: string
  readonly rows: SalesToday['products']
  readonly currency: string
  /** Rows are stores, whose dashboard they open. */
  readonly isOfStores?: boolean
}

/** Stores or products by net sales, the highest first. */
export function Ranking({ title, rows, currency, isOfStores = false }: Props) {
  const { t, locale, formatNumber } = useLanguage()
  const id = useId()
  return (
    <section className={styles.chart} aria-labelledby={id}>
      <h2 id={id} className={styles.name}>
        {title}
      </h2>
      {rows.length === 0 ? (
        <p className={styles.unit}>{t(text.nothingSold)}</p>
      ) : (
        <table className={styles.table} aria-labelledby={id}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{title}</th>
              <th scope="col">{t(text.units)}</th>
              <th scope="col">{t(text.net)}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  {isOfStores ? (
                    <Link className={styles.way} to="." search={{ store: row.id } as never}>
                      <bdi>{row.name}</bdi>
                    </Link>
                  ) : (
                    <bdi>{row.name}</bdi>
                  )}
                </th>
                <td data-number>{formatNumber(row.units)}</td>
                <td data-number>
                  <bdi>{formatAmount(row.netMinor, currency, locale)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
