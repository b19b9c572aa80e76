import type { JournalEvent, JournalLine } from '../../apps/server/src/modules/accounts/index.ts'
import { postJournals } from '../../apps/server/src/modules/accounts/index.ts'
import type { Database } from '../../apps/server/src/platform/database/db.ts'
import { sql } from 'kysely'
import { query } from './database.ts'
import { answersOf } from './stock.ts'

let lastSource = 0

/** Posts one journal as a document would, each call another one unless it says which. Throws: AppError. */
export async function postJournal(
  db: Database,
  companyId: number,
  event: Partial<JournalEvent> & { readonly lines: readonly JournalLine[] },
): Promise<{ journal_id: number; is_replayed: boolean }> {
  const source = {
    source: 'manual',
    sourceType: 'test',
    sourceId: ++lastSource,
    eventNo: 1,
    postedOn: '2026-03-10',
  } as const
  const by = { companyId, userId: null, requestId: 'test' }
  const [journal] = await answersOf(db, companyId, postJournals(by, [{ ...source, ...event }]))
  return journal as { journal_id: number; is_replayed: boolean }
}

/** Accounts of a company by their codes. */
export async function accountsOf(db: Database, companyId: number): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ code: string; id: number }>`
    select code, id from accounts.account where company_id = ${companyId}`.execute(db.reader({ companyId }))
  return Object.fromEntries(rows.map(({ code, id }) => [code, id]))
}

/** Balances above and below zero by account code, debit above zero. Units: minor units of the company's currency. */
export async function balancesOf(db: Database, companyId: number): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ code: string; balance: number }>`
    select a.code, sum(b.debit_minor - b.credit_minor)::bigint as balance
    from accounts.balance_monthly b join accounts.account a on a.company_id = b.company_id and a.id = b.account_id
    where b.company_id = ${companyId} group by 1 having sum(b.debit_minor - b.credit_minor) <> 0 order by 1`.execute(
    db.reader({ companyId }),
  )
  return Object.fromEntries(rows.map(({ code, balance }) => [code, balance]))
}

/** Removes the journals of stock postings past the ledger, as if they had been posted before there was a general ledger. */
export async function forgetStockJournals(superUrl: string, companyId: number): Promise<void> {
  const mine = `company_id = ${companyId}`
  const summed = 'sum(debit_minor), sum(credit_minor)'
  await query(
    superUrl,
    `do $$ begin
       set local session_replication_role = replica;
       delete from accounts.journal_line where ${mine} and journal_id in (select id from accounts.journal where ${mine} and source = 'stock');
       delete from accounts.journal where ${mine} and source = 'stock';
       delete from accounts.balance_daily where ${mine};
       delete from accounts.balance_monthly where ${mine};
       insert into accounts.balance_daily (company_id, account_id, store_id, day, is_closing, slot, debit_minor, credit_minor)
         select l.company_id, l.account_id, l.store_id, l.posted_on, j.is_closing, 0, ${summed} from accounts.journal_line l
         join accounts.journal j on j.company_id = l.company_id and j.id = l.journal_id where l.${mine} group by 1, 2, 3, 4, 5;
       insert into accounts.balance_monthly (company_id, account_id, store_id, month, is_closing, slot, debit_minor, credit_minor)
         select company_id, account_id, store_id, date_trunc('month', day), is_closing, 0, ${summed} from accounts.balance_daily
         where ${mine} group by 1, 2, 3, 4, 5;
       update inventory.stock_posting set is_journalled = false where ${mine};
     end $$`,
  )
}
