import { describe, expect, it } from 'vitest'
import { placeAfter } from './grid-keys.ts'

const size = { rows: 100, columns: 5, page: 10 }

function after(
  key: string,
  place: { row: number; column: number },
  more: { code?: string; hasControl?: boolean; isRtl?: boolean } = {},
) {
  return placeAfter({ key, code: '', hasControl: false, isRtl: false, ...more }, place, size)
}

describe('placeAfter', () => {
  it('moves by arrows and stops at the edges', () => {
    expect(after('ArrowDown', { row: 99, column: 0 })).toEqual({ row: 99, column: 0 })
    expect(after('ArrowUp', { row: 0, column: 2 })).toEqual({ row: -1, column: 2 })
    expect(after('ArrowRight', { row: 3, column: 4 })).toEqual({ row: 3, column: 4 })
  })

  it('moves to the other side where reading goes right to left', () => {
    expect(after('ArrowLeft', { row: 3, column: 1 }, { isRtl: true })).toEqual({ row: 3, column: 2 })
  })

  it('moves by J and K on any keyboard layout', () => {
    expect(after('ت', { row: 3, column: 1 }, { code: 'KeyJ' })).toEqual({ row: 4, column: 1 })
    expect(after('k', { row: 0, column: 1 }, { code: 'KeyK' })).toEqual({ row: 0, column: 1 })
  })

  it('jumps', () => {
    expect(after('PageDown', { row: 95, column: 1 })).toEqual({ row: 99, column: 1 })
    expect(after('End', { row: 3, column: 1 }, { hasControl: true })).toEqual({ row: 99, column: 4 })
    expect(after('Home', { row: 3, column: 1 })).toEqual({ row: 3, column: 0 })
  })

  it('leaves other keys alone', () => {
    expect(after('x', { row: 3, column: 1 })).toBeNull()
    expect(after('j', { row: 3, column: 1 }, { code: 'KeyJ', hasControl: true })).toBeNull()
  })
})
