-- Gift vouchers and store credit as a ledger, and how tills sell and take them. docs/guides/sales.md, Vouchers.
create table sales.voucher (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  kind text not null constraint voucher_kind check (kind in ('gift', 'store_credit')),
  code_hash bytea not null, last_four text not null constraint voucher_last_four check (last_four ~ '^[0-9A-Z]{4}$'),
  currency_code text not null references platform.currency,
  issued_minor bigint not null constraint voucher_issued check (issued_minor > 0),
  balance_minor bigint not null constraint voucher_balance check (balance_minor between 0 and issued_minor),
  status text not null default 'active' constraint voucher_status check (status in ('active', 'blocked', 'cancelled', 'written_off')),
  issued_on date not null, expires_on date constraint voucher_expires check (expires_on >= issued_on),
  customer_id bigint, source_type text not null constraint voucher_source check (source_type in ('sale', 'manual')), source_id bigint,
  uid uuid not null, place integer not null default 0,
  reason text constraint voucher_reason check (length(btrim(reason)) between 1 and 500),
  block_reason text constraint voucher_block_reason check (length(btrim(block_reason)) between 1 and 500),
  version integer not null default 1, created_at timestamptz not null default now(), created_by bigint,
  updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint voucher_code unique (company_id, code_hash),
  constraint voucher_issued_once unique (company_id, uid, place),
  constraint voucher_of_sale check ((source_type = 'sale') = (source_id is not null)),
  constraint voucher_blocked check ((status = 'blocked') = (block_reason is not null)),
  constraint voucher_ended check (status not in ('cancelled', 'written_off') or balance_minor = 0),
  foreign key (company_id, customer_id) references crm.customer,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table sales.voucher is 'Gift vouchers and store credit. code_hash: HMAC of the bearer code, which is not stored; uid: of the receipt, or of the call that issued it, with its place the origin of the code. Units: minor units of currency_code. Source: sales-crm-finance.md B9, C7.';
create index voucher_customer on sales.voucher (company_id, customer_id);
create index voucher_of on sales.voucher (company_id, source_type, source_id);
create index voucher_by_day on sales.voucher (company_id, issued_on, id);
create index voucher_last_four on sales.voucher (company_id, last_four);
create index voucher_currency on sales.voucher (currency_code);
create index voucher_created_by on sales.voucher (company_id, created_by);
create index voucher_updated_by on sales.voucher (company_id, updated_by);
select platform.protect('sales.voucher', 'select');
create trigger voucher_version before update on sales.voucher for each row execute function platform.raise_version();

create table sales.voucher_move (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  voucher_id bigint not null,
  kind text not null constraint voucher_move_kind check (kind in ('issue', 'redeem', 'void', 'write_off')),
  amount_minor bigint not null constraint voucher_move_amount check (amount_minor <> 0),
  balance_minor bigint not null constraint voucher_move_balance check (balance_minor >= 0),
  sale_id bigint, moved_at timestamptz not null default now(), moved_by bigint,
  primary key (company_id, id),
  constraint voucher_move_sign check (case kind when 'issue' then amount_minor > 0 when 'void' then true else amount_minor < 0 end),
  foreign key (company_id, voucher_id) references sales.voucher,
  foreign key (company_id, sale_id) references sales.sale,
  foreign key (company_id, moved_by) references erp.app_user);
comment on table sales.voucher_move is 'The ledger of vouchers: the balance of a voucher is the sum of its amounts. balance_minor: after the move. Append-only. Units: minor units of the voucher’s currency.';
create index voucher_move_voucher on sales.voucher_move (company_id, voucher_id, id);
create index voucher_move_sale on sales.voucher_move (company_id, sale_id);
create index voucher_move_moved_by on sales.voucher_move (company_id, moved_by);
select platform.protect('sales.voucher_move', 'select');
create trigger voucher_move_append_only before update or delete on sales.voucher_move for each row execute function platform.refuse_change();
create trigger voucher_move_no_truncate before truncate on sales.voucher_move for each statement execute function platform.refuse_change();

create view sales.voucher_list with (security_invoker = true) as
  select v.company_id, v.id, '…' || v.last_four as name, v.kind,
    case when v.status <> 'active' then v.status when v.balance_minor = 0 then 'used' when v.expires_on < current_date then 'expired' else 'active' end as status,
    v.issued_on, v.expires_on, v.customer_id, v.issued_minor, v.balance_minor, v.currency_code, v.version
  from sales.voucher v;
comment on view sales.voucher_list is 'Vouchers by the last characters of their codes, with the status that their balance and expiry give.';
grant select on sales.voucher_list to app, maint;

-- Gift vouchers that a receipt sells are part of what is payable, not of its goods.
alter table sales.sale add column voucher_minor bigint not null default 0 constraint sale_voucher check (voucher_minor >= 0 and (voucher_minor = 0 or kind = 'sale'));
comment on column sales.sale.voucher_minor is 'Gift vouchers sold with it, without tax.';
alter table sales.sale drop constraint sale_sums;
alter table sales.sale add constraint sale_sums check (net_minor + tax_minor = gross_minor and gross_minor + voucher_minor + rounding_minor = payable_minor);
alter table sales.sale_tender add column voucher_id bigint;
alter table sales.sale_tender add foreign key (company_id, voucher_id) references sales.voucher;
comment on column sales.sale_tender.voucher_id is 'The voucher that paid, or that was issued for what was paid back.';
create index sale_tender_voucher on sales.sale_tender (company_id, voucher_id);

create or replace function accounts.default_posting_rules() returns table (role text, name text, account_code text)
  language sql immutable set search_path = pg_catalog, pg_temp as $$
  values
    ('transfer_expense', 'Transfer expense', '5040'),
    ('tender_cash', 'Cash payments', '1000'), ('tender_card_manual', 'Card payments by hand', '1100'),
    ('tender_mobile', 'Mobile payments', '1100'), ('tender_bank_transfer', 'Bank transfers', '1020'), ('tender_cheque', 'Cheques', '1030'),
    ('tender_voucher', 'Gift vouchers', '2300'), ('tender_store_credit', 'Store credit', '2310'),
    ('goodwill', 'Goodwill', '6060'), ('voucher_breakage', 'Voucher breakage', '4900'),
    ('safe', 'Safe', '1010'), ('cash_difference', 'Cash over and short', '6020'), ('cash_in_transit', 'Cash in transit', '1030'),
    ('supplier_prepayment', 'Supplier prepayments', '1500'), ('purchase_discount', 'Purchase discounts', '5060'),
    ('customer_credit', 'Unallocated receipts', '2210'), ('sales_discount', 'Settlement discounts', '6050')
$$;
select accounts.create_missing_rules();
