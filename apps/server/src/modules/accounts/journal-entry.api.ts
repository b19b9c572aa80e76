import { journalEntry } from '@countinghouse/contract/accounts/journal-entry'
import { text } from '@countinghouse/contract/accounts/journal-entry.text'
import { getEntryJournals } from '@countinghouse/contract/accounts/entry-journals'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import type { TransitionOutcome } from '../../platform/documents/document.ts'
import { readDocument } from '../../platform/documents/document.ts'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import { handleRead } from '../../platform/calls/handle.ts'
import type { PostingSource } from '../../platform/documents/posting-source.ts'
import { resolveException, submitForApproval, withdrawApproval } from '../desk/index.ts'
import { findEntryJournals } from './journal-entry/find-entry-journals.ts'
import { entryApproval, postNow, requirePostable } from './journal-entry/entry-steps.ts'
import type { Entry } from './journal-entry/post-entry.ts'
import { entrySource, reverseEntry } from './journal-entry/post-entry.ts'
import type { EntryLine } from './journal-entry/validate-lines.ts'
import { totalOf, validateLines } from './journal-entry/validate-lines.ts'
import { postingFailed } from './recurring-journal/posting-failed.ts'

const approvals = [entryApproval]

/** Link from journals to the entry. */
const postingSources: readonly PostingSource[] = [
  { type: entrySource, title: text.numbered, page: journalEntry.page, search: (id) => `open=${id}` },
]

async function submit(ctx: Ctx, tx: Tx, row: Entry): Promise<TransitionOutcome> {
  await requirePostable(ctx, tx, row)
  const set = { totalMinor: totalOf(row.lines) }
  return { status: 'approved', ...(await submitForApproval(ctx, tx, entryApproval, row.id)), set }
}

/** Posts the journals, or requests approval first if a rule requires it. Throws: what requirePostable and postNow throw. */
async function post(ctx: Ctx, tx: Tx, row: Entry): Promise<TransitionOutcome> {
  await requirePostable(ctx, tx, row)
  const waiting = row.status === 'draft' ? await submitForApproval(ctx, tx, entryApproval, row.id) : null
  if (row.recurringJournalId !== null) await resolveException(ctx, tx, postingFailed, String(row.id))
  if (waiting !== null) return { ...waiting, set: { totalMinor: totalOf(row.lines) } }
  return await postNow(ctx, tx, row)
}

async function withdraw(ctx: Ctx, tx: Tx, { id }: Entry): Promise<TransitionOutcome> {
  await withdrawApproval(ctx, tx, entryApproval, id)
  return { status: 'draft', set: { totalMinor: null } }
}

const api = [
  ...documentHandlers(journalEntry, {
    beforeWrite: (ctx, tx, { lines }) => validateLines(ctx, tx, lines as readonly EntryLine[]),
    transitions: {
      submit,
      post,
      withdraw,
      reverse: async (ctx, tx, row, { reversedOn }) => ({
        set: { reversedOn: await reverseEntry(ctx, tx, row, reversedOn as string | null) },
      }),
    },
  }),
  handleRead(getEntryJournals, async (ctx, reader, { id }) => {
    await readDocument(ctx, reader, journalEntry, id)
    return { items: await findEntryJournals(ctx, reader, id) }
  }),
]

export const module = defineModule({ approvals, postingSources, api })
