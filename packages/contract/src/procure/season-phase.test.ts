import { expect, test } from 'vitest'
import { disorderOf, phaseOnDay } from './season-phase.ts'

const summer = {
  buyingFrom: '2026-09-01',
  deliveryFrom: '2027-01-15',
  sellingFrom: '2027-02-15',
  sellingTo: '2027-08-31',
  markdownFrom: '2027-07-01',
}

test('the dates say how far a season is on a day', () => {
  const days = ['2026-08-31', '2026-09-01', '2027-02-14', '2027-02-15', '2027-07-01', '2027-08-31', '2027-09-01']
  expect(days.map((day) => phaseOnDay(summer, day))).toEqual([
    'planned',
    'buying',
    'buying',
    'selling',
    'markdown',
    'markdown',
    'closed',
  ])
  expect(phaseOnDay({ deliveryFrom: '2027-01-15' }, '2027-01-15')).toBe('buying')
  expect(phaseOnDay({ buyingTo: '2027-01-15' }, '2027-01-15')).toBeNull()
  expect(phaseOnDay({}, '2027-01-15')).toBeNull()
})

test('a beginning before the one that should come first is named with it', () => {
  expect(disorderOf(summer)).toEqual([])
  expect(disorderOf({ ...summer, sellingFrom: '2026-12-01' })).toEqual([
    { field: 'sellingFrom', before: 'deliveryFrom' },
  ])
  expect(disorderOf({ buyingFrom: '2027-01-02', markdownFrom: '2027-01-01' })).toEqual([
    { field: 'markdownFrom', before: 'buyingFrom' },
  ])
})
