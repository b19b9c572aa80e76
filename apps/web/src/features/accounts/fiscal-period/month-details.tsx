import type { FiscalPeriod } from '@countinghouse/contract/accounts/fiscal-period'
import { getCloseChecklist, periodLocks } from '@countinghouse/contract/accounts/fiscal-period'
import { text } from '@countinghouse/contract/accounts/fiscal-period.text'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import drawer from '../../../kit/record/record-drawer.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { StateWord } from '../../../ui/display/state-word.tsx'
import styles from './accounts.module.css'
import { lockTones } from './lock-tones.ts'
import { MonthSteps } from './month-steps.tsx'

const facts = ['changedAt', 'changedBy', 'reason'] as const

/** State of a period, who set it, and the closing checklist. */
export function MonthDetails({ month }: { readonly month: FiscalPeriod }) {
  const { t, formatInstant } = useLanguage()
  const { id } = month
  const isClosed = periodLocks.every((lock) => month[lock] === 'closed')
  const query = useQuery({
    ...routeQuery(getCloseChecklist, { id }),
    enabled: !isClosed,
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
      <dl className={styles.locks} aria-label={t(text.locks)}>
        {periodLocks.map((lock) => (
          <div key={lock}>
            <dt className={drawer.factLabel}>{t(text[lock])}</dt>
            <dd className={drawer.fact}>
              <StateWord tone={lockTones[month[lock]]}>{t(text[`${lock}_${month[lock]}`])}</StateWord>
              <span className={styles.quiet}>{t(text[`means_${month[lock]}`])}</span>
            </dd>
          </div>
        ))}
      </dl>
      {!isClosed && (
        <>
          <h3 className={styles.heading}>{t(text.closeChecklist)}</h3>
          {query.isError && closeChecklist === undefined && (
            <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
          )}
          {query.isPending && <RecordSkeleton count={2} />}
          {closeChecklist?.length === 0 && <p className={styles.quiet}>{t(text.ready)}</p>}
          {closeChecklist !== undefined && closeChecklist.length > 0 && (
            <ul className={styles.standing} aria-label={t(text.closeChecklist)}>
              {closeChecklist.map(({ key, message, path, locks }) => (
                <li key={key}>
                  {message} <span className={styles.quiet}>{locks.map((lock) => t(text[lock])).join(' · ')}</span>{' '}
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
