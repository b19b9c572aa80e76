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
  foreign key (company_id, created_by) references erp.app_user);
comment on table crm.credit_event is 'What was decided about the credit of trade members and what it held. from_minor, to_minor: credit limit, null: none, in minor units of the company’s currency. Append-only.';
create index credit_event_member on crm.credit_event (company_id, trade_member_id, id);
create index credit_event_sales_order on crm.credit_event (company_id, sales_order_id);
comment on column crm.credit_event.sales_order_id is 'Of module sales, which is above crm, so without a foreign key: an order that was held is never deleted.';
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
revoke execute on function crm.keep_member_customer, crm.defend_member_limit from public;
