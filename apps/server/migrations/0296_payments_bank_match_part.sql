-- Entries that arrive in several lines, and accounts in other currencies than the company's. docs/guides/payments.md, Bank statements.
alter table payments.bank_statement
  add column currency_code text references platform.currency,
  add column duplicate_count integer not null default 0 constraint bank_statement_duplicates check (duplicate_count between 0 and 2000);
alter table erp.company no force row level security;
alter table payments.bank_statement no force row level security;
alter table payments.bank_statement disable trigger user;
update payments.bank_statement s set currency_code = c.base_currency from erp.company c where c.id = s.company_id;
alter table payments.bank_statement enable trigger user;
alter table payments.bank_statement force row level security;
alter table erp.company force row level security;
alter table payments.bank_statement alter column currency_code set not null;
select platform.guard_document_again('payments.bank_statement', '{draft>reconciled,reconciled>draft,draft>cancelled}', '{open_count,reason}');
comment on column payments.bank_statement.currency_code is 'That of the bank account when the statement was imported.';
comment on column payments.bank_statement.duplicate_count is 'Lines of the file that were left out, since a statement before has them.';
comment on table payments.bank_statement is 'A statement that was imported. open_count: lines without a ledger entry. fingerprint: hash of its lines, so that it is imported once. Units: minor units of currency_code.';
create index bank_statement_currency on payments.bank_statement (currency_code);

-- What an entry of a bank account is in the currency of a statement; null: it has no amount in it.
create function payments.entry_amount(currency text, base_currency text, entry_currency text, document_minor bigint, net_minor bigint) returns bigint
  language sql immutable
  return case when currency = base_currency then net_minor when entry_currency = currency then document_minor end;
revoke execute on function payments.entry_amount from public;
grant execute on function payments.entry_amount to app, maint;

alter table payments.bank_match add column amount_minor bigint;
alter table accounts.journal_line no force row level security;
alter table payments.bank_match no force row level security;
update payments.bank_match m set amount_minor = l.debit_minor - l.credit_minor from accounts.journal_line l
  where l.company_id = m.company_id and l.posted_on = m.posted_on and l.id = m.journal_line_id;
alter table payments.bank_match force row level security;
alter table accounts.journal_line force row level security;
alter table payments.bank_match alter column amount_minor set not null,
  add constraint bank_match_amount check (amount_minor <> 0),
  drop constraint bank_match_once;
create index bank_match_entry on payments.bank_match (company_id, posted_on, journal_line_id);
comment on table payments.bank_match is 'Ledger entries of a statement line, whose sum is its amount. An entry may be in several lines, never by more than it is. Units: minor units of the currency of the statement.';

-- A line is matched by entries of its account that add up to it, or by none, and an entry by no more than it is, at the end of each transaction.
create or replace function payments.require_whole_match() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  matched payments.bank_match := coalesce(new, old);
begin
  -- Parts of an entry that are matched at once are added up one after the other.
  perform from payments.bank_account a
    join payments.bank_statement b on b.company_id = a.company_id and b.bank_account_id = a.id
    where b.company_id = matched.company_id and b.id = matched.bank_statement_id for no key update of a;
  if exists (
    select from payments.bank_statement_line s
    join payments.bank_statement b on b.company_id = s.company_id and b.id = s.bank_statement_id
    join payments.bank_account a on a.company_id = b.company_id and a.id = b.bank_account_id
    join payments.bank_match m on m.company_id = s.company_id and m.bank_statement_id = s.bank_statement_id and m.line_no = s.line_no
    join accounts.journal_line l on l.company_id = m.company_id and l.posted_on = m.posted_on and l.id = m.journal_line_id
    where s.company_id = matched.company_id and s.bank_statement_id = matched.bank_statement_id and s.line_no = matched.line_no
    group by s.amount_minor, a.account_id
    having sum(m.amount_minor) <> s.amount_minor or bool_or(l.account_id <> a.account_id)) then
    perform platform.refuse('payments.match_amount');
  end if;
  if exists (
    select from payments.bank_match m
    join payments.bank_statement b on b.company_id = m.company_id and b.id = m.bank_statement_id
    join erp.company c on c.id = b.company_id
    join accounts.journal_line l on l.company_id = m.company_id and l.posted_on = m.posted_on and l.id = m.journal_line_id
    cross join lateral (
      select payments.entry_amount(b.currency_code, c.base_currency, l.currency_code, l.document_minor, l.debit_minor - l.credit_minor) as whole) e
    where m.company_id = matched.company_id and m.posted_on = matched.posted_on and m.journal_line_id = matched.journal_line_id
    having bool_or(e.whole is null or sign(e.whole) <> sign(m.amount_minor)) or abs(sum(m.amount_minor)) > max(abs(e.whole))) then
    perform platform.refuse('payments.entry_matched');
  end if;
  return null;
end $$;
