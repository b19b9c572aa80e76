import type { Journal } from '@countinghouse/contract/accounts/journal'
import { getJournal, journalsPage } from '@countinghouse/contract/accounts/journal'
import { text } from '@countinghouse/contract/accounts/journal.text'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { routeQuery } from '../../../app/calls/queries.ts'
import type { ListShared } from '../../../kit/list/list-parts.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import drawer from '../../../kit/record/record-drawer.module.css'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordPanel } from '../../../kit/record/record-panel.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { JournalLines } from './journal-lines.tsx'

/** The journal of the address. */
export function JournalRecord(shared: ListShared) {
  return <JournalPanel shared={shared} id={Number(shared.state.open)} />
}

/** A posted journal: document, time, user and lines. */
export function JournalPanel({ shared, id }: { readonly shared: ListShared; readonly id: number }) {
  const { t } = useLanguage()
  const { data: journal, ...query } = useQuery(routeQuery(getJournal, { id }))
  return (
    <RecordPanel
      shared={shared}
      title={journal === undefined ? t(text.one) : t(text.journal, { number: journal.id })}
      {...(journal !== undefined && { subtitle: <Subtitle journal={journal} /> })}
    >
      {journal === undefined && query.error !== null && (
        <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
      )}
      {journal === undefined && query.error === null && <RecordSkeleton count={4} />}
      {journal !== undefined && (
        <RecordBody>
          <Relations journal={journal} />
          <JournalLines journal={journal} />
        </RecordBody>
      )}
    </RecordPanel>
  )
}

function Subtitle({ journal }: { readonly journal: Journal }) {
  const { t, formatDate, formatInstant } = useLanguage()
  return (
    <p className={drawer.subtitle}>
      <span>{formatDate(journal.postedOn)}</span>
      <bdi>{journal.document}</bdi>
      <bdi>{formatInstant(journal.postedAt)}</bdi>
      {journal.postedBy !== null && <bdi>{t(text.by, { person: journal.postedBy })}</bdi>}
    </p>
  )
}

function Relations({ journal }: { readonly journal: Journal }) {
  const { t } = useLanguage()
  const others = [
    { id: journal.reversesId, label: text.reverses },
    { id: journal.reversedById, label: text.reversedBy },
  ]
  return (
    <>
      {journal.description !== null && <p>{journal.description}</p>}
      {journal.path !== null && (
        <p>
          <Link to={journal.path}>{t(text.openDocument)}</Link>
        </p>
      )}
      {others.map(
        ({ id, label }) =>
          id !== null && (
            <p key={label.en}>
              <Link to={journalsPage.path} search={{ open: id } as never}>
                {t(label, { number: id })}
              </Link>
            </p>
          ),
      )}
    </>
  )
}
