-- Supplier invoices of purchase orders. docs/guides/purchase.md, Bills.
create table purchase.order_bill (
  company_id bigint not null references erp.company, invoice_id bigint not null, purchase_order_id bigint not null,
  primary key (company_id, invoice_id),
  foreign key (company_id, invoice_id) references accounts.invoice on delete cascade,
  foreign key (company_id, purchase_order_id) references purchase.purchase_order);
comment on table purchase.order_bill is 'Which order a supplier invoice bills; its products are matched with what was received.';
create index order_bill_order on purchase.order_bill (company_id, purchase_order_id, invoice_id);
select platform.protect('purchase.order_bill', 'select, insert');
