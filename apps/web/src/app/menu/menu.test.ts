import type { MenuItem } from '@countinghouse/contract/erp/menu'
import { describe, expect, test } from 'vitest'
import { findMenuItem, menuGroups, searchMenu, selectedIds, visibleMenu } from './menu.ts'

function item(id: string, path: string, more: Partial<MenuItem> = {}): MenuItem {
  return {
    id,
    path,
    title: id,
    title_ar: `ar ${id}`,
    icon: 'tag',
    type: 'link',
    menutitle: null,
    menutitle_ar: null,
    badgetxt: null,
    class: null,
    mdl_route: '/procure',
    children: [],
    ...more,
  }
}

const heading = item('masters', '/procure/_h/masters', { type: 'empty', menutitle: 'Master data' })
const brand = item('Brands', '/procure/brand/')
const category = item('Categories', '/procure/product/category')
const product = item('Products', '/procure/product')
const branch = item('Catalogue', '/procure/_g/catalogue', { type: 'sub', children: [product, category] })
const sales = item('Reports', '/sales/reports', { mdl_route: '/sales' })
const menu = [heading, brand, branch, sales]

describe('the part of the menu that belongs to a path', () => {
  test('keeps items whose path contains the first segment and whose module route starts the path', () => {
    expect(visibleMenu(menu, '/procure/brand/').map(({ id }) => id)).toEqual(['masters', 'Brands', 'Catalogue'])
    expect(visibleMenu(menu, '/sales/reports').map(({ id }) => id)).toEqual(['Reports'])
  })
  test('an item that contains the segment but belongs to another module is left out', () => {
    const foreign = item('Elsewhere', '/sales/procure', { mdl_route: '/sales' })
    expect(visibleMenu([foreign], '/procure/')).toEqual([])
  })
  test('strips trailing slashes, at every depth', () => {
    const deep = item('g', '/procure/_g/x/', { type: 'sub', children: [item('c', '/procure/c/')] })
    const [kept] = visibleMenu([deep], '/procure/')
    expect(kept?.path).toBe('/procure/_g/x')
    expect(kept?.children[0]?.path).toBe('/procure/c')
  })
  test('a branch without a visible child is left out', () => {
    expect(visibleMenu([item('g', '/procure/_g/x', { type: 'sub' })], '/procure/')).toEqual([])
  })
  test('nothing shows at the root or in the module chooser', () => {
    expect(visibleMenu(menu, '/')).toEqual([])
    expect(visibleMenu(menu, '/apps/modules/')).toEqual([])
  })
})

describe('headings', () => {
  test('gather the items that follow them', () => {
    const groups = menuGroups([item('home', '/procure'), heading, brand])
    expect(groups.map((group) => [group.heading?.menutitle ?? null, group.items.map(({ id }) => id)])).toEqual([
      [null, ['home']],
      ['Master data', ['Brands']],
    ])
  })
  test('a heading with nothing under it is left out', () => {
    expect(menuGroups([brand, heading])).toHaveLength(1)
  })
  test('a link may carry its heading itself, once for a run of links', () => {
    const links = ['a', 'b'].map((id) => item(id, `/procure/${id}`, { menutitle: 'Group' }))
    expect(menuGroups(links).map(({ items }) => items.length)).toEqual([2])
  })
})

describe('the marked item', () => {
  test('is the exact path with its ancestors, with or without trailing slash', () => {
    expect(selectedIds(menu, '/procure/product/')).toEqual(new Set(['Catalogue', 'Products']))
    expect(selectedIds(menu, '/procure/brand')).toEqual(new Set(['Brands']))
  })
  test('else the longest path that is a prefix on a segment boundary', () => {
    expect(selectedIds(menu, '/procure/product/category/12')).toEqual(new Set(['Catalogue', 'Categories']))
    expect(selectedIds(menu, '/procure/productive')).toEqual(new Set())
  })
})

describe('search', () => {
  const titleOf = ({ title }: MenuItem) => title
  test('finds titles that contain the words without regard to case, in branches too', () => {
    expect(searchMenu(menu, 'cat', titleOf)).toEqual([{ title: 'Categories', path: '/procure/product/category' }])
    expect(searchMenu(menu, ' BRAND ', titleOf)).toHaveLength(1)
  })
  test('lists each path once and no branch or heading', () => {
    expect(searchMenu([brand, brand, branch], 'a', titleOf).map(({ title }) => title)).toEqual(['Brands', 'Categories'])
  })
  test('finds nothing without words', () => {
    expect(searchMenu(menu, '  ', titleOf)).toEqual([])
  })
})

test('finds the link of an address whatever its slashes', () => {
  expect(findMenuItem(menu, '/procure/product/category/')?.id).toBe('Categories')
  expect(findMenuItem(menu, '/procure/none')).toBeNull()
})
