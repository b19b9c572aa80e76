import { reportSearch } from '@countinghouse/contract/reports/report-search'
import { describe, expect, test } from 'vitest'
import { builderSearch, cellSearch, definitionOf } from './definition-search.ts'

describe('the address of a built report', () => {
  test('keeps the whole definition, and a saved one has the same address', () => {
    const state = builderSearch.parse({
      by: 'store,month',
      show: 'net,margin',
      period: 'dates',
      from: '2026-01-01',
      to: '2026-03-31',
      compare: 'year',
      top: '5',
      sortBy: 'margin',
      brand: '7',
    })
    const definition = definitionOf(state)
    expect(definition).toEqual({
      of: 'sales',
      by: ['store', 'month'],
      figures: ['net', 'margin'],
      period: 'dates',
      from: '2026-01-01',
      to: '2026-03-31',
      compare: 'year',
      top: 5,
      sort: 'margin',
      brandId: 7,
    })
    expect(reportSearch(definition)).toEqual(builderSearch.serialise(state))
  })

  test('groups and figures of another subject are left out', () => {
    expect(
      definitionOf(builderSearch.parse({ of: 'tenders', by: 'brand,tender', show: 'margin,taken' })),
    ).toMatchObject({
      of: 'tenders',
      by: ['tender'],
      figures: ['taken'],
    })
  })

  test('a line without a record and the total have documents too', () => {
    for (const at of [['1', null], []]) {
      const { at: written } = cellSearch.serialise({ at })
      expect(cellSearch.parse({ at: written })).toEqual({ at })
    }
  })
})
