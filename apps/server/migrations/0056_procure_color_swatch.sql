create table procure.color_swatch (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  color_id bigint not null, supplier_id bigint, brand_id bigint, season_id bigint,
  supplier_code text, supplier_name text,
  lab_dip_status text not null default 'none' constraint color_swatch_lab_dip_status check (lab_dip_status in ('none', 'submitted', 'approved', 'rejected')),
  is_default boolean not null default false,
  medium_file_id bigint, small_file_id bigint,
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint color_swatch_once unique nulls not distinct (company_id, color_id, supplier_id, season_id),
  constraint color_swatch_picture check ((medium_file_id is null) = (small_file_id is null)),
  foreign key (company_id, color_id) references procure.color on delete cascade,
  foreign key (company_id, supplier_id) references procure.supplier,
  foreign key (company_id, brand_id) references procure.brand,
  foreign key (company_id, season_id) references procure.season,
  foreign key (company_id, medium_file_id) references platform.file,
  foreign key (company_id, small_file_id) references platform.file,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table procure.color_swatch is 'What a supplier calls a house colour in a season, and a picture of it, drawn anew with 256 and 64 px. Source: shell-and-access.md 3.2.';
comment on column procure.color_swatch.lab_dip_status is 'How far the sample stands that a supplier dyes for approval.';
create unique index color_swatch_default on procure.color_swatch (company_id, color_id) where is_default;
create index color_swatch_supplier on procure.color_swatch (company_id, supplier_id);
create index color_swatch_brand on procure.color_swatch (company_id, brand_id);
create index color_swatch_season on procure.color_swatch (company_id, season_id);
create index color_swatch_medium_file on procure.color_swatch (company_id, medium_file_id);
create index color_swatch_small_file on procure.color_swatch (company_id, small_file_id);
create index color_swatch_created_by on procure.color_swatch (company_id, created_by);
create index color_swatch_updated_by on procure.color_swatch (company_id, updated_by);
create trigger color_swatch_version before update on procure.color_swatch for each row execute function platform.raise_version();
select platform.protect('procure.color_swatch', 'select, insert, update, delete');
