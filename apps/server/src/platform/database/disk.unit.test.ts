import { expect, test } from 'vitest'
import { roomOn } from './disk.ts'

const gib = 1024 ** 3

test.each([
  [6 * gib, 100 * gib, 'enough'],
  [4 * gib, 100 * gib, 'tight'],
  [gib, 2 * gib, 'enough'],
  [gib - 1, 2 * gib, 'tight'],
  [2 * gib, 100 * gib, 'tight'],
  [2 * gib - 1, 100 * gib, 'full'],
])('%d bytes free of %d are %s', (freeBytes, totalBytes, room) => {
  expect(roomOn({ freeBytes, totalBytes })).toBe(room)
})
