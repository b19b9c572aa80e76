import { fail } from '@countinghouse/contract/errors'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/** One thing a list can be sorted by: a never-null expression and the type its cursor value is read back as. */
export type SortKey = { readonly expression: RawBuilder<unknown>; readonly type: 'text' | 'timestamptz' | 'bigint' }
type Part = SortKey & { readonly isDescending: boolean }

export type Keyset = {
  readonly orderBy: RawBuilder<unknown>
  /** Rows behind the cursor; true without one. */
  readonly after: RawBuilder<unknown>
  /** Values of a row's position, as text, for the next cursor. */
  readonly position: RawBuilder<unknown>
  readonly cursorOf: (position: readonly string[]) => string
}

/**
 * Order and position of a list page. The key always ends with the id, so that no two rows share a position.
 * Throws: invalid_input for a cursor that this sort did not make.
 */
export function keysetOf(
  keys: Readonly<Record<string, SortKey>>,
  id: SortKey,
  sort: readonly string[],
  cursor: string | undefined,
): Keyset {
  const parts: Part[] = [
    ...sort.map((name) => partOf(keys, name)),
    { ...id, isDescending: sort.at(-1)?.startsWith('-') ?? false },
  ]
  const label = sort.join(',')
  return {
    orderBy: sql.join(parts.map((part) => (part.isDescending ? sql`${part.expression} desc` : part.expression))),
    after: cursor === undefined ? sql`true` : behind(parts, readCursor(cursor, label, parts)),
    position: sql`array[${sql.join(parts.map((part) => sql`(${part.expression})::text`))}]`,
    cursorOf: (position) => Buffer.from(JSON.stringify([label, ...position])).toString('base64url'),
  }
}

function partOf(keys: Readonly<Record<string, SortKey>>, name: string): Part {
  const isDescending = name.startsWith('-')
  const wanted = isDescending ? name.slice(1) : name
  const key = Object.hasOwn(keys, wanted) ? keys[wanted] : undefined
  if (key === undefined) return refuse('sort')
  return { ...key, isDescending }
}

/** (a, b, c) behind (x, y, z): a beyond x, or equal and (b, c) behind (y, z). The outer bound lets the index start there. */
function behind(parts: readonly Part[], values: readonly string[]): RawBuilder<unknown> {
  const [part, ...others] = parts
  const [value, ...otherValues] = values
  if (part === undefined) return sql`false`
  const bound = sql`${value}::${sql.raw(part.type)}`
  const beyond = part.isDescending ? sql`${part.expression} < ${bound}` : sql`${part.expression} > ${bound}`
  if (others.length === 0) return beyond
  const reached = part.isDescending ? sql`${part.expression} <= ${bound}` : sql`${part.expression} >= ${bound}`
  return sql`(${reached} and (${beyond} or ${behind(others, otherValues)}))`
}

function readCursor(cursor: string, label: string, parts: readonly Part[]): string[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (Array.isArray(parsed) && parsed[0] === label && parsed.length === parts.length + 1) {
      const values: unknown[] = parsed.slice(1)
      if (values.every((value, index) => isOfType(value, parts[index]?.type))) return values
    }
  } catch {
    // Not JSON: refused below like any other cursor that this list did not make.
  }
  return refuse('cursor')
}

/** Whether the database can read a value back as its type, so that a forged cursor is refused instead of failing there. */
function isOfType(value: unknown, type: SortKey['type'] | undefined): value is string {
  if (typeof value !== 'string' || value.includes('\0')) return false
  if (type === 'bigint') return /^-?\d{1,18}$/.test(value)
  return type !== 'timestamptz' || isInstant(value)
}

/** `2026-11-21 00:05:34.123456+00`, of a day and hour that exist. */
function isInstant(value: string): boolean {
  const [, day, hour] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.\d{1,6})?[+-]\d\d(?::\d\d)?$/.exec(value) ?? []
  const read = new Date(`${day}T${hour}Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(`${day}T${hour}`)
}

function refuse(field: 'cursor' | 'sort'): never {
  return fail('invalid_input', {
    fields: { [field]: [{ code: 'unknown', message: 'This does not belong to this list.' }] },
  })
}
