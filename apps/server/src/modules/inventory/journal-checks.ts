import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Check } from '../../platform/registry/check.ts'
import { statementCheck as check } from '../../platform/database/statement-check.ts'

/**
 * For each company that the condition names and each role of stock: the balance of its accounts, and the value in the stock ledger. Units:
 * minor units.
 */
export function stockAccounts(ofCompany: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    with worth as (
      select p.company_id, case when p.is_transit then 'stock_in_transit' else 'stock' end as role, sum(p.value_minor) as value
      from inventory.stock_pool p where p.company_id ${ofCompany} group by 1, 2
      union all
      select d.company_id, 'oversold', -sum(d.value_minor) from inventory.oversold_debt d where d.company_id ${ofCompany} group by 1),
    account as (
      select distinct r.company_id, r.role, r.account_id from accounts.posting_rule r
      where r.company_id ${ofCompany} and r.role in ('stock', 'stock_in_transit', 'oversold')),
    ledger as (
      select a.company_id, a.role, sum(b.debit_minor - b.credit_minor) as value
      from account a join accounts.balance_monthly b on b.company_id = a.company_id and b.account_id = a.account_id group by 1, 2)
    select company_id, role, sum(ledger)::bigint as ledger, sum(stock)::bigint as stock
    from (select company_id, role, 0 as ledger, value as stock from worth union all select company_id, role, value, 0 from ledger) k
    group by company_id, role`
}

/** Stock accounts whose balance differs from the stock ledger; none while postings wait for their journals. */
export function differingAccounts(ofCompany: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select k.company_id, k.role, k.ledger, k.stock from (${stockAccounts(ofCompany)}) k
    where k.ledger <> k.stock and not exists (
      select from inventory.stock_posting p where p.company_id = k.company_id and not p.is_journalled)`
}

/** That the general ledger says of stock what the stock ledger says. */
export const journalChecks: readonly Check[] = [
  check(
    'inventory.postings_are_journalled',
    'every stock posting is in the general ledger',
    sql`
      select format('%s stock postings of company %s are not in the general ledger; run "books catch-up"', count(*), p.company_id) as issue
      from inventory.stock_posting p where not p.is_journalled group by p.company_id`,
  ),
  check(
    'inventory.stock_accounts_are_pools',
    'the stock accounts equal the value of stock, of goods in transit and of oversold quantities',
    sql`
      select format('%s of company %s: general ledger %s, stock ledger %s', role, company_id, ledger, stock) as issue
      from (${differingAccounts(sql`is not null`)}) d`,
  ),
]
