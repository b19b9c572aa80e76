import type { Approval } from '@countinghouse/contract/desk/approval'
import { getApproval, listDecisions } from '@countinghouse/contract/desk/approval'
import { text } from '@countinghouse/contract/desk/inbox.text'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { AttentionList } from '../../../kit/list/attention-list.tsx'
import { useShortcuts } from '../../../app/keyboard/keyboard.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { usePaletteActions } from '../../../app/palette/palette-actions.ts'
import { routeQuery } from '../../../app/calls/queries.ts'
import { ApprovalCard } from './approval-card.tsx'
import { DeskStates } from './desk-states.tsx'
import styles from './inbox.module.css'
import { useApprovals } from './use-approvals.ts'
import { useApprovalDecisions } from './use-approval-decisions.ts'

type Props = { readonly current: number | null; readonly onCurrent: (id: number) => void }

/** Requests the caller may decide. Keys: J and K move, A approves, R rejects. */
export function ApprovalsTab({ current, onCurrent }: Props) {
  const { t } = useLanguage()
  const { query, approvals } = useApprovals('waiting')
  const elsewhere = useQuery(routeQuery(listDecisions, {})).data?.items ?? []
  const { agree, agreeToAll, refuse } = useApprovalDecisions()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const selected = approvals.filter(({ id }) => chosen.has(id))
  const place = approvals.findIndex(({ id }) => id === current)
  const inHand = approvals[place] ?? null
  const go = (to: number) => {
    const next = approvals[Math.max(0, Math.min(to, approvals.length - 1))]
    if (next === undefined) return
    onCurrent(next.id)
    document.getElementById(cardId(next.id))?.focus()
  }
  const hasOne = () => inHand !== null
  const agreeToIt = () => void (inHand !== null && agree(inHand))
  const rejectIt = () => void (inHand !== null && refuse(inHand))
  useShortcuts([
    { keys: 'j', scope: 'list', label: t(text.next), run: () => go(place + 1) },
    { keys: 'k', scope: 'list', label: t(text.previous), run: () => go(place - 1) },
    { keys: 'a', scope: 'list', label: t(text.approve), run: agreeToIt, when: hasOne },
    { keys: 'r', scope: 'list', label: t(text.reject), run: rejectIt, when: hasOne },
  ])
  usePaletteActions(
    inHand === null
      ? []
      : [
          { title: t(text.approve), icon: 'file', keys: 'A', run: agreeToIt },
          { title: t(text.reject), icon: 'file', keys: 'R', run: rejectIt },
        ],
  )
  return (
    <>
      {current !== null && inHand === null && !query.isPending && <Elsewhere id={current} />}
      {elsewhere.length > 0 && (
        <section className={styles.elsewhere} aria-labelledby="inbox-elsewhere">
          <h2 id="inbox-elsewhere">{t(text.elsewhere)}</h2>
          <AttentionList items={elsewhere} label={t(text.elsewhere)} nothing="" />
        </section>
      )}
      <DeskStates query={query} isEmpty={approvals.length === 0 && elsewhere.length === 0} empty={t(text.nothingWaits)}>
        {selected.length > 0 && (
          <div className={styles.bulk}>
            <Button onClick={() => void agreeToAll(selected).then(() => setChosen(new Set()))}>
              {t(text.approveSelected, { count: selected.length })}
            </Button>
          </div>
        )}
        <ul className={styles.cards}>
          {approvals.map((approval) => (
            <Waiting
              key={approval.id}
              approval={approval}
              isInHand={approval.id === current}
              isChosen={chosen.has(approval.id)}
              onHand={() => onCurrent(approval.id)}
              onChoose={() => setChosen((before) => before.symmetricDifference(new Set([approval.id])))}
              onAgree={() => void agree(approval)}
              onReject={() => void refuse(approval)}
            />
          ))}
        </ul>
      </DeskStates>
    </>
  )
}

type WaitingProps = {
  readonly approval: Approval
  readonly isInHand: boolean
  readonly isChosen: boolean
  readonly onHand: () => void
  readonly onChoose: () => void
  readonly onAgree: () => void
  readonly onReject: () => void
}

function Waiting({ approval, isInHand, isChosen, onHand, onChoose, onAgree, onReject }: WaitingProps) {
  const { t } = useLanguage()
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isInHand) card.current?.scrollIntoView({ block: 'nearest' })
  }, [isInHand])
  return (
    <li
      ref={card}
      id={cardId(approval.id)}
      tabIndex={-1}
      className={styles.card}
      aria-current={isInHand || undefined}
      // Only for the card itself: otherwise the page would move under the pointer between press and release.
      onFocus={(event) => event.target === event.currentTarget && onHand()}
    >
      <ApprovalCard approval={approval}>
        <div className={styles.actions}>
          <label className={styles.choose}>
            <input type="checkbox" checked={isChosen} onChange={onChoose} />
            <span className="visually-hidden">{t(text.select, { label: approval.label })}</span>
          </label>
          <Button variant="default" onClick={onReject} aria-keyshortcuts="R">
            {t(text.reject)}
          </Button>
          <Button onClick={onAgree} aria-keyshortcuts="A">
            {t(text.approve)}
          </Button>
        </div>
      </ApprovalCard>
    </li>
  )
}

/** Shows the status of a linked request that is no longer pending with the caller. */
function Elsewhere({ id }: { readonly id: number }) {
  const { data, error } = useQuery(routeQuery(getApproval, { id }))
  if (error !== null)
    return (
      <p className={styles.card} role="status">
        {error.message}
      </p>
    )
  return (
    data !== undefined && (
      <div className={styles.card} role="status">
        <ApprovalCard approval={data} />
      </div>
    )
  )
}

function cardId(id: number): string {
  return `approval-${id}`
}
