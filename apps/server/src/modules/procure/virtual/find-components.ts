import type { FoundComponent } from '@countinghouse/contract/procure/virtual-bom'
import { gtinsOf } from '@countinghouse/kernel/barcode'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { variantDetails } from './read-bom.ts'

const mostFound = 20

/** Variants by barcode or SKU first, then by the start of a SKU, a style code or a name. Excludes virtual products. */
export async function findVariants({ companyId }: Ctx, reader: Reader, q: string): Promise<FoundComponent[]> {
  const { rows } = await sql<{ variant: FoundComponent }>`
    with sought as (select lower(${q}) as code, platform.normalise(${q}) as name),
    named as (
      (select variant_id as id, true as is_exact from procure.barcode
        where company_id = ${companyId} and (code = ${q}::text or gtin14 = any(${gtinsOf(q)}::text[])) limit ${sql.lit(mostFound)})
      union all
      (select v.id, v.sku_key = sought.code from procure.variant v, sought
        where v.company_id = ${companyId} and starts_with(v.sku_key, sought.code) order by v.sku_key limit ${sql.lit(mostFound)})
      union all
      (select v.id, false from (
          select p.id from procure.product p, sought
          where p.company_id = ${companyId} and (starts_with(p.code_key, sought.code) or starts_with(p.name_key, sought.name) or starts_with(p.name_ar_key, sought.name))
            and p.kind <> 'virtual' and p.status <> 'archived'
          order by p.code_key limit ${sql.lit(mostFound)}) p
        join procure.variant v on v.company_id = ${companyId} and v.product_id = p.id order by v.id limit ${sql.lit(mostFound)})),
    found as (select id, bool_or(is_exact) as is_exact from named group by id)
    select json_build_object(${variantDetails}, 'isExact', f.is_exact)::jsonb as variant
    from found f
    join procure.variant x on x.company_id = ${companyId} and x.id = f.id
    join procure.product r on r.company_id = ${companyId} and r.id = x.product_id
    where r.kind <> 'virtual' and r.status <> 'archived'
    order by f.is_exact desc, x.sku_key limit ${sql.lit(mostFound)}`.execute(reader)
  return rows.map(({ variant }) => variant)
}
