-- A draft holds what was entered.
alter table desk.draft rename column typed to entered;
alter table desk.draft rename constraint draft_typed to draft_entered;
comment on column desk.draft.entered is 'The changed fields as they were entered, not as they would be saved.';

-- Problems of rows are issues.
alter table desk.import_row rename column findings to issues;
alter table desk.import_fault rename column findings to issues;
alter table desk.import_fault rename constraint import_fault_findings to import_fault_issues;

-- Saved views name fields.
alter table desk.saved_view no force row level security;
update desk.saved_view set view = replace(view::text, '"promised"', '"reserved"')::jsonb
  where view::text like '%"promised"%';
update desk.saved_view set view = regexp_replace(view::text, '"(recipe)(\.\w+)?"', '"bom\2"', 'g')::jsonb
  where view::text ~ '"recipe(\.\w+)?"';
update desk.saved_view set view = regexp_replace(view::text, '"(-?)askedBy(\.\w+)?"', '"\1requestedBy\2"', 'g')::jsonb
  where view::text ~ '"-?askedBy(\.\w+)?"';
alter table desk.saved_view force row level security;
