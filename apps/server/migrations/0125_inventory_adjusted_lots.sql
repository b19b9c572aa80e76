-- Goods that are kept by lot are adjusted by lot.
alter table inventory.stock_adjustment_line
  add column lot_no text,
  drop constraint stock_adjustment_line_once,
  add constraint stock_adjustment_line_once
    unique nulls not distinct (company_id, stock_adjustment_id, variant_id, location_id, lot_no);
comment on column inventory.stock_adjustment_line.lot_no is 'Of what is tracked by lot: whose stock it changes; null: of no lot.';
