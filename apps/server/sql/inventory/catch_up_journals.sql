-- Posts the journals of stock postings that have none, `most` at once in the order of their ids, so that each reversal finds the journal it
-- reverses. Answers the number of postings; 0 when there are none left. Locks of fiscal periods do not apply, since these postings were
-- accepted when they were made. Throws: accounts.rule_missing, accounts.unknown_account. Locks: the catch-up of the company, balances of the
-- ledger. Runs with the owner's rights: role app may not write the ledger.
create or replace function inventory.catch_up_journals(company bigint, most integer) returns integer
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  posting inventory.stock_posting;
  done bigint[] := '{}';
begin
  perform inventory.require_company(company);
  perform pg_advisory_xact_lock(hashtext('inventory.catch_up_journals'), hashint8(company));
  for posting in
    select p.* from inventory.stock_posting p where p.company_id = company and not p.is_journalled order by p.id limit most
  loop
    perform inventory.journal_posting(company, posting, inventory.posted_lines(company, posting));
    done := done || posting.id;
  end loop;
  update inventory.stock_posting p set is_journalled = true where p.company_id = company and p.id = any(done);
  return cardinality(done);
end $$;
revoke all on function inventory.catch_up_journals from public;
grant execute on function inventory.catch_up_journals to app;
