-- Memberships that customers pay for: their fee is deferred and becomes income month by month. docs/guides/crm.md, Paid memberships.
alter table accounts.invoice add column is_deferred boolean not null default false
  constraint invoice_deferred check (not is_deferred or direction = 'sale' and not is_charge);
comment on column accounts.invoice.is_deferred is 'Its net amount is deferred income of the document that it follows from, which alone credits it.';
create or replace view accounts.customer_invoice with (security_invoker = true) as
  select * from accounts.invoice where direction = 'sale' with local check option;
create index invoice_deferred_sales on accounts.invoice (company_id, issued_on) where is_deferred;

-- A fee buys no goods: it reaches no tier.
create or replace view sales.customer_purchase with (security_invoker = true) as
  select s.company_id, s.customer_id, s.store_id, case s.kind when 'sale' then 'receipt' else 'return' end as kind, s.id as document_id,
    s.number, s.business_on as day, s.kind = 'sale' as is_purchase,
    case s.kind when 'sale' then s.net_minor else -s.net_minor end as net_minor
  from sales.sale s where s.status = 'completed' and s.customer_id is not null
  union all
  select i.company_id, i.customer_id, i.store_id, i.kind, i.id, i.name, i.issued_on, i.kind = 'invoice',
    case i.kind when 'invoice' then 1 else -1 end
      * round(i.net_minor * i.exchange_rate * power(10::numeric, home.minor_unit - own.minor_unit))::bigint
  from accounts.invoice i
  join erp.company c on c.id = i.company_id
  join platform.currency home on home.code = c.base_currency
  join platform.currency own on own.code = i.currency_code
  where i.direction = 'sale' and i.status = 'posted' and not i.is_intercompany and not i.is_charge and not i.is_deferred;

create or replace function accounts.default_posting_rules() returns table (role text, name text, account_code text)
  language sql immutable set search_path = pg_catalog, pg_temp as $$
  values
    ('transfer_expense', 'Transfer expense', '5040'),
    ('tender_cash', 'Cash payments', '1000'), ('tender_card_manual', 'Card payments by hand', '1100'),
    ('tender_mobile', 'Mobile payments', '1100'), ('tender_bank_transfer', 'Bank transfers', '1020'), ('tender_cheque', 'Cheques', '1030'),
    ('tender_voucher', 'Gift vouchers', '2300'), ('tender_store_credit', 'Store credit', '2310'),
    ('tender_points', 'Points', '2350'), ('points_cost', 'Cost of points', '4090'),
    ('goodwill', 'Goodwill', '6060'), ('voucher_breakage', 'Voucher breakage', '4900'),
    ('safe', 'Safe', '1010'), ('cash_difference', 'Cash over and short', '6020'), ('cash_in_transit', 'Cash in transit', '1030'),
    ('supplier_prepayment', 'Supplier prepayments', '1500'), ('purchase_discount', 'Purchase discounts', '5060'),
    ('customer_credit', 'Unallocated receipts', '2210'), ('sales_discount', 'Settlement discounts', '6050'), ('bad_debt', 'Bad debt', '6010'),
    ('tender_card_online', 'Online card payments', '1110'), ('card_fee', 'Card fees', '6000'), ('disputed_funds', 'Disputed card funds', '1150'),
    ('tender_on_account', 'On account', '1190'),
    ('deferred_membership', 'Deferred membership income', '2360'), ('membership_income', 'Membership income', '4040')
$$;
select accounts.create_missing_rules();

