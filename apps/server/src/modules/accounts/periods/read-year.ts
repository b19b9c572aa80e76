import type { YearEnd } from '@countinghouse/contract/accounts/year-end'
import { fail } from '@countinghouse/contract/errors'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { Month } from './read-month.ts'

/** Source type of closing journals; their source is the last period of the year. */
export const yearSourceType = 'fiscal_year'

/** Balances of income, cost of sales and expenses in the fiscal year that ends with a month, debit above zero. */
export function resultLines(companyId: number, startsOn: string): RawBuilder<unknown> {
  return sql`
    select b.account_id, b.store_id, b.is_closing, b.debit_minor - b.credit_minor as balance_minor
    from accounts.balance_monthly b
    join accounts.account a on a.company_id = b.company_id and a.id = b.account_id and a.type in ('income', 'cost_of_sales', 'expense')
    where b.company_id = ${companyId} and b.month > ${startsOn}::date - interval '12 months' and b.month <= ${startsOn}::date`
}

type Found = Omit<YearEnd, 'profitMinor'> & { readonly closingCount: number }

/**
 * Result of a fiscal year by account, without its closing, and the closing in force. `month` is its last period. Throws:
 * accounts.not_year_end.
 */
export async function readYear(
  companyId: number,
  db: Reader | Tx,
  month: Month,
): Promise<YearEnd & { closingCount: number }> {
  if (!month.endsYear) return fail('accounts.not_year_end')
  const { id, startsOn } = month
  const { rows } = await sql<Found>`
    select to_char(${startsOn}::date - interval '11 months', 'YYYY-MM-DD') as "from",
      to_char(${startsOn}::date + interval '1 month - 1 day', 'YYYY-MM-DD') as "until", c.base_currency as currency,
      coalesce((
        select json_agg(json_build_object('accountId', a.id, 'code', a.code, 'name', a.name, 'type', a.type, 'balanceMinor', s.balance_minor)
          order by array_position(array['income', 'cost_of_sales', 'expense'], a.type), a.code)
        from (
          select l.account_id, sum(l.balance_minor)::bigint as balance_minor from (${resultLines(companyId, startsOn)}) l
          where not l.is_closing group by 1 having sum(l.balance_minor) <> 0) s
        join accounts.account a on a.company_id = ${companyId} and a.id = s.account_id), '[]') as accounts,
      coalesce((
        select json_agg(p.name order by p.starts_on) from accounts.period p
        where p.company_id = ${companyId} and p.starts_on > ${startsOn}::date - interval '12 months' and p.starts_on <= ${startsOn}::date
          and 'open' in (p.stock, p.receivables, p.payables)), '[]') as "openMonths",
      (select j.id ${closings(companyId, id)}
        and not exists (select from accounts.journal r where r.company_id = j.company_id and r.reverses_journal_id = j.id)) as "journalId",
      (select count(*)::integer ${closings(companyId, id)}) as "closingCount"
    from erp.company c where c.id = ${companyId}`.execute(db)
  const [found] = rows
  if (found === undefined) return fail('not_found')
  return { ...found, profitMinor: found.accounts.reduce((sum, { balanceMinor }) => sum - balanceMinor, 0) }
}

function closings(companyId: number, periodId: number): RawBuilder<unknown> {
  return sql`
    from accounts.journal j
    where j.company_id = ${companyId} and j.source_type = ${yearSourceType} and j.source_id = ${periodId} and j.source = 'closing'`
}
