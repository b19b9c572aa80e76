import type { RebateStanding } from '@countinghouse/contract/purchase/rebate-agreement'
import { getRebateStanding } from '@countinghouse/contract/purchase/rebate-agreement'
import { text } from '@countinghouse/contract/purchase/rebate-agreement.text'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import type { DocumentSideProps } from '../../../kit/document/document-extras.ts'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../purchase.module.css'
import { AccrualTable, CreditTable } from './standing-tables.tsx'

/** Turnover of an agreement so far, the tier that it reached, and what was booked and credited. */
export function StandingPanel({ row }: DocumentSideProps) {
  const { t } = useLanguage()
  const { data, error, refetch } = useQuery({ ...routeQuery(getRebateStanding, { id: row.id }), staleTime: 0 })
  if (error !== null && data === undefined) return <RecordMissing error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <RecordSkeleton count={3} />
  return (
    <RecordBody side="standing">
      <Figures standing={data} />
      <h2 className={styles.heading}>{t(text.accruals)}</h2>
      {data.accruals.length === 0 ? (
        <p className={styles.quiet}>{t(text.noAccruals)}</p>
      ) : (
        <AccrualTable standing={data} />
      )}
      {data.credits.length > 0 && (
        <>
          <h2 className={styles.heading}>{t(text.credits)}</h2>
          <CreditTable standing={data} />
        </>
      )}
    </RecordBody>
  )
}

function Figures({ standing }: { readonly standing: RebateStanding }) {
  const { t, locale, formatRate } = useLanguage()
  const { next } = standing
  const amount = (minor: number) => formatAmount(minor, standing.currency, locale)
  const rows = [
    [t(text.received), amount(standing.receivedMinor)],
    [t(text.returned), amount(standing.returnedMinor)],
    [t(text.turnoverNow), amount(standing.turnoverMinor)],
    [t(text.reachedPpm), formatRate(standing.reachedPpm)],
    next === null
      ? [t(text.highest), '']
      : [
          t(text.nextTier, { rate: formatRate(next.ratePpm) }),
          t(text.missing, { amount: amount(next.missingMinor), from: amount(next.fromMinor) }),
        ],
    [t(text.earnedNow), amount(standing.earnedMinor)],
    [t(text.earnedMinor), amount(standing.accruedMinor)],
    [t(text.creditedMinor), amount(standing.creditedMinor)],
  ]
  return (
    <table className={styles.table} aria-label={t(text.standing)}>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td data-number>
              <bdi>{value}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
