import type { MenuItem } from '@countinghouse/contract/erp/menu'
import { expect, test } from 'vitest'
import { goToPages } from './keyboard-pages.ts'

function page(path: string, children: MenuItem[] = []): MenuItem {
  return {
    id: path,
    title: path,
    title_ar: path,
    icon: 'file',
    path,
    type: children.length > 0 ? 'sub' : 'link',
    menutitle: null,
    menutitle_ar: null,
    badgetxt: null,
    class: null,
    mdl_route: '/procure',
    children,
  }
}

test('letters lead only to pages the user has, wherever they stand in the menu', () => {
  const navigation = [
    page('/procure/brand'),
    page('/procure/stock', [page('/procure/product')]),
    page('/sales/reports'),
  ]
  expect(goToPages(navigation).map(({ keys, item }) => [keys, item.path])).toEqual([
    ['g p', '/procure/product'],
    ['g r', '/sales/reports'],
  ])
  expect(goToPages([])).toEqual([])
})
