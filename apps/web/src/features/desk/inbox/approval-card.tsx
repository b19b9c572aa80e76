import type { Approval } from '@countinghouse/contract/desk/approval'
import { text } from '@countinghouse/contract/desk/inbox.text'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../ui/language/language.tsx'
import { formatAmount } from '../../../kit/fields/amount.ts'
import styles from './inbox.module.css'

type Props = { readonly approval: Approval; readonly children?: ReactNode }

/** A request with its requester, age, amount and decisions. */
export function ApprovalCard({ approval, children }: Props) {
  const { t, locale, formatInstant } = useLanguage()
  const { title, label, summary, store, requestedBy, requestedAt, status, address, onBehalfOf } = approval
  return (
    <>
      <div className={styles.top}>
        <div className={styles.what}>
          <p className={styles.kind}>
            {title[locale]} · {t(text[`status_${status}`])}
          </p>
          <h2 className={styles.label}>
            {address === null ? (
              <bdi>{label}</bdi>
            ) : (
              <Link to={address}>
                <bdi>{label}</bdi>
              </Link>
            )}
          </h2>
          <p>
            <bdi>{summary}</bdi>
          </p>
        </div>
        <Amount approval={approval} />
      </div>
      <p className={styles.facts}>
        <span>{t(text.requestedBy, { name: requestedBy })}</span>
        {store !== null && <span>{t(text.inStore, { store })}</span>}
        <time dateTime={requestedAt}>{formatInstant(requestedAt)}</time>
        {approval.stepCount > 1 && <span>{t(text.stepOf, { step: approval.step, count: approval.stepCount })}</span>}
        {status === 'pending' && <span>{t(text.missing, { count: approval.missing })}</span>}
      </p>
      {onBehalfOf !== null && <p className={styles.behalf}>{t(text.onBehalfOf, { name: onBehalfOf })}</p>}
      <Decisions approval={approval} />
      {children}
    </>
  )
}

function Amount({ approval: { amount, lastAmount, currency } }: { readonly approval: Approval }) {
  const { t, locale } = useLanguage()
  if (amount === null) return null
  const difference = lastAmount === null ? null : amount - lastAmount
  return (
    <div className={styles.amount}>
      <strong>{formatAmount(amount, currency, locale)}</strong>
      {difference !== null && (
        <span>
          {difference === 0
            ? t(text.sameAsLast)
            : t(text.toLast, { difference: formatAmount(difference, currency, locale, 'exceptZero') })}
        </span>
      )}
    </div>
  )
}

function Decisions({ approval }: { readonly approval: Approval }) {
  const { t, formatInstant } = useLanguage()
  if (approval.decisions.length === 0) return null
  return (
    <ul className={styles.decisions}>
      {approval.decisions.map(({ by, onBehalfOf, decision, reason, at }) => (
        <li key={by}>
          {t(decision === 'approved' ? text.decisionApproved : text.decisionRejected, { name: by })}
          {onBehalfOf !== null && ` (${t(text.onBehalfOf, { name: onBehalfOf })})`}
          {' · '}
          {formatInstant(at)}
          {reason !== null && <q dir="auto">{reason}</q>}
        </li>
      ))}
    </ul>
  )
}
