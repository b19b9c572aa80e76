import { expect, test } from 'vitest'
import { brokenPasswordRule } from './password-rule.ts'

function messageOf(oldPassword: string, newPassword: string, confirmPassword: string): string | undefined {
  return brokenPasswordRule({ oldPassword, newPassword, confirmPassword })?.en
}

test('the first broken rule speaks, in the pinned order and words', () => {
  expect(messageOf('', 'short', 'other')).toBe('All fields are required.')
  expect(messageOf('old', 'short', '')).toBe('All fields are required.')
  expect(messageOf('old', '1234567', 'other')).toBe('New password must be at least 8 characters long.')
  expect(messageOf('old', '12345678', '12345679')).toBe('New Password and Confirm Password do not match.')
})

test('eight characters that match are enough; the old password is the server’s matter', () => {
  expect(messageOf('x', '12345678', '12345678')).toBeUndefined()
})
