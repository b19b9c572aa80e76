import { expect, test } from 'vitest'
import { storageAt } from './browser-storage.ts'

test('storage that is closed or full reads as empty and takes nothing, without a word', () => {
  const closed = storageAt(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  const refuse = (): never => {
    throw new DOMException('There is no room left.', 'QuotaExceededError')
  }
  const full = storageAt(() => ({ getItem: () => null, setItem: refuse, removeItem: refuse, clear: refuse }))
  for (const storage of [closed, full]) {
    storage.write('key', 'value')
    storage.remove('key')
    storage.clear()
    expect(storage.read('key')).toBeNull()
  }
})
