import { pickerPage } from '@countinghouse/contract/erp/pickers'
import type { PickerItem } from '@countinghouse/contract/erp/pickers'
import { snakeCase } from '@countinghouse/kernel/names'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../calls/context.ts'
import type { Reader, Tx } from '../database/db.ts'
import { keysetOf } from '../lists/keyset.ts'
import type { ListSource } from '../lists/list-source.ts'
import { matches, searchCap, searchHits } from '../lists/word-search.ts'
import type { PickerList } from './picker-list.ts'
import { arePicturesTold, isTold } from './picker-list.ts'
import type { PickerFinder, PickerTable } from './picker-table.ts'

/** By field: the values that records hold which are offered. */
export type Narrowing = Readonly<Record<string, readonly (string | number)[]>>

type Requested = {
  readonly q?: string | undefined
  readonly cursor?: string | undefined
  readonly hasDrafts?: boolean | undefined
  readonly within?: Narrowing | undefined
}
type Found = { readonly items: PickerItem[]; readonly next: string | null; readonly isSimilar?: true }

/** Active records by name, with drafts where they are asked for, the best matches of what was typed first; a page of them. Throws: invalid_input for a cursor of another search. */
export async function pickRecords(
  reader: Reader,
  { companyId, grants, locale }: Pick<Ctx, 'companyId' | 'grants' | 'locale'>,
  list: PickerList,
  { q = '', cursor, hasDrafts = false, within = {} }: Requested,
): Promise<Found> {
  const { entity, code, label, codeKey, isActive, isDraft, swatch } = list
  const drafts = hasDrafts ? isDraft : undefined
  const isOffered = drafts === undefined ? isActive : sql`(${isActive} or ${drafts})`
  const among = sql`${isOffered} and ${isTold(list, grants)} and ${holding(list, within)}`
  const found = foundBy(list, { companyId, q, among })
  // A finder has looked among these alone; asked for again, they would be judged of every record of the table.
  const left = list.finder === undefined ? sql`${among} and ${containing(list, q)}` : sql`true`
  const match = found === null ? sql`(${codeKey} <> (select lower(${q}::text)))::int` : sql`r.match`
  const keyset = keysetOf(
    {
      match: { expression: match, type: 'bigint' },
      name: { expression: sql`${list.orderIn?.(locale) ?? label} collate "und-x-icu"`, type: 'text' },
    },
    { expression: sql`r.id`, type: 'bigint' },
    q === '' ? ['name'] : ['match', 'name'],
    cursor,
  )
  const marked = drafts === undefined ? sql`` : sql`, ${drafts} as "isDraft"`
  const shown = swatch === undefined ? sql`` : sql`, ${swatch} as swatch`
  const detailed = list.detail === undefined ? sql`` : sql`, ${list.detail} as detail`
  const pictured = arePicturesTold(list, grants) ? sql`, ${list.picture} as picture` : sql``
  const { rows } = await sql<PickerItem & { position: string[] }>`
    select r.id, ${code} as code, ${label} as name, ${keyset.position} as position${marked}${shown}${detailed}${pictured}
    from ${found ?? sql.table(entity)} r
    where r.company_id = ${companyId} and ${left} and ${keyset.after}
    order by ${keyset.orderBy} limit ${sql.lit(pickerPage + 1)}`.execute(reader)
  const items = rows.slice(0, pickerPage)
  const last = items.at(-1)
  const next = rows.length > pickerPage && last !== undefined ? keyset.cursorOf(last.position) : null
  const isSimilar =
    q !== '' && found !== null && items.length > 0 && items.every(({ position }) => isOfSimilar(position))
  return {
    items: items.map(({ position: _position, ...item }) => withoutNull(item)),
    next,
    ...(isSimilar && { isSimilar }),
  }
}

/** The first key of a position is the match. */
function isOfSimilar([match]: readonly string[]): boolean {
  return match === String(matches.similar)
}

/** A record without options or a picture says nothing of them. */
function withoutNull(item: PickerItem): PickerItem {
  const said = Object.entries(item).filter(([, value]) => value !== null)
  return Object.fromEntries(said) as PickerItem
}

/** The records that match, each with how well; null: they are found by parts of name and code. */
function foundBy(
  { entity, source, finder }: PickerList,
  asked: Parameters<PickerFinder>[0],
): RawBuilder<unknown> | null {
  const { companyId, q } = asked
  if (finder !== undefined)
    return sql`(select t.*, h.match from (${finder(asked)}) h
      join ${sql.table(entity)} t on t.company_id = ${companyId} and t.id = h.id)`
  return source === null || q === '' ? null : matched(source, companyId, q)
}

/** The records of a master that match. */
function matched(source: ListSource, companyId: number, q: string): RawBuilder<unknown> {
  const hits = searchHits(source, { companyId, q, among: source.inScope({ companyId }), cap: searchCap })
  return sql`(select t.*, h.match from (${hits}) h join ${source.name} t on t.company_id = ${companyId} and t.id = h.id)`
}

/** What the first active records by name are typed as: their code, or their name where they have none. */
export async function firstWords(
  db: Reader | Tx,
  companyId: number,
  { entity, code, label, orderIn, isActive }: PickerTable,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select coalesce(nullif(${code}, ''), ${label}) as word from ${sql.table(entity)} r
    where r.company_id = ${companyId} and ${isActive} order by ${orderIn?.('en') ?? label} collate "und-x-icu", r.id limit ${sql.lit(most)}`.execute(
    db,
  )
  return rows.map(({ word }) => word)
}

/** Of fields that were found to be those of the list. */
function holding({ narrowed = {} }: PickerList, within: Narrowing): RawBuilder<unknown> {
  const held = Object.entries(within).map(
    ([field, values]) =>
      sql`(${narrowed[field] ?? sql.ref(`r.${snakeCase(field)}`)})::text = any(${values.map(String)}::text[])`,
  )
  return held.length === 0 ? sql`true` : sql.join(held, sql` and `)
}

/** Of a list whose words are not kept: each word is somewhere in name or code. */
function containing({ code, label, names = label, source }: PickerList, q: string): RawBuilder<unknown> {
  if (q === '' || source !== null) return sql`true`
  const words = sql`regexp_split_to_table(platform.normalise(${q}::text), ' ')`
  return sql`not exists (select from ${words} as word where position(word in platform.normalise(${names} || ' ' || ${code})) = 0)`
}
