alter table desk.bulk_edit add column cells jsonb constraint bulk_edit_cells check (jsonb_typeof(cells) = 'array');
comment on column desk.bulk_edit.cells is 'Cells as they were typed, by record with its version then; null where one change is for all records.';
