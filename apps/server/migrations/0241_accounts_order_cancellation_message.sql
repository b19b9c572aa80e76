-- The buyer cancels an order, or closes it. docs/guides/company-links.md, Messages.
alter table accounts.company_message drop constraint company_message_kind,
  add constraint company_message_kind check (kind in ('connected', 'disconnected', 'products', 'documents', 'match', 'unmatch', 'order',
    'order_cancellation', 'transfer', 'shipment', 'recall', 'cancellation', 'receipt', 'invoice', 'dispute', 'credit', 'netting',
    'netting_accepted', 'netting_rejected', 'netting_withdrawn', 'netting_ended', 'netting_reversed'));
