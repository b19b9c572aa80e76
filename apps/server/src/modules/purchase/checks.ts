import { sql } from 'kysely'
import type { Check } from '../../platform/registry/check.ts'
import { statementCheck as check } from '../../platform/database/statement-check.ts'

/** Invariants of purchase orders and their receipts. */
export const checks: readonly Check[] = [
  check(
    'purchase.lines_are_receipts',
    'accepted and rejected quantities of order lines equal those of their receipts',
    sql`
      select format('line %s of order %s of company %s: %s accepted and %s rejected, receipts %s and %s', l.line_no, l.purchase_order_id,
        l.company_id, l.accepted_quantity, l.rejected_quantity, coalesce(r.accepted, 0), coalesce(r.rejected, 0)) as issue
      from purchase.purchase_order_line l
      left join (
        select o.company_id, o.purchase_order_id, r.line_no, sum(r.quantity) as accepted, sum(r.rejected_quantity) as rejected
        from purchase.order_receipt o
        join inventory.receipt t on t.company_id = o.company_id and t.id = o.receipt_id and t.status <> 'reversed'
        join inventory.receipt_line r on r.company_id = o.company_id and r.receipt_id = o.receipt_id
        group by 1, 2, 3) r on (r.company_id, r.purchase_order_id, r.line_no) = (l.company_id, l.purchase_order_id, l.line_no)
      where (l.accepted_quantity, l.rejected_quantity) is distinct from (coalesce(r.accepted, 0), coalesce(r.rejected, 0))`,
  ),
  check(
    'purchase.received_costs_are_moves',
    'the cost of accepted goods is recorded for each of their stock moves',
    sql`
      select format('line %s of order %s of company %s: %s accepted, %s with a cost', l.line_no, l.purchase_order_id, l.company_id,
        l.accepted_quantity, coalesce(c.quantity, 0)) as issue
      from purchase.purchase_order_line l
      left join (
        select c.company_id, c.purchase_order_id, c.line_no, sum(c.quantity) as quantity from purchase.received_goods c group by 1, 2, 3) c
        using (company_id, purchase_order_id, line_no)
      where l.accepted_quantity <> coalesce(c.quantity, 0)
      union all
      select format('line %s of posting %s of company %s: cost %s, move %s', c.posting_line_no, c.posting_id, c.company_id, c.value_minor, m.value_minor)
      from purchase.received_cost c
      join inventory.stock_posting p on p.company_id = c.company_id and p.id = c.posting_id
      left join inventory.stock_move m on m.company_id = p.company_id and m.posted_on = p.posted_on and m.posting_id = p.id
        and m.line_no = c.posting_line_no
      where (m.quantity, m.value_minor, m.variant_id) is distinct from (c.quantity, c.value_minor, c.variant_id)`,
  ),
  check(
    'purchase.orders_are_lines',
    'amounts and receipt status of orders follow from their lines',
    sql`
      select format('order %s of company %s differs from its lines', o.id, o.company_id) as issue
      from purchase.purchase_order o
      join (
        select l.company_id, l.purchase_order_id, sum(l.net_minor) as net, sum(l.header_discount_minor) as share, sum(l.cost_minor) as cost,
          case when sum(l.received_quantity) = 0 then 'none' when bool_or(l.received_quantity > l.quantity) then 'over'
            when bool_and(l.open_quantity = 0) then 'full' else 'partial' end as receipt_status
        from purchase.purchase_order_line l group by 1, 2) l on (l.company_id, l.purchase_order_id) = (o.company_id, o.id)
      where o.status <> 'draft' and (o.goods_minor, o.header_discount_minor, o.company_total_minor, o.receipt_status)
        is distinct from (l.net, l.share, l.cost, l.receipt_status)`,
  ),
  check(
    'purchase.next_due_is_delivery',
    'the next delivery of sent orders is the first of those that are open, and deliveries add up to their lines',
    sql`
      select format('order %s of company %s has its next delivery on %s, its lines say %s', o.id, o.company_id, o.next_due_on, d.due_on) as issue
      from purchase.purchase_order o
      cross join lateral (
        select min(d.due_on) filter (where d.open_quantity > 0) as due_on from purchase.order_delivery d
        where d.company_id = o.company_id and d.purchase_order_id = o.id) d
      where o.status in ('approved', 'ordered', 'closed') and o.next_due_on is distinct from d.due_on
      union all
      select format('line %s of order %s of company %s: %s open, %s in its deliveries', l.line_no, l.purchase_order_id, l.company_id,
        l.open_quantity, d.open)
      from purchase.purchase_order_line l
      join purchase.purchase_order o on o.company_id = l.company_id and o.id = l.purchase_order_id and o.status in ('approved', 'ordered', 'closed')
      cross join lateral (
        select sum(d.open_quantity) as open from purchase.order_delivery d
        where d.company_id = l.company_id and d.purchase_order_id = l.purchase_order_id and d.line_no = l.line_no) d
      where l.open_quantity <> d.open`,
  ),
  check(
    'purchase.invoice_status_is_invoiced',
    'the invoice status of orders follows from posted supplier invoices',
    sql`
      select format('order %s of company %s has invoice status %s, its invoices say %s', o.id, o.company_id, o.invoice_status, coalesce(i.status, 'nothing')) as issue
      from purchase.purchase_order o
      left join (
        select a.company_id, a.purchase_order_id, case when bool_and(coalesce(b.quantity, 0) = 0) then 'none'
          when bool_and(coalesce(b.quantity, 0) >= a.quantity) then 'full' else 'partial' end as status
        from (
          select l.company_id, l.purchase_order_id, l.variant_id, sum(l.accepted_quantity) as quantity
          from purchase.purchase_order_line l group by 1, 2, 3 having sum(l.accepted_quantity) > 0) a
        left join (
          select b.company_id, b.purchase_order_id, l.variant_id, sum(l.quantity - l.credited_quantity) as quantity
          from purchase.order_bill b
          join accounts.invoice i on i.company_id = b.company_id and i.id = b.invoice_id and i.kind = 'invoice' and i.status = 'posted'
          join accounts.invoice_line l on l.company_id = i.company_id and l.invoice_id = i.id and l.account_id is null
          group by 1, 2, 3) b on (b.company_id, b.purchase_order_id, b.variant_id) = (a.company_id, a.purchase_order_id, a.variant_id)
        group by 1, 2) i on (i.company_id, i.purchase_order_id) = (o.company_id, o.id)
      where o.invoice_status <> coalesce(i.status, 'nothing')`,
  ),
  check(
    'purchase.receipts_name_orders',
    'every receipt of a purchase order is one of its receipts',
    sql`
      select format('receipt %s of company %s names no order', r.id, r.company_id) as issue
      from inventory.receipt r
      where r.source_type = 'purchase' and not exists (
        select from purchase.order_receipt o where o.company_id = r.company_id and o.receipt_id = r.id)`,
  ),
  check(
    'purchase.reversals_are_whole',
    'all stock postings of goods receipts and supplier returns are reversed with them, and only then',
    sql`
      select format('receipt %s of company %s is %s, its posting %s is %s', r.id, r.company_id, r.status, p.id,
        case when b.id is null then 'in stock' else 'reversed' end) as issue
      from purchase.order_receipt o
      join inventory.receipt r on r.company_id = o.company_id and r.id = o.receipt_id
      join inventory.stock_posting p on p.company_id = r.company_id and p.source_type = 'goods_receipt' and p.source_id = r.id
        and p.reverses_posting_id is null
      left join inventory.stock_posting b on b.company_id = p.company_id and b.reverses_posting_id = p.id
      where (r.status = 'reversed') <> (b.id is not null)
      union all
      select format('supplier return %s of company %s is %s, its posting %s is %s', r.id, r.company_id, r.status, p.id,
        case when b.id is null then 'out of stock' else 'reversed' end)
      from purchase.supplier_return r
      join inventory.stock_posting p on p.company_id = r.company_id and p.source_type = 'supplier_return' and p.source_id = r.id
        and p.reverses_posting_id is null
      left join inventory.stock_posting b on b.company_id = p.company_id and b.reverses_posting_id = p.id
      where (r.status = 'reversed') <> (b.id is not null)`,
  ),
  check(
    'purchase.landed_costs_are_shares',
    'landed costs equal their shares, and where they went',
    sql`
      select format('landed cost %s of company %s is %s, its shares %s, posted %s', c.id, c.company_id, coalesce(c.actual_minor, c.amount_minor),
        s.amount, c.stock_minor + c.cost_of_sales_minor) as issue
      from purchase.landed_cost c
      left join (
        select company_id, landed_cost_id, sum(amount_minor) as amount from purchase.landed_cost_share group by 1, 2) s
        on (s.company_id, s.landed_cost_id) = (c.company_id, c.id)
      where c.status <> 'draft' and (s.amount is distinct from coalesce(c.actual_minor, c.amount_minor)
        or c.stock_minor + c.cost_of_sales_minor <> case c.status when 'cancelled' then 0 else s.amount end)`,
  ),
  check(
    'purchase.rebates_are_accruals',
    'supplier rebates equal their accruals and settlements, and accruals their shares',
    sql`
      select format('rebate %s of company %s: earned %s, accrued %s, credited %s, settled %s; accruals %s and %s, settlements %s and %s', r.id,
        r.company_id, r.earned_minor, r.accrued_minor, r.credited_minor, r.cleared_minor, a.earned, a.amount, s.credited, s.cleared) as issue
      from purchase.rebate_agreement r
      cross join lateral (
        select coalesce(sum(a.earned_minor), 0) as earned, coalesce(sum(a.amount_minor), 0) as amount from purchase.rebate_accrual a
        where a.company_id = r.company_id and a.rebate_agreement_id = r.id) a
      cross join lateral (
        select coalesce(sum(s.credited_minor), 0) as credited, coalesce(sum(s.cleared_minor), 0) as cleared from purchase.rebate_settlement s
        where s.company_id = r.company_id and s.rebate_agreement_id = r.id) s
      where (r.earned_minor, r.accrued_minor, r.credited_minor, r.cleared_minor) is distinct from (a.earned, a.amount, s.credited, s.cleared)
      union all
      select format('accrual %s of rebate %s of company %s: %s, its shares %s', a.accrual_no, a.rebate_agreement_id, a.company_id, a.amount_minor,
        coalesce(h.amount, 0))
      from purchase.rebate_accrual a
      left join (
        select company_id, rebate_agreement_id, accrual_no, sum(amount_minor) as amount from purchase.rebate_share group by 1, 2, 3) h
        on (h.company_id, h.rebate_agreement_id, h.accrual_no) = (a.company_id, a.rebate_agreement_id, a.accrual_no)
      where a.amount_minor <> coalesce(h.amount, 0)`,
  ),
  check(
    'purchase.rebates_are_ledger',
    'what rebates and their credit notes posted to rebates receivable is what is accrued and not settled',
    sql`
      select format('rebates of company %s: %s open, %s in the ledger', c.id, r.open, l.amount) as issue
      from erp.company c
      cross join lateral (
        select coalesce(sum(a.accrued_minor - a.cleared_minor), 0) as open from purchase.rebate_agreement a where a.company_id = c.id) r
      cross join lateral (
        select coalesce(sum(l.debit_minor - l.credit_minor), 0) as amount
        from accounts.journal j
        join accounts.journal_line l on l.company_id = j.company_id and l.posted_on = j.posted_on and l.journal_id = j.id
        where j.company_id = c.id and l.account_id in (
            select p.account_id from accounts.posting_rule p where p.company_id = c.id and p.role = 'rebate_receivable')
          and (j.source_type = 'rebate_agreement' or j.source_type = 'supplier_invoice' and j.source_id in (
            select s.invoice_id from purchase.rebate_settlement s where s.company_id = c.id))) l
      where r.open <> l.amount`,
  ),
]
