import type { BudgetUse } from '@countinghouse/contract/purchase/purchase-budget'
import { getBudgetUse } from '@countinghouse/contract/purchase/purchase-budget'
import { text } from '@countinghouse/contract/purchase/purchase-budget-use.text'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { routeQuery } from '../../../app/calls/queries.ts'
import { formatAmount } from '../../../kit/fields/amount.ts'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import figures from '../../../kit/report/figure-table.module.css'
import report from '../../../kit/report/report.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'

/** What a budget permits, what orders take of it, and what is left. */
export function BudgetUseSide({ row }: RecordTabProps) {
  const { data, error, refetch } = useQuery(routeQuery(getBudgetUse, { id: row.id }))
  return (
    <RecordBody side="use">
      {data !== undefined && <Loaded found={data} />}
      {data === undefined && error === null && <RecordSkeleton count={4} />}
      {data === undefined && error !== null && <RecordMissing error={error} onRetry={() => void refetch()} />}
    </RecordBody>
  )
}

function Loaded({ found }: { readonly found: BudgetUse }) {
  const { t, locale, formatDate } = useLanguage()
  const { currency, permittedMinor, committedMinor, openMinor, orders, count } = found
  const amount = (minor: number) => <bdi>{formatAmount(minor, currency, locale)}</bdi>
  const sums = [
    { label: text.permitted, means: text.permitted_means, minor: permittedMinor },
    { label: text.committed, means: text.committed_means, minor: committedMinor },
    { label: openMinor < 0 ? text.over : text.open, means: null, minor: Math.abs(openMinor) },
  ]
  return (
    <>
      <dl className={report.totals}>
        {sums.map(({ label, means, minor }) => (
          <div key={label.en}>
            <dt>{t(label)}</dt>
            <dd>{amount(minor)}</dd>
            {means !== null && <dd className={report.previous}>{t(means)}</dd>}
          </div>
        ))}
      </dl>
      {orders.length === 0 ? (
        <p className={report.more}>{t(text.none)}</p>
      ) : (
        <table className={figures.table} aria-label={t(text.orders)}>
          <thead>
            <tr>
              <th scope="col">{t(text.order)}</th>
              <th scope="col">{t(text.supplier)}</th>
              <th scope="col">{t(text.due)}</th>
              <th scope="col" data-number>
                {t(text.committed)}
              </th>
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <tr key={order.id}>
                <th scope="row">
                  <Link to={purchaseOrder.page.path} search={{ open: order.id } as never}>
                    <bdi>{order.name}</bdi>
                  </Link>
                </th>
                <td data-label={t(text.supplier)}>
                  <bdi>{order.supplier}</bdi>
                </td>
                <td data-label={t(text.due)}>{formatDate(order.dueOn)}</td>
                <td data-number data-label={t(text.committed)}>
                  {amount(order.committedMinor)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {count > orders.length && <p className={report.more}>{t(text.more, { shown: orders.length, count })}</p>}
    </>
  )
}
