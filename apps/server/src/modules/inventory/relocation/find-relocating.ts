import { relocation } from '@countinghouse/contract/inventory/relocation'
import type { Relocating } from '@countinghouse/contract/inventory/relocation-scan'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { readDocument } from '../../../platform/documents/document.ts'

/** Throws: not_found. */
export async function findRelocating(ctx: Ctx, reader: Reader, id: number): Promise<Relocating> {
  await readDocument(ctx, reader, relocation, id)
  const { rows } = await sql<Relocating>`
    select coalesce((
        select json_agg(json_build_object('id', l.id, 'code', l.code, 'name', l.name) order by l.code)
        from inventory.location l where l.company_id = r.company_id and l.store_id = r.store_id and l.status = 'active'), '[]') as places,
      coalesce((
        select json_agg(json_build_object('lineNo', l.line_no, 'sku', v.sku, 'name', platform.in_language(p.name, p.name_ar), 'lotNo', l.lot_no,
          'fromLocationId', l.from_location_id, 'from', f.code, 'toLocationId', l.to_location_id, 'to', t.code,
          'quantity', l.quantity::float8) order by l.line_no desc)
        from inventory.relocation_line l
        join procure.variant v on v.company_id = l.company_id and v.id = l.variant_id
        join procure.product p on p.company_id = v.company_id and p.id = v.product_id
        join inventory.location f on f.company_id = l.company_id and f.id = l.from_location_id
        join inventory.location t on t.company_id = l.company_id and t.id = l.to_location_id
        where l.company_id = r.company_id and l.relocation_id = r.id), '[]') as lines
    from inventory.relocation r where r.company_id = ${ctx.companyId} and r.id = ${id}`.execute(reader)
  return rows[0] ?? fail('not_found')
}
