import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeFlyout } from './menu-placement.ts'

const window = { width: 1000, height: 600 }
const size = { width: 200, height: 150 }
const base = { size, window, dir: 'ltr', side: 'beside', mayFlip: false } as const

describe('beside its anchor', () => {
  const anchor = { left: 0, top: 100, right: 80, bottom: 136 }
  test('it starts where the anchor ends, on its upper edge', () => {
    expect(placeFlyout({ ...base, anchor })).toEqual({ left: 80, top: 100, maxHeight: 492, isFlipped: false })
  })
  test('from right to left it ends where the anchor starts', () => {
    const mirrored = { ...anchor, left: 920, right: 1000 }
    expect(placeFlyout({ ...base, anchor: mirrored, dir: 'rtl' }).left).toBe(720)
  })
  test('near the lower edge it is shifted up', () => {
    expect(placeFlyout({ ...base, anchor: { ...anchor, top: 560, bottom: 596 } }).top).toBe(442)
  })
  test('taller than the window it starts at the upper edge and scrolls', () => {
    const tall = placeFlyout({ ...base, anchor, size: { width: 200, height: 900 } })
    expect(tall).toMatchObject({ top: 8, maxHeight: 584 })
  })
  test('it changes sides only where that may be and helps', () => {
    const last = { left: 700, top: 100, right: 900, bottom: 136 }
    expect(placeFlyout({ ...base, anchor: last, mayFlip: true })).toMatchObject({ left: 500, isFlipped: true })
    expect(placeFlyout({ ...base, anchor: last })).toMatchObject({ left: 792, isFlipped: false })
    expect(placeFlyout({ ...base, anchor, mayFlip: true }).isFlipped).toBe(false)
  })
})

describe('below its anchor', () => {
  const anchor = { left: 850, top: 60, right: 950, bottom: 108 }
  const below = { ...base, anchor, side: 'below' } as const
  test('it starts with the anchor, or ends with it where it would overflow', () => {
    expect(placeFlyout({ ...below, anchor: { ...anchor, left: 100, right: 200 } }).left).toBe(100)
    expect(placeFlyout({ ...below, mayFlip: true })).toMatchObject({ left: 750, top: 108, isFlipped: true })
  })
  test('it never covers the anchor and scrolls where the room ends', () => {
    const tall = placeFlyout({ ...below, size: { width: 200, height: 900 } })
    expect(tall).toMatchObject({ top: 108, maxHeight: 484 })
  })
})

test('whatever the anchor, nothing that fits the window is cut off, and the mirror image is mirrored', () => {
  const anchors = fc
    .record({ left: fc.integer({ min: 0, max: 900 }), top: fc.integer({ min: 0, max: 560 }) })
    .map(({ left, top }) => ({ left, top, right: left + 100, bottom: top + 36 }))
  const sizes = fc.record({ width: fc.integer({ min: 50, max: 400 }), height: fc.integer({ min: 20, max: 2000 }) })
  fc.assert(
    fc.property(anchors, sizes, fc.boolean(), (anchor, measured, mayFlip) => {
      const requested = { ...base, anchor, size: measured, mayFlip }
      const { left, top, maxHeight, isFlipped } = placeFlyout(requested)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left + measured.width).toBeLessThanOrEqual(window.width)
      expect(top + Math.min(measured.height, maxHeight)).toBeLessThanOrEqual(window.height)
      const mirror = { ...anchor, left: window.width - anchor.right, right: window.width - anchor.left }
      const mirrored = placeFlyout({ ...requested, anchor: mirror, dir: 'rtl' })
      expect(mirrored.isFlipped).toBe(isFlipped)
      expect(mirrored.left + measured.width).toBe(window.width - left)
    }),
  )
})
