-- What came back to its source is nothing that its destination pays for, also where an invoice counts what left.
create or replace view inventory.shipment_due with (security_invoker = true) as
select s.company_id, s.transfer_shipment_id, s.transfer_line_id, s.shipped_quantity, s.accepted_quantity,
  s.accepted_quantity + coalesce(d.borne, 0) as settled_quantity, s.open_quantity + coalesce(d.undecided, 0) as open_quantity
from (
  select l.company_id, l.transfer_shipment_id, l.transfer_line_id, l.variant_id,
    sum(case when h.status in ('recalled', 'returned') then 0 else l.quantity - l.returned_quantity end) as shipped_quantity,
    sum(l.accepted_quantity + l.damaged_quantity) as accepted_quantity, sum(l.open_quantity) as open_quantity
  from inventory.transfer_shipment_line l
  join inventory.transfer_shipment h on h.company_id = l.company_id and h.id = l.transfer_shipment_id
  group by 1, 2, 3, 4) s
left join lateral (
  select sum(d.quantity - d.settled_quantity) filter (where d.kind <> 'short') as undecided, sum(b.quantity) as borne
  from inventory.discrepancy d
  left join lateral (
    select sum(case when d.kind = 'damaged' and l.action in ('write_off_source', 'carrier_claim', 'insurance_claim') then -l.quantity
      when d.kind = 'short' and l.action = 'write_off_dest' or l.action = 'accept_over' then l.quantity else 0 end) as quantity
    from inventory.settlement_line l join inventory.settlement t on t.company_id = l.company_id and t.id = l.settlement_id
    where l.company_id = d.company_id and l.discrepancy_id = d.id and t.status = 'posted') b on true
  where d.company_id = s.company_id and d.shipment_id = s.transfer_shipment_id and d.variant_id = s.variant_id) d on true;
comment on view inventory.shipment_due is 'What of each line of a transfer left with a shipment and neither came back nor was called back, arrived (damaged or not), and is the destination’s to pay once all is settled: what it kept, and what was lost on its account. open_quantity: what is on its way or undecided. Source: settled.md B4.';
