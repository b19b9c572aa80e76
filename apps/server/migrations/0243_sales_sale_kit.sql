-- Kits and bundles of receipts. docs/guides/sales.md, Kits and bundles.
create table sales.sale_kit (
  company_id bigint not null references erp.company, sale_id bigint not null, kit_no integer not null constraint sale_kit_no check (kit_no > 0),
  variant_id bigint not null,
  quantity integer not null constraint sale_kit_quantity check (quantity > 0),
  list_minor bigint not null constraint sale_kit_list check (list_minor >= 0),
  unit_minor bigint not null constraint sale_kit_unit check (unit_minor >= 0),
  discount_minor bigint not null constraint sale_kit_discount check (discount_minor >= 0),
  net_minor bigint not null, tax_minor bigint not null, gross_minor bigint not null,
  note text constraint sale_kit_note check (length(note) between 1 and 200),
  primary key (company_id, sale_id, kit_no),
  constraint sale_kit_sums check (net_minor + tax_minor = gross_minor and least(net_minor, tax_minor, gross_minor) >= 0),
  foreign key (company_id, sale_id) references sales.sale,
  foreign key (company_id, variant_id) references procure.variant);
comment on table sales.sale_kit is 'Kits and bundles as receipts show them. They are sold as their components, which are lines with this kit_no and add up to them. Units: whole kits; minor units of the sale’s currency.';
create index sale_kit_variant on sales.sale_kit (company_id, variant_id, sale_id);
select platform.protect('sales.sale_kit', 'select');

alter table sales.sale_line
  add column kit_no integer,
  add column kit_quantity numeric(18,4) constraint sale_line_kit_quantity check (kit_quantity > 0),
  add constraint sale_line_kit check ((kit_no is null) = (kit_quantity is null)),
  add foreign key (company_id, sale_id, kit_no) references sales.sale_kit;
comment on column sales.sale_line.kit_no is 'The kit that it is a component of; null: it was sold as itself.';
comment on column sales.sale_line.kit_quantity is 'What one kit takes of it. Units: stock units.';
create index sale_line_kit on sales.sale_line (company_id, sale_id, kit_no);

--- A kit is nothing beside its components, so they add up to it, whoever writes them. Read once for each kit that is written, and once for
--- each statement that adds components.
create function sales.require_whole_kit() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  companies bigint[]; receipts bigint[]; kits integer[]; broken record;
begin
  if tg_level = 'ROW' then
    companies := array[new.company_id]; receipts := array[new.sale_id]; kits := array[new.kit_no];
  else
    select array_agg(a.company_id), array_agg(a.sale_id), array_agg(a.kit_no) into companies, receipts, kits
    from (select distinct d.company_id, d.sale_id, d.kit_no from added d where d.kit_no is not null) a;
  end if;
  select k.sale_id, k.kit_no into broken
  from unnest(companies, receipts, kits) as t (company_id, sale_id, kit_no)
  join sales.sale_kit k on k.company_id = t.company_id and k.sale_id = t.sale_id and k.kit_no = t.kit_no
  left join sales.sale_line l on l.company_id = k.company_id and l.sale_id = k.sale_id and l.kit_no = k.kit_no
  group by k.company_id, k.sale_id, k.kit_no
  having count(l.line_no) = 0 or not bool_and(l.quantity = l.kit_quantity * k.quantity)
    or (sum(l.discount_minor), sum(l.net_minor), sum(l.tax_minor), sum(l.gross_minor)) <> (k.discount_minor, k.net_minor, k.tax_minor, k.gross_minor)
  limit 1;
  if found then
    raise exception using errcode = 'check_violation', constraint = 'sale_kit_components', schema = 'sales', table = 'sale_kit',
      message = format('components of kit %s of receipt %s do not add up to it', broken.kit_no, broken.sale_id);
  end if;
  return null;
end $$;
revoke execute on function sales.require_whole_kit from public;
create constraint trigger sale_kit_components after insert or update on sales.sale_kit
  deferrable initially deferred for each row execute function sales.require_whole_kit();
create trigger sale_line_components_added after insert on sales.sale_line
  referencing new table as added for each statement execute function sales.require_whole_kit();
create constraint trigger sale_line_components after update of kit_no, kit_quantity, quantity, discount_minor, net_minor, tax_minor, gross_minor
  on sales.sale_line deferrable initially deferred for each row when (new.kit_no is not null) execute function sales.require_whole_kit();

alter table sales.offline_sale add column are_kits_changed boolean not null default false;
comment on column sales.offline_sale.are_kits_changed is 'When it arrived, a kit had other components than the device sold.';
