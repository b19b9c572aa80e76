-- Trade members: customers that buy on account, with what holds their orders and charges. docs/guides/crm.md, Trade members.
create table crm.trade_member (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text constraint trade_member_code_given check (code is not null), name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  customer_id bigint not null, owner_id bigint, member_since date not null,
  is_reference_required boolean not null default false,
  overdue_days integer constraint trade_member_overdue_days check (overdue_days between 0 and 365),
  stop_reason text, stopped_at timestamptz,
  status text not null default 'active' constraint trade_member_status check (status in ('active', 'stopped', 'suspended')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint trade_member_customer unique (company_id, customer_id),
  constraint trade_member_stopped check ((status = 'active') = (stopped_at is null)),
  constraint trade_member_stop_reason check ((stopped_at is null) = (stop_reason is null)),
  foreign key (company_id, customer_id) references crm.customer,
  foreign key (company_id, owner_id) references erp.app_user,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table crm.trade_member is 'Customers that buy on account; the customer has the credit limit, payment terms and price list. overdue_days: an invoice open longer past its due date holds orders; null: none does.';
create index trade_member_owner on crm.trade_member (company_id, owner_id, status);
create index trade_member_created_by on crm.trade_member (company_id, created_by);
select platform.protect_master('crm.trade_member');
select platform.share_names('crm.trade_member');
create trigger trade_member_code before insert or update on crm.trade_member
  for each row execute function crm.complete_code('crm.trade_member', 'TM');

-- The account stays that of its customer, unless customers are merged.
create function crm.keep_member_customer() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if not desk.are_merged(new.company_id, 'crm.customer', old.customer_id, new.customer_id) then
    perform platform.refuse('crm.member_customer');
  end if;
  return new;
end $$;
create trigger trade_member_keep_customer before update of customer_id on crm.trade_member for each row
  when (old.customer_id is distinct from new.customer_id) execute function crm.keep_member_customer();

create table crm.credit_event (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  trade_member_id bigint not null,
  kind text not null constraint credit_event_kind check (kind in ('limit_changed', 'stopped', 'suspended', 'resumed', 'held', 'released')),
  from_minor bigint, to_minor bigint, sales_order_id bigint,
  cause text constraint credit_event_cause check (cause in ('stopped', 'overdue', 'limit')), reason text,
  created_at timestamptz not null default now(), created_by bigint not null,
  primary key (company_id, id),
  constraint credit_event_limits check (kind = 'limit_changed' or num_nonnulls(from_minor, to_minor) = 0),
  constraint credit_event_order check ((kind in ('held', 'released')) = (sales_order_id is not null)),
  constraint credit_event_held check ((kind = 'held') = (cause is not null)),
  constraint credit_event_reason check ((kind = 'held') = (reason is null)),
  foreign key (company_id, trade_member_id) references crm.trade_member,
  foreign key (company_id, sales_order_id) references sales.sales_order,
  foreign key (company_id, created_by) references erp.app_user);
comment on table crm.credit_event is 'What was decided about the credit of trade members and what it held. from_minor, to_minor: credit limit, null: none, in minor units of the company’s currency. Append-only.';
create index credit_event_member on crm.credit_event (company_id, trade_member_id, id);
create index credit_event_sales_order on crm.credit_event (company_id, sales_order_id);
create index credit_event_created_by on crm.credit_event (company_id, created_by);
select platform.protect('crm.credit_event', 'select, insert');
create trigger credit_event_append_only before update or delete on crm.credit_event for each row execute function platform.refuse_change();
create trigger credit_event_no_truncate before truncate on crm.credit_event for each statement execute function platform.refuse_change();

-- The limit of a member changes with its event, so that nobody changes it without a reason.
create function crm.defend_member_limit() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from crm.trade_member m where m.company_id = new.company_id and m.customer_id = new.id) and not exists (
    select from (
      select e.to_minor from crm.credit_event e join crm.trade_member m on m.company_id = e.company_id and m.id = e.trade_member_id
      where m.company_id = new.company_id and m.customer_id = new.id and e.kind = 'limit_changed' order by e.id desc limit 1) e
    where e.to_minor is not distinct from new.credit_limit_minor) then
    perform platform.refuse('crm.limit_of_member');
  end if;
  return new;
end $$;
create trigger customer_member_limit before update of credit_limit_minor on crm.customer for each row
  when (old.credit_limit_minor is distinct from new.credit_limit_minor and new.erased_at is null) execute function crm.defend_member_limit();

-- What a customer owes and has on order, by part. Units: minor units of the company’s currency; credits are below zero.
create function sales.credit_parts(company bigint, customer bigint)
  returns table (invoices bigint, charges bigint, credits bigint, deliveries bigint, orders bigint)
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select i.invoices, i.charges, i.credits - p.credits, o.deliveries, o.orders
  from (
    select coalesce(sum(x.open) filter (where x.kind = 'invoice' and not x.is_charge), 0)::bigint as invoices,
      coalesce(sum(x.open) filter (where x.is_charge), 0)::bigint as charges,
      coalesce(sum(x.open) filter (where x.kind <> 'invoice' and not x.is_charge), 0)::bigint as credits
    from (
      select i.kind, i.is_charge, case i.kind when 'invoice' then 1 else -1 end
        * round((i.gross_minor - coalesce(s.settled, 0)) * i.base_gross_minor::numeric / nullif(i.gross_minor, 0)) as open
      from accounts.invoice i
      left join lateral (select sum(t.amount_minor) as settled from payments.settlement t where t.company_id = i.company_id and t.invoice_id = i.id) s on true
      where i.company_id = company and i.customer_id = customer and i.direction = 'sale' and i.status = 'posted') x) i
  cross join (
    select coalesce(sum(p.unallocated_base_minor), 0)::bigint as credits from payments.customer_payment p
    where p.company_id = company and p.customer_id = customer and p.status = 'posted') p
  cross join (
    select coalesce(sum(l.delivered), 0)::bigint as deliveries, coalesce(sum(l.whole - l.delivered), 0)::bigint as orders
    from (
      select round(l.gross_minor * (l.quantity - l.cancelled_quantity - l.invoiced_quantity) / l.quantity * o.company_gross_minor / nullif(o.gross_minor, 0)) as whole,
        round(l.gross_minor * (l.delivered_quantity - l.invoiced_quantity) / l.quantity * o.company_gross_minor / nullif(o.gross_minor, 0)) as delivered
      from sales.sales_order o
      join sales.sales_order_line l on l.company_id = o.company_id and l.sales_order_id = o.id
      where o.company_id = company and o.customer_id = customer and o.status in ('confirmed', 'closed') and o.invoice_status <> 'full') l) o
$$;
revoke execute on function sales.credit_parts from public;
grant execute on function sales.credit_parts to app;

create or replace function sales.credit_used(company bigint, customer bigint) returns bigint
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select p.invoices + p.charges + p.credits + p.deliveries + p.orders from sales.credit_parts(company, customer) p
$$;

-- What keeps a trade member from buying on account: suspended, stopped, or overdue; null: nothing, or no trade member.
create function sales.account_block(company bigint, customer bigint) returns text
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select case when m.status <> 'active' then m.status when exists (
      select from accounts.invoice i
      left join lateral (select sum(t.amount_minor) as settled from payments.settlement t where t.company_id = i.company_id and t.invoice_id = i.id) s on true
      where i.company_id = company and i.customer_id = customer and i.direction = 'sale' and i.status = 'posted' and i.kind = 'invoice'
        and i.due_on < erp.today(company) - m.overdue_days and coalesce(s.settled, 0) < i.gross_minor) then 'overdue' end
  from crm.trade_member m where m.company_id = company and m.customer_id = customer
$$;
revoke execute on function sales.account_block from public;
grant execute on function sales.account_block to app;

alter table sales.sales_order add column hold_reason text constraint sales_order_hold_reason check (hold_reason in ('stopped', 'overdue', 'limit'));
comment on column sales.sales_order.hold_reason is 'What it was held for when it was confirmed.';
select platform.guard_document_again('sales.sales_order',
  '{draft>on_hold,draft>confirmed,on_hold>confirmed,on_hold>draft,confirmed>closed,on_hold>cancelled,confirmed>cancelled}',
  '{delivery_status,invoice_status,over_limit_minor,hold_reason,confirmed_at,released_by,reason}');
alter table sales.sales_order disable trigger user;
alter table sales.sales_order no force row level security;
update sales.sales_order set hold_reason = 'limit' where over_limit_minor is not null;
alter table sales.sales_order force row level security;
alter table sales.sales_order enable trigger user;
alter table sales.sales_order drop constraint sales_order_held,
  add constraint sales_order_held check (status <> 'on_hold' or hold_reason is not null);

-- Whoever confirms an order, the customer stays within its limit and no member is stopped or overdue, unless someone released it; nobody
-- releases one of a suspended member, or without the reference that the member requires. Locks: the customer.
create or replace function sales.defend_credit() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  most bigint;
  block text;
begin
  select c.credit_limit_minor into most from crm.customer c where c.company_id = new.company_id and c.id = new.customer_id for no key update;
  block := sales.account_block(new.company_id, new.customer_id);
  if block = 'suspended' or block is not null and new.released_by is null then
    perform platform.refuse('sales.member_' || block);
  end if;
  if new.customer_reference is null and exists (
    select from crm.trade_member m where m.company_id = new.company_id and m.customer_id = new.customer_id and m.is_reference_required) then
    perform platform.refuse('sales.reference_required');
  end if;
  if most is not null and new.released_by is null and sales.credit_used(new.company_id, new.customer_id) + new.company_gross_minor > most then
    perform platform.refuse('sales.credit_exceeded');
  end if;
  return new;
end $$;

-- No sale is put on the account of a member that is stopped, suspended or overdue; what takes a receipt back is.
create function sales.defend_charge() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  block text := (select sales.account_block(s.company_id, s.customer_id) from sales.sale s where s.company_id = new.company_id and s.id = new.sale_id);
begin
  if block is not null then
    perform platform.refuse('sales.member_' || block);
  end if;
  return new;
end $$;
revoke execute on function sales.defend_charge, crm.keep_member_customer, crm.defend_member_limit from public;
create trigger sale_charge_account before insert on sales.sale_charge for each row
  when (new.amount_minor > 0 and new.sale_id = new.charged_sale_id) execute function sales.defend_charge();
