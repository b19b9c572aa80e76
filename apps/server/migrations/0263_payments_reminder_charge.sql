-- Fees and interest of payment reminders. docs/guides/payments.md, Payment reminders.
alter table payments.dunning_level
  add column fee_minor bigint not null default 0 constraint dunning_level_fee check (fee_minor between 0 and 1000000000),
  add column interest_ppm integer not null default 0 constraint dunning_level_interest check (interest_ppm between 0 and 1000000);
comment on column payments.dunning_level.fee_minor is 'Of each reminder in the company’s currency. Units: its minor units.';
comment on column payments.dunning_level.interest_ppm is 'Of a year of 365 days. Units: parts per million.';

alter table payments.reminder
  add column interest_ppm integer not null default 0,
  add column fee_minor bigint not null default 0 constraint reminder_fee check (fee_minor >= 0),
  add column interest_minor bigint not null default 0 constraint reminder_interest check (interest_minor >= 0),
  add column charge_status text not null default 'none' constraint reminder_charge_status check (charge_status in ('none', 'open', 'charged', 'waived')),
  add column charge_invoice_id bigint, add column waive_reason text,
  add constraint reminder_charged check ((charge_status = 'charged') = (charge_invoice_id is not null)),
  add constraint reminder_waived check ((charge_status = 'waived') = (waive_reason is not null)),
  add constraint reminder_undecided check (status = 'sent' or charge_status = 'none'),
  add constraint reminder_charge_invoice unique (company_id, charge_invoice_id),
  add foreign key (company_id, charge_invoice_id) references accounts.invoice;
comment on column payments.reminder.interest_ppm is 'Yearly interest of its level when it was sent.';
comment on column payments.reminder.charge_status is 'open: fee and interest are neither charged nor waived yet; none: there are none.';
create index reminder_to_charge on payments.reminder (company_id, id) where charge_status = 'open';
select platform.guard_document_again('payments.reminder', '{draft>sent}',
  '{sent_at,interest_ppm,fee_minor,interest_minor,charge_status,charge_invoice_id,waive_reason}');

alter table payments.reminder_line add column interest_minor bigint constraint reminder_line_interest check (interest_minor >= 0);
comment on column payments.reminder_line.interest_minor is 'Of the days that no reminder had charged or waived before.';

-- A reminder is decided once, whoever writes.
create function payments.decide_charge_once() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if old.charge_status in ('charged', 'waived') and (new.charge_status, new.charge_invoice_id) is distinct from (old.charge_status, old.charge_invoice_id) then
    raise exception 'reminder % is decided', old.id
      using errcode = '23514', constraint = 'reminder_decided', table = tg_table_name, schema = tg_table_schema;
  end if;
  return new;
end $$;
revoke execute on function payments.decide_charge_once from public;
create trigger reminder_decided before update on payments.reminder for each row execute function payments.decide_charge_once();
