import { addDays } from '@countinghouse/kernel/days'
import { sql } from 'kysely'
import type { Reader } from '../../../platform/database/db.ts'
import type { AccountBalances } from '../../accounts/index.ts'
import { readBalances } from '../../accounts/index.ts'

export type Dates = { readonly from: string; readonly to: string; readonly yearStart: string }

/** `period` without year-end closings; `earlier` and `year`, up to the last day, with them. */
export type Periods = 'period' | 'earlier' | 'year'
export type Balances = AccountBalances<Periods>

/** Sums by account of what a company did with others of the group, above zero for debit. Units: minor units of its currency. */
export type PartnerAmounts = {
  /** Income of the period. */
  readonly sales: ReadonlyMap<number, number>
  /** Open receivables and payables on the last day. */
  readonly open: ReadonlyMap<number, number>
}

/** Balances of all accounts in the three periods. */
export async function readCompany(
  reader: Reader,
  companyId: number,
  { from, to, yearStart }: Dates,
): Promise<Balances[]> {
  const storeIds = null
  const [results, all] = await Promise.all([
    readBalances({ companyId }, reader, { periods: { period: { from, to } }, storeIds, isBeforeClosing: true }),
    readBalances({ companyId }, reader, {
      periods: { earlier: { from: null, to: addDays(yearStart, -1) }, year: { from: yearStart, to } },
      storeIds,
      isBeforeClosing: false,
    }),
  ])
  const ofPeriod = new Map(results.map((account) => [account.id, account.sums]))
  return all.map((account) => ({ ...account, sums: new Map([...account.sums, ...(ofPeriod.get(account.id) ?? [])]) }))
}

/** What the journals say of customers and suppliers that stand for other companies of the group. */
export async function readPartnerAmounts(
  reader: Reader,
  companyId: number,
  groupIds: readonly number[],
  { from, to }: Dates,
): Promise<PartnerAmounts> {
  const { rows } = await sql<{ id: number; isSale: boolean; minor: number }>`
    with partner as (
      select l.customer_id, l.supplier_id from accounts.company_connection c
      join accounts.company_link l on l.company_id = c.company_id and l.id = c.company_link_id
      where c.company_id = ${companyId} and c.partner_company_id = any(${groupIds}::bigint[])),
    posted as (
      select j.account_id, j.posted_on, j.debit_minor - j.credit_minor as minor, a.type, a.control
      from partner p
      join accounts.invoice i on i.company_id = ${companyId} and (i.customer_id = p.customer_id or i.supplier_id = p.supplier_id)
      join accounts.journal h on h.company_id = i.company_id and h.source_type in ('invoice', 'supplier_invoice') and h.source_id = i.id
      join accounts.journal_line j on j.company_id = h.company_id and j.journal_id = h.id
      join accounts.account a on a.company_id = j.company_id and a.id = j.account_id
      where i.is_intercompany)
    select j.account_id as id, false as "isSale", sum(j.debit_minor - j.credit_minor)::bigint as minor
    from accounts.journal_line j
    where j.company_id = ${companyId} and j.posted_on <= ${to}::date and j.account_id in (
        select distinct p.account_id from posted p where p.control in ('receivable', 'payable'))
      and ((j.party_type = 'customer' and j.party_id in (select p.customer_id from partner p))
        or (j.party_type = 'supplier' and j.party_id in (select p.supplier_id from partner p)))
    group by 1
    union all
    select p.account_id, true, sum(p.minor)::bigint from posted p
    where p.type = 'income' and p.posted_on between ${from}::date and ${to}::date
    group by 1`.execute(reader)
  const amountsOf = (isSale: boolean) =>
    new Map(rows.filter((row) => row.isSale === isSale).map(({ id, minor }) => [id, minor]))
  return { sales: amountsOf(true), open: amountsOf(false) }
}
