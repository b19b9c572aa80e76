import { ledgerLines } from '@countinghouse/contract/accounts/ledger'
import { text } from '@countinghouse/contract/accounts/ledger.text'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import type { ListShared } from '../../../kit/list/list-parts.ts'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordPanel } from '../../../kit/record/record-panel.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { JournalPanel } from '../journal/journal-record.tsx'

const getLine = ledgerLines.routes.get as NonNullable<typeof ledgerLines.routes.get>

/** The journal of a line. */
export function LedgerRecord(shared: ListShared) {
  const { t } = useLanguage()
  const { data: line, ...query } = useQuery(routeQuery(getLine, { id: Number(shared.state.open) }))
  if (line !== undefined) return <JournalPanel shared={shared} id={line.number} />
  return (
    <RecordPanel shared={shared} title={t(text.one)}>
      {query.error === null ? (
        <RecordSkeleton count={4} />
      ) : (
        <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
      )}
    </RecordPanel>
  )
}
