import { text } from '@countinghouse/contract/assist/product-facts.text'
import { fail } from '@countinghouse/contract/errors'
import type { ProductWeb, WebAttributeOfProduct } from '@countinghouse/contract/procure/product-web'
import { percentOfPpm } from '@countinghouse/kernel/percent'
import type { Locale, Text } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { readWeb } from '../../procure/index.ts'

/** What is known of a product, and how it is called; `key` of a web attribute is none of the names here. */
export type Fact = { readonly key: string; readonly label: Text; readonly value: Text }
export type ProductFacts = { readonly name: string; readonly facts: readonly Fact[] }

type Row = {
  readonly name: string
  readonly brand: string | null
  readonly category: string | null
  readonly season: string | null
  readonly origin: string | null
  readonly care: string | null
  readonly fibres: readonly { readonly name: string; readonly sharePpm: number }[]
  readonly colors: readonly string[]
  readonly sizes: readonly string[]
}

/** Throws: not_found. */
export async function readFacts(ctx: Ctx, reader: Reader, productId: number): Promise<ProductFacts> {
  const { companyId } = ctx
  const { rows } = await sql<Row>`
    select p.name, b.name as brand, c.name as category, s.name as season, o.name as origin, p.care,
      (select coalesce(json_agg(json_build_object('name', f.name, 'sharePpm', f.share_ppm) order by f.line_no), '[]')
        from procure.product_fibre f where f.company_id = p.company_id and f.product_id = p.id) as fibres,
      array(select distinct k.name from procure.variant v join procure.color k on k.company_id = v.company_id and k.id = v.color_id
        where v.company_id = p.company_id and v.product_id = p.id and v.status <> 'blocked' order by k.name) as colors,
      array(select z.name from procure.size z where z.company_id = p.company_id and z.id in (
          select v.size_id from procure.variant v where v.company_id = p.company_id and v.product_id = p.id and v.status <> 'blocked')
        order by z.sort_order, z.id) as sizes
    from procure.product p
    left join procure.brand b on b.company_id = p.company_id and b.id = p.brand_id
    left join procure.category c on c.company_id = p.company_id and c.id = p.category_id
    left join procure.season s on s.company_id = p.company_id and s.id = p.season_id
    left join procure.country_origin o on o.company_id = p.company_id and o.id = p.country_origin_id
    where p.company_id = ${companyId} and p.id = ${productId}`.execute(reader)
  const row = rows[0] ?? fail('not_found')
  const material = row.fibres.map(({ name, sharePpm }) => `${percentOfPpm(sharePpm)}% ${name}`).join(', ')
  const { name, brand, category, season, origin, care, colors, sizes } = row
  const said = { brand, category, material, colors: colors.join(', '), sizes: sizes.join(', '), origin, season, care }
  const facts = Object.entries(said).flatMap(([key, value]): Fact[] =>
    value === null || value === ''
      ? []
      : [{ key, label: text[key as keyof typeof said], value: { en: value, ar: value } }],
  )
  return { name, facts: [...facts, ...attributesOf(await readWeb(ctx, reader, productId))] }
}

function attributesOf({ attributes, values }: ProductWeb): Fact[] {
  return attributes.flatMap((attribute): Fact[] => {
    const own = values.filter(({ attributeId, variantId }) => attributeId === attribute.id && variantId === null)
    const valueIn = (locale: Locale) => {
      const found = own.find((one) => one.locale === locale) ?? own.find((one) => one.locale === null)
      return found === undefined ? null : valueText(attribute, found.value, locale)
    }
    const [en, ar] = [valueIn('en'), valueIn('ar')]
    const value = { en: en ?? ar, ar: ar ?? en }
    if (value.en === null || value.ar === null) return []
    const label = { en: attribute.name, ar: attribute.nameAr ?? attribute.name }
    return [{ key: attribute.code, label, value: { en: value.en, ar: value.ar } }]
  })
}

/** Null: images are no words. */
function valueText(
  { type, unit, options }: WebAttributeOfProduct,
  value: ProductWeb['values'][number]['value'],
  locale: Locale,
): string | null {
  const labelOf = (key: string) => {
    const option = options.find((one) => one.key === key)
    return (locale === 'ar' ? option?.labelAr : null) ?? option?.label ?? key
  }
  if (typeof value === 'boolean') return value ? text.yes[locale] : text.no[locale]
  if (Array.isArray(value)) return value.map(labelOf).join(', ')
  if (typeof value === 'number' || type === 'asset') return null
  if (type === 'select') return labelOf(value)
  return type === 'number' && unit !== null ? `${value} ${unit}` : value
}
