-- Supplier invoices of purchase orders. docs/guides/purchase.md, Bills.
create table purchase.order_bill (
  company_id bigint not null references erp.company, invoice_id bigint not null, purchase_order_id bigint not null,
  primary key (company_id, invoice_id),
  foreign key (company_id, invoice_id) references accounts.invoice on delete cascade,
  foreign key (company_id, purchase_order_id) references purchase.purchase_order);
comment on table purchase.order_bill is 'Which order a supplier invoice bills; its products are matched with what was received.';
create index order_bill_order on purchase.order_bill (company_id, purchase_order_id, invoice_id);
select platform.protect('purchase.order_bill', 'select, insert');

-- How much of the accepted goods posted supplier invoices bill; by product, as invoices name no line of the order.
create function purchase.write_invoice_status(of_company bigint, of_order bigint) returns void
  language sql set search_path = pg_catalog, pg_temp as $$
  with accepted as (
    select l.variant_id, sum(l.accepted_quantity) as quantity from purchase.purchase_order_line l
    where l.company_id = of_company and l.purchase_order_id = of_order group by 1 having sum(l.accepted_quantity) > 0),
  invoiced as (
    select l.variant_id, sum(l.quantity - l.credited_quantity) as quantity
    from purchase.order_bill b
    join accounts.invoice i on i.company_id = b.company_id and i.id = b.invoice_id and i.kind = 'invoice' and i.status = 'posted'
    join accounts.invoice_line l on l.company_id = i.company_id and l.invoice_id = i.id and l.account_id is null
    where b.company_id = of_company and b.purchase_order_id = of_order group by 1),
  found as (
    select case when count(*) = 0 then 'nothing' when bool_and(coalesce(i.quantity, 0) = 0) then 'none'
      when bool_and(coalesce(i.quantity, 0) >= a.quantity) then 'full' else 'partial' end as status
    from accepted a left join invoiced i on i.variant_id = a.variant_id)
  update purchase.purchase_order o set invoice_status = f.status
  from found f where o.company_id = of_company and o.id = of_order and o.invoice_status <> f.status
$$;
comment on function purchase.write_invoice_status is 'Writes the invoice status of an order, after a receipt, a supplier invoice or a credit note of it was posted. Locks: the order.';
revoke execute on function purchase.write_invoice_status from public;
grant execute on function purchase.write_invoice_status to app;

create function purchase.bill_changed() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform purchase.write_invoice_status(b.company_id, b.purchase_order_id) from purchase.order_bill b
  where b.company_id = new.company_id and b.invoice_id = coalesce(new.original_invoice_id, new.id);
  return null;
end $$;
revoke execute on function purchase.bill_changed from public;
-- Triggers run in the order of their names: after invoice_credits, which says what a credit note credits.
create trigger invoice_of_order after update of status on accounts.invoice for each row
  when (new.status = 'posted' and old.status <> 'posted' and new.direction = 'purchase') execute function purchase.bill_changed();
