import { describe, expect, it } from 'vitest'
import { columnsToKeep, moveColumn, toggleColumn } from './column-order.ts'

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
