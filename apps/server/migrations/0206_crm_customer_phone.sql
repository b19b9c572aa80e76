-- A customer who joins at the register without an email is recognised by the phone.
create index customer_phone on crm.customer (company_id, phone, id) where phone is not null;
