import type { journalEntry } from '@countinghouse/contract/accounts/journal-entry'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import type { JournalLine } from '../post-journal.ts'
import { postJournals, reverseJournal } from '../post-journal.ts'
import { showPeriodAt } from './at-field.ts'
import { sumsOf } from './validate-lines.ts'

export type Entry = RowOf<typeof journalEntry>

/** Source type of journal entries in the ledger. */
export const entrySource = 'journal_entry'

/**
 * Posts the journal of an entry, and its reversal where it has a reversal date. The difference of opening balances goes to the account with
 * that role. Throws: what postJournals throws, accounts.period_closed at the date. Locks: periods, balances.
 */
export async function postEntry(ctx: Ctx, tx: Tx, entry: Entry): Promise<void> {
  const { id, type, postedOn, description, reversesOn } = entry
  const source = type === 'opening' ? 'opening' : 'manual'
  const event = { source, sourceType: entrySource, sourceId: id, eventNo: 1, postedOn, description } as const
  const { rows } = await showPeriodAt(ctx, 'postedOn', () =>
    postJournals(ctx, [{ ...event, lines: linesOf(entry) }]).execute(tx),
  )
  const journalId = rows[0]?.journal_id
  if (reversesOn === null || journalId === undefined) return
  await showPeriodAt(ctx, 'reversesOn', () => reverseJournal(ctx, { journalId, postedOn: reversesOn }).execute(tx))
}

function linesOf({ type, lines }: Entry): JournalLine[] {
  const entered = lines.map(({ accountId, debitMinor, creditMinor, storeId, memo }): JournalLine => ({
    accountId,
    amountMinor: (debitMinor ?? 0) - (creditMinor ?? 0),
    storeId,
    memo,
  }))
  const { debitMinor, creditMinor } = sumsOf(lines)
  return type === 'opening' ? [...entered, { role: 'opening_balance', amountMinor: creditMinor - debitMinor }] : entered
}

type PostedJournal = { readonly id: number; readonly isReversed: boolean; readonly today: string }

/**
 * Reverses the journal of a posted entry. Answers the posting date of the reversal, today where none is given. Throws:
 * accounts.already_reversed where the reversal date has done so, accounts.period_closed at the date. Locks: period, balances.
 */
export async function reverseEntry(ctx: Ctx, tx: Tx, { id, postedOn }: Entry, on: string | null): Promise<string> {
  const { companyId } = ctx
  const { rows } = await sql<PostedJournal>`
    select j.id, exists (
        select from accounts.journal r where r.company_id = j.company_id and r.reverses_journal_id = j.id) as "isReversed",
      greatest(erp.today(j.company_id), ${postedOn}::date) as today
    from accounts.journal j
    where j.company_id = ${companyId} and j.source_type = ${entrySource} and j.source_id = ${id} and j.event_no = 1`.execute(
    tx,
  )
  const posted = rows[0] ?? fail('not_found')
  if (posted.isReversed) fail('accounts.already_reversed')
  const reversedOn = on ?? posted.today
  await showPeriodAt(ctx, 'reversedOn', () =>
    reverseJournal(ctx, { journalId: posted.id, postedOn: reversedOn }).execute(tx),
  )
  return reversedOn
}
