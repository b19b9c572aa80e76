-- Links of a record to several others: all that a row says is its key. docs/decisions/037.
create function platform.protect_links(links_table regclass) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  linked constant text := (select a.attname from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[2]
    where i.indrelid = links_table and i.indisprimary and i.indnkeyatts = 3);
begin
  perform platform.protect(links_table, 'select, insert, update, delete');
  execute format('create index %I on %s (company_id, %I)', (select relname from pg_class where oid = links_table) || '_linked', links_table, linked);
end $$;
comment on function platform.protect_links is 'Rights of a table of links (company_id, <thing>_id, <other>_id), which go with their record, and the way back from the other.';
revoke execute on function platform.protect_links from public;

-- As before, and a line that names a record that is merged names the one that stands for it.
create or replace function platform.protect_lines(line_table regclass, most integer) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform platform.protect(line_table, 'select, insert, update, delete');
  execute format('alter table %s add constraint %I check (line_no between 1 and %s)', line_table,
    (select relname from pg_class where oid = line_table) || '_line_no', most);
end $$;
revoke execute on function platform.protect_lines from public;

-- Where a payment type is offered, in which amounts, and what it is rounded to.
alter table erp.payment_type
  drop constraint payment_type_one_default,
  add column min_minor bigint constraint payment_type_min check (min_minor between 0 and 999999999999999),
  add column max_minor bigint constraint payment_type_max check (max_minor between 0 and 999999999999999),
  add column rounding_minor bigint constraint payment_type_rounding check (rounding_minor between 1 and 1000000),
  add column icon text constraint payment_type_icon check (icon in ('coins', 'cash_register', 'device_desktop', 'building', 'receipt',
    'tag', 'user', 'world')),
  add constraint payment_type_amounts check (min_minor <= max_minor);
comment on column erp.payment_type.rounding_minor is 'What is paid so is rounded to a multiple of it, in minor units.';

create table erp.payment_type_store (
  company_id bigint not null, payment_type_id bigint not null, store_id bigint not null,
  primary key (company_id, payment_type_id, store_id),
  foreign key (company_id, payment_type_id) references erp.payment_type on delete cascade,
  foreign key (company_id, store_id) references erp.store);
comment on table erp.payment_type_store is 'Stores in which a payment type is offered; without any it is offered in all.';
select platform.protect_links('erp.payment_type_store');

-- Amounts are in a currency that the record names.
create function erp.complete_payment_type() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if new.currency is null and coalesce(new.min_minor, new.max_minor, new.rounding_minor) is not null then
    select c.base_currency into new.currency from erp.company c where c.id = new.company_id;
  end if;
  return new;
end $$;
create trigger payment_type_complete before insert or update on erp.payment_type for each row execute function erp.complete_payment_type();

-- The default cash type of a store is the one that names it, else the one that names no store: two stand in each other's way where both
-- name a store, or both name none.
create function erp.find_other_default(company bigint, payment_type bigint) returns bigint
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select o.id from erp.payment_type p
  join erp.payment_type o on o.company_id = p.company_id and o.id <> p.id and o.is_default
  where p.company_id = company and p.id = payment_type and p.is_default and (
    exists (select from erp.payment_type_store a join erp.payment_type_store b on b.company_id = a.company_id and b.store_id = a.store_id
      where a.company_id = company and a.payment_type_id = p.id and b.payment_type_id = o.id)
    or not exists (select from erp.payment_type_store s where s.company_id = company and s.payment_type_id in (p.id, o.id)))
  order by o.id limit 1
$$;
revoke execute on function erp.find_other_default from public;
grant execute on function erp.find_other_default to app, maint;

-- Judged at commit, one of a company after the other: so two changes that are right alone and wrong together are never judged at once.
-- The argument names the column with the payment type.
create function erp.refuse_other_default() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  changed constant jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  company constant bigint := changed ->> 'company_id';
  payment_type constant bigint := changed ->> tg_argv[0];
begin
  if exists (select from erp.payment_type p where p.company_id = company and p.id = payment_type and p.is_default) then
    perform pg_advisory_xact_lock(hashtextextended('erp.payment_type default ' || company, 0));
    if erp.find_other_default(company, payment_type) is not null then
      raise exception 'payment type % is a second default', payment_type
        using errcode = '23514', constraint = tg_name, table = tg_table_name, schema = 'erp';
    end if;
  end if;
  return null;
end $$;
create constraint trigger payment_type_one_default after insert or update of is_default on erp.payment_type
  deferrable initially deferred for each row execute function erp.refuse_other_default('id');
create constraint trigger payment_type_store_one_default after insert or update or delete on erp.payment_type_store
  deferrable initially deferred for each row execute function erp.refuse_other_default('payment_type_id');
