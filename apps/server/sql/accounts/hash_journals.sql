-- SHA-256 of the previous hash and of the journals of a range of ids with their lines, in order, and their number. A journal and its lines
-- are one text each, in JSON, with times in UTC, so that no setting of the session changes the hash. docs/guides/accounts.md, Seals.
create or replace function accounts.hash_journals(company bigint, first_id bigint, last_id bigint, previous bytea)
  returns table (journal_count integer, hash bytea)
  language plpgsql stable set search_path = pg_catalog, pg_temp
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  return query
  select count(*)::integer, sha256(previous || convert_to(coalesce(string_agg(j.said, E'\n' order by j.id), ''), 'UTF8'))
  from (
    select j.id, json_build_array(j.id, j.source, j.source_type, j.source_id, j.event_no, j.posted_on, j.description, j.reverses_journal_id,
        j.line_count, j.total_minor, j.posted_at at time zone 'UTC', j.posted_by, j.request_id, j.is_closing)::text
      || coalesce((
        select string_agg(E'\n' || json_build_array(l.line_no, l.account_id, l.debit_minor, l.credit_minor, l.store_id, l.currency_code,
          l.document_minor, l.party_type, l.party_id, l.tax_component_id, l.due_on, l.memo, l.taxable_minor, l.tax_direction)::text, '' order by l.line_no)
        from accounts.journal_line l where l.company_id = company and l.posted_on = j.posted_on and l.journal_id = j.id), '') as said
    from accounts.journal j where j.company_id = company and j.id between first_id and last_id) j;
end $$;
revoke all on function accounts.hash_journals from public;
grant execute on function accounts.hash_journals to maint;
