import { hashRaw } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { secretBox } from '../../../platform/config/secret-box.ts'
import { argon2 } from '../password.ts'
import { hashOfRecoveryCode } from './pass-code.ts'

test('a recovery code is kept under the hash of passwords and the key, with a salt of the person’s own', async () => {
  const box = secretBox(Buffer.alloc(32, 1))
  const kept = await hashOfRecoveryCode(box, 7, 'K7M2Q-9XWFD')
  expect(await hashOfRecoveryCode(box, 7, ' k7m2q9xwfd ')).toEqual(kept)
  const salt = box.mac('recovery_salt', '7').subarray(0, 16)
  const stretched = await hashRaw('K7M2Q9XWFD', { ...argon2, salt })
  expect(box.mac('recovery_code', stretched.toString('base64'))).toEqual(kept)
  expect(await hashOfRecoveryCode(box, 8, 'K7M2Q-9XWFD')).not.toEqual(kept)
  expect(await hashOfRecoveryCode(secretBox(Buffer.alloc(32, 2)), 7, 'K7M2Q-9XWFD')).not.toEqual(kept)
})
