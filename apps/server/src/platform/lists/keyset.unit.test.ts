import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { compileOnly } from '../database/db.ts'
import type { Keyset, SortKey } from './keyset.ts'
import { keysetOf } from './keyset.ts'

const keys: Record<string, SortKey> = {
  name: { expression: sql`t.name`, type: 'text' },
  count: { expression: sql`t.count`, type: 'bigint' },
  changed: { expression: sql`t.changed`, type: 'timestamptz' },
}
const id: SortKey = { expression: sql`t.id`, type: 'bigint' }

test('the order ends with the id, in the direction of the last key', () => {
  expect(textOf(keysetOf(keys, id, ['name'], undefined).orderBy)).toBe('t.name, t.id')
  expect(textOf(keysetOf(keys, id, ['name', '-count'], undefined).orderBy)).toBe('t.name, t.count desc, t.id desc')
})

test('without a cursor every row is behind it', () => {
  expect(textOf(keysetOf(keys, id, ['name'], undefined).after)).toBe('true')
})

test('a cursor that was made is read back, whatever stands in its values', () => {
  for (const value of ['plain', '', 'with "quotes" and \\', 'größe', "'; drop table t", '😀', '[]', 'null']) {
    const created = keysetOf(keys, id, ['name'], undefined).cursorOf([value, '12'])
    const read = keysetOf(keys, id, ['name'], created).after.compile(compileOnly)
    expect(read.parameters).toEqual([value, value, '12'])
    expect(read.sql).toBe('(t.name >= $1::text and (t.name > $2::text or t.id > $3::bigint))')
  }
})

test('a descending key looks the other way', () => {
  const created = keysetOf(keys, id, ['-count'], undefined).cursorOf(['5', '12'])
  expect(textOf(keysetOf(keys, id, ['-count'], created).after)).toBe(
    '(t.count <= $1::bigint and (t.count < $2::bigint or t.id < $3::bigint))',
  )
})

test('a cursor of another sort, another length or no sort at all is refused', () => {
  const cursors = [
    ['name', 'x'],
    ['name', 'x', '1', '2'],
    ['-name', 'x', '1'],
    ['count', '1', '1'],
    [],
    {},
    'name',
    null,
    ['name', 1, '1'],
    ['name', 'x', null],
  ].map(encode)
  for (const cursor of [...cursors, '', 'x', '%%%', Buffer.from('["name","x"').toString('base64url')])
    expectRefused(['name'], cursor)
})

test('a forged value that its type could not read is refused before the database sees it', () => {
  for (const value of ['x', '', '1.5', '1e3', '99999999999999999999', ' 1', 'NaN'])
    expectRefused(['count'], encode(['count', value, '1']))
  for (const value of [
    'x',
    '',
    'infinity',
    '2026-02-30 00:00:00+00',
    '2026-13-01 00:00:00+00',
    '2026-01-01 24:00:01+00',
    '2026-01-01',
  ]) {
    expectRefused(['changed'], encode(['changed', value, '1']))
  }
  expectRefused(['name'], encode(['name', 'nul\0', '1']))
  expectRefused(['name'], encode(['name', 'x', 'not an id']))
})

test('instants as the database writes them are accepted', () => {
  for (const value of ['2026-11-21 00:05:34+00', '2026-11-21 00:05:34.1+00', '2024-02-29 23:59:59.123456+05:45']) {
    expect(() => keysetOf(keys, id, ['changed'], encode(['changed', value, '1']))).not.toThrow()
  }
})

test('a sort key that the list does not know is refused, also one that every object has', () => {
  for (const sort of ['other', '-other', '', '-', 'constructor', '--name']) {
    expect(() => keysetOf(keys, id, [sort], undefined), sort).toThrow(
      expect.objectContaining({ code: 'invalid_input' }),
    )
  }
})

function expectRefused(sort: string[], cursor: string): void {
  expect(() => keysetOf(keys, id, sort, cursor), cursor).toThrow(
    expect.objectContaining({
      code: 'invalid_input',
      fields: { cursor: [expect.objectContaining({ code: 'unknown' })] },
    }),
  )
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function textOf(part: Keyset['after']): string {
  return part.compile(compileOnly).sql
}
