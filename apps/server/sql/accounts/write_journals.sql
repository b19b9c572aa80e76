-- Writes journals with their lines and raises the balances, all journals in one statement each. A line names its account, or a role that
-- the most specific posting rule resolves: payment type, then category or the nearest of its parents, then store. Lines of amount 0 are
-- left out unless they are of goods taxed at 0 %, and so is a journal without amounts. Year-end closings and their reversals have balances
-- of their own (`is_closing`), and they alone post to inactive accounts. Answers each journal that was written. Throws: accounts.rule_missing,
-- accounts.unknown_account, accounts.unbalanced. Locks: balances, in order of their key.
create or replace function accounts.write_journals(company bigint, heads accounts.journal_head[], parts accounts.journal_part[])
  returns table (journal_no integer, journal_id bigint)
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  lines accounts.journal_part[];
  bad jsonb;
  shard constant smallint := (pg_backend_pid() % 8)::smallint;
begin
  lines := accounts.resolve_accounts(company, parts);
  select jsonb_agg(distinct jsonb_build_object('role', l.role, 'storeId', l.store_id)) into bad from unnest(lines) l where l.account_id is null;
  if bad is not null then perform platform.refuse('accounts.rule_missing', jsonb_build_object('roles', bad)); end if;
  select jsonb_agg(jsonb_build_object('line', l.line_no)) into bad
  from unnest(lines) l
  join unnest(heads) h on h.journal_no = l.journal_no
  where not exists (select from accounts.account a
    where a.company_id = company and a.id = l.account_id and (a.status = 'active' or h.source in ('closing', 'reversal')));
  if bad is not null then perform platform.refuse('accounts.unknown_account', jsonb_build_object('lines', bad)); end if;
  return query
  with line as materialized (select l.* from unnest(lines) l),
  sums as (
    select l.journal_no, count(*)::integer as line_count, sum(greatest(l.amount_minor, 0))::bigint as total from line l group by l.journal_no
    having sum(greatest(l.amount_minor, 0)) > 0),
  written as (
    insert into accounts.journal as j (company_id, source, source_type, source_id, event_no, posted_on, description, reverses_journal_id,
        is_closing, line_count, total_minor, posted_by, request_id)
      select company, h.source, h.source_type, h.source_id, h.event_no, h.posted_on, h.description, h.reverses_journal_id,
        h.source = 'closing' or coalesce(r.is_closing, false), s.line_count, s.total, h.posted_by, h.request_id
      from unnest(heads) h
      join sums s on s.journal_no = h.journal_no
      left join accounts.journal r on r.company_id = company and r.id = h.reverses_journal_id
      order by h.journal_no
      returning j.id, j.source, j.source_type, j.source_id, j.event_no, j.posted_on, j.is_closing),
  numbered as materialized (
    select h.journal_no, w.id, w.posted_on, w.is_closing from unnest(heads) h
    join written w on w.source_type = h.source_type and w.source_id = h.source_id and w.event_no = h.event_no and w.source = h.source),
  entered as (
    insert into accounts.journal_line (company_id, posted_on, journal_id, line_no, account_id, debit_minor, credit_minor, store_id,
        currency_code, document_minor, party_type, party_id, tax_component_id, due_on, memo, taxable_minor, tax_direction)
      select company, n.posted_on, n.id, row_number() over (partition by n.id order by l.line_no), l.account_id,
        greatest(l.amount_minor, 0), greatest(-l.amount_minor, 0), l.store_id, l.currency_code, l.document_minor, l.party_type, l.party_id,
        l.tax_component_id, l.due_on, l.memo, l.taxable_minor, l.tax_direction
      from line l join numbered n on n.journal_no = l.journal_no order by n.id, l.line_no),
  change as materialized (
    select l.account_id, l.store_id, n.posted_on as day, n.is_closing, sum(greatest(l.amount_minor, 0)) as debit,
      sum(greatest(-l.amount_minor, 0)) as credit
    from line l join numbered n on n.journal_no = l.journal_no group by 1, 2, 3, 4 order by 1, 2, 3, 4),
  daily as (
    insert into accounts.balance_daily as b (company_id, account_id, store_id, day, is_closing, slot, debit_minor, credit_minor)
      select company, c.account_id, c.store_id, c.day, c.is_closing, shard, c.debit, c.credit from change c
      on conflict on constraint balance_daily_once do update
        set debit_minor = b.debit_minor + excluded.debit_minor, credit_minor = b.credit_minor + excluded.credit_minor),
  monthly as (
    insert into accounts.balance_monthly as b (company_id, account_id, store_id, month, is_closing, slot, debit_minor, credit_minor)
      select company, c.account_id, c.store_id, date_trunc('month', c.day::timestamp)::date, c.is_closing, shard, sum(c.debit), sum(c.credit)
      from change c
      group by 2, 3, 4, 5 order by 2, 3, 4, 5
      on conflict on constraint balance_monthly_once do update
        set debit_minor = b.debit_minor + excluded.debit_minor, credit_minor = b.credit_minor + excluded.credit_minor)
  select n.journal_no, n.id from numbered n;
end $$;
revoke all on function accounts.write_journals from public;
