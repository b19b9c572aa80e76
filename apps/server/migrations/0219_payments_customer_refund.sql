-- Credit and credit notes are paid back to customers. docs/guides/payments.md, Customer payments.
alter table payments.customer_payment add column refunded_minor bigint not null default 0,
  add constraint customer_payment_refunded check (refunded_minor = 0 or refunded_minor > 0 and amount_minor = 0 and sales_order_id is null);
comment on column payments.customer_payment.refunded_minor is 'Paid back to the customer from account_id: applied credit, and credit notes of the lines.';
