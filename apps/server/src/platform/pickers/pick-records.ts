import { pickerPage } from '@countinghouse/contract/erp/pickers'
import type { PickerItem } from '@countinghouse/contract/erp/pickers'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Reader, Tx } from '../db.ts'
import { keysetOf } from '../keyset.ts'
import { searchCap, searchHits } from '../word-search.ts'
import type { PickerList } from './picker-list.ts'
import type { PickerTable } from './picker-table.ts'

type Asked = { readonly q?: string | undefined; readonly cursor?: string | undefined }
type Found = { readonly items: PickerItem[]; readonly next: string | null }

/** Active records by name, those first whose whole code was typed; a page of them. Throws: invalid_input for a cursor of another search. */
export async function pickRecords(
  reader: Reader,
  companyId: number,
  list: PickerList,
  { q = '', cursor }: Asked,
): Promise<Found> {
  const { entity, code, label, codeKey, isActive, swatch } = list
  const isExact = sql`(${codeKey} = (select lower(${q}::text)))::int`
  const keyset = keysetOf(
    {
      isExact: { expression: isExact, type: 'bigint' },
      name: { expression: sql`${label} collate "und-x-icu"`, type: 'text' },
    },
    { expression: sql`r.id`, type: 'bigint' },
    q === '' ? ['name'] : ['-isExact', 'name'],
    cursor,
  )
  const shown = swatch === undefined ? sql`` : sql`, ${swatch} as swatch`
  const { rows } = await sql<PickerItem & { position: string[] }>`
    select r.id, ${code} as code, ${label} as name, ${keyset.position} as position${shown} from ${sql.table(entity)} r
    where r.company_id = ${companyId} and ${isActive} and ${matching(list, companyId, q)} and ${keyset.after}
    order by ${keyset.orderBy} limit ${sql.lit(pickerPage + 1)}`.execute(reader)
  const items = rows.slice(0, pickerPage)
  const last = items.at(-1)
  const next = rows.length > pickerPage && last !== undefined ? keyset.cursorOf(last.position) : null
  return { items: items.map(({ position: _position, ...item }) => item), next }
}

/** What the first active records by name are typed as: their code, or their name where they have none. */
export async function firstWords(
  db: Reader | Tx,
  companyId: number,
  { entity, code, label, isActive }: PickerTable,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select coalesce(nullif(${code}, ''), ${label}) as word from ${sql.table(entity)} r
    where r.company_id = ${companyId} and ${isActive} order by ${label} collate "und-x-icu", r.id limit ${sql.lit(most)}`.execute(
    db,
  )
  return rows.map(({ word }) => word)
}

/** A master has its words in an index, and its whole code must not fall behind the cap of a search. */
function matching({ code, label, codeKey, source }: PickerList, companyId: number, q: string): RawBuilder<unknown> {
  if (q === '') return sql`true`
  if (source !== null) {
    const hits = searchHits(source, { companyId, q, among: source.inScope({ companyId }), cap: searchCap })
    return sql`(r.id in (${hits}) or ${codeKey} = (select lower(${q}::text)))`
  }
  const words = sql`regexp_split_to_table(platform.normalise(${q}::text), ' ')`
  return sql`not exists (select from ${words} as word where position(word in platform.normalise(${label} || ' ' || ${code})) = 0)`
}
