import { sql } from 'kysely'
import type { Check } from '../../platform/registry/check.ts'
import { statementCheck as check } from '../../platform/database/statement-check.ts'

/** Invariants of tills. Source: sales-crm-finance.md, I4, I5, I11. */
export const checks: readonly Check[] = [
  check(
    'sales.receipts_are_lines',
    'amounts of receipts equal the sum of their lines',
    sql`
      select format('receipt %s of company %s: net %s, tax %s, gross %s, discount %s; lines %s, %s, %s, %s', s.number, s.company_id, s.net_minor,
        s.tax_minor, s.gross_minor, s.discount_minor, l.net, l.tax, l.gross, l.discount) as issue
      from sales.sale s
      left join (select l.company_id, l.sale_id, sum(l.net_minor) as net, sum(l.tax_minor) as tax, sum(l.gross_minor) as gross,
          sum(l.discount_minor) as discount
        from sales.sale_line l group by 1, 2) l on l.company_id = s.company_id and l.sale_id = s.id
      where (s.net_minor, s.tax_minor, s.gross_minor, s.discount_minor)
        <> (coalesce(l.net, 0), coalesce(l.tax, 0), coalesce(l.gross, 0), coalesce(l.discount, 0))`,
  ),
  check(
    'sales.taxes_are_lines',
    'the taxes of lines equal their components',
    sql`
      select format('receipt %s, line %s of company %s: tax %s, components %s', l.sale_id, l.line_no, l.company_id, l.tax_minor, coalesce(t.tax, 0)) as issue
      from sales.sale_line l
      left join (select t.company_id, t.sale_id, t.line_no, sum(t.tax_minor) as tax from sales.sale_line_tax t group by 1, 2, 3) t
        on t.company_id = l.company_id and t.sale_id = l.sale_id and t.line_no = l.line_no
      where l.tax_minor <> coalesce(t.tax, 0)`,
  ),
  check(
    'sales.kits_are_components',
    'kits of receipts equal the sum of their components',
    sql`
      select format('kit %s of receipt %s of company %s: gross %s, tax %s, components %s, %s', k.kit_no, k.sale_id, k.company_id, k.gross_minor,
        k.tax_minor, l.gross, l.tax) as issue
      from sales.sale_kit k
      left join (select l.company_id, l.sale_id, l.kit_no, sum(l.gross_minor) as gross, sum(l.tax_minor) as tax, sum(l.net_minor) as net,
          sum(l.discount_minor) as discount, bool_and(l.quantity = l.kit_quantity * i.quantity) as is_whole
        from sales.sale_line l
        join sales.sale_kit i on i.company_id = l.company_id and i.sale_id = l.sale_id and i.kit_no = l.kit_no group by 1, 2, 3) l
        on l.company_id = k.company_id and l.sale_id = k.sale_id and l.kit_no = k.kit_no
      where (k.gross_minor, k.tax_minor, k.net_minor, k.discount_minor) is distinct from (l.gross, l.tax, l.net, l.discount) or not l.is_whole`,
  ),
  check(
    'sales.receipts_are_paid',
    'payments of receipts equal what was payable',
    sql`
      select format('receipt %s of company %s: payable %s, paid %s', s.number, s.company_id, s.payable_minor, coalesce(t.paid, 0)) as issue
      from sales.sale s
      left join (select t.company_id, t.sale_id, sum(t.amount_minor) as paid from sales.sale_tender t group by 1, 2) t
        on t.company_id = s.company_id and t.sale_id = s.id
      where s.payable_minor <> coalesce(t.paid, 0)`,
  ),
  check(
    'sales.drawer_is_cash',
    'the drawer contains the cash payments of its receipts, and is empty after closing',
    sql`
      select format('session %s of company %s: drawer %s, cash of receipts %s, status %s', e.id, e.company_id, coalesce(d.receipts, 0), coalesce(t.cash, 0), e.status) as issue
      from sales.till_session e
      left join (select d.company_id, d.till_session_id, sum(d.amount_minor) as held,
          sum(d.amount_minor) filter (where d.kind in ('sale', 'return', 'void')) as receipts
        from sales.drawer_move d group by 1, 2) d on d.company_id = e.company_id and d.till_session_id = e.id
      left join (select s.company_id, s.till_session_id, sum(case s.kind when 'sale' then t.amount_minor else -t.amount_minor end) as cash
        from sales.sale s
        join sales.sale_tender t on t.company_id = s.company_id and t.sale_id = s.id
        join erp.payment_type p on p.company_id = t.company_id and p.id = t.payment_type_id and p.kind = 'cash'
        where s.status = 'completed' group by 1, 2) t on t.company_id = e.company_id and t.till_session_id = e.id
      where coalesce(d.receipts, 0) <> coalesce(t.cash, 0) or e.status = 'closed' and coalesce(d.held, 0) <> 0`,
  ),
  check(
    'sales.foreign_cash_is_given',
    'the drawer contains the cash of other currencies that its receipts were paid with, and none after closing',
    sql`
      select format('session %s of company %s: %s in the drawer %s, of receipts %s, status %s', e.id, e.company_id, k.code, sum(k.receipts), sum(k.given), e.status) as issue
      from (
        select d.company_id, d.till_session_id, d.currency_code as code, d.currency_minor as held,
          case when d.kind in ('sale', 'void') then d.currency_minor else 0 end as receipts, 0 as given
        from sales.drawer_move d where d.currency_code is not null
        union all
        select s.company_id, s.till_session_id, t.currency_code, 0, 0, t.currency_minor
        from sales.sale s join sales.sale_tender t on t.company_id = s.company_id and t.sale_id = s.id
        where t.currency_code is not null and s.status = 'completed') k
      join sales.till_session e on e.company_id = k.company_id and e.id = k.till_session_id
      group by e.company_id, e.id, e.status, k.code
      having sum(k.receipts) <> sum(k.given) or e.status = 'closed' and sum(k.held) <> 0`,
  ),
  check(
    'sales.returned_are_returns',
    'returned quantities and amounts of lines equal their returns',
    sql`
      select format('receipt %s, line %s of company %s: returned %s for %s, returns %s for %s', l.sale_id, l.line_no, l.company_id, l.returned_quantity,
        l.returned_gross_minor, coalesce(r.quantity, 0), coalesce(r.gross, 0)) as issue
      from sales.sale_line l
      left join (select s.company_id, s.original_sale_id, i.original_line_no, sum(i.quantity) as quantity, sum(i.gross_minor) as gross,
          sum(i.tax_minor) as tax
        from sales.sale s join sales.sale_line i on i.company_id = s.company_id and i.sale_id = s.id
        where s.status = 'completed' and s.original_sale_id is not null group by 1, 2, 3) r
        on r.company_id = l.company_id and r.original_sale_id = l.sale_id and r.original_line_no = l.line_no
      where (l.returned_quantity, l.returned_gross_minor, l.returned_tax_minor)
        <> (coalesce(r.quantity, 0), coalesce(r.gross, 0), coalesce(r.tax, 0))`,
  ),
  check(
    'sales.days_are_lines',
    'sales by day equal the lines of their receipts',
    sql`
      select format('store %s, %s, variant %s of company %s: sales by day differ from receipts', store_id, day, variant_id, company_id) as issue
      from (
        select d.company_id, d.store_id, d.day, d.variant_id, d.sold_quantity as sold, d.returned_quantity as returned,
          d.gross_sales_minor as gross, d.discount_minor as discount, d.net_minor as net, d.returned_net_minor as returned_net, d.tax_minor as tax,
          d.cost_minor as cost
        from sales.sales_day d
        union all
        select s.company_id, s.store_id, s.business_on, l.variant_id,
          case s.kind when 'sale' then -l.quantity else 0 end, case s.kind when 'return' then -l.quantity else 0 end,
          case s.kind when 'sale' then -l.net_minor - l.discount_net_minor else 0 end,
          case s.kind when 'sale' then -l.discount_net_minor else 0 end, case s.kind when 'sale' then -l.net_minor else 0 end,
          case s.kind when 'return' then -l.net_minor else 0 end, case s.kind when 'sale' then -l.tax_minor else l.tax_minor end, 0
        from sales.sale s join sales.sale_line l on l.company_id = s.company_id and l.sale_id = s.id
        where s.status = 'completed'
        union all
        select s.company_id, s.store_id, s.business_on, m.variant_id, 0, 0, 0, 0, 0, 0, 0,
          case s.kind when 'sale' then -m.value_minor else m.value_minor end
        from sales.sale s
        join inventory.stock_posting p on p.company_id = s.company_id and p.source_type = 'sale' and p.source_id = s.id and p.event_no = 1
        join inventory.stock_move m on m.company_id = p.company_id and m.posted_on = p.posted_on and m.posting_id = p.id
          and m.kind in ('sale', 'oversold_out', 'sale_return')
        where s.status = 'completed') k
      group by company_id, store_id, day, variant_id
      having sum(sold) <> 0 or sum(returned) <> 0 or sum(gross) <> 0 or sum(discount) <> 0 or sum(net) <> 0 or sum(returned_net) <> 0 or sum(tax) <> 0
        or sum(cost) <> 0`,
  ),
  check(
    'sales.vouchers_are_moves',
    'balances of vouchers equal the sum of their moves',
    sql`
      select format('voucher %s of company %s: balance %s, moves %s', v.id, v.company_id, v.balance_minor, coalesce(m.moved, 0)) as issue
      from sales.voucher v
      left join (select m.company_id, m.voucher_id, sum(m.amount_minor) as moved from sales.voucher_move m group by 1, 2) m
        on m.company_id = v.company_id and m.voucher_id = v.id
      where v.balance_minor <> coalesce(m.moved, 0)`,
  ),
  check(
    'sales.points_are_moves',
    'points of customers and of their lots equal the sum of their moves',
    sql`
      select format('points of customer %s of company %s: balance %s, moves %s', a.customer_id, a.company_id, a.balance, coalesce(m.moved, 0)) as issue
      from sales.points_account a
      left join (select m.company_id, m.customer_id, sum(m.points) as moved from sales.points_move m group by 1, 2) m
        on m.company_id = a.company_id and m.customer_id = a.customer_id
      where a.balance <> coalesce(m.moved, 0)
      union all
      select format('points lot %s of company %s: remaining %s, moves %s', l.id, l.company_id, l.remaining, coalesce(m.moved, 0))
      from sales.points_lot l
      left join (select m.company_id, m.lot_id, sum(m.points) as moved from sales.points_move m group by 1, 2) m
        on m.company_id = l.company_id and m.lot_id = l.id
      where l.remaining <> coalesce(m.moved, 0)`,
  ),
  check(
    'sales.charges_are_receipts',
    'what receipts put on account equals their charges to customers',
    sql`
      select format('receipt %s of company %s: on account %s, charged %s', s.number, s.company_id, coalesce(t.paid, 0), coalesce(c.charged, 0)) as issue
      from sales.sale s
      left join (
        select t.company_id, t.sale_id, sum(t.amount_minor) as paid
        from sales.sale_tender t join erp.payment_type p on p.company_id = t.company_id and p.id = t.payment_type_id
        where p.kind = 'on_account' group by 1, 2) t on t.company_id = s.company_id and t.sale_id = s.id
      left join (select c.company_id, c.sale_id, sum(c.amount_minor) as charged from sales.sale_charge c group by 1, 2) c
        on c.company_id = s.company_id and c.sale_id = s.id
      where (t.sale_id is not null or c.sale_id is not null)
        and coalesce(c.charged, 0) <> case s.status when 'completed' then coalesce(t.paid, 0) else 0 end * case s.kind when 'sale' then 1 else -1 end`,
  ),
  check(
    'sales.vouchers_are_receipts',
    'vouchers sold and redeemed by receipts equal their payments',
    sql`
      select format('receipt %s of company %s: vouchers sold %s for %s, redeemed %s for %s', s.number, s.company_id, coalesce(m.sold, 0),
        s.voucher_minor, coalesce(m.paid, 0), coalesce(t.paid, 0)) as issue
      from sales.sale s
      left join (
        select m.company_id, m.sale_id, sum(m.amount_minor) filter (where v.kind = 'gift' and m.kind = 'issue') as sold,
          -sum(m.amount_minor) filter (where m.kind = 'redeem') as paid
        from sales.voucher_move m join sales.voucher v on v.company_id = m.company_id and v.id = m.voucher_id
        where m.sale_id is not null group by 1, 2) m on m.company_id = s.company_id and m.sale_id = s.id
      left join (
        select t.company_id, t.sale_id, sum(t.amount_minor) as paid
        from sales.sale_tender t join erp.payment_type p on p.company_id = t.company_id and p.id = t.payment_type_id
        where p.kind in ('voucher', 'store_credit') group by 1, 2) t on t.company_id = s.company_id and t.sale_id = s.id and s.kind = 'sale'
      where (s.voucher_minor > 0 or m.sale_id is not null or t.sale_id is not null)
        and (s.voucher_minor <> coalesce(m.sold, 0) or coalesce(t.paid, 0) <> coalesce(m.paid, 0))`,
  ),
  check(
    'sales.membership_income_is_months',
    'recognised amounts of paid memberships equal the sum of their months',
    sql`
      select format('paid membership %s of company %s: recognised %s, months %s', p.name, p.company_id, p.recognised_minor, coalesce(i.amount, 0)) as issue
      from sales.paid_membership p
      left join (select i.company_id, i.paid_membership_id, sum(i.amount_minor) as amount from sales.membership_income i group by 1, 2) i
        on i.company_id = p.company_id and i.paid_membership_id = p.id
      where p.recognised_minor <> coalesce(i.amount, 0)`,
  ),
  check(
    'sales.deferred_memberships_are_ledger',
    'deferred membership income in the ledger equals what paid memberships have left',
    sql`
      select format('company %s: ledger %s, paid memberships %s', company_id, sum(posted), sum(remaining)) as issue
      from (
        select l.company_id, l.credit_minor - l.debit_minor as posted, 0 as remaining
        from accounts.journal j
        join accounts.journal_line l on l.company_id = j.company_id and l.journal_id = j.id and l.posted_on = j.posted_on
        where l.account_id in (select r.account_id from accounts.posting_rule r
            where r.company_id = l.company_id and r.role = 'deferred_membership' and r.status = 'active')
          and (j.source_type = 'paid_membership' or j.source_type = 'invoice' and j.source_id in (
            select i.id from accounts.invoice i where i.company_id = j.company_id and i.is_deferred))
        union all
        select p.company_id, 0, p.net_minor - p.recognised_minor - p.credited_minor from sales.paid_membership p) k
      group by company_id having sum(posted) <> sum(remaining)`,
  ),
  check(
    'sales.released_are_deliveries',
    'what orders have released for picking equals the deliveries that are picked or packed',
    sql`
      select format('order %s, line %s of company %s: released %s, deliveries %s', l.sales_order_id, l.line_no, l.company_id, l.released_quantity,
        coalesce(d.quantity, 0)) as issue
      from sales.sales_order_line l
      left join (select d.company_id, d.sales_order_id, i.order_line_no, sum(i.quantity) as quantity
        from sales.delivery d join sales.delivery_line i on i.company_id = d.company_id and i.delivery_id = d.id
        where d.status in ('picking', 'picked', 'packed') group by 1, 2, 3) d
        on d.company_id = l.company_id and d.sales_order_id = l.sales_order_id and d.order_line_no = l.line_no
      where l.released_quantity <> coalesce(d.quantity, 0)`,
  ),
]
