import type { AccessDecision } from '@countinghouse/contract/erp/access'
import type { PermissionModule } from '@countinghouse/contract/erp/permission'
import { expect, test } from 'vitest'
import { periodState } from '../role/period-labels.ts'
import { permissionsByPage } from './user-permissions.ts'

const event = (id: number, code: string) => ({
  id,
  code,
  permission: `brand:${code}`,
  label: null,
  risk: 'low' as const,
  isAdminOnly: false,
  requires2fa: false,
  dependsOnId: null,
})
const page = (id: number, title: string, events: ReturnType<typeof event>[]) => ({
  id,
  path: `/procure/${id}/`,
  title: { en: title, ar: title },
  events,
})
const modules: PermissionModule[] = [
  {
    code: 'procure',
    name: { en: 'Procurement', ar: 'المشتريات' },
    isOpen: true,
    pages: [page(1, 'Brands', [event(1, 'view'), event(2, 'delete')]), page(2, 'Seasons', [event(3, 'view')])],
  },
]
const accessDecisions = [true, false, true].map((isAllowed, index) => ({
  ...({ isAllowed, rule: 'not_granted' } as AccessDecision),
  eventId: index + 1,
}))
const found = (q: string, shown: 'all' | 'allowed' | 'denied') =>
  permissionsByPage(modules, accessDecisions, { q, shown, locale: 'en' }).map(
    ({ title, allowed, total, permissions }) =>
      `${title} ${allowed}/${total}: ${permissions.map(({ name }) => name).join(', ')}`,
  )

test('rights are looked for by page and by name, and counted over all of a page', () => {
  expect(found('', 'all')).toEqual(['Brands 1/2: View, Delete', 'Seasons 1/1: View'])
  expect(found('', 'denied')).toEqual(['Brands 1/2: Delete'])
  expect(found(' bran', 'allowed')).toEqual(['Brands 1/2: View'])
  expect(found('DEL', 'all')).toEqual(['Brands 1/2: Delete'])
  expect(found('moon', 'all')).toEqual([])
})

test('a period counts on its first and last day', () => {
  const on = (day: string) => periodState({ from: '2027-01-10', until: '2027-01-20' }, day)
  expect(['2027-01-09', '2027-01-10', '2027-01-20', '2027-01-21'].map(on)).toEqual(['later', 'now', 'now', 'over'])
  expect(periodState({ from: null, until: null })).toBe('now')
})