create table sales.membership_plan (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  fee_minor bigint not null constraint membership_plan_fee check (fee_minor > 0),
  is_tax_inclusive boolean not null default true, tax_code_id bigint,
  duration_months integer not null default 12 constraint membership_plan_duration check (duration_months between 1 and 60),
  grace_days integer not null default 0 constraint membership_plan_grace check (grace_days between 0 and 90),
  tier_id bigint not null,
  status text not null default 'active' constraint membership_plan_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  foreign key (company_id, tax_code_id) references accounts.tax_code,
  foreign key (company_id, tier_id) references sales.tier,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table sales.membership_plan is 'What a paid membership costs, for how long, and the tier it gives. fee_minor: in minor units of the company’s currency, tax included if is_tax_inclusive. Source: docs/guides/crm.md.';
comment on column sales.membership_plan.tax_code_id is 'Null: that of the tax rules.';
create index membership_plan_tax_code on sales.membership_plan (company_id, tax_code_id);
create index membership_plan_tier on sales.membership_plan (company_id, tier_id);
create index membership_plan_created_by on sales.membership_plan (company_id, created_by);
select platform.protect_master('sales.membership_plan');

create table sales.paid_membership (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, number text, name text not null generated always as (coalesce(number, '#' || id)) stored,
  customer_id bigint not null, plan_id bigint not null, store_id bigint not null, starts_on date not null,
  ends_on date not null, grace_until date not null, tier_id bigint not null, fee_minor bigint not null,
  duration_months integer not null constraint paid_membership_duration check (duration_months between 1 and 60),
  renewed_from_id bigint, renewal_of text, card_no text, invoice_id bigint, sold_on date,
  net_minor bigint not null default 0, recognised_minor bigint not null default 0, credited_minor bigint not null default 0,
  recognised_months integer not null default 0, next_on date,
  credit_note_id bigint, cancelled_on date, reason text,
  status text not null default 'draft' constraint paid_membership_status check (status in ('draft', 'active', 'grace', 'expired', 'cancelled')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint paid_membership_period check (starts_on <= ends_on and ends_on <= grace_until),
  constraint paid_membership_renewal check ((renewed_from_id is null) = (renewal_of is null) and renewed_from_id <> id),
  constraint paid_membership_sold check ((status = 'draft') = (invoice_id is null) and (invoice_id is null) = (sold_on is null)),
  constraint paid_membership_cancelled check ((status = 'cancelled') = (cancelled_on is not null)),
  constraint paid_membership_deferred check (recognised_minor >= 0 and credited_minor >= 0 and recognised_minor + credited_minor <= net_minor
    and (status <> 'cancelled' or recognised_minor + credited_minor = net_minor)),
  constraint paid_membership_months check (recognised_months between 0 and duration_months
    and (recognised_months < duration_months or recognised_minor + credited_minor = net_minor)),
  constraint paid_membership_next check ((next_on is not null) = (status in ('active', 'grace', 'expired') and recognised_months < duration_months)),
  foreign key (company_id, customer_id) references crm.customer,
  foreign key (company_id, plan_id) references sales.membership_plan,
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, tier_id) references sales.tier,
  foreign key (company_id, renewed_from_id) references sales.paid_membership,
  foreign key (company_id, invoice_id) references accounts.invoice,
  foreign key (company_id, credit_note_id) references accounts.invoice,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table sales.paid_membership is 'Memberships that customers paid for, with the terms of their plan when they were sold. The deferred income of a membership is net_minor - recognised_minor - credited_minor. Units: minor units of the company’s currency. Source: docs/guides/crm.md.';
comment on column sales.paid_membership.grace_until is 'Last day on which it still gives its tier.';
comment on column sales.paid_membership.card_no is 'M, eleven digits and a check digit; renewals keep it. Null: of a draft, or erased.';
comment on column sales.paid_membership.next_on is 'When the next month becomes income; null: none is left.';
create index paid_membership_customer on sales.paid_membership (company_id, customer_id, starts_on);
create index paid_membership_plan on sales.paid_membership (company_id, plan_id);
create index paid_membership_store on sales.paid_membership (company_id, store_id, created_at, id);
create index paid_membership_tier on sales.paid_membership (company_id, tier_id);
create index paid_membership_starts on sales.paid_membership (company_id, starts_on, id);
create index paid_membership_ends on sales.paid_membership (company_id, ends_on) where status in ('active', 'grace');
create index paid_membership_due on sales.paid_membership (company_id, next_on, id) where next_on is not null;
create index paid_membership_card on sales.paid_membership (company_id, card_no);
create index paid_membership_invoice on sales.paid_membership (company_id, invoice_id);
create index paid_membership_credit_note on sales.paid_membership (company_id, credit_note_id);
create unique index paid_membership_renewed_once on sales.paid_membership (company_id, renewed_from_id) where status <> 'cancelled';
create index paid_membership_renewed_from on sales.paid_membership (company_id, renewed_from_id);
create unique index paid_membership_card_once on sales.paid_membership (company_id, card_no) where renewed_from_id is null;
select platform.protect_document('sales.paid_membership', '{draft>active,active>grace,active>expired,grace>expired,active>cancelled,grace>cancelled}',
  '{card_no,invoice_id,sold_on,net_minor,recognised_minor,credited_minor,recognised_months,next_on,credit_note_id,cancelled_on,reason}');

-- One membership of a plan at a time; merged customers keep both of theirs. Locks: the customer.
create function sales.keep_memberships_apart() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform from crm.customer c where c.company_id = new.company_id and c.id = new.customer_id for no key update;
  if exists (select from sales.paid_membership p
      where p.company_id = new.company_id and p.customer_id = new.customer_id and p.plan_id = new.plan_id and p.id <> new.id
        and p.status in ('active', 'grace') and p.starts_on <= new.ends_on and p.ends_on >= new.starts_on) then
    perform platform.refuse('sales.membership_overlaps', '{}');
  end if;
  return null;
end $$;
revoke execute on function sales.keep_memberships_apart from public;
create trigger paid_membership_apart after update of status on sales.paid_membership for each row
  when (new.status = 'active' and old.status = 'draft') execute function sales.keep_memberships_apart();

create table sales.membership_income (
  company_id bigint not null references erp.company, paid_membership_id bigint not null,
  month_no integer not null constraint membership_income_month check (month_no between 1 and 60),
  recognised_on date not null, amount_minor bigint not null,
  created_at timestamptz not null default now(),
  primary key (company_id, paid_membership_id, month_no),
  foreign key (company_id, paid_membership_id) references sales.paid_membership);
comment on table sales.membership_income is 'What became income of a paid membership, each month once. The month after the last one of a cancelled membership is the rounding of its credit note. Append-only. Units: minor units of the company’s currency.';
select platform.protect('sales.membership_income', 'select, insert');
create trigger membership_income_append_only before update or delete on sales.membership_income for each row execute function platform.refuse_change();
create trigger membership_income_no_truncate before truncate on sales.membership_income for each statement execute function platform.refuse_change();

-- The one place that says which tier a customer is of today: the highest of those reached and those paid for.
create view sales.customer_tier with (security_invoker = true) as
  select distinct on (h.company_id, h.customer_id) h.company_id, h.customer_id, h.tier_id, h.since, h.valid_until, t.name, t.points_ppm,
    t.least_turnover_minor
  from (
    select m.company_id, m.customer_id, m.tier_id, m.since, m.valid_until from sales.membership m
    union all
    select p.company_id, p.customer_id, p.tier_id, p.starts_on, p.ends_on from sales.paid_membership p
    where p.status in ('active', 'grace') and erp.today(p.company_id) between p.starts_on and p.grace_until) h
  join sales.tier t on t.company_id = h.company_id and t.id = h.tier_id and t.status = 'active'
  order by h.company_id, h.customer_id, t.least_turnover_minor desc, h.valid_until desc;
comment on view sales.customer_tier is 'Tier of each customer today: the highest of that reached by turnover and those of paid memberships in force, grace included.';
grant select on sales.customer_tier to app, maint;

create or replace view sales.membership_list with (security_invoker = true) as
  select k.company_id, k.customer_id as id, c.name, c.code, h.tier_id, h.since, h.valid_until, coalesce(m.turnover_minor, 0) as turnover_minor,
    n.id as next_tier_id, n.least_turnover_minor - coalesce(m.turnover_minor, 0) as missing_minor,
    coalesce(m.calculated_on, erp.today(k.company_id)) as calculated_on
  from (
    select m.company_id, m.customer_id from sales.membership m
    union
    select p.company_id, p.customer_id from sales.paid_membership p where p.status in ('active', 'grace')) k
  join crm.customer c on c.company_id = k.company_id and c.id = k.customer_id and c.merged_into_id is null
  left join sales.membership m on m.company_id = k.company_id and m.customer_id = k.customer_id
  left join sales.customer_tier h on h.company_id = k.company_id and h.customer_id = k.customer_id
  left join lateral (
    select t.id, t.least_turnover_minor from sales.tier t
    where t.company_id = k.company_id and t.status = 'active' and t.least_turnover_minor > coalesce(m.turnover_minor, 0)
      and (h.tier_id is null or t.least_turnover_minor > h.least_turnover_minor)
    order by t.least_turnover_minor limit 1) n on true;
comment on view sales.membership_list is 'Customers with their tiers, reached or paid for, and what is missing for the next one.';

create or replace view sales.segment_member with (security_invoker = true) as
  -- An id of both, so that it is the same in every answer; there are fewer customers than the factor.
  select s.company_id, s.id * 10000000000 + c.id as id, s.id as segment_id, c.id as customer_id, c.code, c.name, c.kind, c.country_code, c.city,
    c.email, c.phone, c.email_consent, f.turnover_minor, f.purchases, f.last_on
  from sales.segment s
  cross join lateral (select erp.today(s.company_id) as day) today
  join crm.customer c on c.company_id = s.company_id and c.status = 'active'
  cross join lateral (
    select coalesce(sum(p.net_minor) filter (where p.day > today.day - s.period_days), 0)::bigint as turnover_minor,
      (count(*) filter (where p.is_purchase and p.day > today.day - s.period_days))::integer as purchases,
      max(p.day) filter (where p.is_purchase) as last_on,
      array_agg(distinct p.store_id) filter (where p.is_purchase and p.day > today.day - s.period_days) as store_ids
    from sales.customer_purchase p
    where p.company_id = c.company_id and p.customer_id = any(array(
      select k.id from crm.customer k where k.company_id = c.company_id and (k.id = c.id or k.merged_into_id = c.id)))) f
  where s.status = 'active'
    and (s.customer_kind is null or c.kind = s.customer_kind)
    and (s.country_code is null or c.country_code = s.country_code)
    and (s.city is null or platform.normalise(c.city) = platform.normalise(s.city))
    and (s.email_consent is null or c.email_consent = s.email_consent)
    and (s.least_turnover_minor is null or f.turnover_minor >= s.least_turnover_minor)
    and (s.most_turnover_minor is null or f.turnover_minor <= s.most_turnover_minor)
    and (s.least_purchases is null or f.purchases >= s.least_purchases)
    and (s.most_purchases is null or f.purchases <= s.most_purchases)
    and (s.bought_within_days is null or f.last_on > today.day - s.bought_within_days)
    and (s.not_bought_for_days is null or f.last_on is null or f.last_on <= today.day - s.not_bought_for_days)
    and (not exists (select from sales.segment_store l where l.company_id = s.company_id and l.segment_id = s.id)
      or exists (select from sales.segment_store l where l.company_id = s.company_id and l.segment_id = s.id and l.store_id = any(f.store_ids)))
    and (not exists (select from sales.segment_price_list l where l.company_id = s.company_id and l.segment_id = s.id)
      or exists (select from sales.segment_price_list l
        where l.company_id = s.company_id and l.segment_id = s.id and l.price_list_id = c.price_list_id))
    and (not exists (select from sales.segment_tier l where l.company_id = s.company_id and l.segment_id = s.id)
      or exists (select from sales.segment_tier l join sales.customer_tier h on h.company_id = l.company_id and h.tier_id = l.tier_id
        where l.company_id = s.company_id and l.segment_id = s.id and h.customer_id = c.id));
