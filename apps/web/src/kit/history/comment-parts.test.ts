import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commentParts, mentionAt } from './comment-parts.ts'

test('mentions and links are found, the longer name first, and no part of a longer word', () => {
  const mentions = [{ name: 'Una' }, { name: 'Una Berg' }]
  const links = [{ code: 'SS2', address: '/s' }]
  expect(commentParts({ body: '@Una Berg, see #SS2. Not #SS26, @Unax', mentions, links })).toEqual([
    { kind: 'mention', words: '@Una Berg' },
    { kind: 'words', words: ', see ' },
    { kind: 'link', words: '#SS2', address: '/s' },
    { kind: 'words', words: '. Not #SS26, @Unax' },
  ])
})

test('nothing of the text is lost', () => {
  const text = fc.string({ unit: fc.constantFrom('@', '#', 'A', 'ب', ' ', '😀', '\n') })
  const names = fc.array(fc.constantFrom('A', 'AA', 'ب'))
  fc.assert(
    fc.property(text, names, names, (body, people, codes) => {
      const mentions = people.map((name) => ({ name }))
      const links = codes.map((code) => ({ code, address: '/' }))
      expect(
        commentParts({ body, mentions, links })
          .map((part) => part.words)
          .join(''),
      ).toBe(body)
    }),
  )
})

test('a mention is typed behind an @ that begins a word', () => {
  expect(mentionAt('Hi @un', 6)).toBe('un')
  expect(mentionAt('@', 1)).toBe('')
  expect(mentionAt('@una be', 7)).toBe('una be')
  expect(mentionAt('@سارة', 5)).toBe('سارة')
  expect(mentionAt('a@b', 3)).toBeNull()
  expect(mentionAt('Hi @un there', 12)).toBe('un there')
  expect(mentionAt('Hi @un, there', 13)).toBeNull()
})
