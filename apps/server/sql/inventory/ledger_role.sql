-- Role of the posting rules that a location stands for in the general ledger.
create or replace function inventory.ledger_role(place inventory.location, move_kind text) returns text
  language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case
    when place.is_tracked then case when place.kind = 'transit' then 'stock_in_transit' else 'stock' end
    else case place.code when 'SUPPLIER' then 'goods_received' when 'CUSTOMER' then 'cost_of_sales' when 'OPENING' then 'opening_balance'
      when 'OVERSOLD' then 'oversold' when 'SCRAP' then case when move_kind = 'transit_loss' then 'transit_loss' else 'write_down' end
      else 'stock_variance' end
  end
$$;
revoke all on function inventory.ledger_role from public;
