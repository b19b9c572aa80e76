-- The list of orders is filtered by its order date. docs/bench.md, Buying.
create index purchase_order_ordered on purchase.purchase_order (company_id, ordered_on, id);
