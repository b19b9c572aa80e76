-- Tills with a card terminal, and the terminal payment of a payment. docs/guides/sales.md, Card terminals.
alter table sales.till add column terminal_ref text constraint till_terminal_ref check (length(btrim(terminal_ref)) between 1 and 120);
comment on column sales.till.terminal_ref is 'Of the card terminal at its provider; null: the till has none.';
alter table sales.sale_tender add column terminal_uid uuid,
  add constraint sale_tender_terminal_once unique (company_id, terminal_uid);
alter table sales.sale_tender add constraint sale_tender_terminal foreign key (company_id, terminal_uid)
  references payments.terminal_payment (company_id, uid);
comment on column sales.sale_tender.terminal_uid is 'Of the terminal payment that it was paid with; one pays once.';
