import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultTheme } from '../../ui/theme/theme-state.ts'
import { layoutOf } from '../frame/layout.ts'
import type { MenuOpenEvent } from './menu-open.ts'
import { isOpen, reduceMenuOpen } from './menu-open.ts'

const wide = { isWide: true, isCoarse: false }
const vertical = layoutOf(defaultTheme, wide)
const horizontal = layoutOf({ ...defaultTheme, dataNavLayout: 'horizontal', dataNavStyle: 'menu-click' }, wide)

describe('submenus', () => {
  test('opening a branch closes its siblings on that level, with what they hold', () => {
    expect(reduceMenuOpen(['a', 'b'], { type: 'toggled', trail: ['c'] })).toEqual(['c'])
    expect(reduceMenuOpen(['a', 'b'], { type: 'toggled', trail: ['a', 'c'] })).toEqual(['a', 'c'])
    expect(reduceMenuOpen(['a', 'b'], { type: 'opened', trail: ['a'] })).toEqual(['a'])
  })
  test('pressing an open branch closes it and what is inside', () => {
    expect(reduceMenuOpen(['a', 'b'], { type: 'toggled', trail: ['a'] })).toEqual([])
    expect(reduceMenuOpen(['a', 'b'], { type: 'toggled', trail: ['a', 'b'] })).toEqual(['a'])
  })
  test('Escape closes from the inside', () => {
    expect(reduceMenuOpen(['a', 'b'], { type: 'innermostClosed' })).toEqual(['a'])
    expect(reduceMenuOpen([], { type: 'innermostClosed' })).toEqual([])
  })
  test('a new page or layout opens the branches of the current item, but no flyout', () => {
    const branches = ['x', 'y']
    expect(reduceMenuOpen(['a'], { type: 'marked', branches, layout: vertical })).toEqual(branches)
    expect(reduceMenuOpen(['a'], { type: 'marked', branches, layout: horizontal })).toEqual([])
  })
})

test('whatever is pressed, a press opens exactly its branch or closes it', () => {
  const trail = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 3 })
  const events = fc.array(
    trail.map((at): MenuOpenEvent => ({ type: 'toggled', trail: at })),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(events, trail, (before, pressed) => {
      const open = before.reduce(reduceMenuOpen, [])
      const after = reduceMenuOpen(open, { type: 'toggled', trail: pressed })
      expect(isOpen(after, pressed)).toBe(!isOpen(open, pressed))
      expect(isOpen(after, pressed.slice(0, -1))).toBe(true)
    }),
  )
})
