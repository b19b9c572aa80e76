-- Sales that are paid at a card terminal use its approved payments, each once; no other payment has one. Throws: sales.rule_broken,
-- payments.terminal_not_approved. Locks: the terminal payments by id.
create or replace function sales.use_terminals(company bigint, sales jsonb) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  used jsonb;
begin
  if exists (
    select from jsonb_array_elements(use_terminals.sales) e cross join jsonb_array_elements(e -> 'tenders') t
    join erp.payment_type p on p.company_id = company and p.id = (t ->> 'paymentTypeId')::bigint
    where (t ->> 'terminalUid' is not null) <> (p.kind = 'card_terminal' and e ->> 'kind' = 'sale'))
  then
    perform platform.refuse('sales.rule_broken');
  end if;
  select jsonb_agg(jsonb_build_object('uid', t ->> 'terminalUid', 'receiptUid', e ->> 'uid', 'number', e ->> 'number', 'storeId', e -> 'storeId',
    'paymentTypeId', t -> 'paymentTypeId', 'currencyCode', e ->> 'currencyCode', 'amountMinor', t -> 'tenderedMinor')) into used
  from jsonb_array_elements(use_terminals.sales) e cross join jsonb_array_elements(e -> 'tenders') t
  where t ->> 'terminalUid' is not null;
  if used is not null then perform payments.use_terminal_payments(company, used); end if;
end $$;
revoke all on function sales.use_terminals from public;
