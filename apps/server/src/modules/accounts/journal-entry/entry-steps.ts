import { journalEntry } from '@countinghouse/contract/accounts/journal-entry'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { documentApproval } from '../../../platform/documents/document-approval.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import type { Entry } from './post-entry.ts'
import { postEntry } from './post-entry.ts'
import { requireBalanced, totalOf, validateLines } from './validate-lines.ts'

/** Approval rules measure the total of an entry. */
export const entryApproval = documentApproval(journalEntry, {
  title: journalEntry.text.one,
  value: async ({ companyId }, tx, row) => {
    const { rows } = await sql<{ currency: string }>`
      select c.base_currency as currency from erp.company c where c.id = ${companyId}`.execute(tx)
    const { lines, description } = row as Entry
    return { amount: totalOf(lines), currency: rows[0]?.currency ?? fail('not_found'), summary: description }
  },
})

/** Rules that apply once an entry is no longer a draft. Throws: what validateLines and requireBalanced throw. */
export async function requirePostable(ctx: Ctx, tx: Tx, { type, lines }: Entry): Promise<void> {
  await validateLines(ctx, tx, lines)
  if (type === 'standard') requireBalanced(ctx, lines)
}

/** Posts the journals of an entry that is postable. Throws: what postEntry throws. Locks: periods, balances. */
export async function postNow(ctx: Ctx, tx: Tx, row: Entry): Promise<TransitionOutcome> {
  await postEntry(ctx, tx, row)
  const { now, userId } = ctx
  return { status: 'posted', set: { totalMinor: totalOf(row.lines), postedAt: now.toISOString(), postedBy: userId } }
}
