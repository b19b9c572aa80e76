import { journals } from '@countinghouse/contract/accounts/journal'
import { later } from '../../../app/offline/later.ts'
import { ListPage } from '../../../kit/list/list-page.tsx'

const JournalRecord = later(async () => (await import('./journal-record.tsx')).JournalRecord)

const columns = {
  number: { width: 88, grow: 0.2 },
  postedOn: { width: 112, grow: 0.3, stacked: 'detail' },
  document: { width: 200, stacked: 'detail' },
  source: { width: 104, grow: 0.2 },
  description: { width: 200 },
  totalMinor: { width: 120, grow: 0.3, stacked: 'status' },
} as const

/** The general ledger, journal by journal. */
function Journals() {
  return <ListPage listing={journals} columns={columns} record={(shared) => <JournalRecord {...shared} />} />
}

export { Journals as screen }
