-- Whether a company has a product with lots, serial numbers or expiry. docs/guides/inventory.md, Lots and serial numbers.
create index product_tracked on procure.product (company_id) where tracking <> 'none' or shelf_life_days is not null;
