import { describe, expect, test } from 'vitest'
import script from '../../public/theme.js?raw'
import { applyTheme } from './apply-theme.ts'
import { defaultTheme, parseTheme, reduceTheme, themeKey } from './theme-state.ts'

describe('the theme', () => {
  test('is English, light and left to right by default', () => {
    expect(defaultTheme).toEqual({ lang: 'en', dir: 'ltr', mode: 'light' })
  })
  test('a language brings its direction; a mode changes nothing else', () => {
    const arabic = reduceTheme(defaultTheme, { type: 'language', lang: 'ar' })
    expect(arabic).toEqual({ lang: 'ar', dir: 'rtl', mode: 'light' })
    expect(reduceTheme(arabic, { type: 'mode', mode: 'dark' })).toEqual({ lang: 'ar', dir: 'rtl', mode: 'dark' })
  })
  test('is restored field by field', () => {
    expect(parseTheme('{"lang":"xx","mode":"dark"}')).toEqual({ lang: 'en', dir: 'ltr', mode: 'dark' })
    expect(parseTheme('{"lang":"ar","dir":"ltr"}')).toEqual({ lang: 'ar', dir: 'ltr', mode: 'light' })
  })
})

const stored = [
  null,
  'not json',
  '5',
  'null',
  '{}',
  '{"lang":"ar"}',
  '{"lang":"ar","dir":"ltr","mode":"dark"}',
  '{"lang":1,"mode":"x"}',
]

test.each(stored)('before first paint %j looks as the app will have it', (text) => {
  const early = attributesOf((root) => {
    const storage = { getItem: (key: string) => (key === themeKey ? text : null) }
    new Function('window', 'document', 'localStorage', script)({}, { documentElement: root }, storage)
  })
  expect(early).toEqual(attributesOf((root) => applyTheme(parseTheme(text), root)))
})

function attributesOf(run: (root: { setAttribute(name: string, value: string): void }) => void) {
  const attributes: Record<string, string> = {}
  run({ setAttribute: (name, value) => void (attributes[name] = value) })
  return attributes
}
