-- A shipment that arrived as it was sent has nothing to settle: the one step that receives it settles it.
do $$
declare
  guard text := (
    select pg_get_triggerdef(t.oid) from pg_trigger t
    where t.tgrelid = 'inventory.transfer_shipment'::regclass and t.tgname = 'transfer_shipment_guard');
begin
  drop trigger transfer_shipment_guard on inventory.transfer_shipment;
  execute replace(guard, 'receiving>received', 'receiving>received,receiving>settled');
end $$;
