-- Archives the demo companies in the transaction that spends a set-up link, and takes the installation from the people who work in
-- nothing else. Answers what was archived; nothing without such a link.
create or replace function auth.close_demo(spent_hash bytea) returns table (id bigint, name text)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from auth.console_link l where l.token_hash = spent_hash and l.purpose = 'setup' and l.used_at = now()) then return; end if;
  return query select a.id, a.name from erp.archive_demos() a;
  update auth.identity i set is_operator = false
    where i.is_operator
      and exists (select from auth.membership m join erp.company c on c.id = m.company_id where m.identity_id = i.id and c.is_demo)
      and not exists (select from auth.membership m join erp.company c on c.id = m.company_id where m.identity_id = i.id and not c.is_demo);
end $$;
revoke all on function auth.close_demo from public;
grant execute on function auth.close_demo to app;
