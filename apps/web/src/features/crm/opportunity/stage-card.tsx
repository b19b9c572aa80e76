import type { getPipeline, OpenStage } from '@countinghouse/contract/crm/opportunity'
import { text } from '@countinghouse/contract/crm/opportunity.text'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './stage-board.module.css'

type Card = OutputOfRoute<typeof getPipeline>['stages'][number]['cards'][number]

type Props = {
  readonly card: Card
  readonly currency: string
  readonly before: OpenStage | undefined
  readonly after: OpenStage | undefined
  /** Null without permission. */
  readonly onMove: ((card: Card, stage: OpenStage) => void) | null
  readonly onOpen: (id: number) => void
}

/** An opportunity on the board. */
export function StageCard({ card, currency, before, after, onMove, onOpen }: Props) {
  const { t, locale, formatDate } = useLanguage()
  const { id, name, customer, owner, closeOn, expectedMinor } = card
  const to = (stage: OpenStage) => t(text.toStage, { name, stage: t(text[`status_${stage}`]) })
  return (
    <li className={styles.card}>
      <button type="button" className={styles.open} onClick={() => onOpen(id)}>
        <bdi>{name}</bdi>
      </button>
      <span className={styles.detail}>
        <bdi>{customer}</bdi>
      </span>
      <span className={styles.amount}>
        <bdi>{formatAmount(expectedMinor, currency, locale)}</bdi>
      </span>
      <span className={styles.detail}>
        <bdi>{owner}</bdi>
        {closeOn !== null && <bdi>{formatDate(closeOn)}</bdi>}
      </span>
      {onMove !== null && (
        <span className={styles.moves}>
          {before !== undefined && (
            <IconButton label={to(before)} onClick={() => onMove(card, before)}>
              <IconChevronLeft className={styles.arrow} size={16} stroke={1.75} aria-hidden />
            </IconButton>
          )}
          {after !== undefined && (
            <IconButton label={to(after)} onClick={() => onMove(card, after)}>
              <IconChevronRight className={styles.arrow} size={16} stroke={1.75} aria-hidden />
            </IconButton>
          )}
        </span>
      )}
    </li>
  )
}
