import { sql } from 'kysely'

/** Kits of a receipt, as the contract has them; `s`: the sale. */
export const kitsOfSale = sql`
  coalesce((select json_agg(json_build_object('kitNo', i.kit_no, 'variantId', i.variant_id, 'sku', x.sku, 'name', platform.in_language(g.name, g.name_ar),
      'options', concat_ws(' ', platform.in_language(c.name, c.name_ar), platform.in_language(z.name, z.name_ar)), 'quantity', i.quantity, 'unitMinor', i.unit_minor, 'discountMinor', i.discount_minor,
      'grossMinor', i.gross_minor, 'netMinor', i.net_minor, 'note', i.note) order by i.kit_no)
    from sales.sale_kit i
    join procure.variant x on x.company_id = i.company_id and x.id = i.variant_id
    join procure.product g on g.company_id = x.company_id and g.id = x.product_id
    left join procure.color c on c.company_id = x.company_id and c.id = x.color_id
    left join procure.size z on z.company_id = x.company_id and z.id = x.size_id
    where i.company_id = s.company_id and i.sale_id = s.id), '[]')`
