-- Reports of transfers read those that were asked for in a period.
create index transfer_requested on inventory.transfer (company_id, requested_on, id);
