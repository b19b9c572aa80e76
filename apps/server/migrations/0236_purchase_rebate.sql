-- Volume rebates of suppliers: what they grant, what was earned and booked, and what credit notes settled. docs/guides/purchase.md, Rebates.
create table purchase.rebate_agreement (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, number text, name text not null generated always as (coalesce(number, '#' || id)) stored,
  supplier_id bigint not null, starts_on date not null, ends_on date not null, currency text not null references platform.currency,
  brand_id bigint, category_id bigint, supplier_reference text, note text,
  turnover_minor bigint not null default 0 constraint rebate_agreement_turnover check (turnover_minor >= 0),
  reached_ppm integer not null default 0 constraint rebate_agreement_reached check (reached_ppm between 0 and 1000000),
  earned_minor bigint not null default 0 constraint rebate_agreement_earned check (earned_minor >= 0),
  accrued_minor bigint not null default 0 constraint rebate_agreement_accrued check (accrued_minor >= 0),
  credited_minor bigint not null default 0 constraint rebate_agreement_credited check (credited_minor >= 0),
  cleared_minor bigint not null default 0 constraint rebate_agreement_cleared check (cleared_minor >= 0),
  accrued_on date, reason text,
  status text not null default 'draft' constraint rebate_agreement_status check (status in ('draft', 'active', 'closed', 'cancelled')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint rebate_agreement_period check (ends_on >= starts_on),
  constraint rebate_agreement_cancelled check (status <> 'cancelled' or (earned_minor, accrued_minor, credited_minor, cleared_minor) = (0, 0, 0, 0)),
  foreign key (company_id, supplier_id) references procure.supplier,
  foreign key (company_id, brand_id) references procure.brand,
  foreign key (company_id, category_id) references procure.category,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table purchase.rebate_agreement is 'A rebate on the net value of goods received in a period, by turnover and from the first unit. turnover_minor, reached_ppm: at the last accrual. earned_minor, credited_minor: accrued and credited in minor units of currency; accrued_minor, cleared_minor: the same in those of the company’s currency.';
comment on column purchase.rebate_agreement.category_id is 'With those below it; with brand_id, goods of both. Null: all.';
create index rebate_agreement_supplier on purchase.rebate_agreement (company_id, supplier_id);
create index rebate_agreement_brand on purchase.rebate_agreement (company_id, brand_id);
create index rebate_agreement_category on purchase.rebate_agreement (company_id, category_id);
create index rebate_agreement_currency on purchase.rebate_agreement (currency);
create index rebate_agreement_starts_on on purchase.rebate_agreement (company_id, starts_on, id);
create index rebate_agreement_ends_on on purchase.rebate_agreement (company_id, ends_on, id);
create index rebate_agreement_open on purchase.rebate_agreement (company_id, id) where accrued_minor <> cleared_minor;
select platform.protect_document('purchase.rebate_agreement', '{draft>active,active>closed,active>cancelled}',
  '{turnover_minor,reached_ppm,earned_minor,accrued_minor,credited_minor,cleared_minor,accrued_on,reason}');

create table purchase.rebate_agreement_tier (
  company_id bigint not null, rebate_agreement_id bigint not null, line_no integer not null,
  from_minor bigint not null constraint rebate_agreement_tier_from check (from_minor >= 0),
  rate_ppm integer not null constraint rebate_agreement_tier_rate check (rate_ppm between 1 and 1000000),
  primary key (company_id, rebate_agreement_id, line_no),
  constraint rebate_agreement_tier_once unique (company_id, rebate_agreement_id, from_minor),
  foreign key (company_id, rebate_agreement_id) references purchase.rebate_agreement on delete cascade);
comment on table purchase.rebate_agreement_tier is 'From a turnover of from_minor, in minor units of the currency of the agreement, its rate applies to all of it.';
select platform.protect_document_lines('purchase.rebate_agreement_tier', 'purchase.rebate_agreement', 20);

create table purchase.rebate_accrual (
  company_id bigint not null references erp.company, rebate_agreement_id bigint not null, accrual_no integer not null,
  posted_on date not null, turnover_minor bigint not null, rate_ppm integer not null,
  earned_minor bigint not null, amount_minor bigint not null, stock_minor bigint not null,
  created_at timestamptz not null default now(), created_by bigint,
  primary key (company_id, rebate_agreement_id, accrual_no),
  foreign key (company_id, rebate_agreement_id) references purchase.rebate_agreement,
  foreign key (company_id, created_by) references erp.app_user);
comment on table purchase.rebate_accrual is 'Append-only: what each accrual added to what was booked before, below zero where turnover fell. earned_minor in minor units of the currency of the agreement; amount_minor, and stock_minor, its part in stock when posted, in those of the company’s.';
create index rebate_accrual_created_by on purchase.rebate_accrual (company_id, created_by);
select platform.protect('purchase.rebate_accrual', 'select, insert');
create trigger rebate_accrual_append_only before update or delete on purchase.rebate_accrual for each row execute function platform.refuse_change();
create trigger rebate_accrual_no_truncate before truncate on purchase.rebate_accrual for each statement execute function platform.refuse_change();

create table purchase.rebate_share (
  company_id bigint not null references erp.company, rebate_agreement_id bigint not null, accrual_no integer not null,
  posting_id bigint not null, posting_line_no integer not null,
  amount_minor bigint not null constraint rebate_share_amount check (amount_minor <> 0),
  primary key (company_id, rebate_agreement_id, accrual_no, posting_id, posting_line_no),
  foreign key (company_id, rebate_agreement_id, accrual_no) references purchase.rebate_accrual,
  foreign key (company_id, posting_id, posting_line_no) references purchase.received_cost);
comment on table purchase.rebate_share is 'Append-only: what an accrual booked on each received line. Units: minor units of the company’s currency.';
create index rebate_share_posting on purchase.rebate_share (company_id, posting_id, posting_line_no);
select platform.protect('purchase.rebate_share', 'select, insert');
create trigger rebate_share_append_only before update or delete on purchase.rebate_share for each row execute function platform.refuse_change();
create trigger rebate_share_no_truncate before truncate on purchase.rebate_share for each statement execute function platform.refuse_change();

create table purchase.rebate_credit (
  company_id bigint not null references erp.company, invoice_id bigint not null, rebate_agreement_id bigint not null,
  primary key (company_id, invoice_id),
  foreign key (company_id, invoice_id) references accounts.invoice on delete cascade,
  foreign key (company_id, rebate_agreement_id) references purchase.rebate_agreement);
comment on table purchase.rebate_credit is 'Which agreement a credit note of the supplier settles.';
create index rebate_credit_agreement on purchase.rebate_credit (company_id, rebate_agreement_id, invoice_id);
select platform.protect('purchase.rebate_credit', 'select, insert');

create table purchase.rebate_settlement (
  company_id bigint not null references erp.company, invoice_id bigint not null, rebate_agreement_id bigint not null,
  credited_minor bigint not null constraint rebate_settlement_credited check (credited_minor > 0),
  cleared_minor bigint not null constraint rebate_settlement_cleared check (cleared_minor >= 0),
  primary key (company_id, invoice_id),
  foreign key (company_id, invoice_id) references purchase.rebate_credit,
  foreign key (company_id, rebate_agreement_id) references purchase.rebate_agreement);
comment on table purchase.rebate_settlement is 'Append-only: what a posted credit note settled. credited_minor in minor units of the currency of the agreement, cleared_minor of accruals in those of the company’s.';
create index rebate_settlement_agreement on purchase.rebate_settlement (company_id, rebate_agreement_id);
select platform.protect('purchase.rebate_settlement', 'select, insert');
create trigger rebate_settlement_append_only before update or delete on purchase.rebate_settlement for each row execute function platform.refuse_change();
create trigger rebate_settlement_no_truncate before truncate on purchase.rebate_settlement for each statement execute function platform.refuse_change();

-- A credit note takes no more than was accrued. Locks: the agreement.
create function purchase.settle_rebate() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  update purchase.rebate_agreement a
  set credited_minor = a.credited_minor + new.credited_minor, cleared_minor = a.cleared_minor + new.cleared_minor
  where a.company_id = new.company_id and a.id = new.rebate_agreement_id and a.status in ('active', 'closed')
    and a.credited_minor + new.credited_minor <= a.earned_minor;
  if not found then perform platform.refuse('accounts.invoice_not_matched'); end if;
  return null;
end $$;
revoke execute on function purchase.settle_rebate from public;
create trigger rebate_settlement_settles after insert on purchase.rebate_settlement for each row execute function purchase.settle_rebate();
