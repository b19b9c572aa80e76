create table procure.category (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  parent_id bigint, slug text constraint category_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120),
  sort_order bigint not null default 0,
  level_name text, description text,
  assignable text not null default 'leaf' constraint category_assignable check (assignable in ('leaf', 'always', 'never')),
  is_web_visible boolean not null default true,
  default_size_scale_id bigint, default_tax_class_id bigint, default_unit_id bigint,
  hs_code text constraint category_hs_code check (hs_code ~ '^[0-9]{6,10}$'),
  target_margin integer constraint category_target_margin check (target_margin between 0 and 1000000),
  minimum_margin integer constraint category_minimum_margin check (minimum_margin between 0 and 1000000),
  reorder text constraint category_reorder check (reorder in ('auto', 'minmax', 'none')),
  return_days integer constraint category_return_days check (return_days between 0 and 3650),
  buyer_id bigint,
  gpc_brick text constraint category_gpc_brick check (gpc_brick ~ '^[0-9]{8}$'),
  feed_category text, seo_title text, seo_description text,
  status text not null default 'active' constraint category_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint category_margins check (minimum_margin <= target_margin),
  foreign key (company_id, parent_id) references procure.category,
  foreign key (company_id, default_size_scale_id) references procure.size_scale,
  foreign key (company_id, default_tax_class_id) references procure.tax_class,
  foreign key (company_id, default_unit_id) references procure.unit,
  foreign key (company_id, buyer_id) references erp.app_user,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table procure.category is 'A place in the tree of what is bought and sold. What it leaves empty, from the size scale to the buyer, it has from its parent. Source: shell-and-access.md 3.2.';
comment on column procure.category.sort_order is 'Place among its siblings, with room between two for a third.';
comment on column procure.category.assignable is 'Whether products may be in it: leaf: while no category is below it.';
comment on column procure.category.target_margin is 'Unit: parts per million of the net price; minimum_margin too.';
create index category_parent on procure.category (company_id, parent_id, sort_order);
create index category_default_size_scale on procure.category (company_id, default_size_scale_id);
create index category_default_tax_class on procure.category (company_id, default_tax_class_id);
create index category_default_unit on procure.category (company_id, default_unit_id);
create index category_buyer on procure.category (company_id, buyer_id);
create index category_created_by on procure.category (company_id, created_by);
select platform.protect_master('procure.category');
-- Women and men have boots each: name and slug are taken among siblings only. What was merged gives both away.
drop index procure.category_name;
create unique index category_name on procure.category (company_id, parent_id, name_key) nulls not distinct where merged_into_id is null;
create index category_by_name_key on procure.category (company_id, name_key);
alter table procure.category
  add column slug_key text not null generated always as (case when merged_into_id is null then slug else '#' || id::text end) stored,
  add constraint category_slug unique nulls not distinct (company_id, parent_id, slug_key);

-- A slug is made of the name; where a sibling has it, or nothing of the name is left, the number of the category follows.
create function procure.complete_category() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    select coalesce(max(c.sort_order), 0) + 1048576 into new.sort_order from procure.category c
      where c.company_id = new.company_id and c.parent_id is not distinct from new.parent_id;
  end if;
  if new.slug is null then
    new.slug := trim(both '-' from regexp_replace(left(platform.normalise(new.name), 100), '[^a-z0-9]+', '-', 'g'));
    if new.slug = '' or exists (select from procure.category c where c.company_id = new.company_id
      and c.parent_id is not distinct from new.parent_id and c.slug_key = new.slug and c.id <> new.id) then
      new.slug := trim(both '-' from new.slug || '-' || new.id);
    end if;
  end if;
  return new;
end $$;
create trigger category_complete before insert or update on procure.category for each row execute function procure.complete_category();

-- What is wrong with the place of a category: cycle, depth, or nothing. Changes of the tree of a company take turns from here until they
-- commit: so two that are right alone, and a circle or too deep together, are never judged at once.
create function procure.lock_category_tree(company bigint) returns void
  language sql set search_path = pg_catalog, pg_temp as $$
  select pg_advisory_xact_lock(hashtextextended('procure.category tree ' || company, 0))
$$;
create function procure.find_category_fault(company bigint, category bigint) returns text
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  levels integer;
begin
  perform procure.lock_category_tree(company);
  if exists (
    with recursive above as (
      select c.parent_id as id from procure.category c where c.company_id = company and c.id = category
      union
      select c.parent_id from above join procure.category c on c.company_id = company and c.id = above.id)
    select from above where above.id = category) then
    return 'cycle';
  end if;
  -- No chain needs to be followed further than the first step that is too many.
  with recursive above as (
    select c.parent_id as id, 1 as steps from procure.category c where c.company_id = company and c.id = category
    union all
    select c.parent_id, above.steps + 1 from above join procure.category c on c.company_id = company and c.id = above.id
    where above.steps < 8),
  below as (
    select category as id, 0 as steps
    union all
    select c.id, below.steps + 1 from below join procure.category c on c.company_id = company and c.parent_id = below.id
    where c.merged_into_id is null and below.steps < 8)
  select (select max(steps) from above) + (select max(steps) from below) into levels;
  return case when levels > 6 then 'depth' end;
end $$;
revoke execute on function procure.lock_category_tree, procure.find_category_fault from public;
grant execute on function procure.lock_category_tree, procure.find_category_fault to app;

-- The argument is the fault that a trigger refuses.
create function procure.refuse_category_fault() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if procure.find_category_fault(new.company_id, new.id) = tg_argv[0] then
    raise exception 'category % is in no place: %', new.id, tg_argv[0]
      using errcode = '23514', constraint = tg_name, table = 'category', schema = 'procure';
  end if;
  return null;
end $$;
create constraint trigger category_cycle after insert or update of parent_id on procure.category deferrable initially deferred
  for each row when (new.parent_id is not null) execute function procure.refuse_category_fault('cycle');
create constraint trigger category_depth after insert or update of parent_id on procure.category deferrable initially deferred
  for each row when (new.parent_id is not null) execute function procure.refuse_category_fault('depth');
