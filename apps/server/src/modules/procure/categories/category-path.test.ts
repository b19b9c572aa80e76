import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsOfPath, pathOf } from './category-path.ts'

test('a path is its names, with either mark between them', () => {
  expect(partsOfPath('Women / Dresses / Maxi')).toEqual(['Women', 'Dresses', 'Maxi'])
  expect(partsOfPath('Women>Shoes > Boots')).toEqual(['Women', 'Shoes', 'Boots'])
  expect(partsOfPath('Home')).toEqual(['Home'])
  expect(partsOfPath('"Tops / Blouses" / 5" screens / "Say ""hi"""')).toEqual([
    'Tops / Blouses',
    '5" screens',
    'Say "hi"',
  ])
  expect(partsOfPath('Women / / Maxi')).toEqual(['Women', '', 'Maxi'])
  for (const open of ['Women / ', 'Women /']) expect(partsOfPath(open)).toEqual(['Women', ''])
})

test('any names are the path that they make', () => {
  const name = fc.stringMatching(/^[a-zA-Z/>" é]{1,12}$/).filter((word) => word.trim() === word && word !== '')
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 6 }), (names) => {
      expect(partsOfPath(pathOf(names))).toEqual(names)
    }),
  )
})
