-- Goods of orders in containers, and their receipts. docs/guides/purchase.md, Goods receipts.
alter table purchase.order_receipt
  add column container_receipt_id bigint,
  add foreign key (company_id, container_receipt_id) references inventory.receipt;
comment on column purchase.order_receipt.container_receipt_id is 'The receipt of the container in which the goods were counted; null: they were counted with this receipt.';
create index order_receipt_container on purchase.order_receipt (company_id, container_receipt_id);

create view purchase.container_goods with (security_invoker = true) as
  select l.company_id, o.id as purchase_order_id, c.id as container_id, l.line_no, l.variant_id, c.store_id,
    l.quantity - coalesce(r.received, 0) as quantity
  from inventory.container_line l
  join inventory.container c on c.company_id = l.company_id and c.id = l.container_id and c.status not in ('unloaded', 'closed', 'cancelled')
  join purchase.purchase_order o on o.company_id = l.company_id and o.number = l.order_no
  left join lateral (
    select sum(x.quantity + x.damaged_quantity + x.rejected_quantity) as received
    from inventory.receipt r join inventory.receipt_line x on x.company_id = r.company_id and x.receipt_id = r.id and x.line_no = l.line_no
    where r.company_id = c.company_id and r.container_id = c.id) r on true
  where l.order_no is not null;
comment on view purchase.container_goods is 'What planned and moving containers are still to bring of purchase orders, by line of the container.';
grant select on purchase.container_goods to app, maint;
