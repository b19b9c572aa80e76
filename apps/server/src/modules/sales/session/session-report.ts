import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import type { SessionReport } from '@countinghouse/contract/sales/till-session'
import { seeExpectedPermission, tillSessionsPage } from '@countinghouse/contract/sales/till-session'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { may } from '../../../platform/access/permission.ts'

/** A device reports every five minutes while its register is open. */
const silentMinutes = 15

type Found = Omit<SessionReport, 'expectedCashMinor'> & { readonly storeId: number; readonly heldMinor: number }

/**
 * The X or Z report of a session of the caller's stores. Expected amounts of a blind till are left out until its count is submitted, unless
 * the caller may see them. Throws: not_found.
 */
export async function readReport(ctx: Ctx, db: Reader | Tx, id: number): Promise<SessionReport> {
  const { rows } = await reportOf(ctx.companyId, id).execute(db)
  const { storeId, heldMinor, ...found } = rows[0] ?? fail('not_found')
  const stores = ctx.grants.storesWith(permissionName(tillSessionsPage, 'view'))
  if (stores !== null && !stores.includes(storeId)) return fail('not_found')
  const isCounted = found.status === 'review' || found.status === 'closed'
  const isHidden = found.isBlind && !isCounted && !may(ctx.grants, seeExpectedPermission)
  const instant = (at: string | null) => (at === null ? null : new Date(at).toISOString())
  return {
    ...found,
    openedAt: instant(found.openedAt) ?? '',
    closedAt: instant(found.closedAt),
    expectedCashMinor: isHidden ? null : heldMinor,
    unsent: found.unsent.map((one) => ({ ...one, waitingSince: instant(one.waitingSince) })),
    silent: found.silent.map((one) => ({ ...one, lastSeenAt: instant(one.lastSeenAt) })),
    waiting: found.waiting.map((one) => ({ ...one, waitingSince: instant(one.waitingSince) })),
    tenders: found.tenders.map((tender) =>
      isHidden
        ? {
            ...tender,
            soldMinor: null,
            returnedMinor: null,
            expectedMinor: null,
            foreign: tender.foreign && { ...tender.foreign, expectedMinor: null },
          }
        : tender,
    ),
    drawer: found.drawer.map((move) => {
      const isKept = isHidden && ['sale', 'return', 'void'].includes(move.kind)
      return {
        ...move,
        movedAt: instant(move.movedAt) ?? '',
        amountMinor: isKept ? null : move.amountMinor,
        foreign: move.foreign && { ...move.foreign, minor: isKept ? null : move.foreign.minor },
      }
    }),
  }
}

