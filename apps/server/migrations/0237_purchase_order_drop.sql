-- Deliveries of an order line on several days. docs/guides/purchase.md, Purchase orders.
create table purchase.purchase_order_drop (
  company_id bigint not null, purchase_order_id bigint not null, line_no integer not null,
  order_line_no integer not null constraint purchase_order_drop_line check (order_line_no > 0),
  due_on date not null, quantity numeric(18,4) not null constraint purchase_order_drop_quantity check (quantity > 0),
  variant_id bigint,
  primary key (company_id, purchase_order_id, line_no),
  constraint purchase_order_drop_once unique (company_id, purchase_order_id, order_line_no, due_on),
  foreign key (company_id, purchase_order_id) references purchase.purchase_order on delete cascade,
  foreign key (company_id, variant_id) references procure.variant);
comment on table purchase.purchase_order_drop is 'Days on which parts of an order line are due, which add up to it. order_line_no: its line_no. variant_id: of that line.';
create index purchase_order_drop_variant on purchase.purchase_order_drop (company_id, variant_id);
select platform.protect_document_lines('purchase.purchase_order_drop', 'purchase.purchase_order', 1000);

-- The one place that says when what is due: a line without drops is one delivery. Receipts fill the earliest first, what is cancelled is
-- taken from the last.
create view purchase.order_delivery with (security_invoker = true) as
  select c.company_id, c.purchase_order_id, c.line_no, c.drop_no, c.is_drop, c.variant_id, c.store_id, c.due_on, c.expected_on, c.quantity,
    c.till - c.quantity as from_quantity, case when c.is_last then null else c.till end as till_quantity,
    greatest(least(c.till, c.line_quantity - c.cancelled_quantity) - greatest(c.till - c.quantity, c.received_quantity), 0) as open_quantity
  from (
    select l.company_id, l.purchase_order_id, l.line_no, case when d.drop_no is null then 1 else d.drop_no end as drop_no,
      d.drop_no is not null as is_drop, l.variant_id, case when l.store_id is null then o.store_id else l.store_id end as store_id,
      case when d.due_on is not null then d.due_on when l.due_on is not null then l.due_on else o.due_on end as due_on,
      case when d.due_on is not null then greatest(d.due_on, o.confirmed_on) when o.confirmed_on is not null then o.confirmed_on
        when l.due_on is not null then l.due_on else o.due_on end as expected_on,
      case when d.quantity is null then l.quantity else d.quantity end as quantity,
      case when d.till is null then l.quantity else d.till end as till, d.is_last is not false as is_last,
      l.quantity as line_quantity, l.received_quantity, l.cancelled_quantity
    from purchase.purchase_order_line l
    join purchase.purchase_order o on o.company_id = l.company_id and o.id = l.purchase_order_id
    left join lateral (
      select row_number() over w as drop_no, d.due_on, d.quantity, sum(d.quantity) over w as till, lead(d.due_on) over w is null as is_last
      from purchase.purchase_order_drop d
      where d.company_id = l.company_id and d.purchase_order_id = l.purchase_order_id and d.order_line_no = l.line_no
      window w as (order by d.due_on)) d on true) c;
comment on view purchase.order_delivery is 'Deliveries of order lines by day. expected_on: as confirmed; a drop never before its own day. from_quantity, till_quantity: the part of what the line receives that it is; null: the rest. Units: stock units.';
grant select on purchase.order_delivery to app, maint;

alter table purchase.purchase_order add column next_due_on date;
comment on column purchase.purchase_order.next_due_on is 'First day on which something open is due, written when it is submitted and whenever quantities change; null: nothing is open, or a draft.';
create index purchase_order_next_due on purchase.purchase_order (company_id, next_due_on, id);
drop index purchase.purchase_order_open;
create index purchase_order_open on purchase.purchase_order (company_id, next_due_on, id) where status = 'ordered' and receipt_status in ('none', 'partial');
select platform.guard_document_again('purchase.purchase_order',
  '{draft>pending,draft>approved,pending>approved,pending>rejected,pending>draft,approved>draft,rejected>draft,approved>ordered,ordered>closed,ordered>draft,closed>ordered,pending>cancelled,approved>cancelled,ordered>cancelled,rejected>cancelled}',
  '{supplier_reference,receipt_status,invoice_status,is_on_hold,hold_reason,sent_at,confirmed_on,closed_at,reason,revision,next_due_on}');

-- An order that leaves draft has drops that add up to their lines.
create function purchase.require_whole_drops() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if exists (
    select from (
      select d.order_line_no, sum(d.quantity) as quantity from purchase.purchase_order_drop d
      where d.company_id = new.company_id and d.purchase_order_id = new.id group by 1) d
    left join purchase.purchase_order_line l on l.company_id = new.company_id and l.purchase_order_id = new.id and l.line_no = d.order_line_no
    where l.quantity is distinct from d.quantity) then
    perform platform.refuse('purchase.rule_broken');
  end if;
  return new;
end $$;
revoke execute on function purchase.require_whole_drops from public;
create trigger purchase_order_drops before update of status on purchase.purchase_order for each row
  when (old.status = 'draft' and new.status <> 'draft') execute function purchase.require_whole_drops();

alter table purchase.purchase_order disable trigger user;
alter table purchase.purchase_order no force row level security;
alter table purchase.purchase_order_line no force row level security;
update purchase.purchase_order o set next_due_on = (
  select min(case when l.due_on is null then o.due_on else l.due_on end) from purchase.purchase_order_line l
  where l.company_id = o.company_id and l.purchase_order_id = o.id and l.open_quantity > 0)
where o.status <> 'draft';
alter table purchase.purchase_order_line force row level security;
alter table purchase.purchase_order force row level security;
alter table purchase.purchase_order enable trigger user;
