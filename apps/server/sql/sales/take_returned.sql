-- Adds returned quantities and amounts to the lines of the original sales, in key order; never more than was sold. Throws:
-- sales.return_quantity. Locks: the original sales, their lines.
create or replace function sales.take_returned(company bigint, sales jsonb) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  bad jsonb;
begin
  if not exists (select from jsonb_array_elements(take_returned.sales) e where e ->> 'originalSaleId' is not null) then return; end if;
  perform from sales.sale s
  where s.company_id = company
    and s.id = any(array(select (e ->> 'originalSaleId')::bigint from jsonb_array_elements(take_returned.sales) e))
  order by s.id for update;
  perform from sales.sale_line l
  join (select distinct (e ->> 'originalSaleId')::bigint as sale_id, (i ->> 'originalLineNo')::integer as line_no
    from jsonb_array_elements(take_returned.sales) e cross join jsonb_array_elements(e -> 'lines') i) t
    on l.company_id = company and l.sale_id = t.sale_id and l.line_no = t.line_no
  order by l.sale_id, l.line_no for update of l;
  with taken as (
    select (e ->> 'originalSaleId')::bigint as sale_id, (i ->> 'originalLineNo')::integer as line_no, sum((i ->> 'quantity')::numeric) as quantity,
      sum((i ->> 'grossMinor')::bigint) as gross, sum((i ->> 'taxMinor')::bigint) as tax, min((i ->> 'lineNo')::integer) as line
    from jsonb_array_elements(take_returned.sales) e cross join jsonb_array_elements(e -> 'lines') i
    where e ->> 'originalSaleId' is not null group by 1, 2)
  select jsonb_agg(jsonb_build_object('line', t.line, 'left', coalesce(l.quantity - l.returned_quantity, 0)) order by t.line) into bad
  from taken t
  left join sales.sale_line l on l.company_id = company and l.sale_id = t.sale_id and l.line_no = t.line_no
  left join sales.sale s on s.company_id = company and s.id = t.sale_id
  where l.sale_id is null or s.status <> 'completed' or s.kind <> 'sale' or l.returned_quantity + t.quantity > l.quantity
    or l.returned_gross_minor + t.gross > l.gross_minor or l.returned_tax_minor + t.tax > l.tax_minor;
  if bad is not null then perform platform.refuse('sales.return_quantity', jsonb_build_object('lines', bad)); end if;
  update sales.sale_line l set returned_quantity = l.returned_quantity + t.quantity, returned_gross_minor = l.returned_gross_minor + t.gross,
    returned_tax_minor = l.returned_tax_minor + t.tax
  from (
    select (e ->> 'originalSaleId')::bigint as sale_id, (i ->> 'originalLineNo')::integer as line_no, sum((i ->> 'quantity')::numeric) as quantity,
      sum((i ->> 'grossMinor')::bigint) as gross, sum((i ->> 'taxMinor')::bigint) as tax
    from jsonb_array_elements(take_returned.sales) e cross join jsonb_array_elements(e -> 'lines') i
    where e ->> 'originalSaleId' is not null group by 1, 2) t
  where l.company_id = company and l.sale_id = t.sale_id and l.line_no = t.line_no;
end $$;
revoke all on function sales.take_returned from public;
