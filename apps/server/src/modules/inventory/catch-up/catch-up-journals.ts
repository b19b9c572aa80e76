import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/db.ts'

/**
 * Posts the journals of the next stock postings without one, in the order of their ids; idempotent. Answers their number, less than
 * `most` only if none are left. Throws: accounts.rule_missing, accounts.unknown_account. Locks: the catch-up of the company, balances of
 * the ledger.
 */
export async function catchUpJournals(tx: Tx, companyId: number, most: number): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select inventory.catch_up_journals(${companyId}, ${most}) as count`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Prepares the months of journals that stock postings without one fall into. Days before 1990 and far ahead have none of their own. */
export async function createJournalMonths(tx: Tx, companyId: number): Promise<void> {
  await sql`
    select accounts.add_journal_months(greatest(min(p.effective_on), '1990-01-01'), least(max(p.effective_on), current_date + 400))
    from inventory.stock_posting p where p.company_id = ${companyId} and not p.is_journalled
    having max(p.effective_on) >= '1990-01-01' and min(p.effective_on) <= current_date + 400`.execute(tx)
}

/** Number of stock postings of a company without a journal. */
export async function countUnjournalled(reader: Reader | Tx, companyId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from inventory.stock_posting p
    where p.company_id = ${companyId} and not p.is_journalled`.execute(reader)
  return rows[0]?.count ?? 0
}
