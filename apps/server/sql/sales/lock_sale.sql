-- Locks a receipt and its lines, so that what is left to be returned of them stays so until the transaction ends, with the receipts that
-- exchanges bind to it, since all of them share what can be paid back. One is bound only by who holds another of them. Locks: the
-- receipts by id, then the lines in order. Runs with the owner's rights: role app may not change sales, and so may not lock them.
create or replace function sales.lock_sale(company bigint, locked_id bigint) returns void
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  bound bigint[] := sales.bound_receipts(company, locked_id);
  held bigint[];
begin
  perform sales.require_company(company);
  loop
    perform from sales.sale s where s.company_id = company and s.id = any(bound) order by s.id for update;
    held := bound;
    bound := sales.bound_receipts(company, locked_id);
    exit when bound <@ held;
  end loop;
  perform from sales.sale_line l where l.company_id = company and l.sale_id = locked_id order by l.line_no for update;
end $$;
revoke all on function sales.lock_sale from public;
grant execute on function sales.lock_sale to app;
