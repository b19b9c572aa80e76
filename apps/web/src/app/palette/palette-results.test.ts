import { describe, expect, test } from 'vitest'
import type { GroupName, PaletteEntry } from './palette-entries.ts'
import { firstResults, matchEntries, placeAfterKey } from './palette-results.ts'

function entry(group: GroupName, title: string, ...words: string[]): PaletteEntry {
  const action = { kind: 'open', address: '/', recent: null } as const
  return { id: `${group}:${title}`, group, icon: 'file', title, detail: null, words, keys: null, action }
}

const entries = [
  entry('actions', 'Use dark mode'),
  entry('recent', 'Brands'),
  entry('pages', 'Brands', 'العلامات التجارية', '/procure/brand'),
  entry('pages', 'Manual stock receive', '/wms/mannualStockReceive'),
  entry('create', 'New brand'),
]

function shown(entered: string): string[] {
  return matchEntries(entries, entered).map(
    ({ name, entries: own }) => `${name}: ${own.map((one) => one.title).join()}`,
  )
}

describe('matchEntries', () => {
  test('shows everything in its order while nothing is typed', () => {
    expect(shown(' ')).toEqual([
      'recent: Brands',
      'pages: Brands,Manual stock receive',
      'create: New brand',
      'actions: Use dark mode',
    ])
  })
  test('puts the heading with the best match first, and offers nothing twice', () => {
    expect(shown('brand')).toEqual(['pages: Brands', 'create: New brand'])
    expect(shown('new')).toEqual(['create: New brand'])
    expect(shown('dark')).toEqual(['actions: Use dark mode'])
  })
  test('finds by the other language and by a misspelt path', () => {
    expect(shown('العلامات')).toEqual(['pages: Brands'])
    expect(shown('mannual')).toEqual(['pages: Manual stock receive'])
  })
})

test('at most fifty results are shown, whatever their groups', () => {
  const many = (name: GroupName) => ({ name, entries: Array.from({ length: 30 }, (_, n) => entry(name, String(n))) })
  const kept = firstResults([many('pages'), many('create'), many('actions')])
  expect(kept.map(({ name, entries: own }) => [name, own.length])).toEqual([
    ['pages', 30],
    ['create', 20],
  ])
})

test('another store is offered by the beginning of its words, never by chance', () => {
  const stores = [entry('stores', 'Store: Central warehouse')]
  expect(matchEntries(stores, 'al')).toEqual([])
  expect(matchEntries(stores, 'cwh')).toEqual([])
  expect(matchEntries(stores, 'ware')).toHaveLength(1)
})

describe('placeAfterKey', () => {
  test('arrows go round, pages and ends stop', () => {
    expect(placeAfterKey('ArrowDown', 19, 20)).toBe(0)
    expect(placeAfterKey('ArrowUp', 0, 20)).toBe(19)
    expect(placeAfterKey('PageDown', 15, 20)).toBe(19)
    expect(placeAfterKey('PageUp', 3, 20)).toBe(0)
    expect(placeAfterKey('Home', 3, 20)).toBe(0)
    expect(placeAfterKey('End', 3, 20)).toBe(19)
  })
  test('other keys, and any key in an empty list, are left to the field', () => {
    expect(placeAfterKey('ArrowLeft', 3, 20)).toBeNull()
    expect(placeAfterKey('ArrowDown', 0, 0)).toBeNull()
  })
})
