-- Sign-in at an identity provider (OpenID Connect): the way there and back. docs/decisions/034.
create table auth.provider_flow (
  token_hash bytea primary key, return_path text,
  identity_id bigint references auth.identity,
  created_at timestamptz not null default now(), expires_at timestamptz not null, used_at timestamptz);
comment on table auth.provider_flow is 'Who left for the identity provider and has not come back. Installation-wide, as sign_in_step.';
comment on column auth.provider_flow.token_hash is 'Of what the cookie of the browser holds; state, nonce and PKCE verifier are made of it.';
comment on column auth.provider_flow.identity_id is 'Who links the account to his own; null: somebody signs in.';
create index provider_flow_expires on auth.provider_flow (expires_at);
create index provider_flow_identity on auth.provider_flow (identity_id);
grant select, insert, delete on auth.provider_flow to app;
grant update (used_at) on auth.provider_flow to app;
