import type { Picking } from '@countinghouse/contract/sales/delivery-picking'
import { delivery } from '@countinghouse/contract/sales/delivery'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { readDocument } from '../../../platform/documents/document.ts'

/** Throws: not_found. */
export async function findPicking(ctx: Ctx, reader: Reader, { id }: { readonly id: number }): Promise<Picking> {
  await readDocument(ctx, reader, delivery, id)
  const named = sql`'sku', v.sku, 'name', concat_ws(' ', platform.in_language(p.name, p.name_ar), platform.in_language(k.name, k.name_ar), platform.in_language(z.name, z.name_ar))`
  const goods = sql`
    join procure.product p on p.company_id = v.company_id and p.id = v.product_id
    left join procure.color k on k.company_id = v.company_id and k.id = v.color_id
    left join procure.size z on z.company_id = v.company_id and z.id = v.size_id`
  const { rows } = await sql<Picking>`
    select (
      select coalesce(json_agg(json_build_object('pickNo', t.line_no, 'variantId', t.variant_id, ${named}, 'location', o.code,
        'lotNo', t.lot_no, 'planned', t.planned_quantity, 'picked', t.picked_quantity, 'shortReason', t.short_reason) order by t.line_no), '[]')
      from sales.delivery_pick t
      join inventory.location o on o.company_id = t.company_id and o.id = t.location_id
      join procure.variant v on v.company_id = t.company_id and v.id = t.variant_id ${goods}
      where t.company_id = d.company_id and t.delivery_id = d.id) as picks, (
      select coalesce(json_agg(json_build_object('lineNo', l.line_no, ${named}, 'picked', coalesce(l.picked_quantity, 0),
        'packed', l.packed_quantity) order by l.line_no), '[]')
      from sales.delivery_line l
      join procure.variant v on v.company_id = l.company_id and v.id = l.variant_id ${goods}
      where l.company_id = d.company_id and l.delivery_id = d.id and p.kind <> 'service') as lines, (
      select coalesce(json_agg(json_build_object('kind', t.kind, 'weightGrams', t.weight_grams, 'lengthMm', t.length_mm,
        'widthMm', t.width_mm, 'heightMm', t.height_mm, 'trackingNo', t.tracking_no, 'contents', (
          select json_agg(json_build_object('lineNo', c.delivery_line_no, 'quantity', c.quantity) order by c.delivery_line_no)
          from sales.delivery_parcel_content c
          where c.company_id = t.company_id and c.delivery_id = t.delivery_id and c.parcel_no = t.line_no)) order by t.line_no), '[]')
      from sales.delivery_parcel t where t.company_id = d.company_id and t.delivery_id = d.id) as parcels
    from sales.delivery d where d.company_id = ${ctx.companyId} and d.id = ${id}`.execute(reader)
  return rows[0] ?? fail('not_found')
}
