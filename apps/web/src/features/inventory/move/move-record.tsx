import { getPosting } from '@countinghouse/contract/inventory/move'
import { moves } from '@countinghouse/contract/inventory/move-list'
import { text } from '@countinghouse/contract/inventory/move.text'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ListShared } from '../../../kit/list/list-parts.ts'
import drawer from '../../../kit/record/record-drawer.module.css'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordPanel } from '../../../kit/record/record-panel.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import styles from '../inventory.module.css'
import { PostedMoves } from './posted-moves.tsx'

const getMove = moves.routes.get as NonNullable<typeof moves.routes.get>

/** The posting of a move: time, user, document and all its moves. */
export function MoveRecord(shared: ListShared) {
  const { t, formatDate, formatInstant } = useLanguage()
  const id = Number(shared.state.open)
  const move = useQuery(routeQuery(getMove, { id }))
  const { data: posting, ...query } = useQuery({
    ...routeQuery(getPosting, { id: move.data?.postingId ?? 0 }),
    enabled: move.data !== undefined,
  })
  const error = move.error ?? query.error
  return (
    <RecordPanel
      shared={shared}
      title={posting?.source ?? t(text.posting)}
      {...(posting !== undefined && {
        subtitle: (
          <p className={drawer.subtitle}>
            <span>{formatDate(posting.effectiveOn)}</span>
            <bdi>{formatInstant(posting.postedAt)}</bdi>
            {posting.postedBy !== null && <bdi>{t(text.postedBy, { person: posting.postedBy })}</bdi>}
          </p>
        ),
      })}
    >
      {posting === undefined && error !== null && (
        <RecordMissing error={error} onRetry={() => void (move.data === undefined ? move : query).refetch()} />
      )}
      {posting === undefined && error === null && <RecordSkeleton count={4} />}
      {posting !== undefined && (
        <RecordBody>
          <p className={styles.lead}>
            {posting.path === null ? (
              <span className={styles.quiet}>{t(text.noDocument)}</span>
            ) : (
              <Link to={posting.path}>{t(text.openDocument)}</Link>
            )}
          </p>
          <PostedMoves posting={posting} current={id} />
          {posting.hasMore && <p className={styles.quiet}>{t(text.otherStores)}</p>}
        </RecordBody>
      )}
    </RecordPanel>
  )
}
