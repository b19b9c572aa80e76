import type { FiscalPeriod } from '@countinghouse/contract/accounts/fiscal-period'
import { getCloseChecklist } from '@countinghouse/contract/accounts/fiscal-period'
import { text } from '@countinghouse/contract/accounts/fiscal-period.text'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import drawer from '../../../kit/record/record-drawer.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import styles from './accounts.module.css'
import { MonthSteps } from './month-steps.tsx'

const facts = ['changedAt', 'changedBy', 'reason'] as const

/** State of a period, who set it, and the closing checklist. */
export function MonthDetails({ month }: { readonly month: FiscalPeriod }) {
  const { t, formatInstant } = useLanguage()
  const { id, stock } = month
  const query = useQuery({
    ...routeQuery(getCloseChecklist, { id }),
    enabled: stock !== 'closed',
    // Refetched on return, because the user may have resolved an item on another page.
    refetchOnMount: 'always',
  })
  const closeChecklist = query.data?.items
  const words = {
    changedAt: month.changedAt === null ? null : formatInstant(month.changedAt),
    changedBy: month.changedBy,
    reason: month.reason,
  }
  return (
    <RecordBody side="month" footer={<MonthSteps month={month} closeChecklist={closeChecklist ?? null} />}>
      <p className={styles.lead}>{t(text[`means_${stock}`])}</p>
      {stock !== 'closed' && (
        <>
          <h3 className={styles.heading}>{t(text.closeChecklist)}</h3>
          {query.isError && closeChecklist === undefined && (
            <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
          )}
          {query.isPending && <RecordSkeleton count={2} />}
          {closeChecklist?.length === 0 && <p className={styles.quiet}>{t(text.ready)}</p>}
          {closeChecklist !== undefined && closeChecklist.length > 0 && (
            <ul className={styles.standing} aria-label={t(text.closeChecklist)}>
              {closeChecklist.map(({ key, message, path }) => (
                <li key={key}>
                  {message}{' '}
                  {path !== null && (
                    <Link className={styles.link} to={path}>
                      {t(text.putRight)}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      <dl className={styles.facts}>
        {facts.map(
          (fact) =>
            words[fact] !== null && (
              <div key={fact}>
                <dt className={drawer.factLabel}>{t(text[fact])}</dt>
                <dd className={drawer.fact}>
                  <bdi>{words[fact]}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
    </RecordBody>
  )
}
