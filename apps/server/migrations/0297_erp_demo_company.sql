alter table erp.company add column is_demo boolean not null default false;
comment on column erp.company.is_demo is 'Made with sample data at the first start; set once, when the company is made.';

-- Installations that were started with a demo before it was marked.
alter table erp.company no force row level security;
alter table erp.company disable trigger user;
update erp.company c set is_demo = true
  where c.code in ('DEMO', 'DEMO2') and exists (select from platform.installation_setting s where s.key = 'demo.users');
alter table erp.company enable trigger user;
alter table erp.company force row level security;

create function erp.refuse_demo_change() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'A company keeps whether it is a demo.' using errcode = 'check_violation', constraint = 'company_demo_kept';
end $$;
revoke all on function erp.refuse_demo_change from public;
grant execute on function erp.refuse_demo_change to app;
create trigger company_demo_kept before update on erp.company
  for each row when (new.is_demo is distinct from old.is_demo) execute function erp.refuse_demo_change();
