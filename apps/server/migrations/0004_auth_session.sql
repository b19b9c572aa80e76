create schema auth;
comment on schema auth is 'Identities, sessions, invitations.';
grant usage on schema auth to app, maint;

create table auth.identity (
  id bigint generated always as identity primary key,
  login text not null, email text, password_hash text not null,
  failed_count integer not null default 0, failed_since timestamptz, next_attempt_at timestamptz, locked_until timestamptz,
  is_operator boolean not null default false, last_company_id bigint references erp.company,
  password_changed_at timestamptz not null default now(), created_at timestamptz not null default now());
comment on table auth.identity is 'A person who can sign in. Installation-wide; role app reads it through auth.find_login and auth.find_session only.';
comment on column auth.identity.failed_count is 'Consecutive failures; 100 stop the account for good.';
create unique index identity_login on auth.identity (lower(login));
create unique index identity_email on auth.identity (lower(email));
create index identity_last_company on auth.identity (last_company_id);
grant insert on auth.identity to app;
grant select (id, failed_count, failed_since, locked_until) on auth.identity to app;
grant update (password_hash, password_changed_at, failed_count, failed_since, next_attempt_at, locked_until, last_company_id) on auth.identity to app;

create table auth.membership (
  company_id bigint not null, user_id bigint not null, identity_id bigint not null references auth.identity,
  primary key (company_id, user_id),
  constraint membership_once unique (company_id, identity_id),
  foreign key (company_id, user_id) references erp.app_user);
comment on table auth.membership is 'Joins a person to the one app_user he has in a company.';
create index membership_identity on auth.membership (identity_id);
select platform.protect('auth.membership', 'select, insert');
create policy lookup on auth.membership for select to owner using (true);

create table auth.session (
  company_id bigint not null, id bigint generated always as identity, user_id bigint not null, store_id bigint,
  token_hash bytea not null constraint session_token_hash unique,
  issued_at timestamptz not null default now(), last_seen_at timestamptz not null default now(),
  idle_expires_at timestamptz not null, absolute_expires_at timestamptz not null,
  ip text, user_agent text, ended_at timestamptz, ended_reason text, ended_message text,
  primary key (company_id, id),
  foreign key (company_id, user_id) references erp.app_user,
  foreign key (company_id, store_id) references erp.store);
comment on table auth.session is 'token_hash: SHA-256 of the opaque token. Rows are kept when a session ends, so that the next call learns why.';
create index session_by_user on auth.session (company_id, user_id, ended_at);
create index session_by_store on auth.session (company_id, store_id);
select platform.protect('auth.session', 'select, insert, update');
create policy lookup on auth.session for select to owner using (true);

create table auth.login_attempt (
  id bigint generated always as identity primary key, login text not null, ip text not null, at timestamptz not null default now(),
  outcome text not null constraint login_attempt_outcome check (outcome in ('ok', 'bad_password', 'unknown', 'locked', 'inactive', 'link')));
comment on table auth.login_attempt is 'Every attempt to sign in; installation-wide, because the company is not known yet.';
create index login_attempt_ip on auth.login_attempt (ip, at);
create index login_attempt_at on auth.login_attempt (at);
grant insert on auth.login_attempt to app;
grant select (ip, at, outcome) on auth.login_attempt to app;
grant delete on auth.login_attempt to app;
grant select on auth.login_attempt to maint;

create table auth.invitation (
  company_id bigint not null, id bigint generated always as identity, user_id bigint not null, email text,
  token_hash bytea not null constraint invitation_token_hash unique, expires_at timestamptz not null,
  status text not null default 'pending' constraint invitation_status check (status in ('pending', 'accepted', 'revoked')),
  invited_by bigint, created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, user_id) references erp.app_user,
  foreign key (company_id, invited_by) references erp.app_user);
comment on table auth.invitation is 'Lets an invited app_user (status 2) choose a login and a password, once.';
create index invitation_user on auth.invitation (company_id, user_id);
create index invitation_invited_by on auth.invitation (company_id, invited_by);
select platform.protect('auth.invitation', 'select, insert, update');
create policy lookup on auth.invitation for select to owner using (true);

create table auth.console_link (
  token_hash bytea primary key,
  purpose text not null constraint console_link_purpose check (purpose in ('sign_in', 'setup')),
  login text, created_at timestamptz not null default now(), expires_at timestamptz not null, used_at timestamptz,
  constraint console_link_login check ((purpose = 'sign_in') = (login is not null)));
comment on table auth.console_link is 'One-time links that the server prints at its console; installation-wide.';
grant select, insert, update on auth.console_link to app;
