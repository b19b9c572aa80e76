import { sql } from 'kysely'
import type { BulkCtx } from '../../../platform/bulk/bulk-row.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { SaidOnWeb } from './read-values.ts'

/** Sets and removes values of locked products and variants in two statements. Not audited here. */
export async function saveWebValues(
  { companyId, userId }: Pick<BulkCtx, 'companyId' | 'userId'>,
  tx: Tx,
  said: readonly SaidOnWeb[],
): Promise<void> {
  if (said.length === 0) return
  const ids = (of: 'productId' | 'variantId') => [...new Set(said.flatMap((one) => one[of] ?? []))]
  await sql`
    delete from procure.web_attribute_value w
    using jsonb_to_recordset(${JSON.stringify(said)}::jsonb)
      as r("attributeId" bigint, "productId" bigint, "variantId" bigint, locale text)
    where w.company_id = ${companyId} and w.id = any(array(
        select p.id from procure.web_attribute_value p
        where p.company_id = ${companyId} and p.product_id = any(${ids('productId')}::bigint[])
        union all
        select p.id from procure.web_attribute_value p
        where p.company_id = ${companyId} and p.variant_id = any(${ids('variantId')}::bigint[])))
      and w.web_attribute_id = r."attributeId" and w.product_id is not distinct from r."productId"
      and w.variant_id is not distinct from r."variantId" and w.locale is not distinct from r.locale`.execute(tx)
  // One row per choice of several, otherwise one row.
  const rows = said.flatMap(({ value, ...place }) => {
    if (value === null) return []
    const parts = Array.isArray(value) ? value : [typeof value === 'string' ? value.trim() : value]
    return parts.map((part) => ({ ...place, value: String(part) }))
  })
  if (rows.length === 0) return
  await sql`
    insert into procure.web_attribute_value (company_id, web_attribute_id, type, is_of_variants, is_localized, product_id, variant_id, locale,
      text_value, number_value, is_true, date_value, option_key, product_image_id, created_by)
    select t.company_id, t.id, t.type, t.is_of_variants, t.is_localized, r."productId", r."variantId", r.locale,
      case when t.type in ('text', 'richtext') then r.value end,
      case when t.type = 'number' then r.value::numeric end, case when t.type = 'bool' then r.value::boolean end,
      case when t.type = 'date' then r.value::date end, case when t.type in ('select', 'multiselect') then r.value end,
      case when t.type = 'asset' then r.value::bigint end, ${userId}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r("attributeId" bigint, "productId" bigint, "variantId" bigint, locale text, value text)
    join procure.web_attribute t on t.company_id = ${companyId} and t.id = r."attributeId"`.execute(tx)
}
