-- Takes from reservations of others what a posting may: whoever counts or adjusts stock away takes allocations that nobody is on the way to,
-- and promises with them; a sale of goods that are in the customer's hands takes promises. Those of the lowest priority and the youngest
-- give way first, and it is kept what each of them lost. Refuses inventory.reserved_in_pick. Source: warehouse.md 4.5.
create or replace function inventory.take_reserved(company bigint, posting inventory.stock_posting, lines inventory.draft[],
    may_take_promised boolean) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from unnest(lines) d where d.kind in ('adjust_out', 'count_out')) then
    perform inventory.take_allocated(company, posting, lines);
  elsif not may_take_promised then
    return;
  end if;
  perform inventory.take_promised(company, posting, lines, may_take_promised);
end $$;
revoke all on function inventory.take_reserved from public;
