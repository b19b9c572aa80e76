import { customer } from '@countinghouse/contract/crm/customer'
import { classOf, listValuedCustomers, valuedAtOnce } from '@countinghouse/contract/reports/customer-value'
import { text } from '@countinghouse/contract/reports/customer-value.text'
import { permissionName } from '@countinghouse/contract/page'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import { formatAmount } from '../../../kit/fields/amount.ts'
import figures from '../../../kit/report/figure-table.module.css'
import { LoadFailure } from '../../../kit/report/load-failure.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './customer-value.module.css'
import type { ValueState } from './value-search.ts'
import { inputOf, scoresOf } from './value-search.ts'

type Props = { readonly state: ValueState; readonly onClear: () => void }

const columns = ['lastOn', 'purchases', 'turnover', 'recency', 'frequency', 'value'] as const

/** Customers of the selected scores, the highest turnover first. */
export function ValuedCustomers({ state, onClear }: Props) {
  const { t, locale, formatDate, formatNumber } = useLanguage()
  const id = useId()
  const canOpen = useCan()(permissionName(customer.page, 'view'))
  const selected = scoresOf(state)
  const query = useQuery({
    ...routeQuery(listValuedCustomers, { ...inputOf(state), ...selected }),
    placeholderData: keepPreviousData,
  })
  const { data } = query
  const isSelected = Object.keys(selected).length > 0
  return (
    <section className={styles['customers']} aria-labelledby={id} aria-busy={query.isFetching}>
      <header>
        <h2 id={id} className={styles['heading']}>
          {t(isSelected ? text.selected : text.all)}
        </h2>
        {isSelected && (
          <button type="button" className={styles['clear']} onClick={onClear}>
            {t(text.clear)}
          </button>
        )}
      </header>
      {query.isError && <LoadFailure what={t(text.failed)} error={query.error} onRetry={() => void query.refetch()} />}
      {data !== undefined && (
        <table className={figures.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{t(text.name)}</th>
              {columns.map((column) => (
                <th key={column} scope="col" data-number>
                  {t(text[column])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.customers.map((one) => (
              <tr key={one.customerId}>
                <th scope="row">
                  {canOpen ? (
                    <Link to={customer.page.path} search={{ open: one.customerId } as never}>
                      <bdi>{one.name}</bdi>
                    </Link>
                  ) : (
                    <bdi>{one.name}</bdi>
                  )}
                  <span className={figures.under}>
                    <bdi>{one.code}</bdi> · {t(text[`class_${classOf(one)}`])}
                  </span>
                </th>
                <td data-number data-label={t(text.lastOn)}>
                  <bdi>{formatDate(one.lastOn)}</bdi>
                </td>
                <td data-number data-label={t(text.purchases)}>
                  {formatNumber(one.purchases)}
                </td>
                <td data-number data-label={t(text.turnover)}>
                  <bdi>{formatAmount(one.netMinor, data.currency, locale)}</bdi>
                </td>
                {(['recency', 'frequency', 'value'] as const).map((score) => (
                  <td key={score} data-number data-label={t(text[score])}>
                    {formatNumber(one[score])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {data?.hasMore === true && (
        <p className={styles['quiet']}>{t(text.hasMore, { count: formatNumber(valuedAtOnce) })}</p>
      )}
    </section>
  )
}
