-- Rules that apply beside the first that fits, and approvals that stay granted when a document changes little. docs/guides/desk.md, Approvals.
alter table desk.approval_rule add column is_additional boolean not null default false;
comment on table desk.approval_rule is 'When documents of a type need approval; the first that fits, by priority, decides, and additional ones add their steps. Without steps: none needed.';
comment on column desk.approval_rule.is_additional is 'Its steps are added to those of the first other rule that fits.';

alter table desk.approval_request add column basis text,
  drop constraint approval_request_steps, add constraint approval_request_steps check (step_count > 0);
comment on column desk.approval_request.basis is 'Of what must stay as it was for its approvals to count again, such as the supplier; null: they never do.';
