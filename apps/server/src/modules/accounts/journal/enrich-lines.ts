import { ledgerPage } from '@countinghouse/contract/accounts/ledger'
import { permissionName } from '@countinghouse/contract/page'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { Asking, Completion } from '../../../platform/lists/list-source.ts'
import { isWanted } from '../../../platform/lists/open-completion.ts'
import type { SourceWords } from '../../../platform/lists/source-words.ts'

type Line = { readonly id: number; readonly accountId: number; readonly postedOn: string }

/** Adds the document of each line, and the balance of its account after it. */
export function enrichLines(wordsOf: SourceWords): Completion {
  return async (asking, db, rows) => {
    const lines = rows.map((row) => ({
      id: row.id,
      accountId: Number(row['accountId']),
      postedOn: String(row['postedOn']),
    }))
    const balances = isWanted(asking, ['balanceMinor']) ? await readBalancesAfter(asking, db, lines) : null
    return rows.map((row) => {
      const posted = { sourceType: String(row['sourceType']), sourceId: Number(row['sourceId']) }
      const { source: document, path } = wordsOf(asking, posted)
      return { ...row, document, path, balanceMinor: balances?.get(row.id) ?? 0 }
    })
  }
}

/**
 * Lines are in order of accounting date and then of posting. The months before, the days of the month before and the lines of the day are
 * each read once per account, so that a page costs no more than its own days.
 */
async function readBalancesAfter(
  { companyId, grants }: Asking,
  db: Reader | Tx,
  lines: readonly Line[],
): Promise<ReadonlyMap<number, number>> {
  const stores = grants === undefined ? [] : grants.storesWith(permissionName(ledgerPage, 'view'))
  const isOfThem = (row: string) =>
    stores === null ? sql`` : sql`and ${sql.ref(`${row}.store_id`)} = any(${stores}::bigint[])`
  const { rows } = await sql<{ id: number; balance: number }>`
    with line as materialized (
      select r.id, r.account_id, r.posted_on, date_trunc('month', r.posted_on::timestamp)::date as month
      from jsonb_to_recordset(${JSON.stringify(lines.map(({ id, accountId, postedOn }) => ({ id, account_id: accountId, posted_on: postedOn })))}::jsonb)
        r (id bigint, account_id bigint, posted_on date)),
    by_month as materialized (
      select m.account_id, m.month, coalesce(sum(b.debit_minor - b.credit_minor), 0) as before
      from (select distinct account_id, month from line) m
      left join accounts.balance_monthly b on b.company_id = ${companyId} and b.account_id = m.account_id and b.month < m.month ${isOfThem('b')}
      group by 1, 2),
    by_day as materialized (
      select d.account_id, d.posted_on, coalesce(sum(b.debit_minor - b.credit_minor), 0) as before
      from (select distinct account_id, posted_on, month from line) d
      left join accounts.balance_daily b on b.company_id = ${companyId} and b.account_id = d.account_id and b.day >= d.month
        and b.day < d.posted_on ${isOfThem('b')}
      group by 1, 2),
    of_day as materialized (
      select l.id, sum(l.debit_minor - l.credit_minor) over (partition by l.account_id, l.posted_on order by l.id) as sum
      from (select distinct account_id, posted_on from line) d
      join accounts.journal_line l on l.company_id = ${companyId} and l.account_id = d.account_id and l.posted_on = d.posted_on ${isOfThem('l')})
    select l.id, (m.before + d.before + o.sum)::bigint as balance
    from line l
    join by_month m on m.account_id = l.account_id and m.month = l.month
    join by_day d on d.account_id = l.account_id and d.posted_on = l.posted_on
    join of_day o on o.id = l.id`.execute(db)
  return new Map(rows.map(({ id, balance }) => [id, balance]))
}
