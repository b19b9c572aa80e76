import { sql } from 'kysely'
import type { Check } from '../../platform/registry/check.ts'
import { statementCheck as check } from '../../platform/database/statement-check.ts'
import { sealChecks } from './seals/seal-checks.ts'

const linesByKey = sql`
  select l.company_id, l.account_id, l.store_id, l.posted_on as day, j.is_closing, sum(l.debit_minor) as debit, sum(l.credit_minor) as credit
  from accounts.journal_line l join accounts.journal j on j.company_id = l.company_id and j.id = l.journal_id group by 1, 2, 3, 4, 5`

/** Invariants of the general ledger. */
export const checks: readonly Check[] = [
  check(
    'accounts.journals_balance',
    'debits equal credits in every journal, as its header states',
    sql`
      select format('journal %s of company %s: debit %s, credit %s, %s lines; header %s, %s lines', j.id, j.company_id, coalesce(l.debit, 0),
        coalesce(l.credit, 0), coalesce(l.lines, 0), j.total_minor, j.line_count) as issue
      from accounts.journal j
      left join (select l.company_id, l.journal_id, sum(l.debit_minor) as debit, sum(l.credit_minor) as credit, count(*) as lines
        from accounts.journal_line l group by 1, 2) l on l.company_id = j.company_id and l.journal_id = j.id
      where (coalesce(l.debit, 0), coalesce(l.credit, 0), coalesce(l.lines, 0)) is distinct from (j.total_minor, j.total_minor, j.line_count)`,
  ),
  check(
    'accounts.lines_have_journals',
    'every journal line belongs to a journal of its accounting date',
    sql`
      select format('line %s of company %s is of no journal', l.id, l.company_id) as issue
      from accounts.journal_line l
      left join accounts.journal j on j.company_id = l.company_id and j.id = l.journal_id and j.posted_on = l.posted_on
      where j.id is null`,
  ),
  check(
    'accounts.daily_balances_are_lines',
    'daily balances equal the sum of their lines',
    sql`
      select format('account %s, store %s, %s of company %s: balance %s, lines %s', account_id, store_id, day, company_id, sum(balance), sum(lines)) as issue
      from (
        select b.company_id, b.account_id, b.store_id, b.day, b.is_closing, b.debit_minor as debit, b.credit_minor as credit, 0 as line_debit, 0 as line_credit,
          b.debit_minor - b.credit_minor as balance, 0 as lines from accounts.balance_daily b
        union all
        select l.company_id, l.account_id, l.store_id, l.day, l.is_closing, 0, 0, l.debit, l.credit, 0, l.debit - l.credit from (${linesByKey}) l) k
      group by company_id, account_id, store_id, day, is_closing
      having sum(debit) <> sum(line_debit) or sum(credit) <> sum(line_credit)`,
  ),
  check(
    'accounts.monthly_balances_are_daily',
    'monthly balances equal the sum of their days',
    sql`
      select format('account %s, store %s, %s of company %s differs from its days', account_id, store_id, month, company_id) as issue
      from (
        select b.company_id, b.account_id, b.store_id, b.month, b.is_closing, b.debit_minor as debit, b.credit_minor as credit from accounts.balance_monthly b
        union all
        select b.company_id, b.account_id, b.store_id, date_trunc('month', b.day::timestamp)::date, b.is_closing, -b.debit_minor, -b.credit_minor
        from accounts.balance_daily b) k
      group by company_id, account_id, store_id, month, is_closing having sum(debit) <> 0 or sum(credit) <> 0`,
  ),
  ...sealChecks,
]
