-- Messages of nettings between connected companies. docs/guides/company-links.md, Netting.
alter table accounts.company_message drop constraint company_message_kind,
  add constraint company_message_kind check (kind in ('connected', 'disconnected', 'products', 'order', 'transfer', 'receipt', 'invoice', 'dispute',
    'credit', 'netting', 'netting_accepted', 'netting_rejected', 'netting_withdrawn', 'netting_ended', 'netting_reversed'));
