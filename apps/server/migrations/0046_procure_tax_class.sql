create table procure.tax_class (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  kind text not null constraint tax_class_kind check (kind in ('standard', 'reduced', 'zero', 'exempt')),
  description text,
  status text not null default 'active' constraint tax_class_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table procure.tax_class is 'How goods are taxed; the rates of countries and days are tax rules. Source: procurement.md 2.1.';
create index tax_class_created_by on procure.tax_class (company_id, created_by);
select platform.protect_master('procure.tax_class');

-- What every company begins with, whichever way it is made. The words are those of its language.
create function procure.give_tax_classes(company bigint, locale text) returns void
  language sql set search_path = pg_catalog, pg_temp as $$
  insert into procure.tax_class (company_id, code, name, kind)
  select company, t.kind, case locale when 'ar' then t.name_ar else t.name end, t.kind
  from (values
    ('standard', 'Standard', 'أساسية'),
    ('reduced', 'Reduced', 'مخفضة'),
    ('zero', 'Zero-rated', 'صفرية'),
    ('exempt', 'Exempt', 'معفاة')) as t (kind, name, name_ar)
$$;
revoke execute on function procure.give_tax_classes from public;
grant execute on function procure.give_tax_classes to app;

create function procure.begin_tax_classes() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform procure.give_tax_classes(new.id, new.locale);
  return null;
end $$;
create trigger company_tax_classes after insert on erp.company for each row execute function procure.begin_tax_classes();

-- The companies that are there already.
alter table procure.tax_class no force row level security;
alter table platform.search_word no force row level security;
select procure.give_tax_classes(c.id, c.locale) from erp.company c;
alter table procure.tax_class force row level security;
alter table platform.search_word force row level security;
