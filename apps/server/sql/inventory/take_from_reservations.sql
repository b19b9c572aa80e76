-- Takes reserved stock of others as far as a posting may: a count or adjustment takes allocations that are not being picked, with their
-- reservations; a sale of goods already with the customer takes reservations. The lowest priority and the youngest lose first, and each
-- loss is recorded. Throws: inventory.reserved_in_pick.
create or replace function inventory.take_from_reservations(company bigint, posting inventory.stock_posting, lines inventory.draft[],
    may_take_reserved boolean) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from unnest(lines) d where d.kind in ('adjust_out', 'count_out')) then
    perform inventory.take_allocated(company, posting, lines);
  elsif not may_take_reserved then
    return;
  end if;
  perform inventory.take_reserved(company, posting, lines, may_take_reserved);
end $$;
revoke all on function inventory.take_from_reservations from public;
