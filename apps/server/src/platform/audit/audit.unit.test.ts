import { expect, test } from 'vitest'
import { differences } from './audit.ts'

const change = (before: Record<string, unknown> | null, after: Record<string, unknown> | null) =>
  differences({ entity: 'x.y', entityId: 1, label: null, before, after })

test('only what changed is listed, with its values before and after', () => {
  expect(change({ name: 'A', rate: 1, list: [1, 2] }, { name: 'B', rate: 1, list: [2, 1] })).toEqual([
    { field: 'name', before: 'A', after: 'B' },
    { field: 'list', before: [1, 2], after: [2, 1] },
  ])
})

test('a created record lists what it has, a deleted one what it had, and empty fields are left out', () => {
  expect(change(null, { name: 'A', note: null })).toEqual([{ field: 'name', before: null, after: 'A' }])
  expect(change({ name: 'A', note: null }, null)).toEqual([{ field: 'name', before: 'A', after: null }])
})

test('false, zero and the empty text are values', () => {
  expect(change({ a: true, b: 1, c: 'x' }, { a: false, b: 0, c: '' })).toEqual([
    { field: 'a', before: true, after: false },
    { field: 'b', before: 1, after: 0 },
    { field: 'c', before: 'x', after: '' },
  ])
})

test('M4: a secret is named and never shown', () => {
  for (const field of ['password', 'passwordHash', 'tokenHash', 'pinHash']) {
    expect(change({ [field]: 'canary-1' }, { [field]: 'canary-2' })).toEqual([{ field, before: '•', after: '•' }])
  }
})
