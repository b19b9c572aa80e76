-- Orders that customers collect in the store. docs/guides/sales-orders.md, Collection in store.
alter table sales.sales_order
  add column delivery_mode text not null default 'deliver' constraint sales_order_delivery_mode check (delivery_mode in ('deliver', 'collect')),
  add constraint sales_order_mode unique (company_id, id, delivery_mode);

alter table sales.delivery
  add column delivery_mode text not null default 'deliver',
  add column ready_at timestamptz, add column collect_by date, add column collected_document text,
  add constraint delivery_mode_of_order foreign key (company_id, sales_order_id, delivery_mode)
    references sales.sales_order (company_id, id, delivery_mode),
  add constraint delivery_ready check ((ready_at is null) = (collect_by is null) and (ready_at is null or delivery_mode = 'collect')),
  add constraint delivery_collected check (collected_document is null or delivery_mode = 'collect' and status = 'delivered'),
  -- Whoever collects is named, and nothing of such an order is on its way.
  add constraint delivery_handed_over check (delivery_mode = 'deliver' or status <> 'dispatched' and (status <> 'delivered' or received_by is not null));
comment on column sales.delivery.delivery_mode is 'That of its order.';
comment on column sales.delivery.ready_at is 'Since when it waits for the customer in the store; collect_by: until when it is kept for him.';
comment on column sales.delivery.collected_document is 'What whoever collected it showed, such as the number of an identity card.';
create index delivery_mode_of_order on sales.delivery (company_id, sales_order_id, delivery_mode);
create index delivery_to_collect on sales.delivery (company_id, collect_by, id) where delivery_mode = 'collect';

do $$
declare
  guard text := (select pg_get_triggerdef(t.oid) from pg_trigger t where t.tgrelid = 'sales.delivery'::regclass and t.tgname = 'delivery_guard');
begin
  drop trigger delivery_guard on sales.delivery;
  execute replace(replace(guard, 'draft>dispatched', 'draft>delivered,picked>delivered,packed>delivered,draft>dispatched'),
    'dispatched_at,', 'ready_at,collect_by,collected_document,dispatched_at,');
end $$;

-- Goods that are handed over are under the same limit as those that are dispatched.
drop trigger delivery_credit on sales.delivery;
create trigger delivery_credit before update of status on sales.delivery for each row
  when (new.status in ('dispatched', 'delivered') and old.status not in ('dispatched', 'delivered')) execute function sales.defend_dispatch();
