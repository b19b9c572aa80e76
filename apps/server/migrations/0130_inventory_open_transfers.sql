-- What a store has asked for and nobody has sent yet; transfers of earlier years are none of it.
create index transfer_open on inventory.transfer (company_id, to_store_id)
  where status in ('draft', 'submitted', 'pending', 'approved', 'in_fulfilment');
