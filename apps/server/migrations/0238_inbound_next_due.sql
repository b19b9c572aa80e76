-- Orders are due when the first of their open deliveries is. docs/guides/inbound.md.
create or replace view inbound.partner_order_line with (security_invoker = true) as
  select p.company_id, p.id as partner_id, p.store_id, o.id as purchase_order_id, o.number, o.supplier_id, o.next_due_on as due_on, l.line_no, l.variant_id,
    l.quantity, l.open_quantity, o.status = 'ordered' and not o.is_on_hold and l.open_quantity > 0 and p.status = 'active' as is_open
  from inbound.partner p
  join purchase.purchase_order o on o.company_id = p.company_id and o.status in ('ordered', 'closed')
  join purchase.purchase_order_line l on l.company_id = o.company_id and l.purchase_order_id = o.id
    and (case when l.store_id is null then o.store_id else l.store_id end) = p.store_id
  where exists (select from inbound.partner_supplier s where s.company_id = p.company_id and s.partner_id = p.id and s.supplier_id = o.supplier_id)
    or not exists (select from inbound.partner_supplier s where s.company_id = p.company_id and s.partner_id = p.id);
