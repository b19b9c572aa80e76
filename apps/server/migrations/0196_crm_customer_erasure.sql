-- Personal data of a customer can be erased; documents and their amounts stay. docs/guides/crm.md, Personal data.
alter table crm.customer add column erased_at timestamptz,
  add constraint customer_erased check (erased_at is null or (status = 'inactive' and num_nonnulls(email, phone, address_line1, address_line2,
    postcode, city, region, tax_number, note, price_list_id, credit_limit_minor) = 0));
comment on column crm.customer.erased_at is 'When its personal data was erased; it stays erased.';

create function crm.keep_erased() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if old.erased_at is not null and (new.erased_at is distinct from old.erased_at or new.name <> old.name) then
    raise exception 'Customer % was erased.', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger customer_keep_erased before update on crm.customer for each row execute function crm.keep_erased();

-- Whom an answered invitation was mailed to may be erased, nothing else of it changes.
create or replace function crm.keep_invitation() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if old.answered_at is not null and (new.address is null or to_jsonb(new) - 'address' is distinct from to_jsonb(old) - 'address')
    or (new.survey_id, new.customer_id, new.store_id, new.cashier_id, new.product_id, new.channel, new.uid, new.token_hash, new.expires_at)
      is distinct from
      (old.survey_id, old.customer_id, old.store_id, old.cashier_id, old.product_id, old.channel, old.uid, old.token_hash, old.expires_at) then
    raise exception 'An invitation changes its status alone, and nothing once it is answered.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
