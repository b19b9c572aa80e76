-- Serial numbers are lots of one piece; lots are held and released. docs/guides/inventory.md, Lots and serial numbers.
alter table inventory.stock_lot
  add column is_serial boolean not null default false,
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add column hold_reason text constraint stock_lot_hold_reason check (length(hold_reason) between 1 and 500),
  add column held_at timestamptz, add column held_by bigint,
  add constraint stock_lot_held check ((held_at is null) = (hold_reason is null) and (held_at is null) = (held_by is null)),
  add foreign key (company_id, held_by) references erp.app_user;
comment on column inventory.stock_lot.is_serial is 'A single piece: at most one of it is in stock, wherever that is.';
comment on column inventory.stock_lot.hold_reason is 'Why it is held; held lots are neither sold, picked nor dispatched. Null: usable.';
create trigger stock_lot_version before update on inventory.stock_lot for each row execute function platform.raise_version();
create index stock_lot_held_by on inventory.stock_lot (company_id, held_by);
create index stock_lot_no on inventory.stock_lot (company_id, lot_no);
grant update (version, hold_reason, held_at, held_by) on inventory.stock_lot to app;

create index stock_move_lot on inventory.stock_move (company_id, lot_id, id) where lot_id is not null;

create view inventory.lot_list with (security_invoker = true) as
  select t.company_id, t.id, t.version, t.lot_no as name, v.sku, p.name as product_name, t.variant_id,
    case when t.is_serial then 'serial' else 'lot' end as kind, t.expires_on, coalesce(b.on_hand, 0) as on_hand, t.created_at,
    case when t.hold_reason is not null then 'held' when coalesce(b.on_hand, 0) = 0 then 'gone' when t.expires_on < current_date then 'expired'
      when t.expires_on < current_date + 30 then 'expiring' else 'available' end as status
  from inventory.stock_lot t
  join procure.variant v on v.company_id = t.company_id and v.id = t.variant_id
  join procure.product p on p.company_id = v.company_id and p.id = v.product_id
  left join lateral (
    select sum(s.on_hand) as on_hand from inventory.stock_balance s
    where s.company_id = t.company_id and s.variant_id = t.variant_id and s.lot_id = t.id) b on true;
comment on view inventory.lot_list is 'Lots and serial numbers with their stock, in transit included, and the status that stock, hold and expiry give.';
grant select on inventory.lot_list to app, maint;

-- The pieces of goods with serial numbers that a line of a receipt sells or takes back.
create table sales.sale_serial (
  company_id bigint not null references erp.company, sale_id bigint not null, line_no integer not null, lot_id bigint not null,
  variant_id bigint not null,
  primary key (company_id, sale_id, line_no, lot_id),
  constraint sale_serial_once unique (company_id, sale_id, lot_id),
  foreign key (company_id, sale_id, line_no) references sales.sale_line,
  constraint sale_serial_lot foreign key (company_id, variant_id, lot_id) references inventory.stock_lot (company_id, variant_id, id));
comment on table sales.sale_serial is 'Serial numbers of a line of a receipt; a return names those of its sale.';
create index sale_serial_by_lot on sales.sale_serial (company_id, variant_id, lot_id);
select platform.protect('sales.sale_serial', 'select');
