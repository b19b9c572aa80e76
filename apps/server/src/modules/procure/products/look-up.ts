import { fail } from '@countinghouse/contract/errors'
import type { LookedUp, lookUpProduct } from '@countinghouse/contract/procure/variant'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { gtinsOf } from '@countinghouse/kernel/barcode'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'

type Sql = RawBuilder<unknown>
type Found = OutputOfRoute<typeof lookUpProduct>

/** The match of a code, in one statement: the first matching type in order. Throws: procure.unknown_barcode. */
export async function lookUp({ companyId }: Ctx, reader: Reader, code: string): Promise<Found> {
  const [padded = null, expanded = null] = gtinsOf(code)
  const { rows } = await sql<Found>`
    with found as (${meaningsOf(companyId, { code: sql`${code}::text`, padded: sql`${padded}::text`, expanded: sql`${expanded}::text` })})
    select f.pack_quantity::float8 as "packQuantity", f.matched_by as "matchedBy",
      json_build_object('id', p.id, 'code', p.code, 'name', platform.in_language(p.name, p.name_ar), 'status', p.status, 'isSellable', p.is_sellable, 'isBuyable', p.is_buyable) as product,
      case when v.id is not null then json_build_object('id', v.id, 'sku', v.sku, 'status', v.status, 'color', platform.in_language(c.name, c.name_ar), 'size', platform.in_language(s.name, s.name_ar)) end as variant
    from (select * from found order by rank limit 1) f
    left join procure.variant v on v.company_id = ${companyId} and v.id = f.variant_id
    join procure.product p on p.company_id = ${companyId} and p.id = case when f.product_id is null then v.product_id else f.product_id end
    left join procure.color c on c.company_id = ${companyId} and c.id = v.color_id
    left join procure.size s on s.company_id = ${companyId} and s.id = v.size_id`.execute(reader)
  return rows[0] ?? fail('procure.unknown_barcode')
}

type Code = { readonly code: Sql; readonly padded: Sql; readonly expanded: Sql }

/** Possible matches of a code, best first by `rank`; `padded` and `expanded`: its number in fourteen digits. */
function meaningsOf(companyId: number, { code, padded, expanded }: Code): Sql {
  return sql`
      select variant_id, null::bigint as product_id, pack_quantity, 1 as rank, 'code' as matched_by from procure.barcode
      where company_id = ${companyId} and code = ${code}
      union all
      select variant_id, null, pack_quantity, 2, 'gtin' from procure.barcode where company_id = ${companyId} and gtin14 = ${padded}
      union all
      select variant_id, null, pack_quantity, 3, 'upce' from procure.barcode where company_id = ${companyId} and gtin14 = ${expanded}
      union all
      select id, product_id, 1, 4, 'sku' from procure.variant where company_id = ${companyId} and sku_key = lower(${code})
      union all
      select (select min(v.id) from procure.variant v where v.company_id = p.company_id and v.product_id = p.id having count(*) = 1),
        p.id, 1, 5, 'style'
      from procure.product p where p.company_id = ${companyId} and p.code_key = lower(${code})
      union all
      ${bySupplier(companyId, code)}`
}

/** Many codes in one statement, each as in `lookUp`. */
export async function lookUpMany(
  { companyId }: Ctx,
  reader: Reader | Tx,
  codes: readonly string[],
): Promise<LookedUp[]> {
  const numbers = codes.map(gtinsOf)
  const { rows } = await sql<LookedUp>`
    select c.code, case when v.id is not null then json_build_object('id', v.id, 'sku', v.sku, 'name', platform.in_language(p.name, p.name_ar),
      'packQuantity', f.pack_quantity::float8) end as variant
    from unnest(${codes}::text[], ${numbers.map(([padded]) => padded ?? null)}::text[],
      ${numbers.map(([, expanded]) => expanded ?? null)}::text[]) with ordinality as c (code, padded, expanded, place)
    left join lateral (
      select * from (${meaningsOf(companyId, { code: sql`c.code`, padded: sql`c.padded`, expanded: sql`c.expanded` })}) m
      order by m.rank limit 1) f on true
    left join procure.variant v on v.company_id = ${companyId} and v.id = f.variant_id
    left join procure.product p on p.company_id = ${companyId} and p.id = v.product_id
    order by c.place`.execute(reader)
  return rows
}

/** A line for all variants of a product matches no variant, like a style code; no match where suppliers use the code for different products. */
function bySupplier(companyId: number, code: Sql) {
  return sql`
    (select min(coalesce(s.variant_id, (
        select min(v.id) from procure.variant v where v.company_id = s.company_id and v.product_id = s.product_id having count(*) = 1))),
      min(s.product_id), min(s.pack_quantity), 6, 'supplier'
    from procure.supplier_product s
    where s.company_id = ${companyId} and s.supplier_code_key = lower(${code}) and s.status = 'active'
    having count(distinct (s.product_id, s.variant_id)) = 1)`
}
