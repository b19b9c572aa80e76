-- Uses approved terminal payments for receipts, each once. `used`: [{ uid, receiptUid, number, storeId, paymentTypeId, currencyCode,
-- amountMinor }]; every part has to be what was approved. Throws: payments.terminal_not_approved. Locks: the payments by id.
create or replace function payments.use_terminal_payments(company bigint, used jsonb) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  changed bigint;
begin
  perform from payments.terminal_payment p
  where p.company_id = company and p.uid in (select (e ->> 'uid')::uuid from jsonb_array_elements(use_terminal_payments.used) e)
  order by p.id for update;
  update payments.terminal_payment p set used_at = now(), receipt_number = e.number
  from jsonb_to_recordset(use_terminal_payments.used) as e (uid uuid, "receiptUid" uuid, number text, "storeId" bigint, "paymentTypeId" bigint,
    "currencyCode" text, "amountMinor" bigint)
  where p.company_id = company and p.uid = e.uid and p.status = 'approved' and p.used_at is null and p.receipt_uid = e."receiptUid"
    and p.store_id = e."storeId" and p.payment_type_id = e."paymentTypeId" and p.currency_code = e."currencyCode" and p.amount_minor = e."amountMinor";
  get diagnostics changed = row_count;
  if changed <> jsonb_array_length(use_terminal_payments.used) then perform platform.refuse('payments.terminal_not_approved'); end if;
end $$;
revoke all on function payments.use_terminal_payments from public;
