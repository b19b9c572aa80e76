-- What is erased of a customer leaves the chats that name it. docs/guides/assist.md.
create function assist.forget_customer() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  known constant text := lower(btrim(old.name));
begin
  if char_length(known) < 3 then return null; end if;
  delete from assist.message m
  where m.company_id = new.company_id and (position(known in lower(m.question)) > 0 or position(known in lower(m.answer)) > 0
    or position(known in lower(m.result::text)) > 0);
  update assist.chat h set title = null where h.company_id = new.company_id and position(known in lower(h.title)) > 0;
  return null;
end $$;
revoke execute on function assist.forget_customer from public;
create trigger customer_forget_chats after update of erased_at on crm.customer for each row
  when (new.erased_at is not null and old.erased_at is null) execute function assist.forget_customer();
