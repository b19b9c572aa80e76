import type { BankAccount } from '@countinghouse/contract/procure/supplier-bank'
import { text } from '@countinghouse/contract/procure/supplier-bank.text'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './supplier-bank.module.css'

/** Submission, confirmation and end of an account, with users and reasons. */
export function SupplierBankSteps({ account }: { readonly account: BankAccount }) {
  const { t, formatInstant } = useLanguage()
  const { replaces, reason, endReason, confirmedBy, confirmedAt, retiredBy, retiredAt } = account
  return (
    <ul className={styles.steps}>
      <li>
        {t(text.proposedBy, { who: account.proposedBy, when: formatInstant(account.proposedAt) })}
        {replaces !== null && <span>{t(text.replaces, { masked: replaces })}</span>}
        {reason !== null && <bdi className={styles.reason}>{reason}</bdi>}
      </li>
      {confirmedBy !== null && confirmedAt !== null && (
        <li>{t(text.confirmedBy, { who: confirmedBy, when: formatInstant(confirmedAt) })}</li>
      )}
      {retiredBy !== null && retiredAt !== null && (
        <li>
          {t(text.retiredBy, { who: retiredBy, when: formatInstant(retiredAt) })}
          {endReason !== null && <bdi className={styles.reason}>{endReason}</bdi>}
        </li>
      )}
    </ul>
  )
}
