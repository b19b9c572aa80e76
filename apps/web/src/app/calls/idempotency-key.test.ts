import { describe, expect, it } from 'vitest'
import { keyKeeper } from './idempotency-key.ts'

describe('keyKeeper', () => {
  it('keeps the key while the body stays the same', () => {
    let created = 0
    const store = keyKeeper(() => `key-${(created += 1)}`)
    expect([store.keyFor({ name: 'A' }), store.keyFor({ name: 'A' })]).toEqual(['key-1', 'key-1'])
    expect(store.keyFor({ name: 'B' })).toBe('key-2')
    store.forget()
    expect(store.keyFor({ name: 'B' })).toBe('key-3')
  })
})
