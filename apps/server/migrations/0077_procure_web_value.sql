-- What is said of a product or of one of its variants on the web. Source: procurement.md 2.1, web_attribute_value.
-- The primary key once more, with what a value of the attribute must be like, which stays while there are values.
alter table procure.web_attribute
  add constraint web_attribute_kind unique (company_id, id, type, is_of_variants, is_localized);

create table procure.web_attribute_value (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  web_attribute_id bigint not null, type text not null, is_of_variants boolean not null, is_localized boolean not null,
  product_id bigint, variant_id bigint,
  locale text constraint web_attribute_value_locale check (locale in ('en', 'ar')),
  text_value text constraint web_attribute_value_text check (char_length(text_value) between 1 and 10000),
  number_value numeric(19,6), is_true boolean, date_value date, option_key text, product_image_id bigint,
  -- Of several choices each is a row; of anything else there is one.
  choice text generated always as (case when type = 'multiselect' then option_key end) stored,
  created_at timestamptz not null default now(), created_by bigint,
  primary key (company_id, id),
  constraint web_attribute_value_of_one check (num_nonnulls(product_id, variant_id) = 1 and is_of_variants = (variant_id is not null)),
  constraint web_attribute_value_language check (is_localized = (locale is not null)),
  constraint web_attribute_value_of_type check (num_nonnulls(text_value, number_value, is_true, date_value, option_key, product_image_id) = 1
    and (text_value is not null) = (type in ('text', 'richtext')) and (number_value is not null) = (type = 'number')
    and (is_true is not null) = (type = 'bool') and (date_value is not null) = (type = 'date')
    and (option_key is not null) = (type in ('select', 'multiselect')) and (product_image_id is not null) = (type = 'asset')),
  constraint web_attribute_value_once unique nulls not distinct (company_id, product_id, variant_id, web_attribute_id, locale, choice),
  constraint web_attribute_value_kind foreign key (company_id, web_attribute_id, type, is_of_variants, is_localized)
    references procure.web_attribute (company_id, id, type, is_of_variants, is_localized),
  -- The choices of an attribute are written anew as a whole, so that they are looked for when all is written.
  constraint web_attribute_value_option foreign key (company_id, web_attribute_id, option_key)
    references procure.web_attribute_option (company_id, web_attribute_id, key) deferrable initially deferred,
  foreign key (company_id, product_id) references procure.product on delete cascade,
  foreign key (company_id, variant_id) references procure.variant on delete cascade,
  foreign key (company_id, product_image_id) references procure.product_image on delete cascade,
  foreign key (company_id, created_by) references erp.app_user);
comment on table procure.web_attribute_value is 'What is said of a product, or of one variant, by an attribute: one of the columns by its type.';
comment on column procure.web_attribute_value.number_value is 'Units: the unit of the attribute.';
create index web_attribute_value_attribute on procure.web_attribute_value (company_id, web_attribute_id, type, is_of_variants, is_localized);
create index web_attribute_value_option_used on procure.web_attribute_value (company_id, web_attribute_id, option_key);
create index web_attribute_value_variant on procure.web_attribute_value (company_id, variant_id);
create index web_attribute_value_image on procure.web_attribute_value (company_id, product_image_id);
create index web_attribute_value_created_by on procure.web_attribute_value (company_id, created_by);
select platform.protect('procure.web_attribute_value', 'select, insert, delete');
