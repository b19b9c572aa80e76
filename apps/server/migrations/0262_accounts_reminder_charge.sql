-- Fees and interest of payment reminders are charged by invoices without tax. docs/guides/payments.md, Payment reminders.
alter table accounts.invoice add column is_reminder_charge boolean not null default false
  constraint invoice_reminder_charge check (not is_reminder_charge or is_charge);
comment on column accounts.invoice.is_charge is 'What a receipt put on the account of a customer, or took off it, or a reminder charges; it is no tax document.';
comment on column accounts.invoice.is_reminder_charge is 'Fee and interest of a payment reminder: income of role reminder_income, and no interest is charged on it.';
create or replace view accounts.customer_invoice with (security_invoker = true) as
  select * from accounts.invoice where direction = 'sale' with local check option;
