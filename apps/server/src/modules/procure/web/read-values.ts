import type { WebValue } from '@countinghouse/contract/procure/product-web-value'
import type { Locale } from '@countinghouse/kernel/text'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/db.ts'

/** A web value of a product or one of its variants; null removes it. */
export type SaidOnWeb = {
  readonly attributeId: number
  readonly productId: number | null
  readonly variantId: number | null
  readonly locale: Locale | null
  readonly value: WebValue | null
}

/** Rows `w` of `procure.web_attribute_value` of these products and their variants, each read by an index. */
export function saidOf(companyId: number, productIds: readonly number[]): RawBuilder<unknown> {
  return sql`w.company_id = ${companyId} and w.id = any(array(
    select p.id from procure.web_attribute_value p where p.company_id = ${companyId} and p.product_id = any(${productIds}::bigint[])
    union all
    select o.id from procure.variant v
    join procure.web_attribute_value o on o.company_id = ${companyId} and o.variant_id = v.id
    where v.company_id = ${companyId} and v.product_id = any(${productIds}::bigint[])))`
}

type Stored = SaidOnWeb & {
  readonly value: WebValue
  /** The product of the value or of its variant. */
  readonly ownerId: number
}

export async function readWebValues(
  db: Reader | Tx,
  companyId: number,
  productIds: readonly number[],
): Promise<Stored[]> {
  const { rows } = await sql<Stored>`
    select w.web_attribute_id as "attributeId", w.product_id as "productId", w.variant_id as "variantId", w.locale,
      coalesce(w.product_id, v.product_id) as "ownerId",
      case w.type when 'multiselect' then jsonb_agg(w.option_key order by o.line_no)
        else jsonb_agg(coalesce(to_jsonb(w.text_value), to_jsonb(trim_scale(w.number_value)::text), to_jsonb(w.is_true),
          to_jsonb(w.date_value), to_jsonb(w.option_key), to_jsonb(w.product_image_id))) -> 0 end as value
    from procure.web_attribute_value w
    left join procure.variant v on v.company_id = w.company_id and v.id = w.variant_id
    left join procure.web_attribute_option o
      on o.company_id = w.company_id and o.web_attribute_id = w.web_attribute_id and o.key = w.option_key
    where ${saidOf(companyId, productIds)}
    group by w.web_attribute_id, w.product_id, w.variant_id, v.product_id, w.locale, w.type
    order by w.web_attribute_id, w.variant_id, w.locale`.execute(db)
  return rows
}

/** Key of the place of a value. */
export function webPlace({ attributeId, productId, variantId, locale }: Omit<SaidOnWeb, 'value'>): string {
  return JSON.stringify([attributeId, productId, variantId, locale])
}
