alter table procure.category
  add column picture_file_id bigint, add column small_picture_file_id bigint,
  add constraint category_picture check ((picture_file_id is null) = (small_picture_file_id is null)),
  add foreign key (company_id, picture_file_id) references platform.file,
  add foreign key (company_id, small_picture_file_id) references platform.file;
comment on column procure.category.picture_file_id is 'At most 256 px; small_picture_file_id at most 64. Source: shell-and-access.md 3.2, category tree.';
create index category_picture_file on procure.category (company_id, picture_file_id);
create index category_small_picture_file on procure.category (company_id, small_picture_file_id);
