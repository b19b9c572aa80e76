import { journalEntry } from '@countinghouse/contract/accounts/journal-entry'
import { text } from '@countinghouse/contract/accounts/entry-journals.text'
import { later } from '../../../app/offline/later.ts'
import type { DocumentExtras } from '../../../kit/document/document-extras.ts'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'
import { ImportButton } from './import-button.tsx'

const EntryJournals = later(async () => (await import('./entry-journals.tsx')).EntryJournals)
const EntryTotals = later(async () => (await import('./entry-totals.tsx')).EntryTotals)

const extras: DocumentExtras = {
  actions: <ImportButton />,
  sides: [
    {
      key: 'journals',
      title: text.title,
      isFor: ({ status }) => status === 'posted' || status === 'reversed',
      Panel: EntryJournals,
    },
  ],
  notes: {
    lines: ({ enteredIn }) => <EntryTotals enteredIn={enteredIn} isOpening={enteredIn('type') === 'opening'} />,
  },
}

/** Manual journals. */
function JournalEntries() {
  return <DocumentScreen document={journalEntry} extras={extras} />
}

export { JournalEntries as screen }
