import { fail } from '@countinghouse/contract/errors'
import type { MemberCredit } from '@countinghouse/contract/sales/trade-member-credit'
import { mostCreditEvents } from '@countinghouse/contract/sales/trade-member-credit'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'

/** Terms, credit and its events of a trade member. Throws: not_found. */
export async function readCredit({ companyId }: Ctx, reader: Reader, id: number): Promise<MemberCredit> {
  const { rows } = await sql<MemberCredit>`
    select y.base_currency as currency, json_build_object('id', c.id, 'code', c.code, 'name', c.name) as customer,
      coalesce(t.name, q.name) as "paymentTerms", coalesce(l.name, n.name) as "priceList", c.credit_limit_minor as "limitMinor",
      sales.account_block(m.company_id, m.customer_id) as block,
      (select min(i.due_on)::text from accounts.invoice i
        left join lateral (select sum(s.amount_minor) as settled from payments.settlement s where s.company_id = i.company_id and s.invoice_id = i.id) s on true
        where i.company_id = m.company_id and i.customer_id = m.customer_id and i.direction = 'sale' and i.status = 'posted'
          and i.kind = 'invoice' and coalesce(s.settled, 0) < i.gross_minor) as "oldestDueOn",
      json_build_object('invoices', p.invoices, 'charges', p.charges, 'deliveries', p.deliveries, 'orders', p.orders, 'credits', p.credits) as parts,
      u.used as "usedMinor", c.credit_limit_minor - u.used as "availableMinor",
      (select count(*)::integer from sales.sales_order o
        where o.company_id = m.company_id and o.customer_id = m.customer_id and o.status = 'on_hold') as held,
      (select coalesce(json_agg(e order by e.id desc), '[]') from (
        select e.id, e.kind, to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
          w.first_name || ' ' || w.last_name as by, e.reason, e.cause, e.from_minor as "fromMinor", e.to_minor as "toMinor",
          case when o.id is not null then json_build_object('id', o.id, 'name', o.name) end as "order"
        from crm.credit_event e
        join erp.app_user w on w.company_id = e.company_id and w.id = e.created_by
        left join sales.sales_order o on o.company_id = e.company_id and o.id = e.sales_order_id
        where e.company_id = m.company_id and e.trade_member_id = m.id order by e.id desc limit ${mostCreditEvents}) e) as events
    from crm.trade_member m
    join erp.company y on y.id = m.company_id
    join crm.customer c on c.company_id = m.company_id and c.id = m.customer_id
    left join crm.customer_group g on g.company_id = c.company_id and g.id = c.customer_group_id
    left join erp.payment_term t on t.company_id = c.company_id and t.id = c.payment_term_id
    left join erp.payment_term q on q.company_id = g.company_id and q.id = g.payment_term_id
    left join procure.price_list l on l.company_id = c.company_id and l.id = c.price_list_id
    left join procure.price_list n on n.company_id = g.company_id and n.id = g.price_list_id
    cross join lateral sales.credit_parts(m.company_id, m.customer_id) p
    cross join lateral (select p.invoices + p.charges + p.credits + p.deliveries + p.orders as used) u
    where m.company_id = ${companyId} and m.id = ${id}`.execute(reader)
  return rows[0] ?? fail('not_found')
}
