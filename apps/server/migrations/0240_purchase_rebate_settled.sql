-- What settles a rebate is a credit note of its supplier in its currency. docs/guides/purchase.md, Rebates.
-- A credit note takes no more than was accrued. Locks: the agreement.
create or replace function purchase.settle_rebate() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  update purchase.rebate_agreement a
  set credited_minor = a.credited_minor + new.credited_minor, cleared_minor = a.cleared_minor + new.cleared_minor
  where a.company_id = new.company_id and a.id = new.rebate_agreement_id and a.status in ('active', 'closed')
    and a.credited_minor + new.credited_minor <= a.earned_minor
    and exists (select from accounts.invoice i where i.company_id = new.company_id and i.id = new.invoice_id
      and (i.direction, i.kind, i.supplier_id, i.currency_code) = ('purchase', 'credit_note', a.supplier_id, a.currency));
  if not found then perform platform.refuse('accounts.invoice_not_matched'); end if;
  return null;
end $$;

-- An order that leaves draft has drops that add up to their lines, of the same products.
create or replace function purchase.require_whole_drops() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if exists (
    select from (
      select d.order_line_no, sum(d.quantity) as quantity, min(d.variant_id) as least, max(d.variant_id) as most
      from purchase.purchase_order_drop d
      where d.company_id = new.company_id and d.purchase_order_id = new.id group by 1) d
    left join purchase.purchase_order_line l on l.company_id = new.company_id and l.purchase_order_id = new.id and l.line_no = d.order_line_no
    where l.quantity is distinct from d.quantity or l.variant_id <> d.least or l.variant_id <> d.most) then
    perform platform.refuse('purchase.rule_broken');
  end if;
  return new;
end $$;
