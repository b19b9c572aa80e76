import { expect, test } from 'vitest'
import { decimalField } from './decimal-field.ts'
import { choiceField, shownField, textField } from './fields.ts'
import { filterShapes } from './filter.ts'
import { columnNames, listing, listingFor } from './listing.ts'
import { master } from './master.ts'
import { page } from './page.ts'
import { brand } from './procure/brand.ts'

const named = { en: 'Name', ar: 'الاسم' }
const text = { title: named, one: named, many: named, purpose: named, name: named, state: named, age: named }
const people = page({ module: 'erp', path: '/erp/people/', title: named, icon: 'user' })
const base = {
  module: 'erp',
  thing: 'knownPerson',
  page: people,
  api: '/erp/people',
  text,
  fields: { state: choiceField(['here', 'gone']), name: shownField() },
  titleField: 'name',
} as const

test('a list shows its title first, is known by its view, and is exported where its page knows the right', () => {
  const list = listing({ ...base, asides: ['age'], columns: ['state', 'age'] })
  expect(list).toMatchObject({
    name: 'erp.known_person',
    source: 'erp.known_person',
    columns: ['name', 'state', 'age'],
  })
  expect(list).toMatchObject({ sort: ['name', 'state'], defaultSort: ['name'], ungrouped: [] })
  expect(columnNames(list)).toEqual(['name', 'state', 'age'])
  expect(Object.keys(list.routes)).toEqual(['list', 'selected'])
  const exporting = page({ module: 'erp', path: '/erp/people/', title: named, icon: 'user', events: ['export'] })
  const exported = listing({ ...base, page: exporting, hasGet: true })
  expect(Object.keys(exported.routes)).toEqual(['list', 'selected', 'get', 'exportNow', 'exportLater'])
})

test('what no column has is neither sorted nor asked for, and a field is not called as a text of the list', () => {
  const computed = listing({ ...base, computed: ['state'] })
  expect(computed).toMatchObject({ sort: ['name'], unfiltered: ['state'], ungrouped: ['state'] })
  expect(() => listing({ ...base, computed: ['name'] })).toThrow('looks for words')
  expect(() => listing({ ...base, fields: { ...base.fields, title: shownField() } })).toThrow('the text title')
  expect(() => listing({ ...base, guarded: { state: 'person:judge' } })).toThrow('without its right')
  expect(() => listing({ ...base, filters: ['name'] })).toThrow('filtered by a list of values')
})

test('a column that needs a right is none of the list of who has it not', () => {
  const list = listing({ ...base, computed: ['state'], guarded: { state: 'person:judge' } })
  expect(columnNames(listingFor(list, () => false))).toEqual(['name'])
  expect(listingFor(list, (right) => right === 'person:judge')).toBe(list)
})

test('a master is a list with more, and has no call, right or condition of a verb that it is without', () => {
  expect(brand.listing.routes.list).toBe(brand.routes.list)
  expect(brand.page.events).toEqual(['view', 'create', 'edit', 'deactivate', 'delete', 'merge', 'import', 'export'])
  const role = master({
    module: 'erp',
    thing: 'role',
    path: '/erp/role-list/',
    api: '/erp/roles',
    icon: 'lock',
    text: { ...text, code: named, note: named },
    fields: { note: textField({ max: 10 }) },
    without: ['create', 'delete', 'deactivate', 'merge', 'import', 'export'],
  })
  expect(role.page.events).toEqual(['view', 'edit'])
  const gone = ['create', 'delete', 'activate', 'deactivate', 'deactivateMany', 'merge', 'notSame', 'exportNow']
  expect(Object.keys(role.routes).filter((verb) => gone.includes(verb))).toEqual([])
  expect(role.routes).toMatchObject({ list: {}, selected: {}, get: {}, update: {}, editMany: {}, history: {} })
  expect(role.listing.importable).toEqual([])
})

test('a decimal is asked about by no condition: it is no text, and stored with more zeros than anybody types', () => {
  const rate = decimalField({ whole: 9, decimals: 10 })
  const rated = listing({
    ...base,
    text: { ...text, rate: named, other: named },
    fields: { ...base.fields, rate, other: rate.nullable() },
  })
  expect([...new Set(filterShapes(rated).map(({ field }) => field))]).toEqual(['state', 'name'])
})
