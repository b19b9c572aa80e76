-- An invoice may bill several deliveries. docs/guides/sales-orders.md, Invoices.
alter table sales.delivery add column invoice_first_line integer not null default 1 constraint delivery_invoice_first_line check (invoice_first_line >= 1);
comment on column sales.delivery.invoice_first_line is 'Line of the invoice on which its first line stands; the others follow.';
