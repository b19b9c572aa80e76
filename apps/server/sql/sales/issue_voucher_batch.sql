-- Issues vouchers of the same amount together and answers the id of their batch. Their journal is posted by the caller. The codes are given as
-- they are stored, in the order of their places from 0. Runs with the owner's rights: role app may not write vouchers.
create or replace function sales.issue_voucher_batch(company bigint, uid uuid, name text, code_hashes bytea[], last_fours text[], amount_minor bigint,
    issued_on date, expires_on date, reason text, issued_by bigint) returns bigint
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_variable
declare
  batch_id bigint;
begin
  perform sales.require_company(company);
  insert into sales.voucher_batch as b (company_id, uid, kind, name, quantity, amount_minor, currency_code, issued_on, expires_on, reason, created_by, updated_by)
    select c.id, uid, 'store_credit', name, cardinality(code_hashes), amount_minor, c.base_currency, issued_on, expires_on, reason, issued_by, issued_by
    from erp.company c where c.id = company
    returning b.id into batch_id;
  with issued as (
    insert into sales.voucher as v (company_id, kind, code_hash, last_four, currency_code, issued_minor, balance_minor, issued_on, expires_on,
        source_type, uid, place, reason, voucher_batch_id, created_by, updated_by)
      select company, 'store_credit', g.code_hash, g.last_four, c.base_currency, amount_minor, amount_minor, issued_on, expires_on,
        'manual', uid, g.place - 1, reason, batch_id, issued_by, issued_by
      from erp.company c, unnest(code_hashes, last_fours) with ordinality as g (code_hash, last_four, place) where c.id = company
      returning v.id)
  insert into sales.voucher_move (company_id, voucher_id, kind, amount_minor, balance_minor, moved_by)
    select company, i.id, 'issue', amount_minor, amount_minor, issued_by from issued i;
  return batch_id;
end $$;
revoke all on function sales.issue_voucher_batch from public;
grant execute on function sales.issue_voucher_batch to app;
