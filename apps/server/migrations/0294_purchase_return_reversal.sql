-- Reversal of supplier returns. docs/guides/purchase.md, Supplier returns.
alter table purchase.supplier_return
  add column reversal_reason text,
  drop constraint supplier_return_status,
  add constraint supplier_return_status
    check (status in ('draft', 'pending', 'approved', 'dispatched', 'credited', 'reversed', 'rejected', 'cancelled')),
  drop constraint supplier_return_dispatched,
  add constraint supplier_return_dispatched check ((status in ('dispatched', 'credited', 'reversed')) = (dispatched_at is not null)),
  add constraint supplier_return_reversal check ((status = 'reversed') = (reversal_reason is not null));
comment on column purchase.supplier_return.reversal_reason is 'Why it was reversed.';
select platform.guard_document_again('purchase.supplier_return',
  '{draft>pending,draft>approved,draft>dispatched,pending>approved,pending>rejected,pending>draft,approved>dispatched,approved>cancelled,rejected>cancelled,dispatched>credited,dispatched>reversed,credited>reversed}',
  '{value_minor,dispatched_at,dispatched_by,credit_note_id,reversal_reason}');

-- A return is reversed after its stock, and never while its credit note is entered.
create function purchase.defend_return_reversal() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if exists (
      select from inventory.stock_posting p
      where p.company_id = new.company_id and p.source_type = 'supplier_return' and p.source_id = new.id and p.reverses_posting_id is null
        and not exists (select from inventory.stock_posting b where b.company_id = p.company_id and b.reverses_posting_id = p.id))
    or exists (
      select from accounts.invoice i
      where i.company_id = old.company_id and i.id = old.credit_note_id and i.status in ('pending', 'approved', 'posted'))
  then perform platform.refuse('purchase.return_credited'); end if;
  return new;
end $$;
revoke execute on function purchase.defend_return_reversal from public;
create trigger supplier_return_reversal_defended before update of status on purchase.supplier_return for each row
  when (new.status = 'reversed' and old.status <> 'reversed') execute function purchase.defend_return_reversal();
