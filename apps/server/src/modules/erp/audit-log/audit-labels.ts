import { text } from '@countinghouse/contract/erp/audit-labels.text'
import { text as changeText } from '@countinghouse/contract/erp/audit-event.text'
import { text as eventText } from '@countinghouse/contract/erp/event.text'
import type { FieldModel } from '@countinghouse/contract/field-model'
import { fieldModel } from '@countinghouse/contract/field-model'
import { currencyDigits, decimalOfMinor } from '@countinghouse/kernel/money'
import type { Locale, Text } from '@countinghouse/kernel/text'
import type { Declared } from '../../../platform/registry/declared.ts'
import type { RecordKind } from '../../../platform/records/record-kind.ts'

const words: Readonly<Record<string, Text>> = text
const changeWords: Readonly<Record<string, Text>> = changeText
const eventWords: Readonly<Record<string, Text>> = eventText

type AuditedTypes = Pick<Declared, 'masters' | 'documents' | 'records' | 'guardedDetails'>
type RecordType = AuditedTypes['masters' | 'documents'][number]

type Line = Readonly<Record<string, unknown>>
/** The company currency, and the values stored together, which may include the currency of an amount. */
export type Beside = { readonly currency: string; readonly values: Line }

/** Latin digits in Arabic too. */
const percents: Readonly<Record<Locale, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 4 }),
  ar: new Intl.NumberFormat('ar-u-nu-latn', { style: 'percent', maximumFractionDigits: 4 }),
}
const ppm = 1_000_000

/** Formats audit data in the language of the reader; names without a text are returned unchanged. */
export class AuditWords {
  private readonly types: ReadonlyMap<string, RecordType>
  private readonly pages: ReadonlyMap<string, RecordKind['page']>
  /** Fields that require a permission. */
  readonly guarded: Declared['guardedDetails']
  private readonly locale: Locale
  private readonly models = new Map<string, FieldModel | null>()

  constructor(declared: AuditedTypes, locale: Locale) {
    this.guarded = declared.guardedDetails
    // A document with two pages is named by the first.
    this.types = new Map([...declared.documents.toReversed(), ...declared.masters].map((type) => [type.entity, type]))
    // A document with two pages is linked by the first.
    this.pages = new Map(declared.records.toReversed().map(({ entity, page }) => [entity, page]))
    this.locale = locale
  }

  entity(entity: string): string {
    return capitalised((words[entity] ?? this.types.get(entity)?.text.one)?.[this.locale] ?? entity)
  }

  /** Page that shows the records of a table. */
  pageOf(entity: string): RecordKind['page'] | null {
    return this.pages.get(entity) ?? null
  }

  /** All tables with a text, for the filter. */
  entities(): { entity: string; title: string }[] {
    const known = [...this.types.keys(), ...Object.keys(words).filter((key) => key.includes('.'))]
    return known
      .map((entity) => ({ entity, title: this.entity(entity) }))
      .toSorted((a, b) => a.title.localeCompare(b.title, this.locale))
  }

  event(action: string, entity: string): string {
    const verb = action.split('.').at(-1) ?? action
    const spaced = verb.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    const own = this.types.get(entity)?.text[`action_${verb}`]
    const known = words[`history_${verb}`] ?? own ?? changeWords[verb] ?? eventWords[spaced.replaceAll(' ', '_')]
    return known?.[this.locale] ?? capitalised(spaced)
  }

  field(entity: string, field: string): string {
    return (this.types.get(entity)?.text[field] ?? words[`field_${field}`])?.[this.locale] ?? field
  }

  /** Formats a value; null: none. */
  value(entity: string, field: string, value: unknown, beside: Beside): string | null {
    return this.written(entity, field, value, beside, this.modelOf(entity, field))
  }

  private written(
    entity: string,
    field: string,
    value: unknown,
    beside: Beside,
    model: FieldModel | null,
  ): string | null {
    if (value === null || value === undefined) return null
    if (typeof value === 'boolean') return (value ? text.yes : text.no)[this.locale]
    if (typeof value === 'string') return this.types.get(entity)?.text[`${field}_${value}`]?.[this.locale] ?? value
    if (typeof value === 'number' && model?.widget === 'rate') return percents[this.locale].format(value / ppm)
    if (typeof value === 'number' && model?.widget === 'amount') return amount(value, model, beside)
    if (Array.isArray(value) && value.every(isLine)) return this.lines(entity, field, value, beside, model)
    return JSON.stringify(value)
  }

  /** Lines of a record, one per row. */
  private lines(
    entity: string,
    field: string,
    lines: readonly Line[],
    { currency }: Beside,
    model: FieldModel | null,
  ): string {
    const declared = model?.lineFields ?? []
    const words = lines.map((line, index) => {
      const beside = { currency, values: line }
      // jsonb does not keep the order of keys.
      const keys = [...new Set([...declared.map(({ key }) => key), ...Object.keys(line)])]
      const parts = keys.map((key) => {
        const name = `${field}_${key}`
        const part = declared.find((known) => known.key === key) ?? null
        return `${this.field(entity, name)}: ${this.written(entity, name, line[key], beside, part) ?? '–'}`
      })
      return `${index + 1}. ${parts.join(' · ')}`
    })
    return words.join('\n')
  }

  private modelOf(entity: string, field: string): FieldModel | null {
    const key = `${entity} ${field}`
    const known = this.models.get(key)
    if (known !== undefined) return known
    const schema = this.types.get(entity)?.fields[field]
    const model = schema === undefined ? null : fieldModel(field, schema)
    this.models.set(key, model)
    return model
  }
}

/** In major units with the currency code; unchanged when the currency is unknown. */
function amount(minor: number, { currencyField }: FieldModel, { currency, values }: Beside): string {
  const code = currencyField === null ? currency : values[currencyField]
  return typeof code === 'string' ? `${decimalOfMinor(minor, currencyDigits(code))} ${code}` : String(minor)
}

/** A name within a sentence begins small in English. */
function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function isLine(value: unknown): value is Line {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
