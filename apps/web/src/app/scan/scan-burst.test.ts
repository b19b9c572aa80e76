import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Burst } from './scan-burst.ts'
import { characterOf, scannedIn, withCharacter } from './scan-burst.ts'

const plain = { prefix: '', suffix: '' }

test('characters as fast as a scanner’s are a code, a hand’s and too few are none', () => {
  expect(scanned('4006381333931', 12)).toBe('4006381333931')
  expect(scanned('OAK1', 34)).toBe('OAK1')
  expect(scanned('OAK1', 35)).toBeNull()
  expect(scanned('OAK', 5)).toBeNull()
})

test('what was typed before a pause is no part of the code', () => {
  let burst: Burst | null = withCharacter(null, 'a', 0)
  ;[...'12345'].forEach((character, place) => (burst = withCharacter(burst, character, 200 + place * 10)))
  expect(scannedIn(burst, 250, plain)).toBe('12345')
  expect(scannedIn(burst, 400, plain), 'Enter by hand').toBeNull()
})

test('what the scanner puts around a code is taken off, and without it nothing is a scan', () => {
  const settings = { prefix: '~', suffix: '#' }
  expect(scanned('~4711#', 5, settings)).toBe('4711')
  expect(scanned('471100', 5, settings)).toBeNull()
  expect(scanned('~~~#', 5, { prefix: '~~~', suffix: '#' })).toBeNull()
})

test('every fast text of four characters and more comes out as it went in', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ -~]{4,40}$/), fc.integer({ min: 0, max: 34 }), (text, gap) => {
      expect(scanned(text, gap)).toBe(text)
    }),
  )
})

test('digits are read by their place on the keyboard, letters where the machine writes no Latin ones', () => {
  expect(characterOf(press('(', 'Digit5'))).toBe('5')
  expect(characterOf(press('٥', 'Digit5'))).toBe('5')
  expect(characterOf(press('End', 'Numpad1'))).toBe('1')
  expect(characterOf(press('%', 'Digit5', { shiftKey: true }))).toBe('%')
  expect(characterOf(press('ش', 'KeyA'))).toBe('a')
  expect(characterOf(press('ش', 'KeyA', { shiftKey: true }))).toBe('A')
  expect(characterOf(press(']', 'BracketRight', { ctrlKey: true }))).toBe('\u001D')
  expect(characterOf(press('c', 'KeyC', { ctrlKey: true }))).toBeNull()
  expect(characterOf(press('Shift', 'ShiftLeft', { shiftKey: true }))).toBeNull()
})

function scanned(text: string, gap: number, settings = plain): string | null {
  let burst: Burst | null = null
  const characters = [...text]
  characters.forEach((character, place) => (burst = withCharacter(burst, character, place * gap)))
  return scannedIn(burst, characters.length * gap, settings)
}

function press(key: string, code: string, held: { shiftKey?: boolean; ctrlKey?: boolean } = {}) {
  return { key, code, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held }
}
