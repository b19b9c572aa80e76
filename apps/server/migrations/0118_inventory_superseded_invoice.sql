-- A rejected or disputed invoice whose goods another invoice counts by now has nothing left to be put right.
create or replace view inventory.stale_transfer_invoice with (security_invoker = true) as
select t.* from inventory.transfer_invoice t
where t.status in ('rejected', 'disputed') and not exists (
    select from inventory.transfer_invoice_shipment x
    join inventory.transfer_invoice_shipment o on o.company_id = x.company_id and o.transfer_shipment_id = x.transfer_shipment_id and o.is_live
    where x.company_id = t.company_id and x.transfer_invoice_id = t.id)
  or t.status in ('draft', 'submitted', 'approved') and (exists (
  select from inventory.transfer_invoice_shipment x
  join inventory.shipment_due s on s.company_id = x.company_id and s.transfer_shipment_id = x.transfer_shipment_id
  left join inventory.transfer_invoice_line l on l.company_id = x.company_id and l.transfer_invoice_id = x.transfer_invoice_id
    and l.transfer_line_id = s.transfer_line_id
  where x.company_id = t.company_id and x.transfer_invoice_id = t.id
  group by s.transfer_line_id
  having sum(case t.basis when 'shipped' then s.shipped_quantity when 'settled' then s.settled_quantity else s.accepted_quantity end)
    <> coalesce(max(l.quantity), 0))
  or exists (
    select from inventory.due_charge d
    where d.company_id = t.company_id and d.transfer_id = t.transfer_id and d.transfer_invoice_id is null
      and (d.transfer_shipment_id is null or exists (select from inventory.transfer_invoice_shipment x
        where x.company_id = t.company_id and x.transfer_invoice_id = t.id and x.transfer_shipment_id = d.transfer_shipment_id)))
  or exists (
    select from inventory.transfer_invoice_charge x
    where x.company_id = t.company_id and x.transfer_invoice_id = t.id and x.is_live and not exists (
      select from inventory.due_charge d where d.company_id = x.company_id and d.id = x.transfer_charge_id
        and (d.amount_minor, d.allocate_by) = (x.amount_minor, x.allocate_by))));
comment on view inventory.stale_transfer_invoice is 'Invoices of transfers that were rejected or are disputed, unless another counts their goods by now, or do not count any more what their basis does.';
