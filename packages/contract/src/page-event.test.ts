import { expect, test } from 'vitest'
import { page } from './page.ts'
import { pageEvents } from './page-event.ts'

const title = { en: 'Papers', ar: 'أوراق' }

test('what an event risks follows from its code, and every one but view depends on view', () => {
  const paper = page({ module: 'procure', path: '/procure/paper/', title, icon: 'tag', events: ['edit', 'delete'] })
  expect(pageEvents(paper)).toEqual([
    { code: 'view', risk: 'low', requires2fa: false, isAdminOnly: false, dependsOn: null, apartFrom: [] },
    { code: 'edit', risk: 'medium', requires2fa: false, isAdminOnly: false, dependsOn: 'view', apartFrom: [] },
    { code: 'delete', risk: 'high', requires2fa: false, isAdminOnly: false, dependsOn: 'view', apartFrom: [] },
  ])
})

test('a page says more of an event where it matters', () => {
  const events = ['create', { code: 'approve', risk: 'high', requires2fa: true, dependsOn: 'create' }] as const
  const paper = page({ module: 'procure', path: '/procure/paper/', title, icon: 'tag', events })
  expect(paper.events).toEqual(['view', 'create', 'approve'])
  expect(pageEvents(paper).at(-1)).toEqual({
    code: 'approve',
    risk: 'high',
    requires2fa: true,
    isAdminOnly: false,
    dependsOn: 'create',
    apartFrom: [],
  })
})

test('a page that is for everyone has no events', () => {
  const own = page({ module: 'desk', path: '/account/own/', title, icon: 'tag', isForEveryone: true })
  expect(pageEvents(own)).toEqual([])
})
