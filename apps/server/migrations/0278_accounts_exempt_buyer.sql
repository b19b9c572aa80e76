-- Tax rules of buyers that are exempt. docs/guides/accounts.md, Tax.
alter table accounts.tax_rule drop constraint tax_rule_buyer_type,
  add constraint tax_rule_buyer_type check (buyer_type in ('b2c', 'b2b', 'b2b_vat_id', 'exempt'));

-- The rule by which exempt customers are sold to without tax, where the company has a tax code that is exempt, and no rule for them.
create function accounts.create_exempt_rule(company bigint) returns void
  language sql volatile set search_path = pg_catalog, pg_temp as $$
  insert into accounts.tax_rule (company_id, code, name, direction, priority, buyer_type, tax_code_id)
  select company, 'SALE-EXEMPT-BUYER', c.name, 'sale', 10, 'exempt', c.id
  from accounts.tax_code c
  where c.company_id = company and c.kind = 'exempt' and c.status = 'active'
    and not exists (select from accounts.tax_rule r where r.company_id = company and (r.code = 'SALE-EXEMPT-BUYER' or r.buyer_type = 'exempt'))
  order by c.id limit 1
$$;
revoke execute on function accounts.create_exempt_rule from public;
create or replace function accounts.start_taxes() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform accounts.create_taxes(new.id, new.country_code, new.locale);
  perform accounts.create_exempt_rule(new.id);
  return null;
end $$;
grant execute on function accounts.create_exempt_rule to app;

alter table accounts.tax_code no force row level security;
alter table accounts.tax_rule no force row level security;
alter table platform.search_word no force row level security;
alter table platform.word_ending no force row level security;
alter table platform.word_gap no force row level security;
alter table platform.search_record no force row level security;
alter table erp.company no force row level security;
select accounts.create_exempt_rule(c.id) from erp.company c;
alter table erp.company force row level security;
alter table platform.search_record force row level security;
alter table platform.word_gap force row level security;
alter table platform.word_ending force row level security;
alter table platform.search_word force row level security;
alter table accounts.tax_rule force row level security;
alter table accounts.tax_code force row level security;
