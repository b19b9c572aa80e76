create table procure.price_list (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  description text,
  kind text not null default 'retail' constraint price_list_kind check (kind in ('retail', 'trade', 'staff', 'buy')),
  currency text not null references platform.currency,
  tax_included boolean not null default true,
  is_default boolean not null default false,
  parent_id bigint,
  adjust integer not null default 0 constraint price_list_adjust check (adjust between -1000000 and 10000000),
  ending text not null default 'none' constraint price_list_ending check (ending in ('none', '00', '95', '99')),
  ending_mode text not null default 'nearest' constraint price_list_ending_mode check (ending_mode in ('nearest', 'up', 'down')),
  status text not null default 'active' constraint price_list_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint price_list_derived check (parent_id is not null or adjust = 0),
  constraint price_list_bought check (kind <> 'buy' or ending = 'none'),
  constraint price_list_sold check (not is_default or kind <> 'buy'),
  constraint price_list_in_use check (not is_default or status = 'active'),
  constraint price_list_one_default exclude (company_id with =, is_default with =) where (is_default),
  constraint price_list_money unique (company_id, id, currency, kind),
  foreign key (company_id, parent_id) references procure.price_list,
  constraint price_list_parent_alike foreign key (company_id, parent_id, currency, kind) references procure.price_list (company_id, id, currency, kind),
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table procure.price_list is 'Prices of one kind in one currency; what it does not price itself comes from its parent. Source: procurement.md 2.2; settled.md N17.';
comment on column procure.price_list.adjust is 'What a price of the parent changes by, before it gets the ending. Units: parts per million.';
create index price_list_created_by on procure.price_list (company_id, created_by);
create index price_list_currency on procure.price_list (currency);
create index price_list_parent on procure.price_list (company_id, parent_id, currency, kind);
select platform.protect_master('procure.price_list');

create table procure.price_list_store (
  company_id bigint not null, price_list_id bigint not null, store_id bigint not null,
  primary key (company_id, price_list_id, store_id),
  constraint price_list_store_once unique (company_id, store_id),
  foreign key (company_id, price_list_id) references procure.price_list on delete cascade,
  foreign key (company_id, store_id) references erp.store);
comment on table procure.price_list_store is 'Stores that sell by a list; every other one sells by the default of the company.';
select platform.protect_links('procure.price_list_store');

-- Whether a chain of parents leads back to the list it began with.
create function procure.is_own_ancestor(company bigint, list bigint) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp as $$
  with recursive chain as (
    select l.parent_id from procure.price_list l where l.company_id = company and l.id = list
    union
    select l.parent_id from chain c join procure.price_list l on l.company_id = company and l.id = c.parent_id)
  select exists (select from chain where parent_id = list)
$$;
revoke execute on function procure.is_own_ancestor from public;
grant execute on function procure.is_own_ancestor to app, maint;
-- Judged at commit, one of a company after the other: so two changes that are right alone and a circle together are never judged at once.
create function procure.refuse_list_cycle() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if new.parent_id is not null then
    perform pg_advisory_xact_lock(hashtextextended('procure.price_list parent ' || new.company_id, 0));
    if procure.is_own_ancestor(new.company_id, new.id) then
      raise exception 'price list % is its own ancestor', new.id
        using errcode = '23514', constraint = tg_name, table = 'price_list', schema = 'procure';
    end if;
  end if;
  return null;
end $$;
create constraint trigger price_list_cycle after insert or update of parent_id on procure.price_list
  deferrable initially deferred for each row execute function procure.refuse_list_cycle();

-- A company sells by some list from its first day on. The words are those of its language.
create function procure.give_price_lists(company bigint, locale text, currency text) returns void
  language sql set search_path = pg_catalog, pg_temp as $$
  insert into procure.price_list (company_id, code, name, currency, is_default)
  values (company, 'RETAIL', case locale when 'ar' then 'أسعار التجزئة' else 'Retail prices' end, currency, true)
$$;
revoke execute on function procure.give_price_lists from public;
grant execute on function procure.give_price_lists to app;

create function procure.begin_price_lists() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform procure.give_price_lists(new.id, new.locale, new.base_currency);
  return null;
end $$;
create trigger company_price_lists after insert on erp.company for each row execute function procure.begin_price_lists();

-- The companies that are there already. What is judged at commit is judged here, since later steps change what these tables are.
alter table procure.price_list no force row level security;
alter table platform.search_word no force row level security;
select procure.give_price_lists(c.id, c.locale, c.base_currency) from erp.company c;
set constraints all immediate;
set constraints all deferred;
alter table procure.price_list force row level security;
alter table platform.search_word force row level security;
