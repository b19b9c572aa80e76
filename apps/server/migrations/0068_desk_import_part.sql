-- A row of a file may say one part of a record, such as a variant of a product. docs/decisions/049.
alter table desk.import_row add column part_id bigint;
comment on column desk.import_row.part_id is 'The part of the record that the row says; null: the record itself.';
comment on column desk.import_row.before is 'The changed fields with their values before; of a row that made a part of a record that was there, what it changed beside it.';
alter table desk.import_row drop constraint import_row_before;
alter table desk.import_row add constraint import_row_before
  check (case outcome when 'changed' then before is not null when 'created' then before is null or part_id is not null else before is null end);
