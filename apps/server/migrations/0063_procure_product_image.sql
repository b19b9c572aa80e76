create table procure.product_image (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  product_id bigint not null, color_id bigint, alt text,
  sort_order integer not null constraint product_image_sort_order check (sort_order > 0),
  file_id bigint not null, medium_file_id bigint not null, small_file_id bigint not null,
  created_at timestamptz not null default now(), created_by bigint,
  primary key (company_id, id),
  foreign key (company_id, product_id) references procure.product on delete cascade,
  foreign key (company_id, color_id) references procure.color,
  foreign key (company_id, file_id) references platform.file,
  foreign key (company_id, medium_file_id) references platform.file,
  foreign key (company_id, small_file_id) references platform.file,
  foreign key (company_id, created_by) references erp.app_user);
comment on table procure.product_image is 'A picture of a product, or of it in one colour, as it was drawn anew and in two smaller forms. The first is its main picture.';
comment on column procure.product_image.alt is 'What it shows, in words; null: the name of the product.';
create index product_image_order on procure.product_image (company_id, product_id, sort_order, id);
create index product_image_color on procure.product_image (company_id, color_id);
create index product_image_file on procure.product_image (company_id, file_id);
create index product_image_medium_file on procure.product_image (company_id, medium_file_id);
create index product_image_small_file on procure.product_image (company_id, small_file_id);
create index product_image_created_by on procure.product_image (company_id, created_by);
select platform.protect('procure.product_image', 'select, insert, update, delete');
