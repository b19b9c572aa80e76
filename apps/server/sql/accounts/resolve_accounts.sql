-- Lines with their accounts in order, those of amount 0 left out. Throws: accounts.rule_missing where no posting rule applies,
-- accounts.unknown_account where an account is inactive or does not exist.
create or replace function accounts.resolve_accounts(company bigint, parts accounts.journal_part[]) returns accounts.journal_part[]
  language plpgsql stable set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  lines accounts.journal_part[];
  bad jsonb;
begin
  lines := array(
    select row(p.journal_no, p.line_no, coalesce(p.account_id, r.account_id), p.role, p.store_id, p.category_id, p.payment_type_id,
      p.amount_minor, p.currency_code, p.document_minor, p.party_type, p.party_id, p.tax_component_id, p.due_on, p.memo)::accounts.journal_part
    from unnest(parts) p
    left join lateral (
      select r.account_id
      from accounts.posting_rule r
      cross join lateral (
        select case when r.category_id is not null then accounts.category_distance(company, p.category_id, r.category_id) end as c) d
      where p.account_id is null and r.company_id = company and r.role = p.role and r.status = 'active'
        and (r.store_id is null or r.store_id = p.store_id)
        and (r.category_id is null or d.c is not null)
        and (r.payment_type_id is null or r.payment_type_id = p.payment_type_id)
      order by r.payment_type_id is null, d.c nulls last, r.store_id is null limit 1) r on true
    where p.amount_minor <> 0
    order by p.journal_no, p.line_no);
  if exists (select from unnest(lines) l
      where not exists (select from accounts.account a where a.company_id = company and a.id = l.account_id and a.status = 'active')) then
    select jsonb_agg(distinct jsonb_build_object('role', l.role, 'storeId', l.store_id)) into bad from unnest(lines) l where l.account_id is null;
    if bad is not null then perform platform.refuse('accounts.rule_missing', jsonb_build_object('roles', bad)); end if;
    select jsonb_agg(jsonb_build_object('line', l.line_no)) into bad
    from unnest(lines) l
    where not exists (select from accounts.account a where a.company_id = company and a.id = l.account_id and a.status = 'active');
    perform platform.refuse('accounts.unknown_account', jsonb_build_object('lines', bad));
  end if;
  return lines;
end $$;
revoke all on function accounts.resolve_accounts from public;
