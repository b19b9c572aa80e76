-- Creates gift cards without value and answers the id of their batch. The codes are given as they are stored, in the order of their places
-- from 0. Runs with the owner's rights: role app may not write them.
create or replace function sales.create_gift_cards(company bigint, uid uuid, name text, code_hashes bytea[], last_fours text[], amount_minor bigint,
    created_on date, expires_on date, created_by bigint) returns bigint
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_variable
declare
  batch_id bigint;
begin
  perform sales.require_company(company);
  insert into sales.voucher_batch as b (company_id, uid, kind, name, quantity, amount_minor, currency_code, issued_on, expires_on, created_by, updated_by)
    select c.id, uid, 'gift_card', name, cardinality(code_hashes), amount_minor, c.base_currency, created_on, expires_on, created_by, created_by
    from erp.company c where c.id = company
    returning b.id into batch_id;
  insert into sales.gift_card (company_id, voucher_batch_id, place, code_hash, last_four)
    select company, batch_id, g.place - 1, g.code_hash, g.last_four
    from unnest(code_hashes, last_fours) with ordinality as g (code_hash, last_four, place);
  return batch_id;
end $$;
revoke all on function sales.create_gift_cards from public;
grant execute on function sales.create_gift_cards to app;
