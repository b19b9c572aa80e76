import { expect, test } from 'vitest'
import { isGuessable } from './guessable.ts'

test('F7: a common word stays guessable whatever digits and signs stand around it or in place of its letters', () => {
  for (const password of [
    '12345678',
    'password',
    'password1!',
    'p@ssw0rd',
    'p4$$word99',
    'sunshine2026',
    '!!iloveyou!!',
    'qwertyuiop',
    'l1verpool',
    '123football',
    'ch4ngem3',
  ])
    expect(isGuessable(password), password).toBe(true)
})

test('F7: what is a word of its own, a phrase, or mostly something else is not', () => {
  for (const password of [
    'seven+1!',
    'correct horse 42 battery',
    'sunshine-8472-kxqz',
    'schlüssel 😀 größe',
    'summer rain on tin 7',
  ])
    expect(isGuessable(password), password).toBe(false)
})
