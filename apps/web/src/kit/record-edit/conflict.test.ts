import { describe, expect, it } from 'vitest'
import { keptEdits, mergeOf } from './conflict.ts'

const names = ['code', 'name', 'website']
const base = { code: 'NK', name: 'Nike', website: null }

describe('mergeOf', () => {
  it('lets changes of different fields pass', () => {
    expect(mergeOf(names, base, { name: 'Nike Inc' }, { ...base, website: 'https://a.b' })).toEqual({
      clashes: [],
      theirs: ['website'],
    })
  })

  it('asks where both changed one field to different values', () => {
    expect(mergeOf(names, base, { name: 'Mine' }, { ...base, name: 'Theirs' })).toEqual({
      clashes: [{ name: 'name', mine: 'Mine', theirs: 'Theirs' }],
      theirs: [],
    })
  })

  it('sees agreement where both typed the same', () => {
    expect(mergeOf(names, base, { name: 'Same' }, { ...base, name: 'Same' })).toEqual({ clashes: [], theirs: [] })
  })
})

describe('keptEdits', () => {
  it('drops what was left to the other side', () => {
    expect(keptEdits({ name: 'Mine', code: 'X' }, { name: 'theirs', code: 'mine' })).toEqual({ code: 'X' })
  })
})
