-- What the lists of sessions and of API keys read, under the rights of who asks.
drop view if exists auth.running_session;
create view auth.running_session with (security_invoker = true) as
  select s.company_id, s.id, s.user_id, u.first_name || ' ' || u.last_name as name, m.login,
    coalesce(s.device_label, '') as device, s.ip, t.name as store, s.issued_at, s.last_seen_at, s.auth_level as level,
    s.locked_at is not null or coalesce(s.last_seen_at < now() - make_interval(mins => s.lock_minutes), false) as is_locked,
    o.first_name || ' ' || o.last_name as impersonator
  from auth.session s
  join erp.app_user u on u.company_id = s.company_id and u.id = s.user_id
  left join auth.membership m on m.company_id = s.company_id and m.user_id = s.user_id
  left join erp.store t on t.company_id = s.company_id and t.id = s.store_id
  left join erp.app_user o on o.company_id = s.company_id and o.id = s.impersonator_id
  where s.ended_at is null and s.api_key_id is null and now() < least(s.idle_expires_at, s.absolute_expires_at);
comment on view auth.running_session is 'Sessions of people that a call could still use.';
grant select on auth.running_session to app, maint;

drop view if exists auth.api_key_overview;
create view auth.api_key_overview with (security_invoker = true) as
  select k.company_id, k.id, k.version, k.user_id, k.name, u.first_name || ' ' || u.last_name as user_name, k.prefix,
    array_to_string(k.addresses, ', ') as addresses,
    case when k.revoked_at is not null then 'revoked' when k.expires_at < now() then 'expired' else 'active' end as state,
    k.expires_at, s.last_seen_at as last_used_at, k.created_at, c.first_name || ' ' || c.last_name as created_by
  from auth.api_key k
  join erp.app_user u on u.company_id = k.company_id and u.id = k.user_id
  join erp.app_user c on c.company_id = k.company_id and c.id = k.created_by
  left join lateral (
    select max(x.last_seen_at) filter (where x.last_seen_at > x.issued_at) as last_seen_at from auth.session x
    where x.company_id = k.company_id and x.api_key_id = k.id) s on true;
comment on view auth.api_key_overview is 'API keys with how they stand.';
grant select on auth.api_key_overview to app, maint;
