import { describe, expect, test } from 'vitest'
import { pairScreens } from './screen-pairs.ts'
import type { FoundPage } from './screen-pairs.ts'

function found(file: string, kind: 'master' | 'screen', path = `/procure/${file}/`): FoundPage {
  return { module: 'procure', file, exportName: file, page: { path, kind, title: { en: file, ar: file } }, one: null }
}

describe('pages and screens', () => {
  test('a master needs no screen file, a screen its own', () => {
    const pairs = pairScreens(
      [found('home', 'screen', '/procure/'), found('brand', 'master')],
      [{ module: 'procure', file: 'home' }],
    )
    expect(pairs.map(({ page }) => page.path)).toEqual(['/procure/', '/procure/brand/'])
  })
  test('a master may have a screen file', () => {
    const pairs = pairScreens(
      [found('brand', 'master'), found('season', 'master')],
      [{ module: 'procure', file: 'brand' }],
    )
    expect(pairs.map(({ hasScreen }) => hasScreen)).toEqual([true, false])
  })
  test('a page without a screen is refused with the file to write', () => {
    expect(() => pairScreens([found('home', 'screen')], [])).toThrow(
      'write apps/web/src/features/procure/home.screen.tsx',
    )
  })
  test('a screen without a page is refused', () => {
    expect(() => pairScreens([found('brand', 'master')], [{ module: 'procure', file: 'brands' }])).toThrow(
      'has no page',
    )
  })
  test('two screens of one name are refused, whatever their folders', () => {
    const home = { module: 'procure', file: 'home' }
    expect(() => pairScreens([found('home', 'screen')], [home, home])).toThrow(
      'Several files of features are called procure/home',
    )
  })
  test('a module adds to the records of a master, and of nothing else', () => {
    const pages = [found('brand', 'master'), found('season', 'master'), found('home', 'screen', '/procure/')]
    const home = { module: 'procure', file: 'home' }
    const season = { module: 'procure', file: 'season' }
    const pairs = pairScreens(pages, [home], [season])
    expect(pairs.filter(({ hasRecord }) => hasRecord).map(({ file }) => file)).toEqual(['season'])
    expect(() => pairScreens(pages, [home], [home])).toThrow('features/procure/home.record.tsx adds to no master')
  })
  test('two pages of one address are refused', () => {
    expect(() => pairScreens([found('a', 'master', '/x/'), found('b', 'master', '/x/')], [])).toThrow(
      'Several pages have the address /x/',
    )
  })
})
