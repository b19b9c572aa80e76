import { getSession, updateStore } from '@countinghouse/contract/auth/session'
import { brand } from '@countinghouse/contract/procure/brand'
import { describe, expect, test } from 'vitest'
import { requestOf } from './request.ts'

const more = { locale: 'ar', idempotencyKey: 'key-1' } as const

describe('the request of a call', () => {
  test('a read has its input in the query, lists comma-joined, undefined left out', () => {
    const request = requestOf(
      brand.routes.list,
      { q: 'a&b', status: ['active', 'inactive'], cursor: undefined, isOwnLabel: [true] },
      more,
    )
    expect(request.url).toBe('/api/procure/brands?q=a%26b&status=active%2Cinactive&isOwnLabel=true')
    expect(request.body).toBeUndefined()
    expect(request.headers).toEqual({ Accept: 'application/json', 'Accept-Language': 'ar' })
  })
  test('a read without input has no query', () => {
    expect(requestOf(getSession, {}, more).url).toBe('/api/auth/session')
  })
  test('path parameters leave the body', () => {
    const request = requestOf(brand.routes.update, { id: 12, version: 3, name: 'New' }, more)
    expect(request.url).toBe('/api/procure/brands/12')
    expect(request.method).toBe('PATCH')
    expect(JSON.parse(request.body ?? '')).toEqual({ version: 3, name: 'New' })
  })
  test('a write carries the key unless its route says no', () => {
    expect(requestOf(brand.routes.create, {}, more).headers['Idempotency-Key']).toBe('key-1')
    expect(requestOf(updateStore, { storeId: 1 }, more).headers['Idempotency-Key']).toBeUndefined()
  })
  test('cookies go to the same origin only', () => {
    expect(requestOf(getSession, {}, more).credentials).toBe('same-origin')
  })
})
