-- A credit note of an invoice settles it when it is posted: nobody is reminded of what was credited.
alter table payments.settlement add column applied_invoice_id bigint,
  drop constraint settlement_by_one,
  add constraint settlement_by_one check (num_nonnulls(supplier_payment_id, customer_payment_id, write_off_id, applied_invoice_id) = 1),
  add constraint settlement_applied_other check (applied_invoice_id <> invoice_id),
  add constraint settlement_applied_fkey foreign key (company_id, applied_invoice_id) references accounts.invoice;
create index settlement_applied on payments.settlement (company_id, applied_invoice_id);
comment on column payments.settlement.applied_invoice_id is 'The credit note that settles an invoice, or the invoice that a credit note is applied to.';
comment on table payments.settlement is 'Settled amounts of posted invoices and credit notes, by payments to suppliers or of customers, by each other, or written off. Append-only. Units: minor units of the currency of the invoice.';

create function payments.apply_credit_of_invoice() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform payments.apply_credit(new.company_id, new.id, new.original_invoice_id);
  return null;
end $$;
revoke execute on function payments.apply_credit_of_invoice from public;
create trigger invoice_credit_applied after update of status on accounts.invoice for each row
  when (new.status = 'posted' and old.status <> 'posted' and new.direction = 'sale' and new.original_invoice_id is not null)
  execute function payments.apply_credit_of_invoice();
