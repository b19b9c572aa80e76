import { describe, expect, it } from 'vitest'
import { keyKeeper } from './idempotency-key.ts'

describe('keyKeeper', () => {
  it('keeps the key while the body stays the same', () => {
    let made = 0
    const keeper = keyKeeper(() => `key-${(made += 1)}`)
    expect([keeper.keyFor({ name: 'A' }), keeper.keyFor({ name: 'A' })]).toEqual(['key-1', 'key-1'])
    expect(keeper.keyFor({ name: 'B' })).toBe('key-2')
    keeper.forget()
    expect(keeper.keyFor({ name: 'B' })).toBe('key-3')
  })
})
