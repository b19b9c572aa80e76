-- Activities, cases and opportunities of customers. docs/guides/crm.md.

-- Draws the next number of a series (first argument, prefix second) for a record without an entered code; numbers entered before are skipped.
create function crm.complete_code() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  is_taken boolean;
begin
  if new.code is null and tg_op = 'UPDATE' then
    new.code := old.code;
  end if;
  while new.code is null loop
    new.code := erp.draw_number(new.company_id, tg_argv[0], null, current_date, tg_argv[1], 5, 'never');
    execute format('select exists (select from %I.%I r where r.company_id = $1 and r.code_key = lower($2))', tg_table_schema, tg_table_name)
      into is_taken using new.company_id, new.code;
    if is_taken then
      new.code := null;
    end if;
  end loop;
  return new;
end $$;

create table crm.activity (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text constraint activity_code_given check (code is not null), name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  kind text not null default 'task' constraint activity_kind check (kind in ('task', 'call', 'meeting', 'note')),
  customer_id bigint not null, owner_id bigint not null, due_on date, note text, done_at timestamptz,
  status text not null default 'open' constraint activity_status check (status in ('open', 'done')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint activity_done check ((status = 'done') = (done_at is not null)),
  foreign key (company_id, customer_id) references crm.customer,
  foreign key (company_id, owner_id) references erp.app_user,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table crm.activity is 'Tasks, calls, meetings and notes of a customer; notes are done from the start. Source: sales-crm-finance.md B10.';
create index activity_customer on crm.activity (company_id, customer_id, id);
create index activity_owner on crm.activity (company_id, owner_id, status, due_on);
create index activity_due on crm.activity (company_id, due_on) where status = 'open';
create index activity_created_by on crm.activity (company_id, created_by);
select platform.protect_master('crm.activity');
select platform.share_names('crm.activity');
create trigger activity_code before insert or update on crm.activity
  for each row execute function crm.complete_code('crm.activity', 'ACT');

create function crm.finish_note() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if new.kind = 'note' and new.status = 'open' then
    new.status := 'done';
    new.done_at := now();
  end if;
  return new;
end $$;
create trigger activity_note before insert on crm.activity for each row execute function crm.finish_note();

create table crm.customer_case (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text constraint customer_case_code_given check (code is not null), name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  customer_id bigint not null,
  category text not null default 'question'
    constraint customer_case_category check (category in ('question', 'complaint', 'return', 'delivery', 'invoice', 'other')),
  priority text not null default 'normal' constraint customer_case_priority check (priority in ('low', 'normal', 'high', 'urgent')),
  owner_id bigint, description text,
  due_at timestamptz not null, resolution text, resolved_at timestamptz, closed_at timestamptz,
  status text not null default 'open' constraint customer_case_status check (status in ('open', 'waiting', 'resolved', 'closed')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint customer_case_resolved check ((status in ('resolved', 'closed')) = (resolved_at is not null)),
  constraint customer_case_resolution check ((resolved_at is not null) = (resolution is not null)),
  constraint customer_case_closed check ((status = 'closed') = (closed_at is not null)),
  foreign key (company_id, customer_id) references crm.customer,
  foreign key (company_id, owner_id) references erp.app_user,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table crm.customer_case is 'Questions and complaints of customers. due_at: from its creation by its priority. Source: sales-crm-finance.md B10.';
create index customer_case_customer on crm.customer_case (company_id, customer_id, id);
create index customer_case_owner on crm.customer_case (company_id, owner_id, status);
create index customer_case_due on crm.customer_case (company_id, due_at) where status in ('open', 'waiting');
create index customer_case_created_by on crm.customer_case (company_id, created_by);
select platform.protect_master('crm.customer_case');
select platform.share_names('crm.customer_case');
create trigger customer_case_code before insert or update on crm.customer_case
  for each row execute function crm.complete_code('crm.customer_case', 'CASE');

-- The same hours as in packages/contract/src/crm/customer-case.ts, which a test compares.
create function crm.set_case_due() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' or new.priority is distinct from old.priority then
    new.due_at := new.created_at + make_interval(hours => case new.priority
      when 'urgent' then 4 when 'high' then 24 when 'normal' then 72 else 168 end);
  end if;
  return new;
end $$;
create trigger customer_case_due_at before insert or update on crm.customer_case for each row execute function crm.set_case_due();

create table crm.opportunity (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text constraint opportunity_code_given check (code is not null), name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  customer_id bigint not null, owner_id bigint not null,
  expected_minor bigint not null constraint opportunity_expected check (expected_minor between 0 and 99999999999999),
  probability_ppm integer not null default 100000 constraint opportunity_probability check (probability_ppm between 0 and 1000000),
  weighted_minor bigint not null generated always as (round(expected_minor::numeric * probability_ppm / 1000000)::bigint) stored,
  close_on date, note text, outcome_reason text, closed_at timestamptz,
  status text not null default 'lead'
    constraint opportunity_status check (status in ('lead', 'qualified', 'proposal', 'negotiation', 'won', 'lost')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint opportunity_closed check ((status in ('won', 'lost')) = (closed_at is not null)),
  constraint opportunity_reason check ((closed_at is not null) = (outcome_reason is not null)),
  constraint opportunity_won check (status <> 'won' or probability_ppm = 1000000),
  constraint opportunity_lost check (status <> 'lost' or probability_ppm = 0),
  foreign key (company_id, customer_id) references crm.customer,
  foreign key (company_id, owner_id) references erp.app_user,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table crm.opportunity is 'Possible sales; the status is the stage. weighted_minor: expected value by probability. Units: minor units of the company’s currency. Source: sales-crm-finance.md B10.';
create index opportunity_customer on crm.opportunity (company_id, customer_id, id);
create index opportunity_owner on crm.opportunity (company_id, owner_id, status);
create index opportunity_stage on crm.opportunity (company_id, status, close_on, id);
create index opportunity_created_by on crm.opportunity (company_id, created_by);
select platform.protect_master('crm.opportunity');
select platform.share_names('crm.opportunity');
create trigger opportunity_code before insert or update on crm.opportunity
  for each row execute function crm.complete_code('crm.opportunity', 'OPP');
