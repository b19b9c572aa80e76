-- Stock of a store is reserved, stock of a location is allocated.
alter table inventory.stock_balance rename column reserved to allocated;
alter table inventory.stock_balance rename constraint stock_balance_reserved to stock_balance_allocated;
comment on column inventory.stock_balance.allocated is 'Held for documents that are being picked.';
alter table inventory.stock_pool rename column promised to reserved;
alter table inventory.stock_pool rename constraint stock_pool_promised to stock_pool_reserved;
alter view inventory.stock rename column promised to reserved;
comment on column inventory.stock_reservation.quantity is 'Reserved and not released; the part that is neither allocated nor consumed is still to be allocated.';
comment on column inventory.stock_reservation.allocated_quantity is 'Allocated in locations, to be picked.';
comment on column inventory.location.is_allocatable is 'Stock of it may be sold and reserved.';

alter table inventory.reservation_loss rename to lost_reservation;
alter table inventory.lost_reservation disable trigger user;
alter table inventory.lost_reservation no force row level security;
alter table inventory.lost_reservation drop constraint reservation_loss_kind;
update inventory.lost_reservation set kind = 'reservation' where kind = 'promise';
alter table inventory.lost_reservation add constraint lost_reservation_kind check (kind in ('reservation', 'allocation'));
alter table inventory.lost_reservation force row level security;
alter table inventory.lost_reservation enable trigger user;
alter table inventory.lost_reservation rename constraint reservation_loss_quantity to lost_reservation_quantity;
alter table inventory.lost_reservation rename constraint reservation_loss_pkey to lost_reservation_pkey;
alter index inventory.reservation_loss_by_posting rename to lost_reservation_by_posting;
alter index inventory.reservation_loss_by_reservation rename to lost_reservation_by_reservation;
alter trigger reservation_loss_append_only on inventory.lost_reservation rename to lost_reservation_append_only;
alter trigger reservation_loss_no_truncate on inventory.lost_reservation rename to lost_reservation_no_truncate;
comment on table inventory.lost_reservation is 'What a posting took from reservations of other documents, so that they can be informed; append-only. reservation: it has that much less. allocation: the stock is no longer in a location, and is reserved again. Units: quantities in the stock unit of the variant.';

-- Verifications are requested, and problems of checks are issues.
alter view inventory.cancellable_transfer rename column asked_by to requested_by;
alter table inventory.ledger_proof rename column asked_by to requested_by;
alter index inventory.ledger_proof_asked_by rename to ledger_proof_requested_by;
alter table inventory.ledger_proof_check rename column findings to issues;

-- The kernels have new names; those of before go.
drop function if exists inventory.promise_stock;
drop function if exists inventory.write_promises;
drop function if exists inventory.take_promised;
drop function if exists inventory.take_reserved;
drop function if exists inventory.weigh_demands;
drop function if exists inventory.hold_all_pools;
drop function if exists inventory.hold_demands;
drop function if exists inventory.hold_pools;
drop function if exists inventory.hold_reservations;
drop function if exists inventory.hold_stock;
drop function if exists inventory.share_costs;
drop function if exists inventory.end_reservations;
drop function if exists inventory.places_to_pick_from;
drop function if exists inventory.places_to_sell_from;
drop function if exists inventory.place_sales;
drop function if exists inventory.refuse_bad_values;
drop function if exists inventory.refuse_short;
drop function if exists inventory.refuse_unmet;
