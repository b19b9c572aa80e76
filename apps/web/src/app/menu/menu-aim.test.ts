import { expect, test } from 'vitest'
import { isAimedAt } from './menu-aim.ts'

const beside = { left: 150, top: 100, right: 350, bottom: 400 }

test.each([
  ['slanting down to it', { x: 100, y: 120 }, { x: 110, y: 130 }, true],
  ['straight across', { x: 100, y: 120 }, { x: 120, y: 120 }, true],
  ['down along the column', { x: 100, y: 120 }, { x: 100, y: 160 }, false],
  ['away from it', { x: 100, y: 120 }, { x: 80, y: 130 }, false],
  ['past its upper corner', { x: 100, y: 120 }, { x: 140, y: 90 }, false],
])('a pointer that goes %s', (_way, from, to, expected) => {
  expect(isAimedAt(from, to, beside)).toBe(expected)
  const mirrored = { ...beside, left: -beside.right, right: -beside.left }
  expect(isAimedAt({ ...from, x: -from.x }, { ...to, x: -to.x }, mirrored), 'from right to left').toBe(expected)
})

test('a flyout below is aimed at from above', () => {
  const below = { left: 100, top: 108, right: 300, bottom: 300 }
  expect(isAimedAt({ x: 150, y: 80 }, { x: 160, y: 95 }, below)).toBe(true)
  expect(isAimedAt({ x: 150, y: 80 }, { x: 190, y: 80 }, below)).toBe(false)
})
