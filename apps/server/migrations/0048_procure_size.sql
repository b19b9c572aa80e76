create table procure.size (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  size_scale_id bigint not null, code text not null, name text not null, short_name text,
  dim1 text, dim2 text,
  sort_order integer not null constraint size_sort_order check (sort_order between 0 and 999999),
  nrf_code text constraint size_nrf_code check (nrf_code ~ '^[0-9]{5}$'),
  gs1_code text constraint size_gs1_code check (gs1_code ~ '^[0-9A-Za-z]{1,20}$'),
  measurements jsonb not null default '[]' constraint size_measurements check (jsonb_typeof(measurements) = 'array'),
  is_core boolean not null default false,
  status text not null default 'active' constraint size_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint size_of_scale unique (company_id, size_scale_id, id),
  foreign key (company_id, size_scale_id) references procure.size_scale on delete cascade,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table procure.size is 'Size of a scale, in the order of sort_order, never of the alphabet. It goes with its scale, unless something uses it. Source: shell-and-access.md 3.2.';
comment on column procure.size.measurements is 'Of the body or the piece: [{ part, minMm, maxMm }], in millimetres.';
comment on column procure.size.nrf_code is 'Size code of the National Retail Federation; the first digit names its table.';
create unique index size_code on procure.size (company_id, size_scale_id, lower(code));
create unique index size_name on procure.size (company_id, size_scale_id, lower(name));
create index size_order on procure.size (company_id, size_scale_id, sort_order, id);
create index size_created_by on procure.size (company_id, created_by);
create index size_updated_by on procure.size (company_id, updated_by);
create trigger size_version before update on procure.size for each row execute function platform.raise_version();
select platform.protect('procure.size', 'select, insert, update, delete');
