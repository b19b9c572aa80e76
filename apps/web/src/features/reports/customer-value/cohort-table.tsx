import type { CustomerValue } from '@countinghouse/contract/reports/customer-value'
import { text } from '@countinghouse/contract/reports/customer-value.text'
import type { CSSProperties } from 'react'
import { useId } from 'react'
import figures from '../../../kit/report/figure-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './customer-value.module.css'

/** Shares of the customers of a month who bought again in the months after. */
export function CohortTable({ cohorts }: Pick<CustomerValue, 'cohorts'>) {
  const { t, formatNumber, formatRate } = useLanguage()
  const id = useId()
  const width = Math.max(0, ...cohorts.map(({ returned }) => returned.length))
  if (cohorts.length === 0) return null
  return (
    <section className={styles['wide']} aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        {t(text.cohorts)}
      </h2>
      <table className={`${figures.table} ${styles['cohorts']}`} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t(text.cohort)}</th>
            <th scope="col" data-number>
              {t(text.customers)}
            </th>
            {Array.from({ length: Math.max(0, width - 1) }, (_, index) => (
              <th key={index} scope="col" data-number>
                {t(text.month, { number: formatNumber(index + 1) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cohorts.map(({ month, customers, returned }) => (
            <tr key={month}>
              <th scope="row">
                <bdi>{month}</bdi>
              </th>
              <td data-number data-label={t(text.customers)}>
                {formatNumber(customers)}
              </td>
              {returned.slice(1).map((count, index) => (
                <td
                  key={index}
                  data-number
                  data-label={t(text.month, { number: formatNumber(index + 1) })}
                  title={formatNumber(count)}
                  style={{ '--heat': customers === 0 ? 0 : count / customers } as CSSProperties}
                >
                  {count === 0 ? '–' : formatRate(Math.round((count / customers) * 100) * 10_000)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
