-- Prepayments of purchase orders: what is prepaid for an order is kept for it and used for its invoices. docs/guides/payments.md, Supplier payments.
alter table payments.supplier_payment add column purchase_order_id bigint;
comment on column payments.supplier_payment.purchase_order_id is 'Of module purchase, which is above payments, so without a foreign key: the prepayment is kept for it, and what is applied is taken from that.';
create index supplier_payment_purchase_order on payments.supplier_payment (company_id, purchase_order_id, id);

-- The prepayment of an order: what was paid and not paid back, and what is left. Units: minor units of the order; base: of the company's currency.
create function payments.prepayment_of(company bigint, purchase_order bigint)
  returns table (paid_minor bigint, paid_base_minor bigint, left_minor bigint, left_base_minor bigint)
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce(sum(p.prepayment_minor - case when p.received_minor > 0 then p.applied_minor else 0 end), 0)::bigint,
    coalesce(sum(p.prepayment_base_minor) filter (where p.prepayment_minor > 0 or p.received_minor > 0), 0)::bigint,
    coalesce(sum(p.prepayment_minor - p.applied_minor), 0)::bigint, coalesce(sum(p.prepayment_base_minor), 0)::bigint
  from payments.supplier_payment p
  where p.company_id = company and p.purchase_order_id = purchase_order and p.status = 'sent'
$$;
revoke execute on function payments.prepayment_of from public;
grant execute on function payments.prepayment_of to app;

-- No more is applied than was prepaid, for the order or without one. Locks: the supplier.
create or replace function payments.require_prepaid() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  held bigint;
begin
  perform from procure.supplier s where s.company_id = new.company_id and s.id = new.supplier_id for no key update;
  if new.purchase_order_id is not null then
    select o.left_minor into held from payments.prepayment_of(new.company_id, new.purchase_order_id) o;
  else
    select sum(p.prepayment_minor - p.applied_minor) into held from payments.supplier_payment p
    where p.company_id = new.company_id and p.supplier_id = new.supplier_id and p.currency_code = new.currency_code
      and p.purchase_order_id is null and p.status = 'sent';
  end if;
  if held < 0 then perform platform.refuse('payments.prepayment_short', jsonb_build_object('missingMinor', -held)); end if;
  return null;
end $$;
