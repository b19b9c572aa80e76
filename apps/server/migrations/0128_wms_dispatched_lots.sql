-- Goods that are kept by lot are dispatched by lot.
alter table wms.dispatch_line
  add column lot_no text,
  drop constraint dispatch_line_once,
  add constraint dispatch_line_once unique nulls not distinct (company_id, dispatch_id, variant_id, location_id, lot_no);
comment on column wms.dispatch_line.lot_no is 'Of what is tracked by lot: whose stock leaves; null: of no lot.';
