-- Months are closed in two steps, in their order, and opened again. docs/decisions/075.
drop function if exists accounts.hold_stock_period(bigint, date);

alter table accounts.period
  add column name text not null generated always as
    (extract(year from starts_on)::text || '-' || lpad(extract(month from starts_on)::text, 2, '0')) stored,
  add column reason text constraint period_reason check (reason = btrim(reason) and length(reason) between 1 and 2000),
  drop constraint period_stock,
  add constraint period_stock check (stock in ('open', 'soft', 'closed'));
comment on table accounts.period is 'The months of a company, one calendar for stock and books; made ahead. Source: settled.md N13.';
comment on column accounts.period.stock is 'Who may post stock into the month: open everybody, soft who holds the right to, closed nobody.';
comment on column accounts.period.reason is 'Why it was opened again the last time.';
grant insert, update on accounts.period to app;

-- What stands before a closed month is closed. Whoever closes, opens or adds months of a company does so alone, so that no two pass
-- each other.
create function accounts.keep_month_order() returns trigger
  language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('accounts.period ' || new.company_id, 0));
  if tg_op = 'INSERT' then
    if exists (select from accounts.period p
      where p.company_id = new.company_id and p.starts_on > new.starts_on and p.stock = 'closed')
    then
      new.stock := 'closed';
    end if;
    return new;
  end if;
  if old.stock || '>' || new.stock not in ('open>soft', 'open>closed', 'soft>closed', 'soft>open', 'closed>soft') then
    raise exception 'the stock of a month does not go from % to %', old.stock, new.stock
      using errcode = '23514', constraint = 'period_steps', table = 'period', schema = 'accounts';
  end if;
  if new.stock = 'closed' and exists (select from accounts.period p
    where p.company_id = new.company_id and p.starts_on < new.starts_on and p.stock <> 'closed')
  then
    perform platform.refuse('accounts.month_not_ready');
  end if;
  if old.stock = 'closed' and exists (select from accounts.period p
    where p.company_id = new.company_id and p.starts_on > new.starts_on and p.stock = 'closed')
  then
    perform platform.refuse('accounts.later_month_closed');
  end if;
  return new;
end $$;
revoke execute on function accounts.keep_month_order from public;
create trigger period_new before insert on accounts.period for each row execute function accounts.keep_month_order();
create trigger period_order before update on accounts.period for each row
  when (old.stock is distinct from new.stock) execute function accounts.keep_month_order();
create function accounts.keep_month() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'a month stays the month it is'
    using errcode = '23514', constraint = 'period_stays', table = 'period', schema = 'accounts';
end $$;
revoke execute on function accounts.keep_month from public;
create trigger period_stays before update on accounts.period for each row
  when ((old.company_id, old.starts_on) is distinct from (new.company_id, new.starts_on)) execute function accounts.keep_month();

-- The months from the first one there is, or from this one, up to the second behind this one.
create function accounts.make_months_ahead(company bigint) returns void
  language sql volatile set search_path = pg_catalog, pg_temp as $$
  insert into accounts.period (company_id, starts_on)
  select company, m.first_day::date
  from date_trunc('month', current_date::timestamp) as now (month)
  cross join generate_series(least(now.month, (select min(p.starts_on) from accounts.period p where p.company_id = company)::timestamp),
    now.month + interval '2 months', interval '1 month') as m (first_day)
  on conflict do nothing
$$;
revoke all on function accounts.make_months_ahead from public;
grant execute on function accounts.make_months_ahead to app;

create function accounts.begin_months() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform accounts.make_months_ahead(new.id);
  return null;
end $$;
revoke execute on function accounts.begin_months from public;
create trigger company_months after insert on erp.company for each row execute function accounts.begin_months();

-- The companies that are there already.
alter table accounts.period no force row level security;
alter table erp.company no force row level security;
select accounts.make_months_ahead(c.id) from erp.company c;
alter table erp.company force row level security;
alter table accounts.period force row level security;

create view accounts.period_entry with (security_invoker = true) as
  select p.company_id, p.id, p.name, p.starts_on, p.stock, p.reason, p.version, p.updated_at,
    case when p.version > 1 then p.updated_at end as changed_at, nullif(concat_ws(' ', u.first_name, u.last_name), '') as changed_by
  from accounts.period p
  left join erp.app_user u on u.company_id = p.company_id and u.id = p.updated_by;
comment on view accounts.period_entry is 'Months as people read them, with who closed or opened them last.';
grant select on accounts.period_entry to app, maint;
