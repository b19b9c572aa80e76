import { brand } from '@countinghouse/contract/procure/brand'
import { season } from '@countinghouse/contract/procure/season'
import { filterShapes, relativeDays } from '@countinghouse/contract/filter'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from '../../app/routing/search.ts'
import type { ListLook } from './list-state.ts'
import {
  deviates,
  knownLook,
  listInputOf,
  listRules,
  parseListState,
  searchOfListState,
  standardLook,
} from './list-state.ts'

const rules = listRules(brand.listing)

describe('parseListState', () => {
  it('reads a whole address', () => {
    const state = parseListState(
      {
        q: 'nik',
        status: 'active',
        countryCode: 'DE,IT',
        isOwnLabel: true,
        sort: '-updatedAt,name',
        columns: 'name,code',
        rows: 'compact',
        limit: 200,
        open: 12,
      },
      rules,
    )
    expect(state).toEqual({
      q: 'nik',
      filters: { status: ['active'], countryCode: ['DE', 'IT'], isOwnLabel: ['true'] },
      sort: ['-updatedAt', 'name'],
      group: null,
      columns: ['name', 'code'],
      widths: {},
      frozen: 1,
      isCompact: true,
      limit: 200,
      view: null,
      open: 12,
      tab: 'details',
    })
  })

  it('ignores what it does not know', () => {
    const state = parseListState(
      {
        status: 'gone',
        countryCode: 'germany',
        isOwnLabel: 'perhaps',
        sort: 'colour',
        columns: 'x',
        rows: 'huge',
        limit: 7,
        open: -3,
        other: 1,
      },
      rules,
    )
    expect(searchOfListState(state, rules)).toEqual({})
    expect(state.limit).toBe(50)
  })

  it('reads numbers and lists however the router hands them over', () => {
    expect(parseListState({ q: 123, countryCode: ['DE', 'DE', 'FR'], open: 'new' }, rules)).toMatchObject({
      q: '123',
      filters: { countryCode: ['DE', 'FR'] },
      open: 'new',
    })
  })

  it('gives back the address it was read from', () => {
    const search = {
      q: 'a b',
      status: 'active,inactive',
      isOwnLabel: 'false',
      sort: '-name',
      columns: 'name,status',
      rows: 'compact',
      limit: 100,
      open: 'new',
    }
    expect(searchOfListState(parseListState(search, rules), rules)).toEqual({ ...search, countryCode: undefined })
  })
})

describe('listInputOf', () => {
  it('asks with numbers where the field is one, and knows none that it forbids', () => {
    const years = listRules(season.listing)
    const state = parseListState({ year: '2026,1999,soon', type: 'gone' }, years)
    expect(listInputOf(state, years)).toEqual({ year: [2026], limit: 50 })
  })

  it('asks by operators with one value, two or several, and leaves out what is no value of theirs', () => {
    const years = listRules(season.listing)
    const state = parseListState(
      {
        'year.between': '2026,2026',
        'name.contains': ' Oak, elm ',
        'buyingFrom.within': 'thisWeek',
        'sellingTo.empty': 'false',
        'updatedAt.between': '2026-01-01',
        'buyingTo.on': '2026-02-30',
        'year.atLeast': '1.5',
        'name.atLeast': '3',
      },
      years,
    )
    expect(listInputOf(state, years)).toEqual({
      'year.between': [2026, 2026],
      'name.contains': 'Oak, elm',
      'buyingFrom.within': 'thisWeek',
      'sellingTo.empty': false,
      limit: 50,
    })
  })

  it('asks with typed filters', () => {
    const state = parseListState({ q: ' nik ', isOwnLabel: 'false', countryCode: 'DE', sort: 'code' }, rules)
    expect(listInputOf(state, rules)).toEqual({
      q: 'nik',
      isOwnLabel: [false],
      countryCode: ['DE'],
      sort: ['code'],
      limit: 50,
    })
  })
})

