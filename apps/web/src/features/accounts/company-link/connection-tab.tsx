import type { Connection } from '@countinghouse/contract/accounts/company-connection'
import { getConnection, retryMessage } from '@countinghouse/contract/accounts/company-connection'
import { text } from '@countinghouse/contract/accounts/company-connection.text'
import { connectPermission } from '@countinghouse/contract/accounts/company-link'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './company-link.module.css'
import { ConnectionActions } from './connection-actions.tsx'
import { MessageTable } from './message-table.tsx'

/** Milliseconds between reads while messages are on their way. */
const pollMs = 2000

/** Connection of a link with its partner, the matched products, and the messages between both. */
export function ConnectionTab({ row: { id, name } }: RecordTabProps) {
  const { t } = useLanguage()
  const can = useCan()
  const write = useWrite(t(text.connection))
  const { data, error, refetch } = useQuery({
    ...routeQuery(getConnection, { id }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data !== undefined && isMoving(state.data) ? pollMs : false),
  })
  if (error !== null && data === undefined) return <RecordMissing error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <RecordSkeleton count={4} />
  const mayConnect = can(connectPermission)
  const retry = (messageId: number) => void write(retryMessage, { id: messageId })
  return (
    <RecordBody side="connection">
      <ConnectionFacts connection={data} />
      {mayConnect && <ConnectionActions id={id} name={name} state={data.state} write={write} />}
      <h2 className={styles.heading}>{t(text.messages)}</h2>
      {data.messages.length === 0 ? (
        <p className={styles.quiet}>{t(text.noMessages)}</p>
      ) : (
        <MessageTable messages={data.messages} onRetry={mayConnect ? retry : null} />
      )}
    </RecordBody>
  )
}

/** The partner has a message to come: its answer to the code, its products, or one that waits. */
function isMoving({ state, products, messages }: Connection): boolean {
  const isUnmatched = state === 'connected' && products.matchedAt === null
  return state === 'invited' || isUnmatched || messages.some(({ status }) => status === 'waiting')
}

function ConnectionFacts({ connection }: { readonly connection: Connection }) {
  const { t, formatInstant, formatNumber } = useLanguage()
  const { state, invitedUntil, connectedAt, partner, products } = connection
  const words = {
    none: () => t(text.state_none),
    invited: () => t(text.state_invited, { until: formatInstant(invitedUntil ?? '') }),
    connected: () => t(text.state_connected, { name: partner?.name ?? '', since: formatInstant(connectedAt ?? '') }),
  }
  const matched = { matched: formatNumber(products.matched), total: formatNumber(products.total) }
  const facts = [
    ...(partner === null
      ? []
      : [
          { label: t(text.taxNumber), value: partner.taxNumber ?? '—' },
          { label: t(text.currency), value: partner.currency },
        ]),
    ...(state === 'connected' ? [{ label: t(text.products), value: t(text.matched, matched) }] : []),
  ]
  return (
    <>
      <p className={styles.state}>{words[state]()}</p>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
