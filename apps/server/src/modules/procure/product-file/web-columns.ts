import { choiceField, dateField, switchField } from '@countinghouse/contract/fields'
import { text as fileText } from '@countinghouse/contract/procure/product-file.text'
import { webColumn } from '@countinghouse/contract/procure/product-file'
import { mostLetters, webNumber } from '@countinghouse/contract/procure/product-web-value'
import { text as webText } from '@countinghouse/contract/procure/product-web.text'
import type { AttributeType } from '@countinghouse/contract/procure/web-attribute'
import { format } from '@countinghouse/contract/text'
import type { Locale, Text } from '@countinghouse/kernel/text'
import { locales } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { FileOwner } from '../../../platform/import/file-form.ts'
import type { AllowedValue } from '../../../platform/import/vocabulary.ts'

type Option = { readonly key: string; readonly label: string; readonly labelAr: string | null }
type Attribute = {
  readonly attributeId: number
  readonly code: string
  readonly name: string
  readonly nameAr: string | null
  readonly type: Exclude<AttributeType, 'asset'>
  readonly unit: string | null
  readonly isOfVariants: boolean
  readonly isLocalized: boolean
  readonly options: readonly Option[]
}

/** A product file column for the values of one web attribute, per language where it varies by language. */
export type WebColumn = Attribute & { readonly field: string; readonly locale: Locale | null }

/** Attributes in use, and others with values. Images cannot be imported, so attributes that refer to them are excluded. */
export async function readWebColumns(db: Reader | Tx, companyId: number): Promise<readonly WebColumn[]> {
  const { rows } = await sql<Attribute>`
    select t.id as "attributeId", t.code, t.name, t.name_ar as "nameAr", t.type, u.code as unit, t.is_of_variants as "isOfVariants",
      t.is_localized as "isLocalized",
      (select coalesce(json_agg(json_build_object('key', o.key, 'label', o.label, 'labelAr', o.label_ar) order by o.line_no), '[]')
        from procure.web_attribute_option o where o.company_id = t.company_id and o.web_attribute_id = t.id) as options
    from procure.web_attribute t left join procure.unit u on u.company_id = t.company_id and u.id = t.unit_id
    where t.company_id = ${companyId} and t.type <> 'asset' and t.merged_into_id is null and (t.status = 'active' or exists (
      select from procure.web_attribute_value w where w.company_id = t.company_id and w.web_attribute_id = t.id))
    order by t.code_key`.execute(db)
  return rows.flatMap((attribute) =>
    // An attribute without choices cannot have values.
    attribute.type === 'select' && attribute.options.length === 0
      ? []
      : (attribute.isLocalized ? locales : [null]).map((locale) => ({
          ...attribute,
          locale,
          field: webColumn(attribute.code, locale),
        })),
  )
}

type WebFields = Required<Pick<FileOwner, 'fields' | 'headings'>> & { readonly text: Readonly<Record<string, Text>> }

/** The columns in the form used by the import. */
export function webFields(columns: readonly WebColumn[]): WebFields {
  return {
    text: Object.fromEntries(columns.flatMap(textsOf)),
    fields: Object.fromEntries(columns.map((column) => [column.field, fieldOf(column).nullable()])),
    headings: Object.fromEntries(
      columns.map(({ field, code, locale }) => [field, locale === null ? [field, code] : [field]]),
    ),
  }
}

/** The choices of an attribute as written in cells. */
export function choicesOf({ options }: Pick<WebColumn, 'options'>): readonly AllowedValue[] {
  return options.map(({ key, label, labelAr }) => {
    const words = { en: label, ar: labelAr ?? label }
    return { value: key, label: words, names: [key, words.en, words.ar] }
  })
}

function textsOf(column: WebColumn): (readonly [string, Text])[] {
  const { field, type } = column
  const choices = type === 'select' ? choicesOf(column) : []
  return [
    [field, labelOf(column)],
    [`${field}_help`, type === 'multiselect' ? fileText.web_multiselect_help : fileText.web_help],
    ...choices.map(({ value, label }) => [`${field}_${value}`, label] as const),
  ]
}

function labelOf({ name, nameAr, unit, locale }: WebColumn): Text {
  const plain = { en: name, ar: nameAr ?? name }
  const word = (language: Locale) => {
    if (locale === null) return unit === null ? plain[language] : `${plain[language]} (${unit})`
    const ofLanguage = webText[`language_${locale}`][language]
    return format(webText.inLanguage, language, { name: plain[language], language: ofLanguage })
  }
  return { en: word('en'), ar: word('ar') }
}

/** Whatever the side of the product takes; how it is edited there is another matter. */
const words = z
  .string()
  .trim()
  .min(1)
  .max(mostLetters)
  .regex(/^[^\p{Cs}\0]*$/u)

function fieldOf({ type, options }: WebColumn) {
  switch (type) {
    case 'text':
    case 'multiselect':
      return words.meta({ widget: 'text' })
    case 'richtext':
      return words.meta({ widget: 'multiline' })
    case 'number':
      return webNumber
    case 'bool':
      return switchField()
    case 'date':
      return dateField()
    case 'select': {
      const [first = '', ...others] = options.map(({ key }) => key)
      return choiceField([first, ...others])
    }
  }
}
