import { expect, test } from 'vitest'
import { jobSearch } from './job-search.ts'

test('filter and open job are read from the address, and anything else reads as nothing', () => {
  expect(jobSearch.parse({ filter: 'failed', job: '12' })).toEqual({ filter: 'failed', job: 12 })
  expect(jobSearch.parse({ filter: 'x', job: '0x1' })).toEqual({ filter: 'all', job: null })
  expect(jobSearch.parse({})).toEqual({ filter: 'all', job: null })
})

test('what is standard is left out of the address', () => {
  expect(jobSearch.serialise({ filter: 'all', job: null })).toEqual({ filter: undefined, job: undefined })
  expect(jobSearch.serialise({ filter: 'open', job: 3 })).toEqual({ filter: 'open', job: 3 })
})
