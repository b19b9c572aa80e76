-- Receipts of purchase orders: a further document over the one table of receipts. Inventory lies below purchase, so its rows name no order;
-- purchase keeps which order a receipt is of.
alter table inventory.receipt
  add column source_id bigint,
  drop constraint receipt_source_type,
  add constraint receipt_source_type check (source_type in ('manual', 'transfer', 'container', 'purchase')),
  add constraint receipt_source_announced check ((source_type = 'purchase') = (source_id is not null)),
  add constraint receipt_purchase_supplier check (source_type <> 'purchase' or supplier_id is not null),
  add constraint receipt_of_source_key unique (company_id, id, source_id);
comment on column inventory.receipt.source_id is 'Id of what announced the goods in a module above; its tables name the receipt.';
create unique index receipt_of_source on inventory.receipt (company_id, source_id, store_id) where source_id is not null and status in ('draft', 'posted');
drop trigger receipt_guard on inventory.receipt;
create trigger receipt_guard before update on inventory.receipt for each row execute function platform.guard_document(
  '{draft>pending,draft>approved,draft>posted,pending>approved,pending>rejected,pending>draft,approved>posted,approved>cancelled,rejected>cancelled,posted>reversed,draft>closed,posted>closed,draft>cancelled}',
  '{source_type,source_id,store_id,shipment_id,container_id,seal_no,seal_note,reason_id,supplier_id,origin,supplier_doc_no,location_id,effective_on,note}');

create view purchase.goods_receipt with (security_invoker = true) as
  select r.company_id, r.id, r.uid, r.number, r.name, r.source_type, r.source_id as purchase_order_id, r.store_id, r.supplier_id,
    r.supplier_doc_no, r.effective_on, r.status, r.posted_at, r.posted_by, r.version, r.created_at, r.created_by, r.updated_at, r.updated_by
  from inventory.receipt r where r.source_type = 'purchase' with local check option;
alter view purchase.goods_receipt alter column source_type set default 'purchase';
comment on view purchase.goods_receipt is 'Receipts of purchase orders; draft: being counted.';
grant select, insert, update, delete on purchase.goods_receipt to app;
grant select on purchase.goods_receipt to maint;

create table purchase.order_receipt (
  company_id bigint not null, receipt_id bigint not null, purchase_order_id bigint not null,
  primary key (company_id, receipt_id),
  constraint order_receipt_of foreign key (company_id, receipt_id, purchase_order_id) references inventory.receipt (company_id, id, source_id),
  foreign key (company_id, purchase_order_id) references purchase.purchase_order);
comment on table purchase.order_receipt is 'Which order a receipt is of.';
create index order_receipt_order on purchase.order_receipt (company_id, purchase_order_id, receipt_id);
create index order_receipt_source on purchase.order_receipt (company_id, receipt_id, purchase_order_id);
select platform.protect('purchase.order_receipt', 'select, insert');

-- An order has up to 1,000 lines, and a line may take more than was expected, up to a tolerance.
alter table inventory.receipt_line
  add column tolerated_quantity numeric(18,4) constraint receipt_line_tolerated check (tolerated_quantity >= expected_quantity),
  drop constraint receipt_line_line_no,
  add constraint receipt_line_line_no check (line_no between 1 and 1000),
  drop constraint receipt_line_at_most,
  add constraint receipt_line_at_most check (case when tolerated_quantity is null
    then quantity + damaged_quantity + rejected_quantity <= expected_quantity else quantity + damaged_quantity <= tolerated_quantity end);
comment on column inventory.receipt_line.tolerated_quantity is 'What may be accepted with the line at most; rejected goods are not limited then. Null: the expected quantity.';
drop trigger receipt_line_stays on inventory.receipt_line;
select platform.keep_document_lines('inventory.receipt_line', '{quantity,damaged_quantity,rejected_quantity}');

-- Differences of purchase orders belong to neither a shipment nor a container.
alter table inventory.discrepancy
  drop constraint discrepancy_of,
  add constraint discrepancy_of check (num_nonnulls(shipment_id, container_id) <= 1),
  drop constraint discrepancy_of_container,
  add constraint discrepancy_of_container check ((kind <> 'rejected' or shipment_id is null) and (kind <> 'seal' or container_id is not null));
comment on column inventory.discrepancy.shipment_id is 'Null, as container_id is, where a purchase order announced the goods.';
