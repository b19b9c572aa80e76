import { journalEntry } from '@countinghouse/contract/accounts/journal-entry'
import { text } from '@countinghouse/contract/accounts/recurring-journal.text'
import type { ExceptionKind } from '../../../platform/registry/exception-kind.ts'

/** An entry of a recurring journal that could not be posted; resolved when it is posted. Its key is the id of the entry. */
export const postingFailed: ExceptionKind = {
  kind: 'accounts.recurring_journal_failed',
  title: text.failed,
  cause: text.failedCause,
  severity: 'warning',
  page: journalEntry.page,
  event: 'post',
}
