import { auditVerbs } from '@countinghouse/contract/erp/audit-words'
import { text } from '@countinghouse/contract/erp/audit-words.text'
import { fieldModel } from '@countinghouse/contract/field-model'
import type { Master } from '@countinghouse/contract/master'
import type { Locale, Text } from '@countinghouse/kernel/text'
import type { RecordKind } from '../../../platform/record-kind.ts'

const words: Readonly<Record<string, Text>> = text

type Line = Readonly<Record<string, unknown>>

/** Says what the audit kept in the reader's language, by the texts of the slices; what has none keeps its name. */
export class AuditWords {
  private readonly masters: ReadonlyMap<string, Master>
  private readonly pages: ReadonlyMap<string, RecordKind['page']>
  private readonly locale: Locale

  constructor(declared: { masters: readonly Master[]; records: readonly RecordKind[] }, locale: Locale) {
    this.masters = new Map(declared.masters.map((master) => [master.entity, master]))
    this.pages = new Map(declared.records.map(({ entity, page }) => [entity, page]))
    this.locale = locale
  }

  entity(entity: string): string {
    return (this.masters.get(entity)?.text.one ?? words[entity])?.[this.locale] ?? entity
  }

  /** Where its records are shown. */
  pageOf(entity: string): RecordKind['page'] | null {
    return this.pages.get(entity) ?? null
  }

  /** Every table with words, for the filter. */
  entities(): { entity: string; title: string }[] {
    const known = [...this.masters.keys(), ...Object.keys(words).filter((key) => key.includes('.'))]
    return known
      .map((entity) => ({ entity, title: this.entity(entity) }))
      .toSorted((a, b) => a.title.localeCompare(b.title, this.locale))
  }

  event(action: string): string {
    const verb = action.split('.').at(-1) ?? action
    const known = auditVerbs.find((one) => one === verb)
    return known === undefined ? verb : text[`did_${known}`][this.locale]
  }

  field(entity: string, field: string): string {
    return (this.masters.get(entity)?.text[field] ?? words[`field_${field}`])?.[this.locale] ?? field
  }

  /** Parts of a record, one below the other. */
  private lines(entity: string, field: string, lines: readonly Line[]): string {
    const schema = this.masters.get(entity)?.fields[field]
    const declared = schema === undefined ? [] : fieldModel(field, schema).lineFields.map(({ key }) => key)
    const words = lines.map((line, index) => {
      // The database keeps no order of keys.
      const parts = [...new Set([...declared, ...Object.keys(line)])].map((key) => {
        const name = `${field}_${key}`
        return `${this.field(entity, name)}: ${this.value(entity, name, line[key]) ?? '–'}`
      })
      return `${index + 1}. ${parts.join(' · ')}`
    })
    return words.join('\n')
  }

  /** A value as people read it; null where there is none. */
  value(entity: string, field: string, value: unknown): string | null {
    if (value === null || value === undefined) return null
    if (typeof value === 'boolean') return (value ? text.yes : text.no)[this.locale]
    if (typeof value === 'string') return this.masters.get(entity)?.text[`${field}_${value}`]?.[this.locale] ?? value
    if (Array.isArray(value) && value.every(isLine)) return this.lines(entity, field, value)
    return JSON.stringify(value)
  }
}

function isLine(value: unknown): value is Line {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
