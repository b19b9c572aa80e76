import { activity } from '@countinghouse/contract/crm/activity'
import { customer } from '@countinghouse/contract/crm/customer'
import { customerCase, resolveCase } from '@countinghouse/contract/crm/customer-case'
import { crmDashboardPage, getCrmDashboard } from '@countinghouse/contract/crm/dashboard'
import { opportunity } from '@countinghouse/contract/crm/opportunity'
import { permissionName } from '@countinghouse/contract/page'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()

test('the dashboard counts cases by priority and age, overdue activities, the pipeline, NPS and new customers, as far as the caller may view them', async () => {
  const { owner, companyId, as } = await server.company()
  const ownerId = owner.user?.Usr_userid ?? 0
  const { id: customerId } = await owner.call(customer.routes.create, { code: 'ADA', name: 'Ada Smith' })
  const open = async (priority: 'urgent' | 'low') =>
    await owner.call(customerCase.routes.create, { name: 'Torn seam', customerId, priority })
  const [old] = [await open('urgent'), await open('urgent'), await open('low')]
  const { id, version } = await open('low')
  await owner.call(resolveCase, { id, version, resolution: 'Done' })
  await query(
    server.database.superUrl,
    `update crm.customer_case set created_at = now() - interval '8 days', due_at = now() - interval '7 days' where company_id = $1 and id = $2`,
    [companyId, old.id],
  )
  for (const dueOn of ['2020-01-01', '2099-01-01', null])
    await owner.call(activity.routes.create, { name: 'Call', customerId, ownerId, dueOn })
  await owner.call(opportunity.routes.create, { name: 'Uniforms', customerId, ownerId, expectedMinor: 50_000 })
  const all = await owner.call(getCrmDashboard, {})
  expect(all.cases).toEqual([
    { priority: 'urgent', count: 2, overdue: 1, upToDay: 1, upToWeek: 0, older: 1 },
    { priority: 'high', count: 0, overdue: 0, upToDay: 0, upToWeek: 0, older: 0 },
    { priority: 'normal', count: 0, overdue: 0, upToDay: 0, upToWeek: 0, older: 0 },
    { priority: 'low', count: 1, overdue: 0, upToDay: 1, upToWeek: 0, older: 0 },
  ])
  expect(all.activities).toEqual({ open: 3, overdue: 1 })
  expect(all.pipeline?.[0]).toEqual({ stage: 'lead', count: 1, expectedMinor: 50_000, weightedMinor: 5000 })
  expect(all.nps).toMatchObject({ now: { responses: 0, npsPpm: null }, before: { responses: 0 } })
  expect(all.customers).toHaveLength(12)
  expect(all.customers?.at(-1)).toEqual({ month: all.today.slice(0, 7), count: 1 })
  const clerk = await as({ may: [permissionName(crmDashboardPage, 'view'), 'cases:view'] })
  expect(await clerk.call(getCrmDashboard, {})).toMatchObject({
    cases: all.cases,
    activities: null,
    pipeline: null,
    nps: null,
    customers: null,
  })
})
