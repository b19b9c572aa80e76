import { fail } from '@countinghouse/contract/errors'
import type { LandedCostClearing, UnclearedRow } from '@countinghouse/contract/purchase/landed-cost-clearing'
import { landedCostClearingPage, mostUncleared } from '@countinghouse/contract/purchase/landed-cost-clearing'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { requireAllStores } from '../../accounts/index.ts'

type Found = { readonly row: UnclearedRow; readonly count: number; readonly total: number }

/** Throws: accounts.whole_company for a caller of single stores. */
export async function findUncleared(ctx: Ctx, reader: Reader): Promise<LandedCostClearing> {
  requireAllStores(ctx, landedCostClearingPage)
  const { companyId } = ctx
  const accounts = sql`select r.account_id from accounts.posting_rule r where r.company_id = ${companyId} and r.role = 'landed_cost'`
  const { rows: heads } = await sql<Pick<LandedCostClearing, 'currency' | 'ledgerMinor'>>`
    select c.base_currency as currency, coalesce((
      select sum(b.credit_minor - b.debit_minor) from accounts.balance_daily b
      where b.company_id = c.id and b.account_id in (${accounts})), 0)::bigint as "ledgerMinor"
    from erp.company c where c.id = ${companyId}`.execute(reader)
  const { rows } = await sql<Found>`
    with billed as (
      select j.source_id as id, sum(l.debit_minor - l.credit_minor) as amount
      from accounts.journal_line l
      join accounts.journal j on j.company_id = l.company_id and j.id = l.journal_id and j.posted_on = l.posted_on
      where l.company_id = ${companyId} and l.account_id in (${accounts}) and j.source_type = 'supplier_invoice' group by 1),
    taken as (
      select c.supplier_invoice_id as id, sum(c.actual_minor) as amount from purchase.landed_cost c
      where c.company_id = ${companyId} and c.status = 'final' group by 1),
    uncleared as (
      select 'missed' as kind, r.id, r.name, t.name as party, (m.created_at at time zone k.timezone)::date as on_day, 0 as open, m.reason
      from purchase.missed_estimate m
      join erp.company k on k.id = m.company_id
      join purchase.landed_cost_rule u on u.company_id = m.company_id and u.id = m.landed_cost_rule_id
      join procure.charge_type t on t.company_id = u.company_id and t.id = u.charge_type_id
      join inventory.receipt r on r.company_id = m.company_id and r.id = m.receipt_id and r.status <> 'reversed'
      where m.company_id = ${companyId} and not exists (
        select from purchase.landed_cost_line l
        join purchase.landed_cost c on c.company_id = l.company_id and c.id = l.landed_cost_id and c.status in ('posted', 'final')
        where l.company_id = m.company_id and l.receipt_id = m.receipt_id and c.charge_type_id = u.charge_type_id)
      union all
      select 'estimate', c.id, c.name, t.name, c.effective_on, c.amount_minor, null
      from purchase.landed_cost c join procure.charge_type t on t.company_id = c.company_id and t.id = c.charge_type_id
      where c.company_id = ${companyId} and c.status = 'posted'
      union all
      select 'invoice', i.id, i.name, s.name, i.issued_on, coalesce(t.amount, 0) - b.amount, null
      from billed b
      join accounts.invoice i on i.company_id = ${companyId} and i.id = b.id
      join procure.supplier s on s.company_id = i.company_id and s.id = i.supplier_id
      left join taken t on t.id = b.id
      where b.amount <> coalesce(t.amount, 0))
    select json_build_object('kind', u.kind, 'id', u.id, 'name', u.name, 'party', u.party, 'on', u.on_day, 'openMinor', u.open,
        'reason', u.reason) as row,
      count(*) over ()::int as count, (sum(u.open) over ())::bigint as total
    from uncleared u order by u.on_day, u.kind, u.id limit ${mostUncleared}`.execute(reader)
  return {
    ...(heads[0] ?? fail('not_found')),
    rows: rows.map(({ row }) => row),
    count: rows[0]?.count ?? 0,
    totalMinor: rows[0]?.total ?? 0,
  }
}
