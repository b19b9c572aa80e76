-- Locks a receipt and its lines, so that what is left to be returned of them stays so until the transaction ends. Locks: the receipt, then
-- its lines in order. Runs with the owner's rights: role app may not change sales, and so may not lock them.
create or replace function sales.lock_sale(company bigint, locked_id bigint) returns void
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform sales.require_company(company);
  perform from sales.sale s where s.company_id = company and s.id = locked_id for update;
  perform from sales.sale_line l where l.company_id = company and l.sale_id = locked_id order by l.line_no for update;
end $$;
revoke all on function sales.lock_sale from public;
grant execute on function sales.lock_sale to app;
