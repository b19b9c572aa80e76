import { describe, expect, test } from 'vitest'
import { findForKept, isKeepable, isPlain, matchStroke, strokeOf } from './keyboard-strokes.ts'

const none = { code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
const stroke = (press: Partial<typeof none> & { key: string }, isMac = false) => strokeOf({ ...none, ...press }, isMac)

describe('strokeOf', () => {
  test('names a press as the map does', () => {
    expect(stroke({ key: 'c' })).toBe('c')
    expect(stroke({ key: '?', shiftKey: true })).toBe('?')
    expect(stroke({ key: 'Enter', ctrlKey: true, shiftKey: true })).toBe('mod+shift+enter')
    expect(stroke({ key: 'ArrowLeft', altKey: true })).toBe('alt+arrowleft')
    expect(stroke({ key: 'Escape' })).toBe('escape')
  })
  test('takes Cmd for Ctrl on a Mac, and leaves the other one alone', () => {
    expect(stroke({ key: 'k', ctrlKey: true })).toBe('mod+k')
    expect(stroke({ key: 'k', metaKey: true })).toBeNull()
    expect(stroke({ key: 'k', metaKey: true }, true)).toBe('mod+k')
    expect(stroke({ key: 'k', ctrlKey: true }, true)).toBeNull()
  })
  test('finds a key by its place where the layout writes no Latin letter', () => {
    expect(stroke({ key: 'ؤ', code: 'KeyC' })).toBe('c')
    expect(stroke({ key: 'ن', code: 'KeyK', ctrlKey: true })).toBe('mod+k')
    expect(stroke({ key: 'ظ', code: 'Slash' })).toBe('/')
    expect(stroke({ key: '؟', code: 'Slash', shiftKey: true })).toBe('?')
    expect(stroke({ key: 'و', code: 'Comma' })).toBeNull()
  })
  test('trusts what a Latin layout writes: C of Dvorak stands where I stands', () => {
    expect(stroke({ key: 'c', code: 'KeyI' })).toBe('c')
    expect(stroke({ key: '/', code: 'Digit7', shiftKey: true })).toBe('/')
  })
  test('a capital letter is no shortcut', () => {
    expect(stroke({ key: 'C', shiftKey: true })).toBeNull()
    expect(stroke({ key: 'S', shiftKey: true, ctrlKey: true })).toBe('mod+shift+s')
  })
})

test('only what writes a character is plain', () => {
  expect(['c', '/', '?', 'space'].filter(isPlain)).toHaveLength(4)
  expect(['escape', 'f2', 'mod+k', 'alt+arrowleft'].filter(isPlain)).toEqual([])
})

describe('matchStroke', () => {
  const map = [{ keys: 'g d' }, { keys: 'g p' }, { keys: 'c' }, { keys: 'd' }]

  test('waits for the rest of a sequence', () => {
    expect(matchStroke(map, [], 'g')).toEqual({ shortcut: null, pending: ['g'] })
    expect(matchStroke(map, ['g'], 'd')).toEqual({ shortcut: map[0], pending: [] })
  })
  test('a stroke that ends a sequence wrongly counts by itself', () => {
    expect(matchStroke(map, ['g'], 'c')).toEqual({ shortcut: map[2], pending: [] })
    expect(matchStroke(map, ['g'], 'g')).toEqual({ shortcut: null, pending: ['g'] })
    expect(matchStroke(map, ['g'], 'x')).toEqual({ shortcut: null, pending: [] })
  })
  test('of the same keys the last one wins', () => {
    const twice = [
      { keys: '/', of: 'menu' },
      { keys: '/', of: 'list' },
    ]
    expect(matchStroke(twice, [], '/').shortcut).toBe(twice[1])
  })
})

test('what the browser does by itself is not done later once more', () => {
  expect(['.', 'c', '/', '?', 'mod+k'].filter(isKeepable)).toHaveLength(5)
  expect(['space', 'mod+z', 'mod+c', 'mod+s', 'escape', 'enter', 'f1', 'alt+arrowleft'].filter(isKeepable)).toEqual([])
})

test('a stroke waits three seconds for its shortcut, of which the nearest has it', () => {
  const map = [{ keys: '.' }, { keys: '.' }, { keys: 'c' }, { keys: '. .' }]
  expect(findForKept(map, '.', 2999)).toBe(map[1])
  expect(findForKept(map, '.', 3000)).toBeUndefined()
  expect(findForKept(map, 'x', 1)).toBeUndefined()
})
