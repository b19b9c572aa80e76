-- The only writer of journals together with `reverse_journal` and the stock ledger. Posts business events once each; a repeated event
-- answers its first journal. `journals`: [{ source, sourceType, sourceId, eventNo, postedOn, description?, lock, lines: [{ accountId or role,
-- storeId?, categoryId?, paymentTypeId?, amountMinor, currencyCode?, documentMinor?, partyType?, partyId?, taxComponentId?, taxableMinor?, taxDirection?,
-- dueOn?, memo? }] }],
-- amounts signed, debit above zero, in minor units of the company's currency; `lock` is ledger, receivables, payables or parties. Journals of source
-- manual, recurring or opening take no control account. Throws: accounts.control_account, accounts.rule_missing, accounts.unknown_account,
-- accounts.unbalanced, accounts.period_closed. Locks: period, balances. Runs with the owner's rights: role app may not write the ledger.
create or replace function accounts.post_journals(company bigint, journals jsonb, posted_by bigint default null, request_id text default null,
    may_post_soft boolean default false)
  returns table (journal_no integer, journal_id bigint, is_replayed boolean)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
declare
  heads accounts.journal_head[];
  parts accounts.journal_part[];
  bad jsonb;
begin
  perform accounts.require_company(company);
  heads := array(
    select row(j.n, j.head ->> 'source', j.head ->> 'sourceType', (j.head ->> 'sourceId')::bigint, (j.head ->> 'eventNo')::integer,
      (j.head ->> 'postedOn')::date, j.head ->> 'description', null, post_journals.posted_by, post_journals.request_id)::accounts.journal_head
    from jsonb_array_elements(journals) with ordinality as j (head, n));
  perform accounts.lock_period(company, j.day, j.lock, may_post_soft)
  from (select distinct (e ->> 'postedOn')::date as day, coalesce(e ->> 'lock', 'ledger') as lock from jsonb_array_elements(journals) e order by 1, 2) j;
  return query
    select h.journal_no, j.id, true from unnest(heads) h
    join accounts.journal j on j.company_id = company and j.source_type = h.source_type and j.source_id = h.source_id
      and j.event_no = h.event_no and j.source = h.source;
  heads := array(
    select h from unnest(heads) h where not exists (select from accounts.journal j
      where j.company_id = company and j.source_type = h.source_type and j.source_id = h.source_id and j.event_no = h.event_no and j.source = h.source));
  if cardinality(heads) = 0 then return; end if;
  parts := array(
    select row(j.n, l.n, (l.line ->> 'accountId')::bigint, l.line ->> 'role', (l.line ->> 'storeId')::bigint, (l.line ->> 'categoryId')::bigint,
      (l.line ->> 'paymentTypeId')::bigint, (l.line ->> 'amountMinor')::bigint, l.line ->> 'currencyCode', (l.line ->> 'documentMinor')::bigint,
      l.line ->> 'partyType', (l.line ->> 'partyId')::bigint, (l.line ->> 'taxComponentId')::bigint, (l.line ->> 'dueOn')::date,
      l.line ->> 'memo', (l.line ->> 'taxableMinor')::bigint, l.line ->> 'taxDirection')::accounts.journal_part
    from jsonb_array_elements(journals) with ordinality as j (head, n)
    cross join jsonb_array_elements(j.head -> 'lines') with ordinality as l (line, n)
    where exists (select from unnest(heads) h where h.journal_no = j.n));
  select jsonb_agg(jsonb_build_object('line', p.line_no) order by p.line_no) into bad
  from unnest(parts) p
  join unnest(heads) h on h.journal_no = p.journal_no and h.source in ('manual', 'recurring', 'opening')
  join accounts.account a on a.company_id = company and a.id = p.account_id and not a.is_manual;
  if bad is not null then perform platform.refuse('accounts.control_account', jsonb_build_object('lines', bad)); end if;
  if exists (select from unnest(parts) p group by p.journal_no having sum(p.amount_minor) <> 0) then
    perform platform.refuse('accounts.unbalanced');
  end if;
  return query select w.journal_no, w.journal_id, false from accounts.write_journals(company, heads, parts) w;
end $$;
revoke all on function accounts.post_journals from public;
grant execute on function accounts.post_journals to app;
