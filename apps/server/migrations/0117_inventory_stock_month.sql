-- What a month brought and took, so that stock on any day is few rows away. docs/decisions/083.
create table inventory.stock_month (
  company_id bigint not null references erp.company, store_id bigint not null, is_transit boolean not null, variant_id bigint not null,
  month date not null constraint stock_month_begins check (extract(day from month) = 1), kind text not null,
  in_quantity numeric(18,4) not null default 0, out_quantity numeric(18,4) not null default 0,
  in_value_minor bigint not null default 0, out_value_minor bigint not null default 0,
  primary key (company_id, store_id, is_transit, variant_id, month, kind),
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, variant_id) references procure.variant) with (fillfactor = 80);
comment on table inventory.stock_month is 'The sums of stock_day by month, written with them. Source: performance.md, design rule 6.';
create index stock_month_by_variant on inventory.stock_month (company_id, variant_id);

alter table inventory.stock_day no force row level security;
insert into inventory.stock_month (company_id, store_id, is_transit, variant_id, month, kind, in_quantity, out_quantity, in_value_minor, out_value_minor)
  select d.company_id, d.store_id, d.is_transit, d.variant_id, date_trunc('month', d.day)::date, d.kind, sum(d.in_quantity),
    sum(d.out_quantity), sum(d.in_value_minor), sum(d.out_value_minor)
  from inventory.stock_day d group by 1, 2, 3, 4, 5, 6;
alter table inventory.stock_day force row level security;
select platform.protect('inventory.stock_month', 'select');
