-- What a supplier confirms of a line. docs/guides/purchase.md, Purchase orders.
alter table purchase.purchase_order_line
  add column confirmed_quantity numeric(18,4) constraint purchase_order_line_confirmed check (confirmed_quantity between 0 and quantity);
comment on column purchase.purchase_order_line.confirmed_quantity is 'What the supplier confirmed; the rest is cancelled, and stays so when a closed order is reopened. Null: nothing was said.';
drop trigger purchase_order_line_stays on purchase.purchase_order_line;
select platform.keep_document_lines('purchase.purchase_order_line',
  '{supplier_code,price,applied_discount_ppm,applied_further_ppm,net_minor,header_discount_minor,cost_minor,tolerated_quantity,short_quantity,accepted_quantity,rejected_quantity,confirmed_quantity,cancelled_quantity}');
