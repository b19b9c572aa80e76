import { expect, test } from 'vitest'
import { auditFilters, auditSearch } from './audit-search.ts'

test('an address gives the filters back that made it', () => {
  const state = auditSearch.parse({ from: '2026-03-02', user: '7', outcome: 'denied', field: ' name ', row: '3' })
  expect(auditFilters(state)).toEqual({ from: '2026-03-02', userId: 7, outcome: 'denied', field: 'name' })
  const written = Object.entries(auditSearch.serialise(state)).filter(([, value]) => value !== undefined)
  expect(auditSearch.parse(Object.fromEntries(written))).toEqual(state)
})

test('what is no filter reads as nothing', () => {
  const state = auditSearch.parse({ from: '2026-13-40', user: '-1', outcome: 'maybe', before: 'x', event: 'sing' })
  expect(auditFilters(state)).toEqual({})
  expect(state.before).toBeNull()
})
