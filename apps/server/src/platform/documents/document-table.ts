import type { Document } from '@countinghouse/contract/document'
import { fieldModels, isLines } from '@countinghouse/contract/field-model'
import type { ListRow } from '@countinghouse/contract/listing'
import { snakeCase } from '@countinghouse/kernel/names'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { LinesTable } from '../records/lines-table.ts'
import { linesOfRow, linesTableOf } from '../records/lines-table.ts'
import type { Completion, CompletionOf, ListSource, RowReading } from '../lists/list-source.ts'
import { listSourceOf } from '../lists/list-source.ts'
import { isWanted } from '../lists/open-completion.ts'
import { wireValue } from '../http/wire-value.ts'

type Reading = Pick<RowReading, 'row' | 'joined'>

/** The table behind a document, as the source of its list and as what is written. */
export type DocumentTable = ListSource & {
  /** Where its rows are written, though its list may show some of them alone. */
  readonly own: RawBuilder<unknown>
  readonly lines: readonly LinesTable[]
  /** Select list and joins of a whole document `t`, with its lines. */
  readonly whole: Reading
  /** As `whole`, without what the records that it names are called. */
  readonly unnamed: Reading
}

const tables = new WeakMap<Document, DocumentTable>()

/** Known once the modules are loaded: how its fields name records is theirs to say. */
export function tableOf(document: Document): DocumentTable {
  const known = tables.get(document) ?? documentTableOf(document)
  tables.set(document, known)
  return known
}

/** Whoever made and last changed a document is joined by name. */
export function documentTableOf(document: Document, completionOf?: CompletionOf): DocumentTable {
  const models = fieldModels(document)
  const shown = fieldModels(document.listing).filter(({ name }) => name in document.shown)
  const source = listSourceOf(document.listing, completionOf, [...models, ...shown])
  const { row: unnamed } = listSourceOf(document.listing, completionOf, [])
  const wholeOf = (row: RawBuilder<unknown>) =>
    withPeople({
      row: sql`${row}${guardedColumns(document)}, t.uid, t.number${linesOfRow(lines)}`,
      joined: source.joined,
    })
  const lines = models.filter(isLines).map((model) => linesTableOf(document.entity, model))
  return {
    ...source,
    ...withPeople(source),
    own: sql.table(document.table),
    lines,
    whole: wholeOf(source.row),
    unnamed: wholeOf(unnamed),
    readingOf: (wanted) => {
      const reading = source.readingOf(wanted.difference(people))
      return people.isDisjointFrom(wanted) ? reading : { ...reading, ...withPeople(reading) }
    },
  }
}

/** Puts into rows of its list what needs a right; null for a document that has nothing of that kind. */
export function guardedCompletion({ listing }: Document): Completion | null {
  const names = Object.keys(listing.guarded)
  if (names.length === 0) return null
  return async (asking, db, rows) => {
    if (rows.length === 0 || !isWanted(asking, names)) return rows
    const { rows: found } = await sql<ListRow>`
      select t.id${guardedColumns({ listing })} from ${sql.table(listing.source)} t
      where t.company_id = ${asking.companyId} and t.id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(db)
    const values = new Map(found.map((row) => [row.id, row]))
    return rows.flatMap((row) => (values.has(row.id) ? { ...row, ...values.get(row.id) } : []))
  }
}

function guardedColumns({ listing }: Pick<Document, 'listing'>): RawBuilder<unknown> {
  const models = fieldModels(listing).filter(({ name }) => listing.guarded[name] !== undefined)
  return models.length === 0
    ? sql``
    : sql`, ${sql.join(models.map((model) => sql`${wireValue(listing.entity, sql`t.${sql.ref(snakeCase(model.name))}`, model)} as ${sql.ref(model.name)}`))}`
}

const people: ReadonlySet<string> = new Set(['createdBy', 'updatedBy'])

function withPeople({ row, joined }: Reading): Reading {
  return {
    row: sql`${row}, m.first_name || ' ' || m.last_name as "createdBy", u.first_name || ' ' || u.last_name as "updatedBy"`,
    joined: sql`${joined} left join erp.app_user m on m.company_id = t.company_id and m.id = t.created_by
      left join erp.app_user u on u.company_id = t.company_id and u.id = t.updated_by`,
  }
}
