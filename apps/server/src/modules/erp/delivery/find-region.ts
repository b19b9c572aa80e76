import type { Destination } from '@countinghouse/contract/erp/delivery-region'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Reader, Tx } from '../../../platform/database/db.ts'

export type FoundRegion = { readonly id: number; readonly code: string; readonly name: string }

/**
 * The active region of an address, or null. Ranges do not overlap, so only the last one that starts before the postcode
 * can contain it: one index lookup for the area and one for ranges without an area.
 */
export async function findRegion(
  db: Reader | Tx,
  companyId: number,
  { country, area, postcode }: z.output<typeof Destination>,
): Promise<FoundRegion | null> {
  const { rows } = await sql<FoundRegion>`
    select r.id, r.code, r.name
    from (select distinct key from unnest(array['', coalesce(platform.normalise(${area}), '')]) key) a,
      lateral (
        select p.delivery_region_id, p.to_key from erp.delivery_region_place p
        where p.company_id = ${companyId} and p.is_active and p.country = ${country} and p.area_key = a.key
          and p.from_key <= coalesce(erp.postcode_key(${postcode}), '')
        order by p.from_key desc limit 1) found
    join erp.delivery_region r on r.company_id = ${companyId} and r.id = found.delivery_region_id
    where found.to_key > coalesce(erp.postcode_key(${postcode}), '')`.execute(db)
  return rows[0] ?? null
}
