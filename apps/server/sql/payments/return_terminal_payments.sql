-- Terminal payments of a voided receipt go back to the card: all that has not gone back yet. Locks: the payments by id.
create or replace function payments.return_terminal_payments(company bigint, uids uuid[], returned_by bigint) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  perform from payments.terminal_payment p
  where p.company_id = company and p.uid = any(uids) and p.status = 'approved' order by p.id for update;
  insert into payments.terminal_refund (company_id, uid, terminal_payment_id, amount_minor, created_by)
    select company, gen_random_uuid(), p.id, p.amount_minor - p.refunded_minor, returned_by from payments.terminal_payment p
    where p.company_id = company and p.uid = any(uids) and p.status = 'approved' and p.refunded_minor < p.amount_minor order by p.id;
  update payments.terminal_payment p set status = 'reversing', refunded_minor = p.amount_minor, updated_by = returned_by
  where p.company_id = company and p.uid = any(uids) and p.status = 'approved';
end $$;
revoke all on function payments.return_terminal_payments from public;
