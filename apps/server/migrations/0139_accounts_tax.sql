-- Taxes: components, codes with dated rates, and the rules that select a code. docs/guides/accounts.md, Tax.
create table accounts.tax_component (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  recoverable integer not null default 1000000 constraint tax_component_recoverable check (recoverable between 0 and 1000000),
  output_account_id bigint, input_account_id bigint,
  status text not null default 'active' constraint tax_component_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  foreign key (company_id, output_account_id) references accounts.account,
  foreign key (company_id, input_account_id) references accounts.account,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table accounts.tax_component is 'A tax that is reported and posted by itself. recoverable: part of input tax that is claimed, in parts per million; the rest is cost. Source: sales-crm-finance.md B1.';
comment on column accounts.tax_component.output_account_id is 'Null: the account of the posting rule for output tax; input_account_id likewise.';
create index tax_component_output_account on accounts.tax_component (company_id, output_account_id);
create index tax_component_input_account on accounts.tax_component (company_id, input_account_id);
create index tax_component_created_by on accounts.tax_component (company_id, created_by);
select platform.protect_master('accounts.tax_component');

create table accounts.tax_code (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  kind text not null constraint tax_code_kind check (kind in ('standard', 'reduced', 'zero', 'exempt', 'out_of_scope', 'reverse_charge')),
  description text,
  status text not null default 'active' constraint tax_code_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table accounts.tax_code is 'How a line is taxed; its rates have dates. Source: sales-crm-finance.md B1.';
create index tax_code_created_by on accounts.tax_code (company_id, created_by);
select platform.protect_master('accounts.tax_code');

create table accounts.tax_code_rate (
  company_id bigint not null, tax_code_id bigint not null, line_no integer not null,
  component_id bigint not null,
  rate integer not null constraint tax_code_rate_rate check (rate between 0 and 1000000),
  is_compound boolean not null,
  valid_from date not null, valid_to date,
  primary key (company_id, tax_code_id, line_no),
  constraint tax_code_rate_order check (valid_from <= valid_to),
  constraint tax_code_rate_overlap exclude using gist (company_id with =, tax_code_id with =, component_id with =,
    daterange(valid_from, valid_to, '[]') with &&),
  foreign key (company_id, tax_code_id) references accounts.tax_code on delete cascade,
  foreign key (company_id, component_id) references accounts.tax_component);
comment on table accounts.tax_code_rate is 'Rate of a component in parts per million, from and to a day, both included; a changed rate is a further row. is_compound: also charged on the components before it.';
create index tax_code_rate_component on accounts.tax_code_rate (company_id, component_id);
select platform.protect_lines('accounts.tax_code_rate', 100);

create table accounts.tax_rule (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  direction text not null constraint tax_rule_direction check (direction in ('sale', 'purchase')),
  priority integer not null constraint tax_rule_priority check (priority between 1 and 9999),
  tax_class_id bigint, seller_country text references platform.country, buyer_country text references platform.country,
  buyer_type text constraint tax_rule_buyer_type check (buyer_type in ('b2c', 'b2b', 'b2b_vat_id')),
  tax_code_id bigint not null,
  status text not null default 'active' constraint tax_rule_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  foreign key (company_id, tax_class_id) references procure.tax_class,
  foreign key (company_id, tax_code_id) references accounts.tax_code,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table accounts.tax_rule is 'Which tax code a line gets: the active rule of the lowest priority whose conditions are met; a blank condition is always met. Source: sales-crm-finance.md B1.';
create index tax_rule_by_priority on accounts.tax_rule (company_id, direction, priority, id) where status = 'active';
create index tax_rule_tax_class on accounts.tax_rule (company_id, tax_class_id);
create index tax_rule_tax_code on accounts.tax_rule (company_id, tax_code_id);
create index tax_rule_created_by on accounts.tax_rule (company_id, created_by);
select platform.protect_master('accounts.tax_rule');
select platform.share_names('accounts.tax_rule');

-- Codes, rates and rules of a country for the tax classes that a company starts with; nothing for other countries. Classes without a rate
-- in the country get no rule, so that their lines are warned about. Sources: VAT Act 1994 and VATA Schedules 7A to 9; UStG section 12 and
-- the Second Corona Tax Relief Act 2020; Federal Decree-Law 8/2017 (AE).
create function accounts.create_taxes(company bigint, country text, locale text) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  if country is null or country not in ('GB', 'DE', 'AE') then return; end if;
  insert into accounts.tax_component (company_id, code, name)
  select company, 'VAT-' || upper(k.kind), case locale when 'ar' then k.name_ar else k.name end
  from (values ('standard', 'VAT, standard rate', 'ضريبة القيمة المضافة، النسبة الأساسية'),
    ('reduced', 'VAT, reduced rate', 'ضريبة القيمة المضافة، النسبة المخفضة'),
    ('zero', 'VAT, zero rate', 'ضريبة القيمة المضافة، النسبة الصفرية')) as k (kind, name, name_ar)
  where country <> 'AE' or k.kind <> 'reduced';
  insert into accounts.tax_code (company_id, code, name, kind)
  select company, k.code, case locale when 'ar' then k.name_ar else k.name end, k.kind
  from (values ('STD', 'standard', 'Standard rate', 'النسبة الأساسية'), ('RED', 'reduced', 'Reduced rate', 'النسبة المخفضة'),
    ('ZERO', 'zero', 'Zero rate', 'النسبة الصفرية'), ('EXEMPT', 'exempt', 'Exempt', 'معفاة')) as k (code, kind, name, name_ar)
  where country <> 'AE' or k.kind <> 'reduced';
  insert into accounts.tax_code_rate (company_id, tax_code_id, line_no, component_id, rate, is_compound, valid_from, valid_to)
  select company, c.id, row_number() over (partition by c.id order by r.valid_from), p.id, r.rate, false, r.valid_from, r.valid_to
  from (values
    ('GB', 'standard', 200000, date '2011-01-04', null), ('GB', 'reduced', 50000, date '1997-09-01', null),
    ('GB', 'zero', 0, date '1973-04-01', null),
    ('DE', 'standard', 190000, date '2007-01-01', date '2020-06-30'), ('DE', 'standard', 160000, date '2020-07-01', date '2020-12-31'),
    ('DE', 'standard', 190000, date '2021-01-01', null),
    ('DE', 'reduced', 70000, date '1983-07-01', date '2020-06-30'), ('DE', 'reduced', 50000, date '2020-07-01', date '2020-12-31'),
    ('DE', 'reduced', 70000, date '2021-01-01', null), ('DE', 'zero', 0, date '2023-01-01', null),
    ('AE', 'standard', 50000, date '2018-01-01', null), ('AE', 'zero', 0, date '2018-01-01', null)
  ) as r (country, kind, rate, valid_from, valid_to)
  join accounts.tax_code c on c.company_id = company and c.kind = r.kind
  join accounts.tax_component p on p.company_id = company and p.code = 'VAT-' || upper(r.kind)
  where r.country = create_taxes.country;
  insert into accounts.tax_rule (company_id, code, name, direction, priority, tax_class_id, seller_country, buyer_country, tax_code_id)
  select company, upper(d.direction) || '-' || case when length(t.code) < 12 then upper(t.code) else t.id::text end, t.name, d.direction, 100, t.id, country, country, c.id
  from (values ('sale'), ('purchase')) as d (direction)
  cross join procure.tax_class t
  join accounts.tax_code c on c.company_id = company and c.kind = t.kind
  where t.company_id = company and t.status = 'active'
  order by d.direction desc, t.id;
end $$;
revoke all on function accounts.create_taxes from public;
grant execute on function accounts.create_taxes to app;
create function accounts.start_taxes() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform accounts.create_taxes(new.id, new.country_code, new.locale);
  return null;
end $$;
revoke execute on function accounts.start_taxes from public;
-- Triggers run in the order of their names: after company_tax_classes.
create trigger company_taxes after insert on erp.company for each row execute function accounts.start_taxes();

-- The companies that exist already.
alter table accounts.tax_component no force row level security;
alter table accounts.tax_code no force row level security;
alter table accounts.tax_code_rate no force row level security;
alter table accounts.tax_rule no force row level security;
alter table procure.tax_class no force row level security;
alter table platform.search_word no force row level security;
alter table platform.word_ending no force row level security;
alter table platform.word_gap no force row level security;
alter table platform.search_record no force row level security;
alter table erp.company no force row level security;
select accounts.create_taxes(c.id, c.country_code, c.locale) from erp.company c;
alter table accounts.tax_component force row level security;
alter table accounts.tax_code force row level security;
alter table accounts.tax_code_rate force row level security;
alter table accounts.tax_rule force row level security;
alter table procure.tax_class force row level security;
alter table platform.search_word force row level security;
alter table platform.word_ending force row level security;
alter table platform.word_gap force row level security;
alter table platform.search_record force row level security;
alter table erp.company force row level security;
