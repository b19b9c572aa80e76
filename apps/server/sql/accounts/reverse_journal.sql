-- Reverses a journal once: each line on the other side. A repeated call answers the first reversal. Journals of stock are reversed by the
-- stock ledger alone. Throws: not_found, accounts.not_reversible, accounts.period_closed. Locks: period, balances. Runs with the owner's
-- rights, as `post_journals`.
create or replace function accounts.reverse_journal(company bigint, reversed_id bigint, posted_on date, description text default null,
    posted_by bigint default null, request_id text default null, may_post_soft boolean default false, lock text default 'ledger')
  returns table (journal_id bigint, is_replayed boolean)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_variable
declare
  reversed accounts.journal;
  earlier bigint;
begin
  perform accounts.require_company(company);
  perform accounts.lock_period(company, posted_on, lock, may_post_soft);
  select j.* into reversed from accounts.journal j where j.company_id = company and j.id = reversed_id;
  if reversed.id is null then perform platform.refuse('not_found'); end if;
  if reversed.reverses_journal_id is not null or reversed.source = 'stock' then perform platform.refuse('accounts.not_reversible'); end if;
  select j.id into earlier from accounts.journal j where j.company_id = company and j.reverses_journal_id = reversed.id;
  if earlier is not null then
    return query select earlier, true;
    return;
  end if;
  return query select w.journal_id, false from accounts.write_journals(company,
    array[row(1, 'reversal', 'journal', reversed.id, 1, posted_on, coalesce(description, reversed.description), reversed.id, posted_by, request_id)::accounts.journal_head],
    array(select row(1, l.line_no, l.account_id, null, l.store_id, null, null, l.credit_minor - l.debit_minor, l.currency_code, -l.document_minor,
        l.party_type, l.party_id, l.tax_component_id, l.due_on, l.memo,
        -l.taxable_minor, l.tax_direction)::accounts.journal_part
      from accounts.journal_line l where l.company_id = company and l.posted_on = reversed.posted_on and l.journal_id = reversed.id
      order by l.line_no)) w;
end $$;
revoke all on function accounts.reverse_journal from public;
grant execute on function accounts.reverse_journal to app;
