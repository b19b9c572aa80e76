-- References of invoices are looked up by whole indexes, as merges of customers and suppliers do. docs/guides/accounts.md, Invoices.
drop index accounts.invoice_customer, accounts.invoice_supplier, accounts.invoice_original_of;
create index invoice_customer on accounts.invoice (company_id, customer_id, issued_on, id);
create index invoice_supplier on accounts.invoice (company_id, supplier_id, issued_on, id);
create index invoice_original_of on accounts.invoice (company_id, original_invoice_id);
