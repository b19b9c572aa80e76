import { fail } from '@countinghouse/contract/errors'
import type { Availability } from '@countinghouse/contract/inventory/product-stock'
import { viewStock } from '@countinghouse/contract/inventory/product-stock'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { availableOf, type Supply } from './available-of-bom.ts'
import { isOfHisStores } from './find-pool.ts'

type StoreSupplies = { readonly storeId: number; readonly store: string; readonly supplies: readonly Supply[] | null }

/** One statement. Throws: not_found for products without a bill of materials. */
export async function findAvailability(ctx: Ctx, reader: Reader, id: number): Promise<Availability> {
  const { companyId } = ctx
  const { rows } = await sql<{ kind: string; stores: readonly StoreSupplies[] }>`
    select r.kind, (
      select coalesce(json_agg(json_build_object('storeId', e.id, 'store', e.name, 'supplies', (
          select json_agg(json_build_object('name', concat_ws(', ', platform.in_language(p.name, p.name_ar), platform.in_language(c.name, c.name_ar), platform.in_language(z.name, z.name_ar)),
            'group', case when g.line_no is not null then json_build_object('name', g.name, 'minPick', g.min_pick) end,
            'enoughFor', floor(greatest(coalesce(s.free, 0), 0) / k.quantity)) order by k.line_no)
          from procure.virtual_component k
          join procure.variant v on v.company_id = k.company_id and v.id = k.variant_id
          join procure.product p on p.company_id = v.company_id and p.id = v.product_id
          left join procure.color c on c.company_id = v.company_id and c.id = v.color_id
          left join procure.size z on z.company_id = v.company_id and z.id = v.size_id
          left join procure.virtual_group g on g.company_id = k.company_id and g.product_id = k.product_id and g.line_no = k.group_no
          left join inventory.stock s on s.company_id = k.company_id and s.variant_id = k.variant_id and s.store_id = e.id
          where k.company_id = r.company_id and k.product_id = r.product_id))
        order by e.name collate "und-x-icu", e.id), '[]')
      from erp.store e where e.company_id = ${companyId} and e.status = 'active'
        and ${isOfHisStores(ctx, viewStock, sql`e.id`)}) as stores
    from procure.virtual_product r where r.company_id = ${companyId} and r.product_id = ${id}`.execute(reader)
  const { kind, stores } = rows[0] ?? fail('not_found')
  // A prepack is purchased, and a pre-order sells goods that have not arrived.
  if (kind !== 'kit' && kind !== 'bundle') return { stores: [] }
  return {
    stores: stores.map(({ storeId, store, supplies }) => ({ storeId, store, ...availableOf(supplies ?? []) })),
  }
}
