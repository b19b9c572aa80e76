-- Drafts from a file may have lines to be completed. docs/guides/purchase.md, E-invoices.

-- A posted line has an account, or a product whose receipt it settles.
create function accounts.guard_whole_invoice() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from accounts.invoice_line l
    where l.company_id = new.company_id and l.invoice_id = new.id and l.account_id is null and l.variant_id is null) then
    perform platform.refuse('accounts.invoice_account');
  end if;
  return new;
end $$;
revoke execute on function accounts.guard_whole_invoice from public;
create trigger invoice_is_whole before update of status on accounts.invoice for each row
  when (new.status = 'posted' and old.status <> 'posted' and new.direction = 'purchase') execute function accounts.guard_whole_invoice();
