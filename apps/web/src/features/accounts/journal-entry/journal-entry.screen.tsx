import { journalEntry } from '@countinghouse/contract/accounts/journal-entry'
import { later } from '../../../app/offline/later.ts'
import type { DocumentExtras } from '../../../kit/document/document-extras.ts'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'
import { ImportButton } from './import-button.tsx'

const EntryTotals = later(async () => (await import('./entry-totals.tsx')).EntryTotals)

const extras: DocumentExtras = {
  above: <ImportButton />,
  notes: { lines: ({ enteredIn }) => <EntryTotals enteredIn={enteredIn} isOpening={enteredIn('type') === 'opening'} /> },
}

/** Manual journals. */
function JournalEntries() {
  return <DocumentScreen document={journalEntry} extras={extras} />
}

export { JournalEntries as screen }
