import { text } from '@countinghouse/contract/desk/inbox.text'
import { useLanguage } from '../../../ui/language/language.tsx'
import { ApprovalCard } from './approval-card.tsx'
import { DeskStates } from './desk-states.tsx'
import styles from './inbox.module.css'
import { useApprovals } from './use-approvals.ts'

/** Requests of the caller with their status. */
export function RequestsTab() {
  const { t } = useLanguage()
  const { query, approvals } = useApprovals('mine')
  return (
    <DeskStates query={query} isEmpty={approvals.length === 0} empty={t(text.nothingRequested)}>
      <ul className={styles.cards}>
        {approvals.map((approval) => (
          <li key={approval.id} className={styles.card}>
            <ApprovalCard approval={approval} />
          </li>
        ))}
      </ul>
    </DeskStates>
  )
}
