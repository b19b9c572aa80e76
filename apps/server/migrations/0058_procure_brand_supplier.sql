alter table procure.brand add column supplier_id bigint, add foreign key (company_id, supplier_id) references procure.supplier;
comment on column procure.brand.supplier_id is 'Whom its articles are usually bought from.';
create index brand_supplier on procure.brand (company_id, supplier_id);
