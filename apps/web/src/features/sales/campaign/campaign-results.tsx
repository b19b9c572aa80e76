import { text as recipientText } from '@countinghouse/contract/sales/campaign-recipient.text'
import type { CampaignResults as Results } from '@countinghouse/contract/sales/campaign-results'
import { getCampaignResults } from '@countinghouse/contract/sales/campaign-results'
import { text } from '@countinghouse/contract/sales/campaign-results.text'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import { formatAmount } from '../../../kit/fields/amount.ts'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { FactList } from '../../../kit/record/fact-list.tsx'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import figures from '../../../kit/report/figure-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './campaign-results.module.css'

const refreshMs = 5000

/** Mails of a campaign by status and reason, and what its recipients bought afterwards. */
export function CampaignResults({ row }: RecordTabProps) {
  const { t } = useLanguage()
  const query = useQuery({
    ...routeQuery(getCampaignResults, { id: row.id }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.isRunning === true ? refreshMs : false),
  })
  const { data } = query
  return (
    <RecordBody side="results">
      {query.isPending && <RecordSkeleton count={4} />}
      {query.isError && data === undefined && (
        <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
      )}
      {data !== undefined && <Progress results={data} status={String(row.status)} />}
      {data !== undefined && <Facts results={data} />}
      {data !== undefined && data.recipients > 0 && <Mails results={data} />}
      {data !== undefined && data.recipients > 0 && (
        <p className={styles.definition}>{t(text.definition, { count: data.attributionDays })}</p>
      )}
    </RecordBody>
  )
}

type Props = { readonly results: Results }

function Progress({ results: { isRunning, statuses }, status }: Props & { readonly status: string }) {
  const { t } = useLanguage()
  if (status !== 'sending') return null
  const isHeld = statuses.some((one) => one.status === 'held')
  return (
    <p role="status" className={styles.progress} data-held={isHeld || undefined}>
      {t(isRunning ? text.running : isHeld ? text.held : text.stopped)}
    </p>
  )
}

function Facts({ results }: Props) {
  const { t, locale, formatNumber } = useLanguage()
  const { members, recipients, unsubscribed, buyers, purchases, turnoverMinor, currency } = results
  if (members !== null) return <FactList facts={[{ label: t(text.members), value: formatNumber(members) }]} />
  return (
    <FactList
      facts={[
        { label: t(text.recipients), value: formatNumber(recipients) },
        { label: t(text.unsubscribed), value: formatNumber(unsubscribed) },
        { label: t(text.buyers), value: formatNumber(buyers) },
        { label: t(text.purchases), value: formatNumber(purchases) },
        { label: t(text.turnover), value: formatAmount(turnoverMinor, currency, locale) },
      ]}
    />
  )
}

function Mails({ results: { statuses, reasons } }: Props) {
  const { t, formatNumber } = useLanguage()
  const rows = [
    ...statuses.map(({ status, count }) => ({ label: t(recipientText[`status_${status}`]), count, isUnder: false })),
    ...reasons.map(({ reason, count }) => ({ label: t(recipientText[`reason_${reason}`]), count, isUnder: true })),
  ]
  return (
    <table className={figures.table} aria-label={t(text.count)}>
      <thead>
        <tr>
          <th scope="col">{t(recipientText.status)}</th>
          <th scope="col" data-number>
            {t(text.count)}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, count, isUnder }) => (
          <tr key={label} data-strong={!isUnder || undefined}>
            <th scope="row">{isUnder ? <span className={figures.under}>{label}</span> : label}</th>
            <td data-number data-label={t(text.count)}>
              {formatNumber(count)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
