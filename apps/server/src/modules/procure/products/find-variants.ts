import { product } from '@countinghouse/contract/procure/product'
import { gtinsOf } from '@countinghouse/kernel/barcode'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { matches, searchCap } from '../../../platform/lists/word-search.ts'
import type { PickerFinder } from '../../../platform/pickers/picker-table.ts'

type Sql = RawBuilder<unknown>

/**
 * Variants by the words of their products, whose codes are among them, or by a code of their own. Words that are those of a colour or a
 * size tell the variants of a product apart: `napkin white`. Without words the first ones by name.
 */
export const findVariants: PickerFinder = ({ companyId, q, among }) => {
  if (q === '')
    return sql`
      select r.id, ${sql.lit(matches.exact)} as match
      from procure.product p join procure.variant r on r.company_id = p.company_id and r.product_id = p.id
      where p.company_id = ${companyId} and ${among} order by p.name collate "und-x-icu", p.id, r.id limit ${sql.lit(searchCap)}`
  const found = (words: Sql, isFurther: boolean) => sql`
    platform.find_records(${companyId}, ${product.entity}, ${words}, ${sql.lit(searchCap)}, ${sql.lit(isFurther)})`
  return sql`
    with word as materialized (
      select w.word, exists (${optionOf(companyId, 'color', sql`w.word`)}) or exists (${optionOf(companyId, 'size', sql`w.word`)}) as is_option
      from regexp_split_to_table(platform.normalise(${q}::text), ' ') as w (word)),
    parted as (
      select string_agg(w.word, ' ') filter (where not w.is_option) as words,
        array_agg(w.word) filter (where w.is_option) as options
      from word w)
    select f.id, min(f.match) as match from (
      select r.id, ${sql.lit(matches.exact)} as match from procure.variant r
      where r.company_id = ${companyId} and (r.sku_key = lower(${q}::text) or r.id in (${barcoded(companyId, q)})) and ${among}
      union all
      select r.id, ${sql.lit(matches.beginning)}
      from parted w cross join lateral ${found(sql`w.words`, false)} h
      join procure.variant r on r.company_id = ${companyId} and r.product_id = h.id and ${among}
      where w.words is not null and w.options is not null and not exists (
        select from unnest(w.options) as o (word)
        where not exists (${optionOf(companyId, 'color', sql`o.word`)} and c.id = r.color_id)
          and not exists (${optionOf(companyId, 'size', sql`o.word`)} and c.id = r.size_id))
      union all
      select r.id, case when starts_with(r.sku_key, lower(${q}::text)) then ${sql.lit(matches.beginning)}
        else greatest(h.match, ${sql.lit(matches.fragment)}) end
      from ${found(sql`${q}::text`, true)} h
      join procure.variant r on r.company_id = ${companyId} and r.product_id = h.id and ${among}) f
    group by f.id order by 2, 1 limit ${sql.lit(searchCap)}`
}

/** Colours or sizes `c` with a word that begins so. */
function optionOf(companyId: number, options: 'color' | 'size', word: Sql): Sql {
  return sql`
    select from procure.${sql.ref(options)} c
    where c.company_id = ${companyId} and ${word} <> '' and position(' ' || ${word} in ' ' || platform.normalise(concat_ws(' ', c.name, c.name_ar))) > 0`
}

function barcoded(companyId: number, q: string): Sql {
  return sql`
    select b.variant_id from procure.barcode b where b.company_id = ${companyId} and b.code = ${q}
    union all
    select b.variant_id from procure.barcode b where b.company_id = ${companyId} and b.gtin14 = any(${gtinsOf(q)}::text[])`
}
