import { softPostingPermission } from '@countinghouse/contract/accounts/fiscal-period'
import type { JournalSource } from '@countinghouse/contract/accounts/journal'
import type { PostingRole } from '@countinghouse/contract/accounts/posting-roles'
import type { TaxDirection } from '@countinghouse/contract/accounts/tax-rule'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Grants } from '../../platform/access/permission.ts'
import { may } from '../../platform/access/permission.ts'

/** A line of a journal; either its account, or a role that the posting rules resolve. */
export type JournalLine = ({ readonly accountId: number } | { readonly role: PostingRole }) & {
  /** Signed, debit above zero. Units: minor units of the company's currency. A line of 0 is left out unless it is taxed at 0 %. */
  readonly amountMinor: number
  readonly storeId?: number | null
  readonly categoryId?: number | null
  readonly paymentTypeId?: number | null
  /** Currency of the document, with the signed amount in its minor units; both or neither. */
  readonly currencyCode?: string
  readonly documentMinor?: number
  readonly partyType?: 'customer' | 'supplier' | 'company'
  readonly partyId?: number
  /** Tax lines alone: component, the amount it is charged on, signed as the tax, and whether it is output or input tax; all or none. */
  readonly taxComponentId?: number | null
  readonly taxableMinor?: number
  readonly taxDirection?: TaxDirection
  readonly dueOn?: string | null
  readonly memo?: string | null
}

/** A business event; source type, id, number and source are posted only once. */
export type JournalEvent = {
  readonly source: JournalSource
  readonly sourceType: string
  readonly sourceId: number
  readonly eventNo: number
  /** Accounting date, `YYYY-MM-DD`. */
  readonly postedOn: string
  readonly description?: string
  /** Lock of the fiscal period that must be open, `parties` for receivables and payables; the general ledger if omitted. */
  readonly lock?: 'ledger' | 'receivables' | 'payables' | 'parties'
  readonly lines: readonly JournalLine[]
}

export type PostedJournal = {
  /** Position among the posted events, from 1. */
  readonly journal_no: number
  readonly journal_id: number
  readonly is_replayed: boolean
}

/** Company, user and permissions of the caller; a `Ctx` satisfies it. */
type By = {
  readonly companyId: number
  readonly userId: number | null
  readonly requestId: string
  /** Nothing is posted into soft-closed periods if omitted. */
  readonly grants?: Grants
}

/**
 * The one statement that posts journals, together or not at all; may be sent together with others of its document. A journal without
 * lines above zero is not written and has no row in the answer. Throws: accounts.control_account, accounts.rule_missing,
 * accounts.unknown_account, accounts.unbalanced, accounts.period_closed. Locks: periods, balances.
 */
export function postJournals(by: By, events: readonly JournalEvent[]): RawBuilder<PostedJournal> {
  return sql<PostedJournal>`
    select journal_no, journal_id, is_replayed from accounts.post_journals(${by.companyId}, ${JSON.stringify(events)}::jsonb,
      posted_by => ${by.userId}::bigint, request_id => ${by.requestId}, may_post_soft => ${mayPostSoft(by)})`
}

export type JournalReversal = {
  readonly journalId: number
  /** Accounting date of the reversal, `YYYY-MM-DD`. */
  readonly postedOn: string
  readonly description?: string
  readonly lock?: JournalEvent['lock']
}

/**
 * Reverses a journal once, every line on the other side; a repeated call answers the first reversal. Throws: not_found,
 * accounts.not_reversible, accounts.period_closed. Locks: period, balances.
 */
export function reverseJournal(
  by: By,
  { journalId, postedOn, description, lock }: JournalReversal,
): RawBuilder<Omit<PostedJournal, 'journal_no'>> {
  return sql`
    select journal_id, is_replayed from accounts.reverse_journal(${by.companyId}, ${journalId}, ${postedOn}::date, ${description ?? null},
      posted_by => ${by.userId}::bigint, request_id => ${by.requestId}, may_post_soft => ${mayPostSoft(by)}, lock => ${lock ?? 'ledger'})`
}

function mayPostSoft({ grants }: By): boolean {
  return grants !== undefined && may(grants, softPostingPermission)
}
