create table procure.color (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  hex text constraint color_hex check (hex ~ '^#[0-9A-F]{6}$'),
  second_hex text constraint color_second_hex check (second_hex ~ '^#[0-9A-F]{6}$'),
  third_hex text constraint color_third_hex check (third_hex ~ '^#[0-9A-F]{6}$'),
  fourth_hex text constraint color_fourth_hex check (fourth_hex ~ '^#[0-9A-F]{6}$'),
  family text constraint color_family check (family in ('black', 'grey', 'white', 'beige', 'brown', 'red', 'orange', 'yellow', 'green',
    'blue', 'purple', 'pink', 'multi', 'metallic', 'transparent')),
  pattern text not null default 'solid' constraint color_pattern
    check (pattern in ('solid', 'stripe', 'check', 'dots', 'floral', 'animal', 'print', 'denim', 'melange', 'other')),
  nrf_code text constraint color_nrf_code check (nrf_code ~ '^[0-9]{3}$'),
  pantone text,
  sort_order integer not null default 0 constraint color_sort_order check (sort_order between 0 and 999999),
  status text not null default 'active' constraint color_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint color_parts check ((second_hex is null or hex is not null) and (third_hex is null or second_hex is not null)
    and (fourth_hex is null or third_hex is not null)),
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table procure.color is 'Colour of a company, as its customers see it. Further hexes are those of pieces in several colours. Source: shell-and-access.md 3.2.';
create index color_created_by on procure.color (company_id, created_by);
select platform.protect_master('procure.color');