function reportOf(companyId: number, id: number) {
  const receipts = (kind: 'sale' | 'return', status: 'completed' | 'voided' = 'completed') => sql`
    (select json_build_object('count', count(*), 'grossMinor', coalesce(sum(r.gross_minor), 0), 'taxMinor', coalesce(sum(r.tax_minor), 0),
      'discountMinor', coalesce(sum(r.discount_minor), 0), 'voucherMinor', coalesce(sum(r.voucher_minor), 0))
      from sales.sale r where r.company_id = s.company_id and r.till_session_id = s.id and r.kind = ${kind} and r.status = ${status})`
  return sql<Found>`
    select s.id, s.version, t.code || ' #' || s.number as name, t.name as till, o.name as store, s.store_id as "storeId", s.status,
      c.base_currency as currency, s.business_on as "businessOn", s.opened_at as "openedAt", concat_ws(' ', u.first_name, u.last_name) as "openedBy",
      s.closed_at as "closedAt", (select concat_ws(' ', w.first_name, w.last_name) from erp.app_user w
        where w.company_id = s.company_id and w.id = s.closed_by) as "closedBy",
      s.z_number as "zNumber", t.is_blind as "isBlind", t.receipt_width as "receiptWidth", s.float_minor as "floatMinor", t.tolerance_minor as "toleranceMinor",
      ${receipts('sale')} as sales, ${receipts('return')} as returns, ${receipts('sale', 'voided')} as voids,
      (select r.number from sales.sale r where r.company_id = s.company_id and r.till_session_id = s.id order by r.id limit 1) as "firstReceipt",
      (select r.number from sales.sale r where r.company_id = s.company_id and r.till_session_id = s.id order by r.id desc limit 1) as "lastReceipt",
      coalesce((
        select json_agg(json_build_object('code', x.code, 'taxableMinor', x.taxable, 'taxMinor', x.tax) order by x.code) from (
          select k.code, sum(case r.kind when 'sale' then l.taxable_minor else -l.taxable_minor end) as taxable,
            sum(case r.kind when 'sale' then l.tax_minor else -l.tax_minor end) as tax
          from sales.sale r
          join sales.sale_line_tax l on l.company_id = r.company_id and l.sale_id = r.id
          join accounts.tax_component k on k.company_id = l.company_id and k.id = l.tax_component_id
          where r.company_id = s.company_id and r.till_session_id = s.id and r.status = 'completed' group by k.code) x), '[]') as taxes,
      coalesce((
        select json_agg(json_build_object('paymentTypeId', p.id, 'name', p.name, 'kind', p.kind, 'isCounted', p.counts_in_cashup, 'soldMinor', p.sold, 'returnedMinor', p.returned,
          'expectedMinor', coalesce(p.expected, case p.kind when 'cash' then p.held else p.sold - p.returned end),
          'countedMinor', p.counted, 'foreign', case when p.currency_code is not null then json_build_object('currency', p.currency_code,
            'expectedMinor', coalesce(p.currency_expected, p.currency_held), 'countedMinor', p.currency_counted) end) order by p.sort_order, p.id)
        from (
          select p.id, p.name, p.kind, p.counts_in_cashup, p.sort_order,
            coalesce(sum(n.amount_minor) filter (where r.kind = 'sale'), 0) as sold, coalesce(sum(n.amount_minor) filter (where r.kind = 'return'), 0) as returned,
            max(k.expected_minor) as expected, max(k.counted_minor) as counted, coalesce(max(k.currency_code), max(n.currency_code)) as currency_code,
            max(k.currency_expected_minor) as currency_expected, max(k.currency_counted_minor) as currency_counted,
            coalesce((select sum(m.amount_minor) from sales.drawer_move m where m.company_id = p.company_id and m.till_session_id = s.id
              and coalesce(m.payment_type_id, sales.main_cash(p.company_id, s.id)) = p.id), 0) as held,
            coalesce((select sum(m.currency_minor) from sales.drawer_move m where m.company_id = p.company_id and m.till_session_id = s.id
              and m.payment_type_id = p.id), 0) as currency_held
          from erp.payment_type p
          left join (sales.sale_tender n join sales.sale r on r.company_id = n.company_id and r.id = n.sale_id and r.status = 'completed')
            on n.company_id = p.company_id and n.payment_type_id = p.id and r.till_session_id = s.id
          left join sales.till_count k on k.company_id = p.company_id and k.till_session_id = s.id and k.payment_type_id = p.id
          where p.company_id = s.company_id
          group by p.id, p.name, p.kind, p.counts_in_cashup, p.sort_order, p.company_id
          having count(n.*) > 0 or count(k.*) > 0
            or p.id = sales.main_cash(p.company_id, s.id)) p), '[]') as tenders,
      coalesce((
        select json_agg(json_build_object('id', m.id, 'kind', m.kind, 'amountMinor', m.amount_minor, 'foreign', case when m.currency_code is not null then
            json_build_object('currency', m.currency_code, 'minor', m.currency_minor) end, 'reason', m.reason, 'movedAt', m.moved_at,
          'movedBy', nullif(concat_ws(' ', w.first_name, w.last_name), '')) order by m.id)
        from sales.drawer_move m left join erp.app_user w on w.company_id = m.company_id and w.id = m.moved_by
        where m.company_id = s.company_id and m.till_session_id = s.id), '[]') as drawer,
      (select json_build_object('id', r.id, 'name', t.code || ' #' || r.number) from sales.till_session r
        where r.company_id = s.company_id and r.id = s.recovered_id) as recovered,
      coalesce((select json_agg(json_build_object('id', r.id, 'name', t.code || ' #' || r.number) order by r.id) from sales.till_session r
        where r.company_id = s.company_id and r.recovered_id = s.id), '[]') as recoveries,
      coalesce((select json_agg(json_build_object('device', v.name, 'count', n.unsent_count, 'waitingSince', n.waiting_since, 'arrivedCount', (
          select count(*) from sales.offline_sale f
          join sales.sale x on x.company_id = f.company_id and x.id = f.sale_id
          join sales.till_session l on l.company_id = x.company_id and l.id = x.till_session_id and l.recovered_id = s.id
          where f.company_id = n.company_id and f.device_id = n.device_id)) order by v.name)
        from sales.unsent_at_close n join sales.device v on v.company_id = n.company_id and v.id = n.device_id
        where n.company_id = s.company_id and n.till_session_id = s.id), '[]') as unsent,
      coalesce((select json_agg(json_build_object('device', v.name, 'count', v.waiting_count + v.refused_count, 'waitingSince', v.waiting_since) order by v.name)
        from sales.device v where v.company_id = s.company_id and v.till_id = s.till_id and s.status <> 'closed'
          and v.waiting_count + v.refused_count > 0), '[]') as waiting,
      coalesce((select json_agg(json_build_object('device', v.name, 'lastSeenAt', v.last_seen_at) order by v.name)
        from sales.device v where v.company_id = s.company_id and v.till_id = s.till_id and s.status <> 'closed' and v.status = 'active'
          and coalesce(v.last_seen_at < now() - make_interval(mins => ${silentMinutes}), true)), '[]') as silent,
      (select count(*) from sales.offline_sale f join sales.sale x on x.company_id = f.company_id and x.id = f.sale_id
        where f.company_id = s.company_id and f.review = 'open' and x.till_session_id = s.id)::int as "reviewCount",
      d.held as "heldMinor", s.counted_minor as "countedMinor", s.difference_reason as "differenceReason"
    from sales.till_session s
    join sales.till t on t.company_id = s.company_id and t.id = s.till_id
    join erp.store o on o.company_id = s.company_id and o.id = s.store_id
    join erp.company c on c.id = s.company_id
    join erp.app_user u on u.company_id = s.company_id and u.id = s.opened_by
    cross join lateral (select coalesce(sum(m.amount_minor), 0)::bigint as held from sales.drawer_move m
      where m.company_id = s.company_id and m.till_session_id = s.id) d
    where s.company_id = ${companyId} and s.id = ${id}`
}
