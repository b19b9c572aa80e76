-- One place says which posting rules a company begins with besides those of its chart; new roles are added there. docs/guides/accounts.md, Posting rules.
create function accounts.default_posting_rules() returns table (role text, name text, account_code text)
  language sql immutable set search_path = pg_catalog, pg_temp as $$
  values
    ('transfer_expense', 'Transfer expense', '5040'),
    ('tender_cash', 'Cash payments', '1000'), ('tender_card_manual', 'Card payments by hand', '1100'),
    ('tender_mobile', 'Mobile payments', '1100'), ('tender_bank_transfer', 'Bank transfers', '1020'), ('tender_cheque', 'Cheques', '1030'),
    ('safe', 'Safe', '1010'), ('cash_difference', 'Cash over and short', '6020'), ('cash_in_transit', 'Cash in transit', '1030'),
    ('supplier_prepayment', 'Supplier prepayments', '1500'), ('purchase_discount', 'Purchase discounts', '5060')
$$;
revoke execute on function accounts.default_posting_rules from public;
grant execute on function accounts.default_posting_rules to app;

create function accounts.create_default_rules(company bigint) returns void
  language sql volatile set search_path = pg_catalog, pg_temp as $$
  insert into accounts.posting_rule (company_id, code, name, role, account_id)
  select company, r.role, r.name, r.role, a.id
  from accounts.default_posting_rules() r join accounts.account a on a.company_id = company and a.code = r.account_code
  where not exists (select from accounts.posting_rule p where p.company_id = company and (lower(p.code) = r.role or p.role = r.role))
$$;
revoke all on function accounts.create_default_rules from public;
grant execute on function accounts.create_default_rules to app;
create function accounts.start_default_rules() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform accounts.create_default_rules(new.id);
  return null;
end $$;
revoke execute on function accounts.start_default_rules from public;
drop trigger company_chart_transfer_expense on erp.company;
drop trigger company_till_rules on erp.company;
drop trigger company_payment_rules on erp.company;
drop function accounts.start_transfer_expense, accounts.add_transfer_expense, accounts.start_till_rules, accounts.create_till_rules,
  accounts.start_payment_rules, accounts.create_payment_rules;
-- After company_chart, by name.
create trigger company_default_rules after insert on erp.company for each row execute function accounts.start_default_rules();

-- Also for the companies that there are; a migration that adds a role calls it.
create function accounts.create_missing_rules() returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  read constant regclass[] := '{accounts.account,accounts.posting_rule,platform.search_word,platform.word_ending,platform.word_gap,platform.search_record,erp.company}';
  one regclass;
begin
  foreach one in array read loop execute format('alter table %s no force row level security', one); end loop;
  perform accounts.create_default_rules(c.id) from erp.company c;
  foreach one in array read loop execute format('alter table %s force row level security', one); end loop;
end $$;
revoke execute on function accounts.create_missing_rules from public;
select accounts.create_missing_rules();
