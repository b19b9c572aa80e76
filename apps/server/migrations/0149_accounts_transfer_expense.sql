-- Charges of a transfer that its goods do not bear are an expense. docs/guides/inventory.md, Extra charges.
create function accounts.add_transfer_expense(company bigint) returns void
  language sql volatile set search_path = pg_catalog, pg_temp as $$
  insert into accounts.posting_rule (company_id, code, name, role, account_id)
  select company, 'transfer_expense', 'Transfer expense', 'transfer_expense', a.id
  from accounts.account a where a.company_id = company and a.code = '5040'
$$;
revoke all on function accounts.add_transfer_expense from public;
grant execute on function accounts.add_transfer_expense to app;
create function accounts.start_transfer_expense() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform accounts.add_transfer_expense(new.id);
  return null;
end $$;
revoke execute on function accounts.start_transfer_expense from public;
-- Triggers run in the order of their names: the chart of accounts is created first.
create trigger company_chart_transfer_expense after insert on erp.company for each row execute function accounts.start_transfer_expense();

alter table accounts.account no force row level security;
alter table accounts.posting_rule no force row level security;
alter table platform.search_word no force row level security;
alter table platform.word_ending no force row level security;
alter table platform.word_gap no force row level security;
alter table platform.search_record no force row level security;
alter table erp.company no force row level security;
select accounts.add_transfer_expense(c.id) from erp.company c;
alter table accounts.account force row level security;
alter table accounts.posting_rule force row level security;
alter table platform.search_word force row level security;
alter table platform.word_ending force row level security;
alter table platform.word_gap force row level security;
alter table platform.search_record force row level security;
alter table erp.company force row level security;
