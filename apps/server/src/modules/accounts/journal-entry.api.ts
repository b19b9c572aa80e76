import { journalEntry } from '@countinghouse/contract/accounts/journal-entry'
import { text } from '@countinghouse/contract/accounts/journal-entry.text'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { Tx } from '../../platform/db.ts'
import { defineModule } from '../../platform/define-module.ts'
import type { TransitionOutcome } from '../../platform/document.ts'
import { documentApproval } from '../../platform/document-approval.ts'
import { documentHandlers } from '../../platform/document-handlers.ts'
import type { PostingSource } from '../../platform/posting-source.ts'
import { submitForApproval, withdrawApproval } from '../desk/index.ts'
import type { Entry } from './journal-entry/post-entry.ts'
import { entrySource, postEntry, reverseEntry } from './journal-entry/post-entry.ts'
import type { EntryLine } from './journal-entry/validate-lines.ts'
import { requireBalanced, totalOf, validateAccounts } from './journal-entry/validate-lines.ts'

const approval = documentApproval(journalEntry, {
  title: text.one,
  value: async ({ companyId }, tx, row) => {
    const { rows } = await sql<{ currency: string }>`
      select c.base_currency as currency from erp.company c where c.id = ${companyId}`.execute(tx)
    const { lines, description } = row as Entry
    return { amount: totalOf(lines), currency: rows[0]?.currency ?? fail('not_found'), summary: description }
  },
})

const approvals = [approval]

/** Link from journals to the entry. */
const postingSources: readonly PostingSource[] = [
  { type: entrySource, title: text.numbered, page: journalEntry.page, search: (id) => `open=${id}` },
]

/** Rules that apply once an entry is no longer a draft. Throws: what validateAccounts and requireBalanced throw. */
async function requirePostable(ctx: Ctx, tx: Tx, { type, lines }: Entry): Promise<void> {
  await validateAccounts(ctx, tx, lines)
  if (type === 'standard') requireBalanced(ctx, lines)
}

async function submit(ctx: Ctx, tx: Tx, row: Entry): Promise<TransitionOutcome> {
  await requirePostable(ctx, tx, row)
  const set = { totalMinor: totalOf(row.lines) }
  return { status: 'approved', ...(await submitForApproval(ctx, tx, approval, row.id)), set }
}

/** Posts the journal, or requests approval first if a rule requires it. Throws: what requirePostable and postEntry throw. */
async function post(ctx: Ctx, tx: Tx, row: Entry): Promise<TransitionOutcome> {
  await requirePostable(ctx, tx, row)
  const totalMinor = totalOf(row.lines)
  const waiting = row.status === 'draft' ? await submitForApproval(ctx, tx, approval, row.id) : null
  if (waiting !== null) return { ...waiting, set: { totalMinor } }
  await postEntry(ctx, tx, row)
  return { status: 'posted', set: { totalMinor, postedAt: ctx.now.toISOString(), postedBy: ctx.userId } }
}

async function withdraw(ctx: Ctx, tx: Tx, { id }: Entry): Promise<TransitionOutcome> {
  await withdrawApproval(ctx, tx, approval, id)
  return { status: 'draft', set: { totalMinor: null } }
}

const api = documentHandlers(journalEntry, {
  beforeWrite: (ctx, tx, { lines }) => validateAccounts(ctx, tx, lines as readonly EntryLine[]),
  transitions: {
    submit,
    post,
    withdraw,
    reverse: async (ctx, tx, row, { reversedOn }) => ({
      set: { reversedOn: await reverseEntry(ctx, tx, row, reversedOn as string | null) },
    }),
  },
})

export const module = defineModule({ approvals, postingSources, api })
