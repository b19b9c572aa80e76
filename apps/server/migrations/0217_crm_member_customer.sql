-- The account of a trade member stays that of its customer, unless customers are merged. It is asked after the write, so that a customer
-- that is not there is answered by the foreign key, at its field. docs/guides/crm.md, Trade members.
drop trigger trade_member_keep_customer on crm.trade_member;
create or replace function crm.keep_member_customer() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if not desk.are_merged(new.company_id, 'crm.customer', old.customer_id, new.customer_id) then
    perform platform.refuse('crm.member_customer');
  end if;
  return null;
end $$;
create trigger trade_member_keep_customer after update of customer_id on crm.trade_member for each row
  when (old.customer_id is distinct from new.customer_id) execute function crm.keep_member_customer();
