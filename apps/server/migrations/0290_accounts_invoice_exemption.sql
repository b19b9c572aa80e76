-- Why an invoice to an exempt customer has no tax. docs/guides/accounts.md, Invoices.
alter table accounts.invoice add column tax_exemption text, add column tax_certificate text,
  add constraint invoice_exemption check (tax_exemption is null or status = 'posted' and direction = 'sale'),
  add constraint invoice_certificate check (tax_certificate is null or tax_exemption is not null);
comment on column accounts.invoice.tax_exemption is 'Reason of the exemption by which a line of it was not taxed, as on its tax point; null: tax was charged, or its goods have none. Of a credit note that of its invoice.';
comment on column accounts.invoice.tax_certificate is 'Number of the certificate of tax_exemption.';
create trigger invoice_exemption_stays before update on accounts.invoice for each row
  when (old.status = 'posted' and (new.tax_exemption is distinct from old.tax_exemption or new.tax_certificate is distinct from old.tax_certificate))
  execute function platform.refuse_change();
create or replace view accounts.customer_invoice with (security_invoker = true) as
  select * from accounts.invoice where direction = 'sale' with local check option;
