-- Login of the person whom an account at an identity provider signs in, by its exact issuer and subject. One row or none. Where it is linked to
-- nobody: of the person whose proven address it is, unless another account of that provider is his; an address may have been given to
-- somebody else since.
create or replace function auth.find_provider_login(wanted_issuer text, wanted_subject text, wanted_email text)
  returns table (login text, link_id bigint)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query
    select i.login, l.id from auth.identity_provider_link l join auth.identity i on i.id = l.identity_id
    where l.issuer = wanted_issuer and l.subject = wanted_subject;
  if found then return; end if;
  return query
    select i.login, null::bigint from auth.identity i
    where lower(i.email) = lower(wanted_email) and i.email_verified_at is not null
      and not exists (select from auth.identity_provider_link l where l.identity_id = i.id and l.issuer = wanted_issuer);
end $$;
revoke all on function auth.find_provider_login from public;
grant execute on function auth.find_provider_login to app;
