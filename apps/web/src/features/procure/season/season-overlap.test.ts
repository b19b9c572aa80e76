import { expect, test } from 'vitest'
import { overlapping } from './season-overlap.ts'

const summer = { id: 1, type: 'spring_summer', sellingFrom: '2027-02-01', sellingTo: '2027-08-31' }
const autumn = { id: 2, type: 'autumn_winter', sellingFrom: '2027-08-01', sellingTo: '2028-01-31' }
const resort = { id: 3, type: 'resort', sellingFrom: '2027-06-01', sellingTo: '2027-09-30' }
const basics = { id: 4, type: 'continuity', sellingFrom: null, sellingTo: null }
const all = [summer, autumn, resort, basics]

test('main seasons that are sold on one day are found, and no others', () => {
  expect(overlapping(summer, 1, all)).toEqual([autumn])
  expect(overlapping({ ...summer, sellingTo: '2027-07-31' }, 1, all)).toEqual([])
  expect(overlapping({ ...summer, sellingTo: '2027-08-01' }, null, all)).toEqual([summer, autumn])
  expect(overlapping(resort, 3, all)).toEqual([])
  expect(overlapping(basics, 4, all)).toEqual([])
})
