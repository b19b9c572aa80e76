import { expect, test } from 'vitest'
import { hueOf, initialsOf } from './avatar-face.ts'

test('initials are those of the first and the last word, also where there is one, or none', () => {
  expect(initialsOf('Mariam Haddad')).toBe('MH')
  expect(initialsOf('Anna Maria van Dyk')).toBe('AD')
  expect(initialsOf(' élise ')).toBe('É')
  expect(initialsOf('𐐶ilma')).toBe('𐐎')
  expect(initialsOf('')).toBe('')
})

test('the colour of a name is always the same, and names have several', () => {
  const names = ['Mariam Haddad', 'Ada Byron', 'Noor Aziz', 'Tom Reed', 'Lena Ott', 'مريم حداد']
  expect(hueOf(' mariam haddad ')).toBe(hueOf('Mariam Haddad'))
  expect(new Set(names.map(hueOf)).size).toBeGreaterThan(3)
  for (const name of names) expect([...Array(12).keys()].map((part) => part * 30)).toContain(hueOf(name))
})
