-- How a person proves who he is beyond his password, what lets somebody in without one, and what a session knows of it.
-- Secrets that must be read back are encrypted, short ones are keyed, with the key file of the installation: docs/decisions/028.

-- The rows of all companies are filled, so the walls stand aside for this one statement.
alter table auth.membership no force row level security;
alter table auth.session no force row level security;

alter table auth.identity
  add column must_change_password boolean not null default false,
  add column email_verified_at timestamptz,
  add constraint identity_login_key unique (id, login);
comment on column auth.identity.must_change_password is 'Somebody else chose the password; nothing else is answered before a new one.';
comment on column auth.identity.email_verified_at is 'When the person proved that he reads its mail; null: it opens nothing by itself.';
-- So far an address came with an invitation or from the command line.
update auth.identity set email_verified_at = created_at where email is not null;
grant update (must_change_password, email, email_verified_at) on auth.identity to app;

alter table auth.membership add column login text;
update auth.membership m set login = i.login from auth.identity i where i.id = m.identity_id;
alter table auth.membership alter column login set not null,
  add constraint membership_login foreign key (identity_id, login) references auth.identity (id, login) on update cascade;
comment on column auth.membership.login is 'Kept equal to the identity''s, so that a company lists its people without reading those of others.';
create index membership_by_login on auth.membership (identity_id, login);

alter table auth.login_attempt drop constraint login_attempt_outcome,
  add constraint login_attempt_outcome check (outcome in
    ('ok', 'bad_password', 'unknown', 'locked', 'inactive', 'link', 'code_wrong', 'reset', 'provider'));

alter table erp.app_user add column pin_hash text;
comment on column erp.app_user.pin_hash is 'Argon2id of 4 to 8 digits, keyed; unlocks a session that is open already, and opens none.';

alter table platform.audit add column impersonator_id bigint;
comment on column platform.audit.impersonator_id is 'Who looked through the eyes of user_id.';

create table auth.api_key (
  company_id bigint not null, id bigint generated always as identity, user_id bigint not null,
  name text not null, prefix text not null, addresses text[] not null default '{}', expires_at timestamptz,
  created_at timestamptz not null default now(), created_by bigint not null,
  revoked_at timestamptz, revoked_by bigint,
  version integer not null default 1, updated_at timestamptz not null default now(),
  primary key (company_id, id),
  constraint api_key_prefix unique (company_id, prefix),
  constraint api_key_revoked check ((revoked_at is null) = (revoked_by is null)),
  foreign key (company_id, user_id) references erp.app_user,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, revoked_by) references erp.app_user);
comment on table auth.api_key is 'Lets a program in as a user of type 9. Its token is that of its session, which never idles out.';
comment on column auth.api_key.prefix is 'The first characters of the token, by which people tell keys apart.';
comment on column auth.api_key.addresses is 'Addresses or CIDR ranges it may be used from; none: from anywhere.';
create index api_key_user on auth.api_key (company_id, user_id);
create index api_key_created_by on auth.api_key (company_id, created_by);
create index api_key_revoked_by on auth.api_key (company_id, revoked_by);
select platform.protect('auth.api_key', 'select, insert, update');
create trigger api_key_version before update on auth.api_key for each row execute function platform.raise_version();

alter table auth.session
  add column auth_level text not null default 'password'
    constraint session_auth_level check (auth_level in ('password', 'second_factor', 'pin', 'api_key')),
  add column verified_at timestamptz,
  add column device_label text,
  add column idle_minutes integer not null default 720 constraint session_idle_minutes check (idle_minutes > 0),
  add column lock_minutes integer constraint session_lock_minutes check (lock_minutes > 0),
  add column locked_at timestamptz,
  add column unlock_failures integer not null default 0,
  add column ended_by bigint,
  add column impersonator_id bigint,
  add column impersonator_session_id bigint,
  add column impersonation_reason text,
  add column api_key_id bigint,
  add constraint session_impersonation check (
    (impersonator_id is null) = (impersonation_reason is null) and (impersonator_id is null) = (impersonator_session_id is null)),
  add constraint session_api_key check ((api_key_id is null) = (auth_level <> 'api_key')),
  add foreign key (company_id, ended_by) references erp.app_user,
  add foreign key (company_id, impersonator_id) references erp.app_user,
  add foreign key (company_id, impersonator_session_id) references auth.session,
  add foreign key (company_id, api_key_id) references auth.api_key;
