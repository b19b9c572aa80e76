import type { WebAttributeOfProduct, WebValueRow } from '@countinghouse/contract/procure/product-web'
import type { Locale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { requestedOf } from './requested-attributes.ts'
import { completenessOf, unfilledOf } from './completeness.ts'

type Required = Pick<WebAttributeOfProduct, 'id' | 'isOfVariants' | 'isLocalized'> & { readonly name: string }

type Facts = {
  readonly id: number
  readonly hasCategory: boolean
  readonly hasDescription: boolean
  readonly hasPrice: boolean
  readonly hasPicture: boolean
  readonly required: readonly Required[]
  readonly said: readonly Pick<WebValueRow, 'attributeId' | 'variantId' | 'locale'>[]
  readonly active: readonly number[]
}

/** `completeness`: whole per cent. `unfilled`: names of required attributes with a missing value. */
export type FoundCompleteness = Pick<Facts, 'hasDescription' | 'hasPicture'> & {
  readonly completeness: number
  readonly unfilled: readonly string[]
}

/** Web completeness of products by id, in one statement. */
export async function findCompleteness(
  { companyId, locale }: Pick<Ctx, 'companyId' | 'locale'>,
  db: Reader | Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FoundCompleteness>> {
  const { rows } = await statementFor(companyId, ids, locale).execute(db)
  return new Map(
    rows.map(({ id, required, said, active, hasDescription, hasPicture, hasPrice, hasCategory }) => {
      const unfilled = unfilledOf(required, said, active)
      const others = [true, hasDescription, hasPicture, hasPrice, hasCategory]
      return [
        id,
        {
          completeness: completenessOf({ required: required.length, unfilled: unfilled.length, others }),
          unfilled: required.filter((one) => unfilled.includes(one.id)).map(({ name }) => name),
          hasDescription,
          hasPicture,
        },
      ]
    }),
  )
}

/** Reads values through indexes: at the product, and at each of its variants. */
function statementFor(companyId: number, ids: readonly number[], locale: Locale) {
  const said = sql`json_build_object('attributeId', w.web_attribute_id, 'variantId', w.variant_id, 'locale', w.locale)`
  const isRequired = sql`w.web_attribute_id in (
    select r.web_attribute_id from requested r where r.product_id = p.id and r.is_required)`
  return sql<Facts>`
    with recursive ${requestedOf(companyId, ids)}
    select p.id, p.category_id is not null as "hasCategory", coalesce(p.description, '') <> '' as "hasDescription",
      p.has_price as "hasPrice", p.has_picture as "hasPicture",
      (select coalesce(json_agg(json_build_object('id', t.id, 'isOfVariants', t.is_of_variants, 'isLocalized', t.is_localized,
          'name', ${locale === 'ar' ? sql`coalesce(t.name_ar, t.name)` : sql`t.name`}) order by a.place desc, t.id), '[]')
        from requested a join procure.web_attribute t on t.company_id = p.company_id and t.id = a.web_attribute_id and t.status = 'active'
        where a.product_id = p.id and a.is_required) as required,
      (select coalesce(json_agg(s.said), '[]') from (
        select ${said} as said from procure.web_attribute_value w
        where w.company_id = p.company_id and w.product_id = p.id and ${isRequired}
        union all
        select ${said} from procure.variant v
        join procure.web_attribute_value w on w.company_id = v.company_id and w.variant_id = v.id and ${isRequired}
        where v.company_id = p.company_id and v.product_id = p.id) s) as said,
      array(select v.id from procure.variant v
        where v.company_id = p.company_id and v.product_id = p.id and v.status = 'active') as active
    from procure.product p where p.company_id = ${companyId} and p.id = any(${ids}::bigint[])`
}
