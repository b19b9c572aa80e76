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

-- Ends the demo companies; answers those that were open. Called by auth.close_demo alone. Leaves app.company as it was.
create function erp.archive_demos() returns table (id bigint, name text)
  language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  own text := current_setting('app.company', true);
  one record;
begin
  for one in select c.id, c.name from erp.company c where c.is_demo and c.status <> 'archived' order by c.id loop
    perform set_config('app.company', one.id::text, true);
    update erp.company c set status = 'archived' where c.id = one.id;
    id := one.id;
    name := one.name;
    return next;
  end loop;
  perform set_config('app.company', coalesce(own, ''), true);
end $$;
revoke all on function erp.archive_demos from public;
