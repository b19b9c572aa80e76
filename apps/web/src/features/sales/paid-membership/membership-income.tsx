import type { DocumentRow } from '@countinghouse/contract/document'
import { getMembershipIncome } from '@countinghouse/contract/sales/paid-membership'
import { text } from '@countinghouse/contract/sales/paid-membership.text'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import figures from '../../../kit/report/figure-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import { FactList } from '../../../kit/record/fact-list.tsx'
import { RenewMembership } from './renew-membership.tsx'

/** What becomes income of a membership in each month, and its renewal. */
export function MembershipIncomePanel({ row }: { readonly row: DocumentRow }) {
  const { t, locale, formatNumber, formatDate } = useLanguage()
  const { data, error, refetch } = useQuery({ ...routeQuery(getMembershipIncome, { id: row.id }), staleTime: 0 })
  if (error !== null && data === undefined) return <RecordMissing error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <RecordSkeleton count={3} />
  const { currency, deferredMinor, months } = data
  const money = (minor: number) => formatAmount(minor, currency, locale)
  return (
    <RecordBody side="income">
      {(row.status === 'active' || row.status === 'grace') && <RenewMembership id={row.id} />}
      <FactList facts={[{ label: t(text.deferred), value: money(deferredMinor) }]} />
      <table className={figures.table} aria-label={t(text.income)}>
        <thead>
          <tr>
            <th scope="col">{t(text.month)}</th>
            <th scope="col">{t(text.recognisedOn)}</th>
            <th scope="col" data-number>
              {t(text.amount)}
            </th>
            <th scope="col">{t(text.posted)}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ no, on, amountMinor, isPosted }) => (
            <tr key={no}>
              <th scope="row">{formatNumber(no)}</th>
              <td data-label={t(text.recognisedOn)}>{formatDate(on)}</td>
              <td data-number data-label={t(text.amount)}>
                {money(amountMinor)}
              </td>
              <td data-label={t(text.posted)}>{t(isPosted ? text.posted : text.planned)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </RecordBody>
  )
}