update auth.session set verified_at = issued_at;
alter table auth.session alter column verified_at set not null, alter column verified_at set default now();
comment on column auth.session.auth_level is 'How the caller last proved who he is.';
comment on column auth.session.verified_at is 'When he last did so in full; a PIN is no full proof.';
comment on column auth.session.idle_minutes is 'Without a call for that long the session ends.';
comment on column auth.session.lock_minutes is 'Without a call for that long it locks; null: never by itself.';
comment on column auth.session.unlock_failures is 'Wrong PINs in a row; after five only the password unlocks.';
comment on column auth.session.impersonator_id is 'Who looks through the eyes of user_id; such a session only reads.';
comment on column auth.session.impersonator_session_id is 'His own session, to which the end leads back.';
create index session_ended_by on auth.session (company_id, ended_by);
create index session_impersonator on auth.session (company_id, impersonator_id);
create index session_impersonator_session on auth.session (company_id, impersonator_session_id);
create index session_api_key_id on auth.session (company_id, api_key_id);
create index session_by_activity on auth.session (company_id, last_seen_at desc, id desc) where ended_at is null;

alter table auth.membership force row level security;
alter table auth.session force row level security;

create table auth.manager_override (
  company_id bigint not null, id bigint generated always as identity,
  token_hash bytea not null, user_id bigint not null, approver_id bigint not null,
  permission text not null, amount bigint,
  created_at timestamptz not null default now(), expires_at timestamptz not null, used_at timestamptz,
  primary key (company_id, id),
  constraint manager_override_token unique (company_id, token_hash),
  constraint manager_override_other check (approver_id <> user_id),
  foreign key (company_id, user_id) references erp.app_user,
  foreign key (company_id, approver_id) references erp.app_user);
comment on table auth.manager_override is 'A second person allows one act of user_id, once.';
comment on column auth.manager_override.amount is 'The most it is allowed for, in the unit of the limit; null: the act has none.';
create index manager_override_user on auth.manager_override (company_id, user_id);
create index manager_override_approver on auth.manager_override (company_id, approver_id);
select platform.protect('auth.manager_override', 'select, insert, update');

create table auth.two_factor (
  identity_id bigint primary key references auth.identity,
  secret bytea, pending_secret bytea, confirmed_at timestamptz, last_used_step bigint not null default 0,
  created_at timestamptz not null default now(),
  constraint two_factor_confirmed check ((secret is null) = (confirmed_at is null)));
comment on table auth.two_factor is 'The authenticator app of a person (TOTP, RFC 6238). Installation-wide, as the person is.';
comment on column auth.two_factor.secret is 'Encrypted with the key file of the installation.';
comment on column auth.two_factor.pending_secret is 'Shown, but not confirmed by a code yet.';
comment on column auth.two_factor.last_used_step is 'Number of the last 30-second step a code was taken of; no code of it or before is taken again.';
grant insert, delete on auth.two_factor to app;
grant select (identity_id, confirmed_at, last_used_step) on auth.two_factor to app;
grant update (secret, pending_secret, confirmed_at, last_used_step) on auth.two_factor to app;

create table auth.recovery_code (
  identity_id bigint not null references auth.identity, code_hash bytea not null,
  used_at timestamptz, created_at timestamptz not null default now(),
  primary key (identity_id, code_hash));
