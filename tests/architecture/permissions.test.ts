import { eventName, eventPurpose } from '@countinghouse/contract/erp/event-name'
import { expect, test } from 'vitest'
import { loadContract } from '../../apps/server/src/platform/calls/contract.ts'
import type { Source } from './sources.ts'
import { isTest, matchesIn, sourcesOf } from './sources.ts'

/**
 * Who may do what is decided by the engine, the page rule and the menu; the rest of these looks after people and companies.
 * A line more here is a second place that decides.
 */
const mayValidate =
  /^apps\/server\/src\/modules\/erp\/(access|users)\/|^packages\/contract\/src\/(constants|page-rule)\.ts$|^apps\/server\/src\/modules\/erp\/(actor-source|add-user|checks|company|profile|registers\/find-pages)\.ts$|^apps\/web\/src\/(app\/(palette\/palette-commands|menu\/switch-department)|features\/erp\/user\/user-(draft|fields|record))\.tsx?$/

function context(source: Source): string[] {
  return matchesIn(
    source,
    /\badministratorRoleId\b|\bstoreBoundUserType\b|\b(?:userType|user_type|Usr_Type)\s*(?:[!=]==|=|<>|in\b)\s*[\d'(]|\brole_?id\s*(?:[!=]==|=|<>)\s*1\b/gi,
  )
}

test('the type of a user and the role of administrators are asked for by the engine, the rules of pages and menu, and where people are looked after', () => {
  const sources = sourcesOf('{apps,packages}/*/src/**/*.{ts,tsx}').filter(
    ({ file }) => !isTest(file) && !mayValidate.test(file),
  )
  expect(sources.flatMap(context)).toEqual([])
})

test('each way of asking is seen', () => {
  const text = `import { administratorRoleId } from 'x'\nif (user.userType === 10) y()\nwhere u.user_type <> 10\nwhere role_id = 1\nif (roleId === 1) z()`
  expect(context({ file: 'planted.ts', text })).toHaveLength(5)
})

test('every event of every page has a name and a purpose in both languages', async () => {
  const { pages } = await loadContract()
  const codes = new Set(pages.flatMap(({ events }) => [...events]))
  const silent = [...codes].filter(
    (code) => eventName({ code, label: null }, 'ar') === code || eventPurpose(code, 'en') === '',
  )
  expect(silent).toEqual([])
})
