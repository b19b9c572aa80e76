import { journalEntry } from '@countinghouse/contract/accounts/journal-entry'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'

/** Manual journals. */
function JournalEntries() {
  return <DocumentScreen document={journalEntry} />
}

export { JournalEntries as screen }
