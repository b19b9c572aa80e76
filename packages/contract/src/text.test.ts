import { expect, test } from 'vitest'
import { format } from './text.ts'

const text = {
  en: '{who} {what, select, made {made} other {changed}} it',
  ar: '{what, select, made {أنشأ} other {غيّر}} {who} ذلك',
}

test('a name keeps its own direction in an Arabic sentence, and a choice between words is made there too', () => {
  expect(format(text, 'ar', { who: 'Una', what: 'made' })).toBe('أنشأ \u2068Una\u2069 ذلك')
  expect(format(text, 'ar', { who: 'Una', what: 'bent' })).toBe('غيّر \u2068Una\u2069 ذلك')
})

test('a name stands bare in an English sentence', () => {
  expect(format(text, 'en', { who: 'Una', what: 'made' })).toBe('Una made it')
})

test('a name that somebody gave is shown with its braces', () => {
  expect(format({ en: 'Shelf {A}', ar: 'رف {أ}' }, 'en')).toBe('Shelf {A}')
})
