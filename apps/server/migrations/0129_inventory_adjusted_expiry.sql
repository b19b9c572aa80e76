-- A lot that begins with an adjustment expires when its label says.
alter table inventory.stock_adjustment_line add column expires_on date;
comment on column inventory.stock_adjustment_line.expires_on is 'Of a lot that is new: its last day. A lot that is known keeps its own.';
