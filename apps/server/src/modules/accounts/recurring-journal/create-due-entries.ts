import { randomUUID } from 'node:crypto'
import { journalEntry } from '@countinghouse/contract/accounts/journal-entry'
import { recurringJournal } from '@countinghouse/contract/accounts/recurring-journal'
import { errorCatalogue, isErrorCode } from '@countinghouse/contract/errors'
import { AppError } from '@countinghouse/kernel/errors'
import type { Frequency } from '@countinghouse/kernel/recurrence'
import { followingDate } from '@countinghouse/kernel/recurrence'
import type { Text } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Database, Tx } from '../../../platform/database/db.ts'
import { createDocument, moveDocument } from '../../../platform/documents/document.ts'
import { kernelRefusalOf } from '../../../platform/database/pg-errors.ts'
import { runScheduled } from '../../../platform/jobs/scheduled-context.ts'
import { raiseException, submitForApproval } from '../../desk/index.ts'
import { entryApproval, postNow, requirePostable } from '../journal-entry/entry-steps.ts'
import type { Entry } from '../journal-entry/post-entry.ts'
import type { EntryLine } from '../journal-entry/validate-lines.ts'
import { postingFailed } from './posting-failed.ts'

type Due = { readonly id: number; readonly dueOn: string; readonly mode: 'draft' | 'post'; readonly userId: number }

type Template = Due & {
  readonly name: string
  readonly frequency: Frequency
  readonly dayOfMonth: number
  readonly description: string
  readonly lines: readonly EntryLine[]
  /** The date was moved back to one that has its entry. */
  readonly isCreated: boolean
}

/**
 * Creates every entry that is due, one per transaction, also those of earlier nights that were missed. What cannot be posted stays a draft
 * and raises an exception. Throws: the first failure that is no refusal of a rule, after all other templates.
 */
export async function createDueEntries(db: Database, companyId: number): Promise<void> {
  const failed = new Map<number, unknown>()
  for (;;) {
    const due = await findDue(db, companyId, [...failed.keys()])
    if (due === null) break
    await createEntry(db, companyId, due).catch((error: unknown) => failed.set(due.id, error))
  }
  for (const error of failed.values()) throw error
}

async function findDue(db: Database, companyId: number, failed: readonly number[]): Promise<Due | null> {
  const { rows } = await sql<Due>`
    select r.id, to_char(r.next_on, 'YYYY-MM-DD') as "dueOn", r.mode, coalesce(r.updated_by, r.created_by) as "userId"
    from accounts.recurring_journal r
    where r.company_id = ${companyId} and r.status = 'active' and r.next_on <= (select erp.today(${companyId}))
      and (r.ends_on is null or r.next_on <= r.ends_on) and r.id <> all (${failed}::bigint[])
    order by r.next_on, r.id limit 1`.execute(db.reader({ companyId }))
  return rows[0] ?? null
}

async function createEntry(db: Database, companyId: number, due: Due): Promise<void> {
  const acting = { companyId, userId: due.userId, taskId: 'accounts.recurringJournal.createEntry' }
  if (due.mode === 'draft')
    return await runScheduled(db, acting, async (ctx, tx) => void (await createDraft(ctx, tx, due)))
  try {
    await runScheduled(db, acting, async (ctx, tx) => {
      const entry = await createDraft(ctx, tx, due)
      if (entry !== null) await postUnlessApproved(ctx, tx, entry)
    })
  } catch (error) {
    const reason = reasonOf(error)
    await runScheduled(db, acting, async (ctx, tx) => {
      const entry = await createDraft(ctx, tx, due)
      if (entry === null) return
      const { id, name } = entry
      const cause = { date: due.dueOn, reason }
      await raiseException(ctx, tx, postingFailed, { key: String(id), label: name, recordId: id, arguments: cause })
    })
  }
}

/** Throws: the error itself where it is no refusal of a rule, which no user can correct. */
function reasonOf(error: unknown): Text {
  const code = error instanceof AppError ? error.code : kernelRefusalOf(error)?.code
  if (code === undefined || !isErrorCode(code)) throw error
  return errorCatalogue[code].text
}

/** The draft of a date, after which the template is due on its next; null where it was created before. Locks: the template. */
async function createDraft(ctx: Ctx, tx: Tx, { id, dueOn }: Due): Promise<Entry | null> {
  const { companyId, userId } = ctx
  const { rows } = await sql<Template>`
    select r.id, r.name, r.frequency, r.day_of_month as "dayOfMonth", r.description, (
      select json_agg(json_build_object('accountId', l.account_id, 'debitMinor', l.debit_minor, 'creditMinor', l.credit_minor,
        'storeId', l.store_id, 'memo', l.memo) order by l.line_no)
      from accounts.recurring_journal_line l where l.company_id = r.company_id and l.recurring_journal_id = r.id) as lines,
      exists (select from accounts.journal_entry e
        where e.company_id = r.company_id and e.recurring_journal_id = r.id and e.due_on = r.next_on) as "isCreated"
    from accounts.recurring_journal r
    where r.company_id = ${companyId} and r.id = ${id} and r.status = 'active' and r.next_on = ${dueOn}::date
    for no key update`.execute(tx)
  const [template] = rows
  if (template === undefined) return null
  const { name, description, lines, isCreated } = template
  const values = { type: 'standard', postedOn: dueOn, description, lines, recurringJournalId: id, dueOn }
  const entry = isCreated ? null : await createDocument(ctx, tx, journalEntry, { uid: randomUUID(), ...values })
  const nextOn = followingDate(dueOn, template)
  await sql`
    update accounts.recurring_journal set next_on = ${nextOn}::date, updated_by = ${userId}
    where company_id = ${companyId} and id = ${id}`.execute(tx)
  const { entity } = recurringJournal
  ctx.audit({ entity, entityId: id, label: name, before: { nextOn: dueOn }, after: { nextOn } })
  return entry as Entry | null
}

/** An entry that an approval rule applies to stays a draft, which a user submits. */
async function postUnlessApproved(ctx: Ctx, tx: Tx, entry: Entry): Promise<void> {
  await requirePostable(ctx, tx, entry)
  if ((await submitForApproval(ctx, tx, entryApproval, entry.id)) !== null) return
  await moveDocument(ctx, tx, journalEntry, entry, await postNow(ctx, tx, entry))
}
