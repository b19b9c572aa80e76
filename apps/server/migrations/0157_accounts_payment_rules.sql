-- Posting rules of payments to suppliers: prepayments and discounts taken. docs/guides/payments.md, Journals.
create function accounts.create_payment_rules(company bigint) returns void
  language sql volatile set search_path = pg_catalog, pg_temp as $$
  insert into accounts.posting_rule (company_id, code, name, role, account_id)
  select company, r.role, r.name, r.role, a.id
  from (values
    ('supplier_prepayment', 'Supplier prepayments', '1500'), ('purchase_discount', 'Purchase discounts', '5060')) as r (role, name, code)
  join accounts.account a on a.company_id = company and a.code = r.code
  where not exists (select from accounts.posting_rule p where p.company_id = company and lower(p.code) = r.role)
$$;
revoke all on function accounts.create_payment_rules from public;
grant execute on function accounts.create_payment_rules to app;
create function accounts.start_payment_rules() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform accounts.create_payment_rules(new.id);
  return null;
end $$;
revoke execute on function accounts.start_payment_rules from public;
-- After company_chart, by name.
create trigger company_payment_rules after insert on erp.company for each row execute function accounts.start_payment_rules();

alter table accounts.account no force row level security;
alter table accounts.posting_rule no force row level security;
alter table platform.search_word no force row level security;
alter table platform.word_ending no force row level security;
alter table platform.word_gap no force row level security;
alter table platform.search_record no force row level security;
alter table erp.company no force row level security;
select accounts.create_payment_rules(c.id) from erp.company c;
alter table accounts.account force row level security;
alter table accounts.posting_rule force row level security;
alter table platform.search_word force row level security;
alter table platform.word_ending force row level security;
alter table platform.word_gap force row level security;
alter table platform.search_record force row level security;
alter table erp.company force row level security;
