-- Orders are revised after they were sent. docs/guides/purchase.md, Purchase orders.
create function platform.guard_document_again(document_table regclass, steps text[], by_acts text[]) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  thing text := (select relname from pg_class where oid = document_table);
  own constant text[] := '{company_id,id,uid,number,name,status,version,created_at,created_by,updated_at,updated_by}';
  said text[] := array(
    select a.attname from pg_attribute a
    where a.attrelid = document_table and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.attname <> all (own || by_acts) order by a.attnum);
begin
  execute format('create or replace trigger %I before update on %s for each row execute function platform.guard_document(%L, %L)',
    thing || '_guard', document_table, steps, said);
end $$;
comment on function platform.guard_document_again is 'Other steps, or other columns that steps write, of a document that protect_document prepared.';
revoke execute on function platform.guard_document_again from public;

alter table purchase.purchase_order add column revision integer constraint purchase_order_revision check (revision > 0);
comment on column purchase.purchase_order.revision is 'How often it was revised after it was sent; null: never.';
select platform.guard_document_again('purchase.purchase_order',
  '{draft>pending,draft>approved,pending>approved,pending>rejected,pending>draft,approved>draft,rejected>draft,approved>ordered,ordered>closed,ordered>draft,closed>ordered,pending>cancelled,approved>cancelled,ordered>cancelled,rejected>cancelled}',
  '{supplier_reference,receipt_status,invoice_status,is_on_hold,hold_reason,sent_at,confirmed_on,closed_at,reason,revision}');

create table purchase.order_revision (
  company_id bigint not null, purchase_order_id bigint not null, revision integer not null,
  reason text not null, lines jsonb not null,
  created_at timestamptz not null default now(), created_by bigint not null,
  primary key (company_id, purchase_order_id, revision),
  foreign key (company_id, purchase_order_id) references purchase.purchase_order on delete cascade,
  foreign key (company_id, created_by) references erp.app_user);
comment on table purchase.order_revision is 'What an order said before a revision. lines: [{variantId, quantity, netMinor, dueOn}], amounts in minor units of the order’s currency.';
create index order_revision_created_by on purchase.order_revision (company_id, created_by);
select platform.protect('purchase.order_revision', 'select, insert');
