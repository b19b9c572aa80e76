-- Tax of a purchase order, as its invoice would charge it. docs/guides/purchase.md, Purchase orders.
alter table purchase.purchase_order add column tax_minor bigint, add column gross_minor bigint,
  add constraint purchase_order_tax check ((tax_minor is null) = (gross_minor is null) and tax_minor >= 0 and gross_minor = total_minor + tax_minor);
comment on column purchase.purchase_order.tax_minor is 'Null: no tax rule applies to some of its goods.';
