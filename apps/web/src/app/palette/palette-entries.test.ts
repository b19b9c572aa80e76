import type { MenuItem } from '@countinghouse/contract/erp/menu'
import type { Locale, Text } from '@countinghouse/kernel/text'
import { describe, expect, test } from 'vitest'
import { createEntries, pageEntries, recentEntries } from './palette-entries.ts'

function page(title: string, path: string, more: Partial<MenuItem> = {}): MenuItem {
  return {
    id: path,
    title,
    title_ar: `ar ${title}`,
    icon: 'tag',
    path,
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

const navigation = [
  page('Brands', '/procure/brand'),
  page('Stock', '/wms/_g/stock', {
    type: 'sub',
    mdl_route: '/wms',
    children: [page('Receive', '/wms/receive', { mdl_route: '/wms' })],
  }),
  page('Heading', '', { type: 'empty' }),
]
const procure = {
  mdl_route: '/procure',
  mdl_name: 'Procurement',
  mdl_name_ar: 'المشتريات',
  mdl_code: 'P',
  icon: 'tag',
  landing: null,
  hidden: false,
}

describe('pages', () => {
  test('are the links of every module, however deep, with their module', () => {
    const entries = pageEntries(navigation, [procure], 'en')
    expect(entries.map(({ title, detail }) => [title, detail])).toEqual([
      ['Brands', 'Procurement'],
      ['Receive', null],
    ])
  })
  test('speak the language and are found by both', () => {
    const [brands] = pageEntries(navigation, [procure], 'ar')
    expect(brands).toMatchObject({ title: 'ar Brands', detail: 'المشتريات' })
    expect(brands?.words).toEqual(['Brands', 'ar Brands', '/procure/brand'])
  })
})

describe('new records', () => {
  const names = {
    '/procure/brand/': { en: 'brand', ar: 'علامة' },
    '/procure/season/': { en: 'season', ar: 'موسم' },
  }
  const newRecord = (one: Text, locale: Locale) => `New ${one[locale]}`
  const titles = (can: (permission: string) => boolean) =>
    createEntries({ names, navigation, can, newRecord, locale: 'en' }).map(({ title, action }) => [title, action])

  test('are offered for masters of the menu in which the user may create', () => {
    const action = { kind: 'open', address: '/procure/brand/?open=new', recent: null }
    expect(titles(() => true)).toEqual([['New brand', action]])
    expect(titles((permission) => permission === 'brand:create')).toHaveLength(1)
    expect(titles((permission) => permission === 'brand:view')).toEqual([])
  })
})

describe('recent choices', () => {
  const record = { address: '/procure/brand/?open=3', label: 'Oak', detail: 'OAK' }

  test('are named as they were, pages by the menu of today', () => {
    const chosen = [record, { address: '/procure/brand', label: null, detail: null }]
    expect(recentEntries(chosen, navigation, 'ar').map(({ title }) => title)).toEqual(['Oak', 'ar Brands'])
  })
  test('go with the right to their page', () => {
    expect(recentEntries([record], [], 'en')).toEqual([])
  })
})
