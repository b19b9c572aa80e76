import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search.ts'

test('what is written is read again as plain strings', () => {
  const written = stringifySearch({
    q: 'a & b',
    open: 12,
    status: ['active', 'inactive'],
    isOwnLabel: true,
    sort: undefined,
  })
  expect(written).toBe('?q=a+%26+b&open=12&status=active%2Cinactive&isOwnLabel=true')
  expect(parseSearch(written)).toEqual({ q: 'a & b', open: '12', status: 'active,inactive', isOwnLabel: 'true' })
})

test('nothing to write is an empty string', () => {
  expect(stringifySearch({ q: undefined })).toBe('')
})
