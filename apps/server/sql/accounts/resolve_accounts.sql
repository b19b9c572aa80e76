-- Lines with their accounts, those of amount 0 left out unless they are of goods taxed at 0 %; the account is null where no posting rule applies.
create or replace function accounts.resolve_accounts(company bigint, parts accounts.journal_part[]) returns accounts.journal_part[]
  language plpgsql stable set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  return array(
    select row(p.journal_no, p.line_no, coalesce(p.account_id, r.account_id), p.role, p.store_id, p.category_id, p.payment_type_id,
      p.amount_minor, p.currency_code, p.document_minor, p.party_type, p.party_id, p.tax_component_id, p.due_on, p.memo,
      p.taxable_minor, p.tax_direction)::accounts.journal_part
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
    where p.amount_minor <> 0 or p.taxable_minor <> 0
    order by p.journal_no, p.line_no);
end $$;
revoke all on function accounts.resolve_accounts from public;
grant execute on function accounts.resolve_accounts to app;
