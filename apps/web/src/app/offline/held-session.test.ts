import type { Session } from '@countinghouse/contract/auth/session'
import { expect, test } from 'vitest'
import { isUsable } from './held-session.ts'

const minute = 60_000
const now = Date.parse('2026-03-04T12:00:00Z')
const path = '/pos/register/'
const session = (lockMinutes: number | null) => ({ lockMinutes }) as Session
const held = (hoursAgo: number, lockMinutes: number | null) => ({
  path,
  at: now - hoursAgo * 60 * minute,
  session: session(lockMinutes),
})

test('a held session opens the page that holds it, for 72 hours', () => {
  const moment = { path: '/pos/register', lastUse: now - minute, now }
  expect(isUsable(held(71.9, null), moment)).toBe(true)
  expect(isUsable(held(72, null), moment)).toBe(false)
  expect(isUsable(held(1, null), { ...moment, path: '/pos/devices/' })).toBe(false)
})

test('what would have locked itself stays locked, and whoever signed out or locked opens nothing', () => {
  const moment = (minutesAgo: number) => ({ path, lastUse: now - minutesAgo * minute, now })
  expect(isUsable(held(1, 15), moment(14.9))).toBe(true)
  expect(isUsable(held(1, 15), moment(15))).toBe(false)
  expect(isUsable(held(1, null), moment(60 * 24))).toBe(true)
  expect(isUsable(held(1, null), { path, lastUse: null, now })).toBe(false)
})
