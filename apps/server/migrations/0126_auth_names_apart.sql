-- What somebody types to sign in leads to one person: nobody's login is the mail address of another.
create function auth.keep_names_apart() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  -- Two people who take one name at once, as login and as address, find each other.
  perform pg_advisory_xact_lock(hashtextextended('auth.identity ' || n.name, 0))
  from (select distinct lower(name) as name from unnest(array[new.login, new.email]) name where name is not null order by 1) n;
  if not exists (
    select from auth.identity i where i.id <> new.id and (lower(i.email) = lower(new.login) or lower(i.login) = lower(new.email)))
  then return new; end if;
  -- As where the login is taken: `on conflict do nothing` answers no row.
  if tg_op = 'INSERT' then return null; end if;
  raise unique_violation using message = 'Somebody signs in with this.', schema = 'auth', table = 'identity', constraint = 'identity_email';
end $$;
revoke all on function auth.keep_names_apart from public;
grant execute on function auth.keep_names_apart to app;
create trigger identity_names_apart before insert or update of login, email on auth.identity
  for each row execute function auth.keep_names_apart();
