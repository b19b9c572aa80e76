import { fieldModels, isLines, isRecords, namingFields } from '@countinghouse/contract/field-model'
import type { Master } from '@countinghouse/contract/master'
import type { PictureKind } from '@countinghouse/contract/picture'
import { snakeCase } from '@countinghouse/kernel/names'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { codeFinderOf } from '../registry/code-finders.ts'
import type { LinesTable } from './lines-table.ts'
import { linesOfRow, linesTableOf } from './lines-table.ts'
import type { LinksTable } from './links-table.ts'
import { linksTableOf } from './links-table.ts'
import { hasArabicName } from '../database/shown-name.ts'
import type { CompletionOf, ListSource, RowReading, Wanted } from '../lists/list-source.ts'
import { byName, listSourceOf, normalised } from '../lists/list-source.ts'

/** Columns with the file of a picture and with that of its small form; `kind`: what it is called. */
type PictureColumns = { readonly kind: PictureKind; readonly file: string; readonly smallFile: string }

/** The table behind a master, as the source of its list and as what is written. */
export type MasterTable = ListSource & {
  readonly entity: string
  /** Wire name -> column of every editable field but lines and several records. */
  readonly columns: ReadonlyMap<string, string>
  /** Tables of its parts. */
  readonly lines: readonly LinesTable[]
  /** Tables that link it to several records. */
  readonly links: readonly LinksTable[]
  /** Fields that name records of the company, those of lines left out. */
  readonly naming: ReturnType<typeof namingFields>
  /** Where the files of its pictures are named; null: its records have none. */
  readonly picture: PictureColumns | null
}

/** The keys of code and name are kept beside them, with an index each; its last editor is joined as `u`. */
export function masterTableOf(master: Master, completionOf?: CompletionOf): MasterTable {
  const models = fieldModels(master)
  const { picture } = master
  const hasBoth = hasArabicName(master)
  const source = listSourceOf(master.listing, completionOf, models)
  const plain = models.filter((model) => !isLines(model) && !isRecords(model))
  const columns = new Map(plain.map(({ name }) => [name, snakeCase(name)]))
  const lines = models.filter(isLines).map((model) => linesTableOf(master.entity, model))
  return {
    ...source,
    entity: master.entity,
    columns,
    lines,
    naming: namingFields(models.filter((model) => !isLines(model))),
    links: models.filter(isRecords).map((model) => linksTableOf(master.entity, model)),
    picture: picture && { kind: picture, file: `${picture}_file_id`, smallFile: `small_${picture}_file_id` },
    ...withParts(source, lines, true),
    readingOf: (wanted) =>
      withParts(
        source.readingOf(wanted.difference(joinedNames)),
        lines.filter(({ field }) => wanted.has(field)),
        wanted.has('updatedBy'),
      ),
    sortKeysIn: (locale) => ({
      ...source.sortKeysIn(locale),
      code: { expression: sql`t.code_key`, type: 'text' },
      ...(hasBoth && { name: byName('t', locale) }),
    }),
    comparedBy: (field, locale) => {
      if (field === 'name' && hasBoth && locale === 'ar')
        return { key: sql`coalesce(t.name_ar_key, t.name_key)`, soughtOf: normalised }
      if (field === 'name') return { key: sql`t.name_key`, soughtOf: normalised }
      if (field === 'nameAr' && hasBoth) return { key: sql`t.name_ar_key`, soughtOf: normalised }
      if (field === 'code') return { key: sql`t.code_key`, soughtOf: (written) => sql`lower(${written})` }
      return source.comparedBy(field, locale)
    },
    exactly: (companyId, q) => exactIds(source, hasBoth, companyId, q),
  }
}

const joinedNames: Wanted = new Set(['updatedBy'])

/** What no column of a master has: its lines, and who changed it last. */
function withParts(
  { row, joined, complete }: RowReading,
  lines: readonly LinesTable[],
  hasEditor: boolean,
): RowReading {
  const editor = hasEditor ? sql`, u.first_name || ' ' || u.last_name as "updatedBy"` : sql``
  return {
    row: sql`${row}${linesOfRow(lines)}${editor}`,
    joined: hasEditor
      ? sql`${joined} left join erp.app_user u on u.company_id = t.company_id and u.id = t.updated_by`
      : joined,
    complete,
  }
}

/** By the indexes of code and names, and by the codes that its module knows it by; a merged record by its code alone. */
function exactIds({ name, listing }: ListSource, hasBoth: boolean, companyId: number, q: string): RawBuilder<unknown> {
  const called = (key: RawBuilder<unknown>) => sql`
    select t.id from ${name} t
    where t.company_id = ${companyId} and ${key} = (select platform.normalise(${q}::text)) and t.merged_into_id is null`
  return sql`
    select t.id from ${name} t where t.company_id = ${companyId} and t.code_key = lower(${q}::text)
    union ${called(sql`t.name_key`)}${hasBoth ? sql` union ${called(sql`t.name_ar_key`)}` : sql``}
    union
    select c.id from (${codeFinderOf(listing.entity)(companyId, q)}) c`
}

/** Wire values as columns, for insert and update. */
export function columnValues(table: MasterTable, values: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(values).flatMap(([field, value]) => {
    const column = table.columns.get(field)
    return column === undefined || value === undefined ? [] : [[column, value] as [string, unknown]]
  })
}
