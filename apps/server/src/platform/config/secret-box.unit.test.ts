import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { secretBox } from './secret-box.ts'

const box = secretBox(randomBytes(32))

test('what is sealed opens for its purpose and its row, and nowhere else', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const plain = Buffer.from(bytes)
      const sealed = box.seal('two_factor', '17', plain)
      expect(box.open('two_factor', '17', sealed)?.equals(plain)).toBe(true)
      expect(box.open('two_factor', '18', sealed)).toBeNull()
      expect(box.open('other', '17', sealed)).toBeNull()
      expect(secretBox(randomBytes(32)).open('two_factor', '17', sealed)).toBeNull()
    }),
  )
})

test('one bit changed anywhere, or a piece cut off, opens nothing', () => {
  const sealed = box.seal('p', '1', Buffer.from('a secret'))
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    expect(box.open('p', '1', changed), String(at)).toBeNull()
    expect(box.open('p', '1', sealed.subarray(0, at)), String(at)).toBeNull()
  }
})

test('a code has one keyed hash for each purpose', () => {
  expect(box.mac('recovery', 'AAAA')).toEqual(box.mac('recovery', 'AAAA'))
  expect(box.mac('recovery', 'AAAA')).not.toEqual(box.mac('recovery', 'AAAB'))
  expect(box.mac('recovery', 'AAAA')).not.toEqual(box.mac('pin', 'AAAA'))
})
