-- Writes journals with their lines and raises the balances. A line names its account, or a role that the most specific posting rule resolves:
-- payment type, then category or the nearest of its parents, then store. Lines of amount 0 are left out unless they are of goods taxed at
-- 0 %, and so is a journal without amounts. Each head has its own `journal_no` from 1. Year-end closings and their reversals have balances
-- of their own (`is_closing`), and they alone post to inactive accounts. Answers each journal that was written. Throws:
-- accounts.rule_missing, accounts.unknown_account, accounts.unbalanced. Locks: balances, in order of their key.
create or replace function accounts.write_journals(company bigint, heads accounts.journal_head[], parts accounts.journal_part[])
  returns table (journal_no integer, journal_id bigint)
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  lines constant accounts.journal_part[] := accounts.resolve_accounts(company, parts);
  head accounts.journal_head;
  bad jsonb;
  counted integer;
  total bigint;
  closes boolean;
  -- By journal_no, so that a line finds its journal without a join. `earlier`: number of lines before the first one of a journal.
  ids bigint[] := '{}';
  days date[] := '{}';
  closings boolean[] := '{}';
  earlier integer[] := '{}';
  passed integer := 0;
  shard constant smallint := (pg_backend_pid() % 8)::smallint;
begin
  if exists (select from unnest(lines) l
      where not exists (select from accounts.account a where a.company_id = company and a.id = l.account_id and a.status = 'active')) then
    select jsonb_agg(distinct jsonb_build_object('role', l.role, 'storeId', l.store_id)) into bad from unnest(lines) l where l.account_id is null;
    if bad is not null then perform platform.refuse('accounts.rule_missing', jsonb_build_object('roles', bad)); end if;
    select jsonb_agg(jsonb_build_object('line', l.line_no)) into bad
    from unnest(lines) l
    join unnest(heads) h on h.journal_no = l.journal_no
    where not exists (select from accounts.account a
      where a.company_id = company and a.id = l.account_id and (a.status = 'active' or h.source in ('closing', 'reversal')));
    if bad is not null then perform platform.refuse('accounts.unknown_account', jsonb_build_object('lines', bad)); end if;
  end if;
  foreach head in array heads loop
    select count(*), sum(greatest(l.amount_minor, 0)) into counted, total from unnest(lines) l where l.journal_no = head.journal_no;
    if total > 0 then
      closes := head.source = 'closing';
      if head.reverses_journal_id is not null then
        select r.is_closing into closes from accounts.journal r where r.company_id = company and r.id = head.reverses_journal_id;
      end if;
      insert into accounts.journal (company_id, source, source_type, source_id, event_no, posted_on, description, reverses_journal_id,
          is_closing, line_count, total_minor, posted_by, request_id)
        values (company, head.source, head.source_type, head.source_id, head.event_no, head.posted_on, head.description,
          head.reverses_journal_id, closes, counted, total, head.posted_by, head.request_id)
        returning id into journal_id;
      journal_no := head.journal_no;
      ids[journal_no] := journal_id;
      days[journal_no] := head.posted_on;
      closings[journal_no] := closes;
      earlier[journal_no] := passed;
      return next;
    end if;
    passed := passed + counted;
  end loop;
  if ids = '{}' then return; end if;
  insert into accounts.journal_line (company_id, posted_on, journal_id, line_no, account_id, debit_minor, credit_minor, store_id,
      currency_code, document_minor, party_type, party_id, tax_component_id, due_on, memo, taxable_minor, tax_direction)
    select company, days[l.journal_no], ids[l.journal_no], n - earlier[l.journal_no], l.account_id,
      greatest(l.amount_minor, 0), greatest(-l.amount_minor, 0), l.store_id, l.currency_code, l.document_minor, l.party_type, l.party_id,
      l.tax_component_id, l.due_on, l.memo, l.taxable_minor, l.tax_direction
    from unnest(lines) with ordinality as l (journal_no, line_no, account_id, role, store_id, category_id, payment_type_id, amount_minor,
      currency_code, document_minor, party_type, party_id, tax_component_id, due_on, memo, taxable_minor, tax_direction, n)
    where ids[l.journal_no] is not null;
  with daily as (
    insert into accounts.balance_daily as b (company_id, account_id, store_id, day, is_closing, slot, debit_minor, credit_minor)
      select company, l.account_id, l.store_id, days[l.journal_no], closings[l.journal_no], shard, sum(greatest(l.amount_minor, 0)),
        sum(greatest(-l.amount_minor, 0))
      from unnest(lines) l where ids[l.journal_no] is not null group by 2, 3, 4, 5 order by 2, 3, 4, 5
      on conflict on constraint balance_daily_once do update
        set debit_minor = b.debit_minor + excluded.debit_minor, credit_minor = b.credit_minor + excluded.credit_minor)
  insert into accounts.balance_monthly as b (company_id, account_id, store_id, month, is_closing, slot, debit_minor, credit_minor)
    select company, l.account_id, l.store_id, date_trunc('month', days[l.journal_no]::timestamp)::date, closings[l.journal_no], shard,
      sum(greatest(l.amount_minor, 0)), sum(greatest(-l.amount_minor, 0))
    from unnest(lines) l where ids[l.journal_no] is not null group by 2, 3, 4, 5 order by 2, 3, 4, 5
    on conflict on constraint balance_monthly_once do update
      set debit_minor = b.debit_minor + excluded.debit_minor, credit_minor = b.credit_minor + excluded.credit_minor;
end $$;
revoke all on function accounts.write_journals from public;
