-- Fees and interest of payment reminders have an account of their own. docs/guides/payments.md, Payment reminders.
create function accounts.create_reminder_account(company bigint) returns bigint
  language sql volatile set search_path = pg_catalog, pg_temp as $$
  insert into accounts.account (company_id, code, name, type, control, is_manual, cash_flow)
  select company, '4910', 'Reminder fees and interest', 'income', null, true, 'operating'
  where not exists (select from accounts.account a where a.company_id = company and a.code = '4910')
  returning id
$$;
revoke execute on function accounts.create_reminder_account from public;
create or replace function accounts.start_chart() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform accounts.create_chart(new.id);
  perform accounts.create_reminder_account(new.id);
  return null;
end $$;
grant execute on function accounts.create_reminder_account to app;

-- Companies that exist: the rule moves where it still is that of the standard chart, and the code of the account was free.
alter table accounts.account no force row level security;
alter table accounts.posting_rule no force row level security;
alter table platform.search_word no force row level security;
alter table platform.word_ending no force row level security;
alter table platform.word_gap no force row level security;
alter table platform.search_record no force row level security;
alter table erp.company no force row level security;
with created as materialized (
  select c.id as company_id, accounts.create_reminder_account(c.id) as account_id from erp.company c)
update accounts.posting_rule r set account_id = n.account_id
from created n
join accounts.account old on old.company_id = n.company_id and old.code = '4900'
where n.account_id is not null and r.company_id = n.company_id and r.role = 'reminder_income' and r.account_id = old.id
  and r.store_id is null and r.category_id is null and r.payment_type_id is null;
alter table erp.company force row level security;
alter table platform.search_record force row level security;
alter table platform.word_gap force row level security;
alter table platform.word_ending force row level security;
alter table platform.search_word force row level security;
alter table accounts.posting_rule force row level security;
alter table accounts.account force row level security;
