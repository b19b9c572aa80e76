import { expect, test } from 'vitest'
import { eventTypeOf, isDashboardType, page, permissionName } from './page.ts'
import { isModuleAllowed, isPageAllowed } from './page-rule.ts'

const user = { Usr_userid: 7, user_roles: [{ usrl_role_id: 5 }] }
const permissions = [
  { pg_eventtype: 'brand', isaccessallowed: 1 },
  { pg_eventtype: 'product/category', isaccessallowed: 0 },
]

test('an entry with flag 1 opens the page, any other flag closes it, no entry opens it', () => {
  expect(isPageAllowed('/procure/brand/', user, permissions, null)).toBe(true)
  expect(isPageAllowed('/procure/product/category', user, permissions, null)).toBe(false)
  expect(isPageAllowed('/procure/season/', user, permissions, null)).toBe(true)
  for (const flag of [0, 2, -1])
    expect(isPageAllowed('/x/brand', user, [{ pg_eventtype: 'brand', isaccessallowed: flag }], null)).toBe(false)
})

test('dashboards are open to all', () => {
  const closed = [
    { pg_eventtype: 'dashboard', isaccessallowed: 0 },
    { pg_eventtype: '', isaccessallowed: 0 },
  ]
  for (const path of ['/procure/', '/procure', '/procure/dashboard/'])
    expect(isPageAllowed(path, user, closed, null), path).toBe(true)
})

test('role 1 and the configured administrator skip the check', () => {
  const closed = [{ pg_eventtype: 'brand', isaccessallowed: 0 }]
  expect(
    isPageAllowed('/procure/brand', { ...user, user_roles: [{ usrl_role_id: 5 }, { usrl_role_id: 1 }] }, closed, null),
  ).toBe(true)
  expect(isPageAllowed('/procure/brand', user, closed, 7)).toBe(true)
  expect(isPageAllowed('/procure/brand', user, closed, 8)).toBe(false)
})

test('the event type is the path minus its first segment, in its own spelling', () => {
  const paths = [
    ['/procure/product/category/', 'product/category'],
    ['/wms/mannualStockReceive/', 'mannualStockReceive'],
    ['/procure/', ''],
    ['//procure//brand', 'brand'],
  ] as const
  for (const [path, type] of paths) expect(eventTypeOf(path), path).toBe(type)
  expect([isDashboardType(''), isDashboardType('dashboard'), isDashboardType('dashboards')]).toEqual([
    true,
    true,
    false,
  ])
})

test('a right is named page:event, a dashboard’s by its whole path', () => {
  const title = { en: 'T', ar: 'ت' }
  const brand = page({ module: 'procure', path: '/procure/brand/', title, icon: 'tag', events: ['edit'] })
  expect(brand.events).toEqual(['view', 'edit'])
  expect(permissionName(brand, 'edit')).toBe('brand:edit')
  expect(permissionName(page({ module: 'procure', path: '/procure/', title, icon: 'x' }), 'view')).toBe('procure:view')
  expect(permissionName(page({ module: 'sales', path: '/sales/dashboard/', title, icon: 'x' }), 'view')).toBe(
    'sales/dashboard:view',
  )
})

test('the company’s modules admit paths that begin with theirs, whatever the case and slashes; the chooser is always open', () => {
  const routes = ['/procure/', '/ERP']
  for (const path of ['/procure', '/Procure/brand/', '/erp/users', '/apps/modules/', '/apps/modules'])
    expect(isModuleAllowed(path, routes), path).toBe(true)
  for (const path of ['/wms/', '/', '/apps', '/apps/modules/x']) expect(isModuleAllowed(path, routes), path).toBe(false)
})
