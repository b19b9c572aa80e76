import { describe, expect, test } from 'vitest'
import { reportFilters, reportSearch } from './report-search.ts'

const search = reportSearch(['item', 'store'], { storeId: 'store', brandId: 'brand' })

describe('the address of a report', () => {
  test('holds what was chosen and nothing else, and reads back the same', () => {
    const state = search.parse({ from: '2026-03-01', to: '2026-03-31', by: 'store', brand: '7' })
    expect(state).toEqual({ from: '2026-03-01', to: '2026-03-31', by: 'store', storeId: null, brandId: 7 })
    expect(search.parse(search.serialise(state))).toEqual(state)
    expect(reportFilters(state)).toEqual({ from: '2026-03-01', to: '2026-03-31', by: 'store', brandId: 7 })
  })

  test('what it does not understand is as if nobody had chosen', () => {
    const state = search.parse({ from: 'March', to: '2026-02-31', by: 'moon', store: '-1' })
    expect(state).toEqual({ from: null, to: null, by: 'item', storeId: null, brandId: null })
    expect(Object.values(search.serialise(state)).filter((value) => value !== undefined)).toEqual([])
  })
})
