-- What a company says of itself, and why it was suspended. docs/decisions/035.
alter table erp.company
  add column legal_name text, add column registration_no text, add column tax_no text,
  add column fiscal_year_start_month smallint not null default 1
    constraint company_fiscal_year_start_month check (fiscal_year_start_month between 1 and 12),
  add column week_start text not null default 'monday' constraint company_week_start check (week_start in ('monday', 'saturday', 'sunday')),
  add column address_line1 text, add column address_line2 text, add column city text, add column region text, add column postcode text,
  add column phone text constraint company_phone_form check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  add column email text constraint company_email_form check (email ~ '^[^\s@]+@[^\s@]+$' and length(email) <= 254),
  add column website text,
  add column status_reason text,
  add constraint company_suspended check (status <> 'active' or status_reason is null);
