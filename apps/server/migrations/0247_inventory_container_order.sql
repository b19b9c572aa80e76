-- Goods of purchase orders in containers. Inventory lies below purchase, so a line names the order by its number, which purchase validates.
-- docs/guides/inventory.md, Containers.
alter table inventory.container_line
  add column order_no text,
  add constraint container_line_order_cost check (order_no is null or unit_cost is null);
comment on column inventory.container_line.order_no is 'Number of the purchase order that the goods are received for, which states their cost. Null: they are received with the container.';
create index container_line_order on inventory.container_line (company_id, order_no) where order_no is not null;
