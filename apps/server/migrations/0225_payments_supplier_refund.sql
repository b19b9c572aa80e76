-- Suppliers pay back credit notes and prepayments. docs/guides/payments.md, Payments to suppliers.
alter table payments.supplier_payment add column received_minor bigint not null default 0,
  add constraint supplier_payment_received check (received_minor = 0 or received_minor > 0 and amount_minor = 0 and prepayment_minor = 0);
comment on column payments.supplier_payment.received_minor is 'Paid back by the supplier into account_id: credit notes of the lines, and applied prepayments.';
