import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import type { CashUp } from '@countinghouse/contract/payments/cash-up'
import { cashUpPage } from '@countinghouse/contract/payments/cash-up'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'

/** Balance of the accounts of a role at a store until a day. */
const balanceOf = (role: string) => sql`coalesce((
  select sum(b.debit_minor - b.credit_minor) from accounts.balance_daily b
  where b.company_id = s.company_id and b.store_id = s.id and b.day <= d.day and b.account_id in (
    select r.account_id from accounts.posting_rule r where r.company_id = s.company_id and r.role = ${role})), 0)::bigint`

/**
 * What providers pay out for the sessions of store `s` on day `d` that were counted: their fee, in parts per million, is of payments and
 * rounded half away from zero.
 */
const payouts = sql`coalesce((
  select json_agg(json_build_object('paymentTypeId', p.id, 'name', p.name, 'takenMinor', x.sold - x.returned, 'feeMinor', x.fee,
    'netMinor', x.sold - x.returned - x.fee, 'expectedOn', d.day + p.settlement_days) order by p.sort_order, p.id)
  from erp.payment_type p
  cross join lateral (
    select y.sold, y.returned, round(y.sold * p.fee / 1000000)::bigint as fee from (
      select coalesce(sum(n.amount_minor) filter (where r.kind = 'sale'), 0) as sold,
        coalesce(sum(n.amount_minor) filter (where r.kind = 'return'), 0) as returned
      from sales.till_session e
      join sales.sale r on r.company_id = e.company_id and r.till_session_id = e.id and r.status = 'completed'
      join sales.sale_tender n on n.company_id = r.company_id and n.sale_id = r.id and n.payment_type_id = p.id
      where e.company_id = s.company_id and e.store_id = s.id and e.business_on = d.day and e.status <> 'open') y) x
  where p.company_id = s.company_id and (p.fee > 0 or p.settlement_days > 0) and (x.sold <> 0 or x.returned <> 0)), '[]')`

/** Stores with tills, in which the caller may view it. What a blind count expects is left out until it was counted. */
export async function findCashUp(
  ctx: Ctx,
  reader: Reader,
  { on }: { readonly on?: string | undefined },
): Promise<CashUp> {
  const { companyId, now, grants } = ctx
  const stores = grants.storesWith(permissionName(cashUpPage, 'view'))
  const { rows } = await sql<CashUp>`
    select d.day::text as on, c.base_currency as currency, coalesce((
      select json_agg(json_build_object('storeId', s.id, 'store', s.name, 'sessions', x.sessions, 'payouts', ${payouts},
        'countedMinor', x.counted, 'differenceMinor', x.difference, 'safeMinor', ${balanceOf('safe')}, 'inTransitMinor', ${balanceOf('cash_in_transit')}) order by s.name, s.id)
      from erp.store s
      cross join lateral (
        select coalesce(json_agg(json_build_object('id', e.id, 'name', t.code || ' #' || e.number, 'till', t.name, 'status', e.status,
            'openedBy', concat_ws(' ', u.first_name, u.last_name),
            'closedBy', (select concat_ws(' ', w.first_name, w.last_name) from erp.app_user w where w.company_id = e.company_id and w.id = e.closed_by),
            'expectedMinor', e.expected_minor, 'countedMinor', e.counted_minor, 'differenceMinor', e.counted_minor - e.expected_minor,
            'reason', e.difference_reason) order by t.code, e.number), '[]') as sessions,
          coalesce(sum(e.counted_minor) filter (where e.status = 'closed'), 0) as counted,
          coalesce(sum(e.counted_minor - e.expected_minor) filter (where e.status = 'closed'), 0) as difference
        from sales.till_session e
        join sales.till t on t.company_id = e.company_id and t.id = e.till_id
        join erp.app_user u on u.company_id = e.company_id and u.id = e.opened_by
        where e.company_id = s.company_id and e.store_id = s.id and e.business_on = d.day) x
      where s.company_id = c.id and ${stores === null ? sql`true` : sql`s.id = any(${stores}::bigint[])`}
        and exists (select from sales.till t where t.company_id = s.company_id and t.store_id = s.id)), '[]') as stores
    from erp.company c
    cross join lateral (
      select coalesce(${on ?? null}::date, (${now.toISOString()}::timestamptz at time zone c.timezone)::date) as day) d
    where c.id = ${companyId}`.execute(reader)
  return rows[0] ?? fail('not_found')
}
