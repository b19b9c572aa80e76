import { fieldModels, isRecords, namingFields } from '@countinghouse/contract/field-model'
import type { Listing } from '@countinghouse/contract/listing'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Reader, Tx } from '../database/db.ts'
import { pickerTableOf } from '../pickers/picker-table.ts'
import type { SheetRow } from '../spreadsheet/cell.ts'
import type { Mapping } from './map-columns.ts'
import type { RecordFinder, WordReading } from './read-cell.ts'
import { shown, wordsIn } from './read-cell.ts'
import type { RecordLookups } from './record-lookup.ts'

/** A record that a word names: by its whole code, or by its name. */
type Named = { readonly id: number; readonly code: string; readonly name: string; readonly isByCode: boolean }

/** Names this long and longer are no names. */
const longest = 200
const suggestedWords = 50
const suggestionCount = 3

/** Which records the words of a file name. Lists of records may be long, so only the words that occur are looked up, a chunk of rows at a time. */
export class RecordWords implements RecordFinder {
  private readonly columns: readonly { index: number; list: string; isSeveral: boolean }[]
  private readonly known = new Map<string, Map<string, WordReading>>()
  private readonly companyId: number
  private readonly lookups: RecordLookups

  constructor(companyId: number, master: Pick<Listing, 'fields'>, mapping: Mapping, lookups: RecordLookups = {}) {
    this.companyId = companyId
    this.lookups = lookups
    const fields = new Map(namingFields(fieldModels(master)).map((model) => [model.name, model]))
    this.columns = mapping.flatMap((field, index) => {
      const model = fields.get(field ?? '')
      return model === undefined ? [] : [{ index, list: model.list, isSeveral: isRecords(model) }]
    })
  }

  /** To be called with rows before they are read: one statement for each list, none when all words are known. */
  async learn(db: Reader | Tx, rows: readonly Pick<SheetRow, 'cells'>[]): Promise<void> {
    for (const list of new Set(this.columns.map((column) => column.list))) {
      const known = this.known.get(list) ?? new Map<string, WordReading>()
      this.known.set(list, known)
      const places = this.columns.filter((column) => column.list === list)
      const words = rows.flatMap(({ cells }) =>
        places.flatMap(({ index, isSeveral }) => {
          const cell = shown(cells[index] ?? null)
          return (isSeveral ? wordsIn(cell) : [cell]).map(wordOf)
        }),
      )
      const unknown = [...new Set(words)].filter((word) => word !== '' && word.length <= longest && !known.has(word))
      if (unknown.length === 0) continue
      for (const [word, reading] of await look(db, this.companyId, list, unknown)) known.set(word, reading)
      const unnamed = unknown.filter((word) => known.get(word)?.kind === 'none')
      const more = unnamed.length === 0 ? undefined : await this.lookups[list]?.(db, this.companyId, unnamed)
      for (const [word, reading] of more ?? []) known.set(word, reading)
    }
  }

  find(list: string, cell: string): WordReading {
    return this.known.get(list)?.get(wordOf(cell)) ?? { kind: 'none', suggestions: [] }
  }
}

/** As the database can keep it. */
function wordOf(cell: string): string {
  return cell.trim().replaceAll('\0', '').toWellFormed()
}

async function look(
  db: Reader | Tx,
  companyId: number,
  list: string,
  words: readonly string[],
): Promise<Map<string, WordReading>> {
  const { code, label, codeKey, nameKey, standsFor, hasName, arabicKey } = pickerTableOf(list)
  const named = (key: RawBuilder<unknown>) => sql`
      select jsonb_build_object('id', r.id, 'code', ${code}, 'name', ${label}, 'isByCode', false) from ${sql.table(list)} r
      where r.company_id = ${companyId} and ${key} = w.name_key and ${hasName}`
  const { rows } = await sql<{ word: string; found: Named[] }>`
    select w.word, array(
      select jsonb_build_object('id', ${standsFor}, 'code', ${code}, 'name', ${label}, 'isByCode', true) from ${sql.table(list)} r
      where r.company_id = ${companyId} and ${codeKey} = w.code_key and w.code_key <> ''
      union ${named(nameKey)}${arabicKey === undefined ? sql`` : sql` union ${named(arabicKey)}`}) as found
    from (select word, lower(word) as code_key, platform.normalise(word) as name_key from unnest(${words}::text[]) as word) w`.execute(
    db,
  )
  const suggestions = await suggest(
    db,
    companyId,
    list,
    rows.flatMap(({ word, found }) => (found.length === 0 ? word : [])),
  )
  return new Map(rows.map(({ word, found }) => [word, readingOf(found, suggestions.get(word) ?? [])]))
}

/** A code says it best; a name only where one record alone has it. */
function readingOf(found: readonly Named[], suggestions: readonly string[]): WordReading {
  const [byCode] = found.filter(({ isByCode }) => isByCode)
  const [first, ...others] = byCode === undefined ? found : [byCode]
  if (first === undefined) return { kind: 'none', suggestions }
  if (others.length === 0) return { kind: 'one', id: first.id }
  return { kind: 'several', labels: found.map(({ code, name }) => (code === '' ? name : `${name} (${code})`)) }
}

/** Codes of records with names like the unknown words; only masters have an index of likeness. */
async function suggest(
  db: Reader | Tx,
  companyId: number,
  list: string,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (words.length === 0 || !pickerTableOf(list).isMaster) return new Map()
  const { rows } = await sql<{ word: string; codes: string[] }>`
    select w.word, array(
      select r.code from platform.similar_records(${list}::regclass, ${companyId}, w.word, ${sql.lit(suggestionCount)}) s
      join ${sql.table(list)} r on r.company_id = ${companyId} and r.id = s.id order by s.similarity desc, s.id) as codes
    from unnest(${words.slice(0, suggestedWords)}::text[]) as w(word)`.execute(db)
  return new Map(rows.map(({ word, codes }) => [word, codes]))
}
