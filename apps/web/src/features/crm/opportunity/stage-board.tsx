import type { OpenStage } from '@countinghouse/contract/crm/opportunity'
import { getPipeline, moveOpportunity, opportunity } from '@countinghouse/contract/crm/opportunity'
import { text } from '@countinghouse/contract/crm/opportunity.text'
import { permissionName } from '@countinghouse/contract/page'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { FailedList } from '../../../kit/list/no-rows.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './stage-board.module.css'
import { StageCard } from './stage-card.tsx'

type Pipeline = OutputOfRoute<typeof getPipeline>
type Column = Pipeline['stages'][number]
type Card = Column['cards'][number]
type Move = (card: Card, stage: OpenStage) => void

/** Open opportunities by stage, with the sums of each stage. Cards move by their buttons. */
export function StageBoard({ onOpen }: { readonly onOpen: (id: number) => void }) {
  const language = useLanguage()
  const { t } = language
  const can = useCan()
  const write = useWrite(t(text.title))
  const query = useQuery(routeQuery(getPipeline, {}))
  const { data } = query

  async function move({ id, version, name }: Card, stage: OpenStage): Promise<void> {
    const answer = await write(moveOpportunity, { id, version, stage })
    if (answer === null) return
    const message = t(text.moved, { name, stage: t(text[`status_${stage}`]) })
    showToast(language, { tone: 'done', message })
  }

  if (query.isError && data === undefined)
    return <FailedList error={query.error} onRetry={() => void query.refetch()} />
  if (data === undefined) return <RecordSkeleton count={4} />
  const canMove = can(permissionName(opportunity.page, 'edit'))
  return (
    <div className={styles.board}>
      {data.stages.map((column, at) => (
        <StageColumn
          key={column.stage}
          column={column}
          currency={data.currency}
          before={data.stages[at - 1]?.stage}
          after={data.stages[at + 1]?.stage}
          onMove={canMove ? (card, stage) => void move(card, stage) : null}
          onOpen={onOpen}
        />
      ))}
    </div>
  )
}

type ColumnProps = {
  readonly column: Column
  readonly currency: string
  readonly before: OpenStage | undefined
  readonly after: OpenStage | undefined
  readonly onMove: Move | null
  readonly onOpen: (id: number) => void
}

function StageColumn({ column, currency, before, after, onMove, onOpen }: ColumnProps) {
  const { t, locale, formatNumber } = useLanguage()
  const id = useId()
  const { stage, count, cards } = column
  const expected = formatAmount(column.expectedMinor, currency, locale)
  const weighted = formatAmount(column.weightedMinor, currency, locale)
  return (
    <section className={styles.column} aria-labelledby={id}>
      <h2 id={id} className={styles.name}>
        {t(text[`status_${stage}`])} <span className={styles.count}>{formatNumber(count)}</span>
      </h2>
      <p className={styles.sums}>{t(text.sums, { expected, weighted })}</p>
      {cards.length === 0 && <p className={styles.sums}>{t(text.none)}</p>}
      <ul className={styles.cards}>
        {cards.map((card) => (
          <StageCard
            key={card.id}
            card={card}
            currency={currency}
            before={before}
            after={after}
            onMove={onMove}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {count > cards.length && (
        <Link to={opportunity.page.path} search={{ status: stage } as never}>
          {t(text.more, { count: formatNumber(count) })}
        </Link>
      )}
    </section>
  )
}
