-- Settles an invoice of a customer by a credit note, as far as both are open and no proposed netting holds them; nothing of other customers,
-- currencies or rates. Locks: both, in key order.
create or replace function payments.apply_credit(company bigint, credit_note bigint, invoice bigint) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  applied_minor bigint;
begin
  perform from accounts.invoice i where i.company_id = company and i.id in (credit_note, invoice) order by i.id for no key update;
  select least(n.gross_minor - coalesce(ns.settled, 0), i.gross_minor - coalesce(s.settled, 0) - payments.held_of(company, i.id)) into applied_minor
  from accounts.invoice n
  join accounts.invoice i on i.company_id = n.company_id and i.id = invoice and i.kind = 'invoice' and i.status = 'posted'
    and i.direction = n.direction and i.customer_id = n.customer_id and i.currency_code = n.currency_code and i.exchange_rate = n.exchange_rate
    and i.is_intercompany = n.is_intercompany and i.store_id = n.store_id
  cross join lateral (select sum(t.amount_minor) as settled from payments.settlement t where t.company_id = company and t.invoice_id = n.id) ns
  cross join lateral (select sum(t.amount_minor) as settled from payments.settlement t where t.company_id = company and t.invoice_id = i.id) s
  where n.company_id = company and n.id = credit_note and n.kind = 'credit_note' and n.status = 'posted' and n.direction = 'sale';
  if coalesce(applied_minor, 0) <= 0 then return; end if;
  insert into payments.settlement (company_id, invoice_id, applied_invoice_id, settled_on, amount_minor)
    select company, p.id, p.other, greatest(n.issued_on, i.issued_on), applied_minor
    from accounts.invoice n, accounts.invoice i, (values (invoice, credit_note), (credit_note, invoice)) p (id, other)
    where n.company_id = company and n.id = credit_note and i.company_id = company and i.id = invoice order by p.id;
end $$;
revoke all on function payments.apply_credit from public;
grant execute on function payments.apply_credit to app;
