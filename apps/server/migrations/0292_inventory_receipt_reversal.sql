-- A closed receipt can be reversed, with a reason. docs/guides/inventory.md, Receipts.
alter table inventory.receipt
  add column reversal_reason text,
  add constraint receipt_reversal check (reversal_reason is null or status = 'reversed');
comment on column inventory.receipt.reversal_reason is 'Why a receipt of a purchase order was reversed.';
select platform.guard_document_again('inventory.receipt',
  '{draft>pending,draft>approved,draft>posted,pending>approved,pending>rejected,pending>draft,approved>posted,approved>cancelled,rejected>cancelled,posted>reversed,closed>reversed,draft>closed,posted>closed,draft>cancelled}',
  '{posted_at,posted_by,exchange_rate,reversal_reason}');