describe('a view', () => {
  const look: ListLook = {
    ...standardLook,
    q: 'oak',
    filters: { countryCode: ['DE', 'FR'], status: ['active'] },
    sort: ['-updatedAt'],
    columns: ['name', 'website'],
    widths: { website: 240 },
    isCompact: true,
  }
  const baseOf = (view: unknown) => (view === 7 ? look : standardLook)

  it('is shown by its id alone', () => {
    const state = parseListState({ view: '7' }, rules, baseOf)
    expect(state).toMatchObject({ ...look, view: 7 })
    expect(deviates(state, rules, look)).toBe(false)
    expect(written({ view: 7 })).toEqual({ view: 7 })
  })

  it('keeps in the address only what deviates, also what was taken away', () => {
    const search = { view: 7, countryCode: '', status: 'inactive', sort: '', columns: '', widths: '', rows: 'normal' }
    expect(parseListState(search, rules, baseOf)).toMatchObject({
      q: 'oak',
      filters: { status: ['inactive'] },
      sort: [],
      columns: null,
      widths: {},
      isCompact: false,
    })
    expect(written(search)).toEqual(search)
    expect(written({ view: 7, q: '' })).toEqual({ view: 7, q: '' })
    expect(written({ view: 7, group: 'isOwnLabel' })).toEqual({ view: 7, group: 'isOwnLabel' })
    expect(written({ view: 7, group: 'name' }), 'no group').toEqual({ view: 7 })
    expect(written({ view: 7, status: 'active', countryCode: 'FR,DE', rows: 'compact' }), 'nothing deviates').toEqual({
      view: 7,
    })
  })

  it('that is not there is the standard list, still named', () => {
    expect(parseListState({ view: 8, status: 'active' }, rules, baseOf)).toMatchObject({
      filters: { status: ['active'] },
      columns: null,
      view: 8,
    })
    expect(written({ view: 'all' })).toEqual({ view: 'all' })
    expect(written({ view: '-3' })).toEqual({})
  })

  it('reads back every look it writes, from whatever view', () => {
    const names = fc.subarray(rules.columns as string[], { minLength: 1 })
    const looks: fc.Arbitrary<ListLook> = fc.record({
      q: fc.constantFrom('', 'oak', 'a b'),
      filters: fc
        .record({ status: fc.subarray(['active', 'inactive']), countryCode: fc.subarray(['DE', 'FR']) })
        .map((filters) => Object.fromEntries(Object.entries(filters).filter(([, values]) => values.length > 0))),
      sort: fc.subarray(['name', '-code'] as string[]),
      group: fc.constantFrom(null, 'status', 'isOwnLabel'),
      columns: fc.option(names),
      widths: fc.constantFrom<ListLook['widths'][]>({}, { name: 240 }, { name: 64, code: 800 }),
      frozen: fc.integer({ min: 1, max: 4 }),
      isCompact: fc.boolean(),
      limit: fc.constantFrom(50, 100, 200),
    })
    fc.assert(
      fc.property(looks, looks, looks, (base, before, wanted) => {
        const from = () => base
        const state = { ...wanted, view: 7, open: null, tab: 'details' } as const
        const search = searchOfListState(state, rules, from)
        expect(deviates(parseListState(search, rules, from), rules, wanted)).toBe(false)
        const left = searchOfListState({ ...state, ...before }, rules, from)
        expect(parseListState({ ...left, ...search }, rules, from), 'nothing of the last state stays').toEqual(
          parseListState(search, rules, from),
        )
      }),
    )
  })

  it('reads back every condition it writes', () => {
    const text = fc.string({ minLength: 1, maxLength: 40 }).filter((entered) => entered.trim() === entered)
    const day = fc
      .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    const numbers = fc.integer().map(String)
    const samples: Readonly<Record<string, fc.Arbitrary<string>>> = { text, number: numbers, date: day, instant: day }
    const shapes = [...filterShapes(brand.listing), ...filterShapes(season.listing)]
    const condition = fc.constantFrom(...shapes).chain((shape) => {
      const choices = { anyOf: undefined, empty: ['true', 'false'], within: [...relativeDays] }[String(shape.operator)]
      const value =
        choices !== undefined
          ? fc.constantFrom(...choices)
          : shape.operator === 'anyOf'
            ? fc.constantFrom('active', 'DE', 'true', '2026', 'resort')
            : (samples[shape.kind] ?? text)
      const count = { one: 1, two: 2, many: 3 }[shape.takes]
      return fc.array(value, { minLength: count, maxLength: count }).map((values) => [shape.key, values] as const)
    })
    const owned = listRules(brand.listing)
    const seasons = listRules(season.listing)
    fc.assert(
      fc.property(condition, ([key, values]) => {
        for (const known of [owned, seasons]) {
          const look = knownLook({ ...standardLook, filters: { [key]: values } }, known)
          const address = stringifySearch(searchOfListState({ ...look, view: null, open: null, tab: 'details' }, known))
          const read = parseListState(parseSearch(address), known)
          expect(deviates(read, known, look), address).toBe(false)
          expect(listInputOf(read, known)).toEqual(listInputOf(look, known))
        }
      }),
    )
  })

  it('loses what its list does not know any more, and widths beyond their bounds', () => {
    const known = knownLook(
      {
        ...look,
        filters: { gone: ['x'], status: ['gone', 'active'] },
        sort: ['gone', 'name'],
        columns: ['name', 'gone'],
        widths: { gone: 100, name: 9000, code: 2 },
      },
      rules,
    )
    expect(known).toMatchObject({
      filters: { status: ['active'] },
      sort: ['name'],
      columns: ['name'],
      widths: { name: 800, code: 64 },
    })
    expect(parseListState({ widths: 'name:101,code:x,gone:90,website' }, rules).widths).toEqual({ name: 100 })
  })

  function written(search: Record<string, unknown>) {
    const all = searchOfListState(parseListState(search, rules, baseOf), rules, baseOf)
    return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
  }
})
