-- Invoices of suppliers that a line of a bank statement may pay. docs/guides/payments.md, Bank statements.
create index invoice_bill_reference on accounts.invoice (company_id, reference_key) where direction = 'purchase' and kind = 'invoice' and status = 'posted';
create index invoice_bill_amount on accounts.invoice (company_id, gross_minor) where direction = 'purchase' and kind = 'invoice' and status = 'posted';
