import { permissionName } from '@countinghouse/contract/page'
import { expect, test } from 'vitest'
import { roleTemplates } from '../../apps/server/src/modules/erp/role-templates.ts'
import { loadContract } from '../../apps/server/src/platform/calls/contract.ts'

/** Who sets up the company; its events belong to owner and administrator. */
const setUp = ['erp']

test('every event of a business page is in a role that a new company starts with, beside that of its owner', async () => {
  const { pages } = await loadContract()
  const working = roleTemplates.filter(({ code }) => code !== 'company_owner')
  const unused = pages.flatMap((page) => {
    const [suite = '', ...names] = page.path.split('/').filter(Boolean)
    if (setUp.includes(suite)) return []
    const shares = working.flatMap((role) =>
      role.shares.filter(
        ({ suites, pages: only }) =>
          (suites.includes('*') || suites.includes(suite)) && (only === undefined || only.includes(names.at(-1) ?? '')),
      ),
    )
    return page.events
      .filter((event) => !shares.some(({ events }) => events.includes('*') || events.includes(event)))
      .map((event) => permissionName(page, event))
  })
  expect(unused).toEqual([])
})
