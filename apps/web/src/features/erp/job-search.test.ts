import { expect, test } from 'vitest'
import { jobSearch } from './job-search.ts'

test('filter and open job are read from the address, and anything else reads as nothing', () => {
  expect(jobSearch.parse({ filter: 'failed', before: '90', job: '12' })).toEqual({
    filter: 'failed',
    before: '90',
    job: 12,
  })
  expect(jobSearch.parse({ filter: 'x', before: '-1', job: '0x1' })).toEqual({ filter: 'all', before: null, job: null })
  expect(jobSearch.parse({})).toEqual({ filter: 'all', before: null, job: null })
})

test('what is standard is left out of the address', () => {
  expect(jobSearch.serialise({ filter: 'all', before: null, job: null })).toEqual({})
  expect(jobSearch.serialise({ filter: 'open', before: '7', job: 3 })).toEqual({ filter: 'open', before: '7', job: 3 })
})
