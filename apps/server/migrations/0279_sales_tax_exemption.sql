-- Receipts of customers that are exempt from tax. docs/guides/sales.md, Tax-free customers.
alter table sales.sale add column tax_exemption text;
comment on column sales.sale.tax_exemption is 'Why no tax was charged, with the certificate, as it is printed; null: tax was charged. Prices that include tax were sold without it.';
