create table erp.payment_type (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  kind text not null constraint payment_type_kind check (kind in ('cash', 'card_manual', 'card_terminal', 'card_online',
    'bank_transfer', 'cheque', 'voucher', 'store_credit', 'points', 'on_account', 'deposit', 'exchange', 'mobile')),
  is_default boolean not null default false, currency text references platform.currency, provider text,
  allow_change boolean not null default false, allow_refund boolean not null default true,
  refund_to_same_type_only boolean not null default false,
  opens_drawer boolean not null default false, counts_in_cashup boolean not null default true,
  needs_reference boolean not null default false, needs_customer boolean not null default false,
  surcharge integer not null default 0 constraint payment_type_surcharge check (surcharge between 0 and 1000000),
  fee integer not null default 0 constraint payment_type_fee check (fee between 0 and 1000000),
  settlement_days integer not null default 0 constraint payment_type_settlement_days check (settlement_days between 0 and 365),
  sort_order integer not null default 100 constraint payment_type_sort_order check (sort_order between 0 and 9999),
  status text not null default 'active' constraint payment_type_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint payment_type_change check (not allow_change or kind = 'cash'),
  constraint payment_type_default_cash check (not is_default or kind = 'cash'),
  constraint payment_type_default_active check (not is_default or status = 'active'),
  constraint payment_type_one_default exclude (company_id with =, is_default with =) where (is_default),
  constraint payment_type_refund check (not refund_to_same_type_only or allow_refund),
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table erp.payment_type is 'A way in which customers pay; its ledger accounts come from posting rules. surcharge, fee: parts per million. Source: settled.md N18.';
create index payment_type_currency on erp.payment_type (currency);
create index payment_type_created_by on erp.payment_type (company_id, created_by);
select platform.protect_master('erp.payment_type');
