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
      select json_agg(json_build_object('storeId', s.id, 'store', s.name, 'sessions', x.sessions,
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
