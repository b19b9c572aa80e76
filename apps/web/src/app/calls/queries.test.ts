import { brand } from '@countinghouse/contract/procure/brand'
import { describe, expect, test } from 'vitest'
import { CallError } from './call-error.ts'
import { createQueryClient, invalidateStale, routeQuery, shouldRetry } from './queries.ts'

describe('queries', () => {
  test('are keyed by route and input', () => {
    expect(routeQuery(brand.routes.list, { q: 'a' }).queryKey).toEqual(['procure.brand.list', { q: 'a' }])
  })
  test('only a lost connection is tried again, once', () => {
    const offline = new CallError({ status: 0, code: 'offline', message: '', isOffline: true })
    expect(shouldRetry(0, offline)).toBe(true)
    expect(shouldRetry(1, offline)).toBe(false)
    expect(shouldRetry(0, new CallError({ status: 404, code: 'not_found', message: '' }))).toBe(false)
    expect(shouldRetry(0, new CallError({ status: 500, code: 'internal', message: '' }))).toBe(false)
  })
  test('a write makes old what its route names and nothing else', async () => {
    const client = createQueryClient()
    const { list, get } = brand.routes
    client.setQueryData([list.id, {}], 1)
    client.setQueryData([get.id, { id: 1 }], 2)
    client.setQueryData(['other', {}], 3)
    await invalidateStale(client, brand.routes.update)
    const isOld = (key: unknown[]) => client.getQueryState(key)?.isInvalidated
    expect([isOld([list.id, {}]), isOld([get.id, { id: 1 }]), isOld(['other', {}])]).toEqual([true, true, false])
  })
})
