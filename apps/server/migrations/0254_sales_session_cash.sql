-- The cash that a session moves without a payment type. docs/guides/sales.md, Payment types at the till.
alter table sales.till_session add column cash_type_id bigint,
  add foreign key (company_id, cash_type_id) references erp.payment_type;
create index till_session_cash_type on sales.till_session (company_id, cash_type_id);
comment on column sales.till_session.cash_type_id is 'Payment type of its float and of cash moved without one, as it was when the session began; null: the first active one of the company.';
drop function if exists sales.main_cash(bigint);
