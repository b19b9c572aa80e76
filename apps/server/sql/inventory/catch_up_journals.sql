-- Posts the journals of stock postings that have none, `most` at once in the order of their ids: first those that reverse nothing, so that
-- each reversal finds the journal it reverses. Answers the number of postings; 0 when there are none left. Locks of fiscal periods do not
-- apply, since these postings were accepted when they were made. Throws: accounts.rule_missing, accounts.unknown_account. Locks: the catch-up
-- of the company, balances of the ledger. Runs with the owner's rights: role app may not write the ledger.
create or replace function inventory.catch_up_journals(company bigint, most integer) returns integer
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  -- Lines and journals of a call are joined without an index, so that its cost grows with the square of their number.
  at_once constant integer := 100;
  done integer := 0;
  posted bigint[];
  reversed bigint[];
begin
  perform inventory.require_company(company);
  perform pg_advisory_xact_lock(hashtext('inventory.catch_up_journals'), hashint8(company));
  while done < most loop
    select array_agg(p.id order by p.id) filter (where p.reverses_posting_id is null),
      array_agg(p.id order by p.id) filter (where p.reverses_posting_id is not null) into posted, reversed
    from (select p.id, p.reverses_posting_id from inventory.stock_posting p where p.company_id = company and not p.is_journalled
      order by p.id limit least(at_once, most - done)) p;
    exit when posted is null and reversed is null;
    if posted is not null then perform inventory.journal_postings(company, posted); end if;
    if reversed is not null then perform inventory.journal_postings(company, reversed); end if;
    update inventory.stock_posting p set is_journalled = true where p.company_id = company and p.id = any(posted || reversed);
    done := done + coalesce(cardinality(posted), 0) + coalesce(cardinality(reversed), 0);
  end loop;
  return done;
end $$;
revoke all on function inventory.catch_up_journals from public;
grant execute on function inventory.catch_up_journals to app;
