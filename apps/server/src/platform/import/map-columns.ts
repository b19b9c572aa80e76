import { namingFields } from '@countinghouse/contract/field-model'
import { text } from '@countinghouse/contract/import.text'
import { format } from '@countinghouse/contract/text'
import type { Cell } from '../spreadsheet/cell.ts'
import { isBlank } from '../spreadsheet/cell.ts'
import type { ImportColumn } from './import-columns.ts'
import { folded, likeness, piecesOf } from './likeness.ts'

/** The field that each column of the file fills, in the file's order; null fills none. */
export type Mapping = readonly (string | null)[]
/** Folded heading -> field, as it was mapped the last time. */
export type LastMapping = ReadonlyMap<string, string>

const alikeEnough = 0.6
const headingRows = 20
/** Headings of columns that our own files add: why a row was refused, and the names beside the codes of records. */
function oursAmong(columns: readonly ImportColumn[]): ReadonlySet<string> {
  const naming = columns.filter(({ model }) => model !== null && namingFields([model]).length > 0)
  return new Set(
    (['en', 'ar'] as const).flatMap((locale) => [
      folded(text.reason[locale]),
      ...naming.map(({ label }) => folded(format(text.name_of, locale, { label: label[locale] }))),
    ]),
  )
}

/** Maps headings by name, label in either language, synonym or last time's mapping, else by likeness. No field is filled twice. */
export function mapColumns(
  headings: readonly Cell[],
  columns: readonly ImportColumn[],
  last: LastMapping = new Map(),
): Mapping {
  const ours = oursAmong(columns)
  const pairs = headings.flatMap((heading, index) => {
    const name = headingName(heading)
    if (name === '' || ours.has(name)) return []
    const scored = columns.map(({ field, names }) => ({
      index,
      field,
      score: last.get(name) === field ? 2 : scoreOf(name, names),
    }))
    // A second Name is no Arabic name: what names a field is like no other one.
    const isExact = scored.some(({ score }) => score >= 1)
    return isExact ? scored.filter(({ score }) => score >= 1) : scored
  })
  const mapping: (string | null)[] = headings.map(() => null)
  const taken = new Set<string>()
  for (const { index, field, score } of pairs.toSorted((one, other) => other.score - one.score)) {
    if (score < alikeEnough) break
    if (mapping[index] !== null || taken.has(field)) continue
    mapping[index] = field
    taken.add(field)
  }
  return mapping
}

/** Which of the first rows is the heading: the one that names the most fields. Null when none names any. */
export function findHeading(rows: readonly (readonly Cell[])[], columns: readonly ImportColumn[]): number | null {
  const counts = rows
    .slice(0, headingRows)
    .map((cells) => mapColumns(cells, columns).filter((field) => field !== null).length)
  const most = Math.max(0, ...counts)
  return most === 0 ? null : counts.indexOf(most)
}

/** The mapping as it is kept for the next file. */
export function rememberedMapping(headings: readonly Cell[], mapping: Mapping): [string, string][] {
  return headings.flatMap((heading, index) => {
    const field = mapping[index]
    return field === null || field === undefined ? [] : [[headingName(heading), field] as [string, string]]
  })
}

function headingName(heading: Cell): string {
  return typeof heading === 'string' && !isBlank(heading) ? folded(heading) : ''
}

function scoreOf(name: string, names: readonly string[]): number {
  const pieces = piecesOf(name)
  return Math.max(
    ...names.map((other, index) => {
      const known = folded(other)
      // What stands first names the field better; a synonym never wins over a label.
      return known === name ? 1.5 - index / 100 : likeness(pieces, piecesOf(known))
    }),
  )
}
