import { expect, test } from 'vitest'
import { ariaKeys, capsOf, spelledStroke } from './keys-caps.ts'

test('keys are named as they are printed', () => {
  expect(capsOf('mod+shift+enter', false)).toEqual(['Ctrl', 'Shift', 'Enter'])
  expect(capsOf('mod+shift+enter', true)).toEqual(['⌘', '⇧', '↵'])
  expect(capsOf('alt+arrowleft', false)).toEqual(['Alt', '←'])
  expect(capsOf('c', false)).toEqual(['C'])
  expect(capsOf('/', false)).toEqual(['/'])
})

test('a sentence joins them as each platform does', () => {
  expect(spelledStroke('mod+k', false)).toBe('Ctrl+K')
  expect(spelledStroke('mod+k', true)).toBe('⌘K')
})

test('assistive technology is told in its own words', () => {
  expect(ariaKeys('mod+k', false)).toBe('Control+K')
  expect(ariaKeys('mod+k', true)).toBe('Meta+K')
  expect(ariaKeys('g d', false)).toBeUndefined()
})
