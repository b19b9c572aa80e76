-- The four locks of a fiscal period. docs/guides/accounts.md, Fiscal periods.
comment on column accounts.period.stock is 'Who may post stock into the month: open all users, soft users with permission, closed no one.';
comment on column accounts.period.reason is 'Why it was reopened or force-closed the last time.';

-- Each lock is closed in the order of months. The general ledger is never further closed than the other three of its month, because
-- their postings write journals. All changes of a company's months run one at a time, so that no two of them miss each other.
create or replace function accounts.keep_month_order() returns trigger
  language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  states constant text[] := array['open', 'soft', 'closed'];
  before jsonb;
  after jsonb;
  changed text;
begin
  perform pg_advisory_xact_lock(hashtextextended('accounts.period ' || new.company_id, 0));
  if tg_op = 'INSERT' then
    select case when bool_or(p.stock = 'closed') then 'closed' else new.stock end,
      case when bool_or(p.receivables = 'closed') then 'closed' else new.receivables end,
      case when bool_or(p.payables = 'closed') then 'closed' else new.payables end,
      case when bool_or(p.ledger = 'closed') then 'closed' else new.ledger end
      into new.stock, new.receivables, new.payables, new.ledger
    from accounts.period p where p.company_id = new.company_id and p.starts_on > new.starts_on;
  else
    before := to_jsonb(old);
    after := to_jsonb(new);
    foreach changed in array array['stock', 'receivables', 'payables', 'ledger'] loop
      continue when before ->> changed = after ->> changed;
      if (before ->> changed) || '>' || (after ->> changed) not in ('open>soft', 'open>closed', 'soft>closed', 'soft>open', 'closed>soft') then
        raise exception 'lock % of a month does not go from % to %', changed, before ->> changed, after ->> changed
          using errcode = '23514', constraint = 'period_steps', table = 'period', schema = 'accounts';
      end if;
      if after ->> changed = 'closed' and exists (select from accounts.period p
        where p.company_id = new.company_id and p.starts_on < new.starts_on and to_jsonb(p) ->> changed <> 'closed')
      then
        perform platform.refuse('accounts.month_not_ready', jsonb_build_object('lock', changed));
      end if;
      if before ->> changed = 'closed' and exists (select from accounts.period p
        where p.company_id = new.company_id and p.starts_on > new.starts_on and to_jsonb(p) ->> changed = 'closed')
      then
        perform platform.refuse('accounts.later_month_closed', jsonb_build_object('lock', changed));
      end if;
    end loop;
  end if;
  if array_position(states, new.ledger) > least(array_position(states, new.stock), array_position(states, new.receivables),
    array_position(states, new.payables))
  then
    if tg_op = 'UPDATE' and new.ledger = old.ledger then perform platform.refuse('accounts.ledger_locked'); end if;
    perform platform.refuse('accounts.month_not_ready', jsonb_build_object('lock', 'ledger'));
  end if;
  return new;
end $$;

drop trigger period_order on accounts.period;
create trigger period_order before update on accounts.period for each row
  when ((old.stock, old.receivables, old.payables, old.ledger) is distinct from (new.stock, new.receivables, new.payables, new.ledger))
  execute function accounts.keep_month_order();

drop view accounts.period_entry;
create view accounts.period_entry with (security_invoker = true) as
  select p.company_id, p.id, p.name, p.starts_on, p.stock, p.receivables, p.payables, p.ledger, p.reason, p.version, p.updated_at,
    case when p.version > 1 then p.updated_at end as changed_at, nullif(concat_ws(' ', u.first_name, u.last_name), '') as changed_by,
    extract(month from p.starts_on + interval '1 month') = c.fiscal_year_start_month as ends_year
  from accounts.period p
  join erp.company c on c.id = p.company_id
  left join erp.app_user u on u.company_id = p.company_id and u.id = p.updated_by;
comment on view accounts.period_entry is 'Fiscal periods with the user who changed them last. ends_year: the last month of a fiscal year.';
grant select on accounts.period_entry to app, maint;
