-- Creates missing partitions for the months of these days, with the owner's rights because only the owner creates tables. A month that has
-- lines in the default partition already keeps them there; they may be of companies that row-level security hides.
create or replace function accounts.add_journal_months(first_day date, last_day date) returns integer
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  month date;
  part text;
  added integer := 0;
begin
  if first_day < date '1990-01-01' or last_day > current_date + 400 then
    raise exception 'the ledger has no month between % and %', first_day, last_day using errcode = '22008';
  end if;
  perform pg_advisory_xact_lock(hashtext('accounts.add_journal_months'));
  for month in select generate_series(date_trunc('month', first_day::timestamp), last_day::timestamp, '1 month')::date loop
    part := 'journal_line_' || to_char(month, 'YYYY_MM');
    continue when to_regclass('accounts.' || part) is not null;
    begin
      execute format('create table accounts.%I partition of accounts.journal_line for values from (%L) to (%L)', part, month,
        (month + interval '1 month')::date);
      perform accounts.protect_lines(part, 'Journal lines of ' || to_char(month, 'YYYY-MM') || '.');
      added := added + 1;
    exception when check_violation then null;
    end;
  end loop;
  return added;
end $$;
revoke all on function accounts.add_journal_months from public;
grant execute on function accounts.add_journal_months to app;
