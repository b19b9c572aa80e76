import pg from 'pg'

/** PostgreSQL's own numbers of the types whose default reading would lose something, with those of their arrays. */
const types: readonly { oid: number; arrayOid: number; read: (value: string) => string | number }[] = [
  { oid: 20, arrayOid: 1016, read: readSafeInteger },
  { oid: 1082, arrayOid: 1182, read: asText },
  { oid: 1184, arrayOid: 1185, read: readInstant },
  { oid: 1700, arrayOid: 1231, read: asText },
]

/** Sets how values come out of the driver, once per process: dates, instants and numeric as text, bigint as a safe integer. */
export function setDriverTypes(): void {
  for (const { oid, arrayOid, read } of types) {
    pg.types.setTypeParser(oid, read)
    pg.types.setTypeParser(arrayOid, (value) => readArray(value, read))
  }
}

/** `{1,NULL,"a b"}` of values that hold neither commas nor quotes themselves. */
export function readArray<T>(value: string, read: (value: string) => T): (T | null)[] {
  if (value === '{}') return []
  return value
    .slice(1, -1)
    .split(',')
    .map((part) => (part === 'NULL' ? null : read(part.replace(/^"|"$/g, ''))))
}

function asText(value: string): string {
  return value
}

/** Throws: RangeError above 2^53 - 1, instead of a silently wrong number. */
export function readSafeInteger(value: string): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new RangeError(`bigint ${value} is not a safe integer`)
  return number
}

/** `2026-11-21 00:05:34.123456+00` -> `2026-11-21T00:05:34.123456Z`; a Date would cut the microseconds off. */
export function readInstant(value: string): string {
  return value
    .replace(' ', 'T')
    .replace(/\+00$/, 'Z')
    .replace(/([+-]\d\d)$/, '$1:00')
}
