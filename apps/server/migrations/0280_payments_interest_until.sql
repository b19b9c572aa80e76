-- Interest of reminders that are dated ahead. docs/guides/payments.md, Payment reminders.
-- The last day whose interest a sent reminder has: its date, but not a day after it was sent.
create function payments.interest_until(reminder payments.reminder) returns date
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select least(reminder.reminded_on, (reminder.sent_at at time zone (select c.timezone from erp.company c where c.id = reminder.company_id))::date)
$$;
revoke execute on function payments.interest_until from public;
grant execute on function payments.interest_until to app;
