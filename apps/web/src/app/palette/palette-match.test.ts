import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bestRank } from './palette-match.ts'

/** Texts that match, best first. */
function found(entered: string, ...texts: string[]): string[] {
  return texts
    .map((text) => ({ text, rank: bestRank(entered, [text]) }))
    .filter(({ rank }) => rank !== null)
    .toSorted((one, other) => Number(one.rank) - Number(other.rank))
    .map(({ text }) => text)
}

describe('bestRank', () => {
  test('orders beginning, beginning of a word, part of a word, letters in order', () => {
    const texts = ['Become a random dealer', 'Unbranded', 'New brand', 'Brands']
    expect(found('brand', ...texts)).toEqual(['Brands', 'New brand', 'Unbranded', 'Become a random dealer'])
    expect(found('chpw', 'Change Password', 'Chart')).toEqual(['Change Password'])
  })
  test('the earlier place wins', () => {
    expect(found('st', 'Switch to this store', 'A store')).toEqual(['A store', 'Switch to this store'])
  })
  test('each typed word must be found, in any order', () => {
    expect(found('brand new', 'New brand', 'Brands', 'New season')).toEqual(['New brand'])
  })
  test('letters strewn over a long text are no match', () => {
    expect(found('owl', 'Open the window of all articles')).toEqual([])
  })
  test('neither case nor accents nor the spelling of an Arabic letter matter', () => {
    expect(found('CREME', 'Crème')).toEqual(['Crème'])
    expect(found('العلامه', 'العلامة')).toEqual(['العلامة'])
    expect(found('اضافة', 'إضافة')).toEqual(['إضافة'])
    expect(found('إدارة', 'إِدَارَة')).toEqual(['إِدَارَة'])
  })
  test('a misspelt pinned path finds its page', () => {
    const page = ['Manual stock receive', '/wms/mannualStockReceive']
    expect(bestRank('mannual', page)).not.toBeNull()
    expect(bestRank('manual', page)).not.toBeNull()
    expect(bestRank('/wms/man', page)).toBe(0)
  })
  test('nothing typed finds nothing', () => {
    expect(bestRank('  ', ['Brands'])).toBeNull()
    expect(bestRank('b', [])).toBeNull()
  })
  test('whatever stands in a text is found in it, and never better than the text itself', () => {
    const word = fc.stringMatching(/^[a-z]{1,6}$/)
    fc.assert(
      fc.property(word, word, word, (before, entered, behind) => {
        const rank = bestRank(entered, [`${before}${entered} ${behind}`])
        expect(rank).not.toBeNull()
        expect(Number(rank)).toBeGreaterThanOrEqual(Number(bestRank(entered, [entered])))
      }),
    )
  })
})