comment on table auth.recovery_code is 'Each lets a person in once without his authenticator app. code_hash: HMAC-SHA-256 with the key file of the installation.';
grant select, insert, delete on auth.recovery_code to app;
grant update (used_at) on auth.recovery_code to app;

create table auth.trusted_device (
  id bigint generated always as identity primary key, identity_id bigint not null references auth.identity,
  token_hash bytea not null constraint trusted_device_token_hash unique,
  label text not null, ip text not null,
  created_at timestamptz not null default now(), last_used_at timestamptz not null default now(),
  expires_at timestamptz not null, revoked_at timestamptz);
comment on table auth.trusted_device is 'Browsers from which a person signs in without a code, for 30 days.';
create index trusted_device_identity on auth.trusted_device (identity_id);
grant select, insert on auth.trusted_device to app;
grant update (last_used_at, revoked_at) on auth.trusted_device to app;

create table auth.password_history (
  identity_id bigint not null references auth.identity, id bigint generated always as identity,
  password_hash text not null, replaced_at timestamptz not null default now(),
  primary key (identity_id, id));
comment on table auth.password_history is 'Hashes of former passwords, so that the last ones are not taken again.';
grant insert, delete on auth.password_history to app;
grant select (identity_id, id) on auth.password_history to app;

create table auth.password_reset (
  token_hash bytea primary key, identity_id bigint not null references auth.identity,
  created_at timestamptz not null default now(), expires_at timestamptz not null, used_at timestamptz, requested_ip text not null);
comment on table auth.password_reset is 'One-time links to a new password, by mail or from an administrator.';
create index password_reset_identity on auth.password_reset (identity_id);
grant insert on auth.password_reset to app;
grant select (token_hash, identity_id, created_at, expires_at, used_at) on auth.password_reset to app;
grant update (used_at) on auth.password_reset to app;

create table auth.email_change (
  token_hash bytea primary key, identity_id bigint not null references auth.identity, email text not null,
  created_at timestamptz not null default now(), expires_at timestamptz not null, used_at timestamptz);
comment on table auth.email_change is 'One-time links by which a person proves that he reads the mail of a new address.';
create index email_change_identity on auth.email_change (identity_id);
grant insert on auth.email_change to app;
grant select (token_hash, identity_id, email, expires_at, used_at) on auth.email_change to app;
grant update (used_at) on auth.email_change to app;

create table auth.sign_in_step (
  token_hash bytea primary key, login text not null,
  step text not null constraint sign_in_step_step check (step in ('code', 'new_password', 'store')),
  auth_level text not null constraint sign_in_step_auth_level check (auth_level in ('password', 'second_factor')),
  created_at timestamptz not null default now(), expires_at timestamptz not null, used_at timestamptz);
comment on column auth.sign_in_step.step is 'What it waits for, and takes nothing else.';
comment on column auth.sign_in_step.auth_level is 'How the person has proved so far who he is.';
comment on table auth.sign_in_step is 'A sign-in that waits for its next step: a code, a new password or a store. Installation-wide, as console_link.';
create index sign_in_step_expires on auth.sign_in_step (expires_at);
create index sign_in_step_login on auth.sign_in_step (login);
grant select, insert, delete on auth.sign_in_step to app;
grant update (used_at) on auth.sign_in_step to app;

create table auth.identity_provider_link (
  id bigint generated always as identity primary key, identity_id bigint not null references auth.identity,
  issuer text not null, subject text not null, name text not null default '',
  created_at timestamptz not null default now(), last_used_at timestamptz,
  constraint identity_provider_link_subject unique (issuer, subject));
comment on table auth.identity_provider_link is 'Accounts at identity providers (OpenID Connect) that sign a person in.';
create index identity_provider_link_identity on auth.identity_provider_link (identity_id);
grant insert, delete on auth.identity_provider_link to app;
grant select (id, identity_id, issuer, name, created_at, last_used_at) on auth.identity_provider_link to app;
grant update (last_used_at) on auth.identity_provider_link to app;
