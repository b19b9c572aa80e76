create table procure.charge_type (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  basis text not null default 'fixed' constraint charge_type_basis check (basis in ('fixed', 'per_unit', 'per_kg', 'per_m3', 'rate_of_value')),
  allocate_by text not null default 'value' constraint charge_type_allocate_by check (allocate_by in ('value', 'qty', 'weight', 'volume')),
  treatment text not null default 'expense' constraint charge_type_treatment check (treatment in ('capitalise', 'expense', 'recharge')),
  status text not null default 'active' constraint charge_type_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table procure.charge_type is 'What moving goods costs beside the goods, and what a new charge of it begins with. Source: procurement.md 2.5; docs/decisions/079.';
create index charge_type_created_by on procure.charge_type (company_id, created_by);
select platform.protect_master('procure.charge_type');

-- What every company begins with, whichever way it is made. The words are those of its language.
create function procure.give_charge_types(company bigint, locale text) returns void
  language sql set search_path = pg_catalog, pg_temp as $$
  insert into procure.charge_type (company_id, code, name, basis, allocate_by, treatment)
  select company, u.code, case locale when 'ar' then u.name_ar else u.name end, u.basis, u.allocate_by, u.treatment
  from (values
    ('FREIGHT', 'Freight', 'الشحن', 'fixed', 'weight', 'capitalise'),
    ('INSURANCE', 'Insurance', 'التأمين', 'rate_of_value', 'value', 'capitalise'),
    ('DUTY', 'Duty', 'الرسوم الجمركية', 'rate_of_value', 'value', 'capitalise'),
    ('CUSTOMS_FEE', 'Customs fee', 'أتعاب التخليص الجمركي', 'fixed', 'value', 'capitalise'),
    ('INSPECTION', 'Inspection', 'الفحص', 'fixed', 'qty', 'expense'),
    ('HANDLING', 'Handling', 'المناولة', 'per_unit', 'qty', 'expense'),
    ('INLAND', 'Inland transport', 'النقل الداخلي', 'fixed', 'weight', 'capitalise'),
    ('DEMURRAGE', 'Demurrage', 'غرامة التأخير', 'fixed', 'volume', 'expense'),
    ('STORAGE', 'Storage', 'التخزين', 'fixed', 'volume', 'expense'),
    ('BANK', 'Bank charges', 'رسوم بنكية', 'fixed', 'value', 'expense'))
    as u (code, name, name_ar, basis, allocate_by, treatment)
$$;
revoke execute on function procure.give_charge_types from public;
grant execute on function procure.give_charge_types to app;

create function procure.begin_charge_types() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform procure.give_charge_types(new.id, new.locale);
  return null;
end $$;
create trigger company_charge_types after insert on erp.company for each row execute function procure.begin_charge_types();

-- The companies that are there already, and the words that their types are found by.
alter table procure.charge_type no force row level security;
alter table erp.company no force row level security;
alter table platform.search_record no force row level security;
alter table platform.search_word no force row level security;
alter table platform.word_ending no force row level security;
alter table platform.word_gap no force row level security;
select procure.give_charge_types(c.id, c.locale) from erp.company c;
alter table platform.word_gap force row level security;
alter table platform.word_ending force row level security;
alter table platform.search_word force row level security;
alter table platform.search_record force row level security;
alter table erp.company force row level security;
alter table procure.charge_type force row level security;
