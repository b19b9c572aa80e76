import { expect, test } from 'vitest'
import { groupMatching } from './group-matching.ts'

const by = (name: string, isDate = false) => ({ name, isDate })

test('a heading’s rows are those with its value, beside what the list asks for', () => {
  const matching = { q: 'oak', status: ['active', 'inactive'] }
  expect(groupMatching(matching, by('status'), 'active', false)).toEqual({ q: 'oak', status: ['active'] })
  expect(groupMatching({}, by('year'), '2027', true)).toEqual({ year: [2027] })
  expect(groupMatching({}, by('isOwnLabel'), 'false', false)).toEqual({ isOwnLabel: [false] })
  expect(groupMatching({}, by('countryCode'), '', false)).toEqual({ 'countryCode.empty': true })
})

test('of a month the days that match, whatever the order of the bounds', () => {
  const day = by('sellingFrom', true)
  expect(groupMatching({}, day, '2028-02', false)).toEqual({ 'sellingFrom.between': ['2028-02-01', '2028-02-29'] })
  const between = { 'sellingFrom.between': ['2028-03-01', '2028-02-10'] }
  expect(groupMatching(between, day, '2028-02', false)).toEqual({ 'sellingFrom.between': ['2028-02-10', '2028-02-29'] })
})
