import { describe, expect, it } from 'vitest'
import { columnsToKeep, moveColumn, placeColumn, toggleColumn } from './column-order.ts'

const shown = ['name', 'code', 'status']

describe('moveColumn', () => {
  it('moves by one place and stops at the ends', () => {
    expect(moveColumn(shown, 'status', -1)).toEqual(['name', 'status', 'code'])
    expect(moveColumn(shown, 'status', 1)).toEqual(shown)
    expect(moveColumn(shown, 'code', -1)).toEqual(shown)
    expect(moveColumn(shown, 'name', 1)).toEqual(shown)
  })
})

describe('toggleColumn', () => {
  it('never hides the first one', () => {
    expect(toggleColumn(shown, 'name')).toEqual(shown)
    expect(toggleColumn(shown, 'code')).toEqual(['name', 'status'])
    expect(toggleColumn(shown, 'website')).toEqual([...shown, 'website'])
  })
})

describe('columnsToKeep', () => {
  it('keeps nothing for the standard order', () => {
    expect(columnsToKeep(shown, shown)).toBeNull()
    expect(columnsToKeep(['status', 'name'], shown)).toEqual(['name', 'status'])
  })
})

describe('placeColumn', () => {
  it('puts a column before or behind others, and leaves the first where it is', () => {
    const many = ['name', 'code', 'status', 'updatedAt']
    expect(placeColumn(many, 'updatedAt', 1)).toEqual(['name', 'updatedAt', 'code', 'status'])
    expect(placeColumn(many, 'code', 3)).toEqual(['name', 'status', 'updatedAt', 'code'])
    for (const [name, to] of [
      ['name', 2],
      ['code', 0],
      ['code', 4],
      ['gone', 1],
    ] as const)
      expect(placeColumn(many, name, to)).toEqual(many)
  })
})
