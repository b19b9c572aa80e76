-- Reversal of goods receipts. docs/guides/purchase.md, Goods receipts.
create or replace view purchase.goods_receipt with (security_invoker = true) as
  select r.company_id, r.id, r.uid, r.number, r.name, r.source_type, r.source_id as purchase_order_id, r.store_id, r.supplier_id,
    r.supplier_doc_no, r.effective_on, r.status, r.posted_at, r.posted_by, r.version, r.created_at, r.created_by, r.updated_at, r.updated_by,
    r.reversal_reason
  from inventory.receipt r where r.source_type = 'purchase' with local check option;

-- An order of which everything was reversed can be revised, which may remove lines.
alter table purchase.received_cost
  drop constraint received_cost_company_id_purchase_order_id_line_no_fkey,
  add foreign key (company_id, purchase_order_id) references purchase.purchase_order;

create view purchase.received_goods with (security_invoker = true) as
  select c.* from purchase.received_cost c
  join inventory.receipt r on r.company_id = c.company_id and r.id = c.receipt_id and r.status <> 'reversed';
comment on view purchase.received_goods is 'Cost of accepted goods of receipts that were not reversed.';
grant select on purchase.received_goods to app, maint;

-- A receipt is reversed after its stock and the quantities of its order, and never while something else depends on its goods.
create function purchase.defend_receipt_reversal() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if exists (
      select from inventory.stock_posting p
      where p.company_id = new.company_id and p.source_type = 'goods_receipt' and p.source_id = new.id and p.reverses_posting_id is null
        and not exists (select from inventory.stock_posting b where b.company_id = p.company_id and b.reverses_posting_id = p.id))
    or exists (
      select from purchase.landed_cost_share s
      join purchase.landed_cost c on c.company_id = s.company_id and c.id = s.landed_cost_id and c.status in ('posted', 'final')
      where s.company_id = new.company_id and s.receipt_id = new.id)
    or exists (
      select from purchase.received_cost c
      join purchase.rebate_share s on s.company_id = c.company_id and s.posting_id = c.posting_id and s.posting_line_no = c.posting_line_no
      where c.company_id = new.company_id and c.receipt_id = new.id group by s.posting_id, s.posting_line_no having sum(s.amount_minor) <> 0)
    or exists (
      select from (
        select distinct c.purchase_order_id, c.variant_id from purchase.received_cost c
        where c.company_id = new.company_id and c.receipt_id = new.id) g
      cross join lateral (
        select coalesce(sum(l.accepted_quantity), 0) as accepted from purchase.purchase_order_line l
        where l.company_id = new.company_id and l.purchase_order_id = g.purchase_order_id and l.variant_id = g.variant_id) o
      where o.accepted < (
          select coalesce(sum(l.quantity - l.credited_quantity), 0) from purchase.order_bill b
          join accounts.invoice i on i.company_id = b.company_id and i.id = b.invoice_id and i.kind = 'invoice' and i.status = 'posted'
          join accounts.invoice_line l on l.company_id = i.company_id and l.invoice_id = i.id and l.account_id is null and l.variant_id = g.variant_id
          where b.company_id = new.company_id and b.purchase_order_id = g.purchase_order_id)
        or o.accepted < (
          select coalesce(sum(l.quantity), 0) from purchase.supplier_return r
          join purchase.supplier_return_line l on l.company_id = r.company_id and l.supplier_return_id = r.id and not l.is_rejected
            and l.variant_id = g.variant_id
          where r.company_id = new.company_id and r.purchase_order_id = g.purchase_order_id and r.status in ('dispatched', 'credited')))
  then perform platform.refuse('purchase.receipt_in_use'); end if;
  return new;
end $$;
revoke execute on function purchase.defend_receipt_reversal from public;
create trigger receipt_reversal_defended before update of status on inventory.receipt for each row
  when (new.source_type = 'purchase' and new.status = 'reversed' and old.status <> 'reversed')
  execute function purchase.defend_receipt_reversal();
