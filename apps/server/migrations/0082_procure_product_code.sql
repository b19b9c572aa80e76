-- A catalogue that was made of a till's invoices kept codes with blanks, which no list of products can answer.
alter table procure.product no force row level security;
update procure.product set code = left(regexp_replace(code, '\s+', '-', 'g'), 30) where code ~ '\s' or length(code) > 30;
alter table procure.product force row level security;
alter table procure.product add constraint product_code_form check (code !~ '\s' and length(code) between 1 and 30);
