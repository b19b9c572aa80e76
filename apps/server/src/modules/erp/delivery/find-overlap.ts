import { deliveryRegion } from '@countinghouse/contract/erp/delivery-region'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Reader, Tx } from '../../../platform/database/db.ts'

type Place = { country: string; area: string | null; postcodeFrom: string | null; postcodeTo: string | null }
const Places = deliveryRegion.fields['places'] as z.ZodType<Place[]>

/**
 * Overlap with another region or an earlier line of the same region. `field`: the field to report; lines are numbered
 * from 1.
 */
type Overlap = { readonly line: number; readonly field: keyof Place } & (
  | { readonly other: { readonly code: string; readonly name: string }; readonly otherLine: null }
  | { readonly other: null; readonly otherLine: number }
)

/**
 * The first line of a region that overlaps with another active region or an earlier line. Ranges of other regions do
 * not overlap each other, so per area only the last one that starts before the end of a line can overlap it. `id`: null
 * for a new region.
 */
export async function findOverlap(
  db: Reader | Tx,
  companyId: number,
  { id, places }: { readonly id: number | null; readonly places: unknown },
): Promise<Overlap | null> {
  const { rows } = await sql<Overlap>`
    with mine as (${keysOf(Places.parse(places))}),
      area as (select distinct country, area_key from erp.delivery_region_place
        where company_id = ${companyId} and is_active and country in (select country from mine))
    select m.line_no::int as line, m.field, null::int as "otherLine", jsonb_build_object('code', r.code, 'name', r.name) as other
    from mine m join area a on a.country = m.country and ${isSame(sql`a.area_key`)},
      lateral (
        select p.delivery_region_id, p.to_key from erp.delivery_region_place p
        where p.company_id = ${companyId} and p.is_active and p.country = m.country and p.area_key = a.area_key
          and p.from_key < m.to_key and p.delivery_region_id is distinct from ${id}::bigint
        order by p.from_key desc limit 1) found
    join erp.delivery_region r on r.company_id = ${companyId} and r.id = found.delivery_region_id
    where m.from_key < found.to_key
    union all
    select m.line_no::int, m.field, e.line_no::int, null from mine m join mine e on e.line_no < m.line_no and e.country = m.country
      and ${isSame(sql`e.area_key`)} and m.from_key < e.to_key and e.from_key < m.to_key
    order by 1 limit 1`.execute(db)
  return rows[0] ?? null
}

/** A line without an area covers all areas. */
function isSame(area: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(m.area_key = ${area} or '' in (m.area_key, ${area}))`
}

/** Keys as in the generated columns of the table. */
function keysOf(places: readonly Place[]): RawBuilder<unknown> {
  return sql`
    select ordinality as line_no, place ->> 'country' as country, coalesce(platform.normalise(place ->> 'area'), '') as area_key,
      coalesce(erp.postcode_key(place ->> 'postcodeFrom'), '') collate "C" as from_key,
      (coalesce(erp.postcode_key(coalesce(place ->> 'postcodeTo', place ->> 'postcodeFrom')), '') || '~') collate "C" as to_key,
      case when place ->> 'postcodeFrom' is not null then 'postcodeFrom' when place ->> 'area' is not null then 'area' else 'country' end as field
    from jsonb_array_elements(${JSON.stringify(places)}::jsonb) with ordinality as given(place)`
}
