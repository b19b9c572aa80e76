-- The printed cards that receipts activate, so that none is sold twice or while its batch is blocked. `written` as `sales.move_vouchers` takes
-- it. Throws: sales.gift_card_sold, sales.gift_card_blocked (`details`: giftCardId). Locks: batches, then cards, in key order.
create or replace function sales.lock_gift_cards(company bigint, written jsonb) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  wanted bigint[] := array(
    select (v.v ->> 'giftCardId')::bigint
    from jsonb_array_elements(written) as w (w) cross join jsonb_array_elements(coalesce(w.w -> 'vouchers', '[]')) as v (v)
    where v.v ->> 'giftCardId' is not null);
  refused bigint;
begin
  if cardinality(wanted) = 0 then return; end if;
  perform from sales.voucher_batch b
    where b.company_id = company and b.id in (select g.voucher_batch_id from sales.gift_card g where g.company_id = company and g.id = any(wanted))
    order by b.id for share;
  perform from sales.gift_card g where g.company_id = company and g.id = any(wanted) order by g.id for no key update;
  select g.id into refused from sales.gift_card g
    join sales.voucher_batch b on b.company_id = g.company_id and b.id = g.voucher_batch_id and b.block_reason is not null
    where g.company_id = company and g.id = any(wanted) limit 1;
  if refused is not null then perform platform.refuse('sales.gift_card_blocked', jsonb_build_object('giftCardId', refused)); end if;
  select v.gift_card_id into refused from sales.voucher v
    where v.company_id = company and v.gift_card_id = any(wanted) and v.status <> 'cancelled' limit 1;
  if refused is not null then perform platform.refuse('sales.gift_card_sold', jsonb_build_object('giftCardId', refused)); end if;
end $$;
revoke all on function sales.lock_gift_cards from public;
