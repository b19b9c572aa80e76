-- An exchange is a return and a sale at once: what comes back pays for what goes out, and only the difference is money. docs/guides/sales.md.
create table sales.exchange (
  company_id bigint not null references erp.company, sale_id bigint not null, return_id bigint not null,
  credit_minor bigint not null constraint exchange_credit check (credit_minor >= 0),
  primary key (company_id, sale_id),
  constraint exchange_return unique (company_id, return_id),
  foreign key (company_id, sale_id) references sales.sale,
  foreign key (company_id, return_id) references sales.sale);
comment on table sales.exchange is 'Sales with the return that was settled against each of them; credit_minor: what of the return paid for the sale. Units: minor units of their currency.';
select platform.protect('sales.exchange', 'select');
