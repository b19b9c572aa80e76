import { expect, test } from 'vitest'
import { base32, codeAt, newSecret, otpauthLink, stepAt, stepOf } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

test('codes are those of the standard, of which six digits are shown', () => {
  const known: readonly (readonly [number, string])[] = [
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ]
  for (const [seconds, code] of known)
    expect(codeAt(secret, stepAt(new Date(seconds * 1000))), String(seconds)).toBe(code.slice(2))
})

test('F11: a code counts one step early or late, never two, and no step counts twice or after a later one', () => {
  const now = new Date(1_234_567_890_000)
  const current = stepAt(now)
  for (const distance of [-1, 0, 1])
    expect(stepOf(secret, codeAt(secret, current + distance), now, 0), String(distance)).toBe(current + distance)
  for (const distance of [-2, 2])
    expect(stepOf(secret, codeAt(secret, current + distance), now, 0), String(distance)).toBeNull()
  expect(stepOf(secret, codeAt(secret, current), now, current)).toBeNull()
  expect(stepOf(secret, codeAt(secret, current - 1), now, current)).toBeNull()
  expect(stepOf(secret, codeAt(secret, current + 1), now, current)).toBe(current + 1)
  expect(stepOf(secret, '12345', now, 0)).toBeNull()
})

test('a secret is 160 random bits, written in the letters that apps read', () => {
  expect(newSecret()).toHaveLength(20)
  expect(newSecret().equals(newSecret())).toBe(false)
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
})

test('the link names account and house, whatever signs they hold', () => {
  expect(otpauthLink(secret, { account: 'mariam@shop', issuer: 'Haddad & Söhne' })).toBe(
    'otpauth://totp/Haddad%20%26%20S%C3%B6hne:mariam%40shop?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Haddad%20%26%20S%C3%B6hne',
  )
})
