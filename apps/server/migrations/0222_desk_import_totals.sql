-- Files that are compared with the system they come from, and why an undo keeps a row. docs/guides/desk.md, Imports.
alter table desk.import add column totals jsonb constraint import_totals check (jsonb_typeof(totals) = 'array');
comment on column desk.import.totals is 'What the rows without errors come to by group, such as store, as the last check found them; null: none are kept of these records.';
alter table desk.import_row add column undo_reason text
  constraint import_row_undo_reason check (undo_reason is null or undo is not null and undo <> 'undone');
comment on column desk.import_row.undo_reason is 'Why an undo kept the row, in the language of who undid; null: what undo says.';
