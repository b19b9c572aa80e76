import type { FiscalPeriod } from '@countinghouse/contract/accounts/fiscal-period'
import { journalsPage } from '@countinghouse/contract/accounts/journal'
import type { YearEnd } from '@countinghouse/contract/accounts/year-end'
import { getYearEnd } from '@countinghouse/contract/accounts/year-end'
import { text } from '@countinghouse/contract/accounts/year-end.text'
import { permissionName } from '@countinghouse/contract/page'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import figures from '../../../kit/report/figure-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './accounts.module.css'
import { YearSteps } from './year-steps.tsx'

/** Result of the fiscal year that ends with the period, and its closing. */
export function YearDetails({ month }: { readonly month: FiscalPeriod }) {
  const { t, formatDate } = useLanguage()
  const can = useCan()
  const query = useQuery({ ...routeQuery(getYearEnd, { id: month.id }), refetchOnMount: 'always' })
  const year = query.data
  if (year === undefined)
    return (
      <RecordBody side="year">
        {query.error === null ? (
          <RecordSkeleton count={4} />
        ) : (
          <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
        )}
      </RecordBody>
    )
  const { journalId, openMonths } = year
  return (
    <RecordBody side="year" footer={<YearSteps month={month} year={year} />}>
      <p className={styles.lead}>{t(text.lead, { from: formatDate(year.from), until: formatDate(year.until) })}</p>
      {journalId !== null && (
        <p className={styles.lead}>
          {can(permissionName(journalsPage, 'view')) ? (
            <Link className={styles.link} to={journalsPage.path} search={{ open: journalId } as never}>
              {t(text.closed, { number: journalId })}
            </Link>
          ) : (
            t(text.closed, { number: journalId })
          )}
        </p>
      )}
      {journalId === null && openMonths.length > 0 && (
        <p className={styles.lead}>{t(text.openMonths, { months: openMonths.join(', ') })}</p>
      )}
      {year.accounts.length === 0 ? <p className={styles.quiet}>{t(text.none)}</p> : <YearResult year={year} />}
    </RecordBody>
  )
}

function YearResult({ year }: { readonly year: YearEnd }) {
  const { t, locale } = useLanguage()
  const amount = (minor: number) => <bdi>{formatAmount(minor, year.currency, locale)}</bdi>
  return (
    <table className={figures.table} aria-label={t(text.title)}>
      <thead>
        <tr>
          <th scope="col">{t(text.account)}</th>
          <th scope="col" data-number>
            {t(text.amount)}
          </th>
        </tr>
      </thead>
      <tbody>
        {year.accounts.map(({ accountId, code, name, balanceMinor }) => (
          <tr key={accountId}>
            <th scope="row">
              <bdi>
                {code} {name}
              </bdi>
            </th>
            <td data-number data-label={t(text.amount)}>
              {amount(-balanceMinor)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t(year.profitMinor < 0 ? text.loss : text.profit)}</th>
          <td data-number data-label={t(text.amount)}>
            {amount(year.profitMinor)}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
