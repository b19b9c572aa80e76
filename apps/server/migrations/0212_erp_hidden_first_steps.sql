create table erp.hidden_first_steps (
  company_id bigint not null references erp.company, user_id bigint not null,
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references erp.app_user);
comment on table erp.hidden_first_steps is 'Users who do not want the first steps of their company on the dashboard.';
select platform.protect('erp.hidden_first_steps', 'select, insert, delete');
