-- Customers that are exempt from tax. docs/guides/crm.md, Tax exemption.
alter table crm.customer
  add column tax_exemption text constraint customer_tax_exemption check (length(btrim(tax_exemption)) between 1 and 120),
  add column tax_certificate text constraint customer_tax_certificate check (length(btrim(tax_certificate)) between 1 and 60),
  add column tax_exempt_from date, add column tax_exempt_until date,
  add constraint customer_exemption check (tax_exemption is not null or num_nonnulls(tax_certificate, tax_exempt_from, tax_exempt_until) = 0),
  add constraint customer_exemption_days check (tax_exempt_from <= tax_exempt_until);
comment on column crm.customer.tax_exemption is 'Why no tax is charged, as it is printed; null: it is charged. It applies from and until a day, both included.';
