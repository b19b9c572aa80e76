import { page } from '@countinghouse/contract/page'
import type { Branch } from '@countinghouse/contract/page'
import { expect, test } from 'vitest'
import { findContractProblems } from './handlers.ts'

const name = { en: 'Access', ar: 'الوصول' }
const access: Branch = { key: 'access', title: name, icon: 'lock' }
const inner: Branch = { key: 'inner', title: name, icon: 'lock', under: access }
const innermost: Branch = { key: 'innermost', title: name, icon: 'lock', under: inner }

function problemsOf(...placed: readonly [string, Branch][]): string[] {
  const pages = placed.map(([path, branch]) => page({ module: 'erp', path, title: name, icon: 'key', branch }))
  return findContractProblems(
    { pages, routes: [], recordRoutes: [], masters: [], documents: [], listings: [], settings: [], series: [] },
    [],
  )
}

test('a branch may hold several pages, stand under another, and be in the menus of two suites', () => {
  expect(problemsOf(['/erp/a/', access], ['/erp/b/', access], ['/erp/c/', inner], ['/wms/d/', access])).toEqual([])
})

test('two branches with one address and a fourth level keep the server from starting', () => {
  expect(problemsOf(['/erp/a/', access], ['/erp/b/', { ...access }])).toEqual([
    'Two branches share the address /erp/_g/access.',
  ])
  expect(problemsOf(['/erp/a/', innermost])).toEqual(['/erp/a/ would be in the fourth level of the menu.'])
})
