create table erp.dashboard_layout (
  company_id bigint not null references erp.company, user_id bigint not null,
  dashboard text not null constraint dashboard_layout_dashboard check (dashboard ~ '^[a-z_]{1,40}$'),
  keys text[] not null constraint dashboard_layout_keys check (cardinality(keys) <= 24),
  primary key (company_id, user_id, dashboard),
  foreign key (company_id, user_id) references erp.app_user);
comment on table erp.dashboard_layout is 'Cards that a user chose for a dashboard, in order; without a row the default ones are shown.';
select platform.protect('erp.dashboard_layout', 'select, insert, update, delete');
