import { fail } from '@countinghouse/contract/errors'
import type { Style } from '@countinghouse/contract/procure/variant'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'

/** The product of a variant as a grid of colours and sizes. Throws: not_found. */
export async function readStyle({ companyId }: Ctx, reader: Reader, variantId: number): Promise<Style> {
  const { rows } = await sql<Style>`
    with v as (
      select o.id, o.sku, o.color_id, o.size_id, o.product_id from procure.variant o
      join procure.variant n on n.company_id = o.company_id and n.product_id = o.product_id
      where n.company_id = ${companyId} and n.id = ${variantId} and o.status <> 'blocked')
    select p.code, platform.in_language(p.name, p.name_ar) as name,
      coalesce((select json_agg(json_build_object('id', z.id, 'code', z.code, 'name', platform.in_language(z.name, z.name_ar)) order by z.sort_order, z.id)
        from procure.size z where z.company_id = p.company_id and z.id in (select size_id from v)), '[]') as sizes,
      coalesce((select json_agg(json_build_object('id', c.id, 'code', c.code, 'name', platform.in_language(c.name, c.name_ar)) order by platform.in_language(c.name, c.name_ar), c.id)
        from procure.color c where c.company_id = p.company_id and c.id in (select color_id from v)), '[]') as colors,
      coalesce((select json_agg(json_build_object('id', v.id, 'sku', v.sku, 'colorId', v.color_id, 'sizeId', v.size_id) order by v.id) from v), '[]') as variants,
      coalesce((select json_agg(json_build_object('id', r.id, 'name', r.name, 'parts', (
          select coalesce(json_agg(json_build_object('sizeId', t.size_id, 'pieces', t.pieces) order by t.line_no), '[]')
          from procure.size_run_part t where t.company_id = r.company_id and t.size_run_id = r.id)) order by r.name, r.id)
        from procure.size_run r where r.company_id = p.company_id and r.size_scale_id = p.size_scale_id and r.status = 'active'), '[]') as runs
    from procure.product p
    where p.company_id = ${companyId}
      and p.id = (select n.product_id from procure.variant n where n.company_id = ${companyId} and n.id = ${variantId})`.execute(
    reader,
  )
  return rows[0] ?? fail('not_found')
}
