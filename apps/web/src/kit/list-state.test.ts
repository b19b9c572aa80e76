import { brand } from '@countinghouse/contract/procure/brand'
import { season } from '@countinghouse/contract/procure/season'
import { describe, expect, it } from 'vitest'
import { fieldModels } from './fields/field-model.ts'
import { listInputOf, listRules, parseListState, searchOfListState } from './list-state.ts'

const rules = listRules(brand)

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
      columns: ['name', 'code'],
      isCompact: true,
      limit: 200,
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
    const years = listRules(season)
    const state = parseListState({ year: '2026,1999,soon', type: 'gone' }, years)
    expect(listInputOf(state, fieldModels(season))).toEqual({ year: [2026], limit: 50 })
  })

  it('asks with typed filters', () => {
    const state = parseListState({ q: ' nik ', isOwnLabel: 'false', countryCode: 'DE', sort: 'code' }, rules)
    expect(listInputOf(state, fieldModels(brand))).toEqual({
      q: 'nik',
      isOwnLabel: [false],
      countryCode: ['DE'],
      sort: ['code'],
      limit: 50,
    })
  })
})
