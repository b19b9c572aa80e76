import { z } from 'zod'
import { route } from '../route.ts'
import { BusinessDate, idOf } from '../values.ts'
import { journalSources } from './journal.ts'
import { journalEntry } from './journal-entry.ts'

const PostedJournal = z.object({
  id: idOf('accounts.journal'),
  source: z.enum(journalSources),
  postedOn: BusinessDate,
  /** Units: minor units of the company's currency. */
  totalMinor: z.int(),
})

/** Journals that an entry posted, with their reversals, in posting order. */
export const getEntryJournals = route({
  id: 'accounts.journalEntry.journals',
  method: 'GET',
  path: '/accounts/journal-entries/{id}/journals',
  page: journalEntry.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: idOf('accounts.journal_entry') }),
  output: z.object({ items: z.array(PostedJournal) }),
})
