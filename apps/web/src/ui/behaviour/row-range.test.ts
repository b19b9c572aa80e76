import { expect, test } from 'vitest'
import { rangeInSight, scrollTopFor } from './row-range.ts'

test('what is in sight is drawn with some rows around it, and nothing beyond the ends', () => {
  expect(rangeInSight({ top: 0, height: 400, rowHeight: 40, count: 1000 })).toEqual({ first: 0, end: 22 })
  expect(rangeInSight({ top: 4000, height: 400, rowHeight: 40, count: 1000 })).toEqual({ first: 88, end: 122 })
  expect(rangeInSight({ top: 39_600, height: 400, rowHeight: 40, count: 1000 })).toEqual({ first: 978, end: 1000 })
  expect(rangeInSight({ top: 9000, height: 400, rowHeight: 40, count: 3 })).toEqual({ first: 3, end: 3 })
})

test('a row is brought into sight by the shortest way, and one in sight stays where it is', () => {
  const sight = { top: 400, height: 400, rowHeight: 40 }
  expect(scrollTopFor(12, sight)).toBe(400)
  expect(scrollTopFor(5, sight)).toBe(200)
  expect(scrollTopFor(30, sight)).toBe(840)
  expect(scrollTopFor(10, { ...sight, cover: 40 }), 'not under what stands over it').toBe(360)
  expect(scrollTopFor(0, { ...sight, cover: 40 })).toBe(0)
})
