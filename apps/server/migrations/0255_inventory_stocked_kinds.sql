-- Services, gift cards and virtual products hold no stock, whatever posts. Source: docs/guides/inventory.md, What holds stock.
create function inventory.require_stocked() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if exists (
    select from procure.variant v join procure.product p on p.company_id = v.company_id and p.id = v.product_id
    where v.company_id = new.company_id and v.id = new.variant_id and p.kind not in ('stocked', 'consumable')) then
    raise exception 'variant % holds no stock', new.variant_id
      using errcode = '23514', constraint = 'stock_pool_stocked', table = 'stock_pool', schema = 'inventory';
  end if;
  return null;
end $$;
revoke execute on function inventory.require_stocked from public;
-- Once for each product of a store, not for each posting.
create constraint trigger stock_pool_stocked after insert on inventory.stock_pool for each row execute function inventory.require_stocked();
