-- What a new product has where nobody said it: its style code, and what its category gives. docs/decisions/053.
alter table procure.product add column priority integer constraint product_priority check (priority between 1 and 999);
comment on column procure.product.priority is 'Its rank where goods or space are short: 1 comes first; null: after all that have one.';
alter table procure.product alter column code drop not null;
comment on column procure.product.code is 'Style code; drawn from its series where nobody chose one.';

-- Each from the nearest category on the way up that says it.
create function procure.category_gives(company bigint, category bigint, out tax_class_id bigint, out unit_id bigint, out size_scale_id bigint)
  language sql stable set search_path = pg_catalog, pg_temp as $$
  with recursive way as (
    select c.*, 1 as step from procure.category c where c.company_id = company and c.id = category
    union all
    select c.*, w.step + 1 from way w join procure.category c on c.company_id = company and c.id = w.parent_id)
  select
    (select w.default_tax_class_id from way w where w.default_tax_class_id is not null order by w.step limit 1),
    (select w.default_unit_id from way w where w.default_unit_id is not null order by w.step limit 1),
    (select w.default_size_scale_id from way w where w.default_size_scale_id is not null order by w.step limit 1)
$$;
comment on function procure.category_gives is 'What a category gives to its products.';

-- With a brand, its code stands before the number in place of the prefix. Source: procurement.md 2.1, style_code.
create function procure.draw_style_code(company bigint, brand bigint) returns text
  language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  drawn text;
begin
  -- A number that somebody typed as a code is passed over.
  loop
    drawn := erp.draw_number(company, 'procure.product', null, current_date, 'ART', 5, 'never');
    drawn := coalesce((select left(b.code, 17) || '-' || substring(drawn from '[0-9]+$') from procure.brand b
      where b.company_id = company and b.id = brand), drawn);
    if not exists (select from procure.product p where p.company_id = company and p.code_key = lower(drawn)) then
      return drawn;
    end if;
  end loop;
end $$;
revoke execute on function procure.category_gives, procure.draw_style_code from public;
grant execute on function procure.category_gives, procure.draw_style_code to app, maint;

create function procure.complete_product() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  given record;
begin
  if tg_op = 'UPDATE' then
    new.code := coalesce(new.code, old.code);
    return new;
  end if;
  if new.category_id is not null and num_nulls(new.tax_class_id, new.base_unit_id, new.size_scale_id) > 0 then
    given := procure.category_gives(new.company_id, new.category_id);
    new.tax_class_id := coalesce(new.tax_class_id, given.tax_class_id);
    new.base_unit_id := coalesce(new.base_unit_id, given.unit_id);
    new.size_scale_id := coalesce(new.size_scale_id, given.size_scale_id);
  end if;
  new.code := coalesce(new.code, procure.draw_style_code(new.company_id, new.brand_id));
  return new;
end $$;
create trigger product_complete before insert or update of code on procure.product for each row execute function procure.complete_product();
