import { expect, test } from 'vitest'
import { barEndsOf } from './menu-bar-ends.ts'

test.each([
  ['everything fits', { scrollLeft: 0, clientWidth: 500, scrollWidth: 500 }, [false, true, true]],
  ['at the start', { scrollLeft: 0, clientWidth: 500, scrollWidth: 900 }, [true, true, false]],
  ['in the middle', { scrollLeft: 200, clientWidth: 500, scrollWidth: 900 }, [true, false, false]],
  ['at the end, a fraction short', { scrollLeft: 399.4, clientWidth: 500, scrollWidth: 900 }, [true, false, true]],
  [
    'at the end from right to left, a pixel short',
    { scrollLeft: -399, clientWidth: 500, scrollWidth: 900 },
    [true, false, true],
  ],
])('%s', (_name, scrolled, [isOverflowing, isAtStart, isAtEnd]) => {
  expect(barEndsOf(scrolled)).toEqual({ isOverflowing, isAtStart, isAtEnd })
})
