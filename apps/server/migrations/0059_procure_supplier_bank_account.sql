-- Accounts that suppliers are paid to: proposed by one person, confirmed by another. docs/decisions/043.
create table procure.supplier_bank_account (
  company_id bigint not null, id bigint generated always as identity, uid uuid not null default uuidv7(),
  supplier_id bigint not null,
  scheme text not null constraint supplier_bank_account_scheme check (scheme in ('iban', 'account')),
  number_sealed bytea not null, number_mac bytea not null, last_four text not null,
  bic text, holder text not null, currency text not null references platform.currency,
  state text not null default 'pending' constraint supplier_bank_account_state check (state in ('pending', 'active', 'retired')),
  replaces_id bigint, reason text, end_reason text,
  proposed_by bigint not null, proposed_at timestamptz not null default now(),
  confirmed_by bigint, confirmed_at timestamptz, active_from date,
  retired_by bigint, retired_at timestamptz,
  primary key (company_id, id),
  constraint supplier_bank_account_uid unique (company_id, uid),
  constraint supplier_bank_account_two_people check (confirmed_by <> proposed_by),
  constraint supplier_bank_account_confirmed_whole
    check ((confirmed_by is null) = (confirmed_at is null) and (confirmed_by is null) = (active_from is null)),
  constraint supplier_bank_account_retired_whole check ((retired_by is null) = (retired_at is null)),
  constraint supplier_bank_account_state_whole check (case state
    when 'pending' then confirmed_by is null and retired_by is null
    when 'active' then confirmed_by is not null and retired_by is null
    else retired_by is not null end),
  foreign key (company_id, supplier_id) references procure.supplier,
  foreign key (company_id, replaces_id) references procure.supplier_bank_account,
  foreign key (company_id, proposed_by) references erp.app_user,
  foreign key (company_id, confirmed_by) references erp.app_user,
  foreign key (company_id, retired_by) references erp.app_user);
comment on table procure.supplier_bank_account is 'An account of a supplier; retired without being confirmed: rejected or withdrawn. Source: procurement.md 2.4 and 3.8.';
comment on column procure.supplier_bank_account.number_sealed is 'The number, sealed with the key of the installation for company and uid.';
comment on column procure.supplier_bank_account.number_mac is 'Keyed hash of company and number, by which the same account at another supplier is found.';
comment on column procure.supplier_bank_account.replaces_id is 'The account that it takes the place of when it is confirmed.';
comment on column procure.supplier_bank_account.active_from is 'First day on which it is paid to.';
create index supplier_bank_account_supplier on procure.supplier_bank_account (company_id, supplier_id);
create index supplier_bank_account_number on procure.supplier_bank_account (company_id, number_mac);
create index supplier_bank_account_pending on procure.supplier_bank_account (company_id) where state = 'pending';
create index supplier_bank_account_currency on procure.supplier_bank_account (currency);
create index supplier_bank_account_replaces on procure.supplier_bank_account (company_id, replaces_id);
create index supplier_bank_account_proposed_by on procure.supplier_bank_account (company_id, proposed_by);
create index supplier_bank_account_confirmed_by on procure.supplier_bank_account (company_id, confirmed_by);
create index supplier_bank_account_retired_by on procure.supplier_bank_account (company_id, retired_by);
select platform.protect('procure.supplier_bank_account', 'select, insert, update');
