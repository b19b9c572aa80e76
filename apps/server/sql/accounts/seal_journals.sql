-- Seals the next journals of a company, `most` at once, up to an id below which no journal is still being posted. Answers the seal; no row
-- if there is nothing to seal. Locks: the seals of the company. Runs with the owner's rights: role app may not write seals.
create or replace function accounts.seal_journals(company bigint, upto bigint, most integer)
  returns table (number bigint, first_id bigint, last_id bigint, journal_count integer, hash text)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
declare
  head accounts.journal_seal;
  sealed accounts.journal_seal;
begin
  perform accounts.require_company(company);
  perform pg_advisory_xact_lock(hashtext('accounts.seal_journals'), hashint8(company));
  select s.* into head from accounts.journal_seal s where s.company_id = company order by s.number desc limit 1;
  sealed.number := coalesce(head.number, 0) + 1;
  select min(j.id), max(j.id) into sealed.first_id, sealed.last_id
  from (select j.id from accounts.journal j where j.company_id = company and j.id > coalesce(head.last_id, 0) and j.id <= upto
    order by j.id limit most) j;
  if sealed.last_id is null then return; end if;
  -- The range begins behind the previous one, so that a journal inserted between two seals is in one of them.
  sealed.first_id := coalesce(head.last_id, 0) + 1;
  select h.journal_count, h.hash into sealed.journal_count, sealed.hash
  from accounts.hash_journals(company, sealed.first_id, sealed.last_id, coalesce(head.hash, decode(repeat('00', 32), 'hex'))) h;
  insert into accounts.journal_seal (company_id, number, first_id, last_id, journal_count, hash)
    values (company, sealed.number, sealed.first_id, sealed.last_id, sealed.journal_count, sealed.hash);
  return query select sealed.number, sealed.first_id, sealed.last_id, sealed.journal_count, encode(sealed.hash, 'hex');
end $$;
revoke all on function accounts.seal_journals from public;
grant execute on function accounts.seal_journals to app;
