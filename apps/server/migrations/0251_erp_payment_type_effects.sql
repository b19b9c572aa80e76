-- Fields of payment types that nothing acted on are gone, and cash is always counted. docs/guides/erp.md, Payment types and terms.
alter table erp.payment_type drop column surcharge, drop column provider;
alter table erp.payment_type no force row level security;
update erp.payment_type set counts_in_cashup = true where kind = 'cash' and not counts_in_cashup;
alter table erp.payment_type force row level security;
alter table erp.payment_type add constraint payment_type_cash_counted check (counts_in_cashup or kind <> 'cash');
comment on table erp.payment_type is 'A way in which customers pay; its ledger accounts come from posting rules. fee: what its provider keeps, in parts per million; settlement_days: until it pays out.';
