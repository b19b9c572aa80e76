import { randomUUID } from 'node:crypto'
import { taxCode } from '@countinghouse/contract/accounts/tax-code'
import { customer } from '@countinghouse/contract/crm/customer'
import { membershipPlan } from '@countinghouse/contract/sales/membership-plan'
import { paidMembership } from '@countinghouse/contract/sales/paid-membership'
import { tier } from '@countinghouse/contract/sales/tier'
import { query } from './database.ts'
import { balancesOf } from './journals.ts'
import type { TestServer } from './server.ts'

/** What is done at night of a day. */
type Follow = (db: TestServer['app']['db'], companyId: number, day: string) => Promise<void>

/** A company in Britain that sells Gold for twelve months at 49.99, tax of 20 % included, with ten days of grace. */
export async function club(server: TestServer, follow: Follow) {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const run = <T extends Record<string, unknown>>(text: string, ...values: unknown[]) =>
    query<T>(server.database.superUrl, text, [companyId, ...values])
  const { items: codes } = await owner.call(taxCode.routes.list, { limit: 50 })
  const taxCodeId = codes.find(({ code }) => code === 'STD')?.id ?? 0
  await owner.call(tier.routes.create, { code: 'SILVER', name: 'Silver', leastTurnoverMinor: 10_000 })
  const gold = await owner.call(tier.routes.create, {
    code: 'GOLD',
    name: 'Gold',
    leastTurnoverMinor: 50_000,
    pointsPpm: 1_500_000,
  })
  const plan = await owner.call(membershipPlan.routes.create, {
    code: 'YEAR',
    name: 'Gold year',
    tierId: gold.id,
    feeMinor: 4999,
    taxCodeId,
    durationMonths: 12,
    graceDays: 10,
  })
  const { id: customerId } = await owner.call(customer.routes.create, { code: 'ADA', name: 'Ada' })
  const [clock] = await run<{ today: string }>(`select erp.today($1)::text as today`)
  const today = clock?.today ?? ''
  type More = { readonly customerId?: number; readonly startsOn?: string }
  const draft = async (more: More = {}) =>
    await owner.call(paidMembership.routes.create, {
      uid: randomUUID(),
      customerId,
      planId: plan.id,
      storeId,
      startsOn: today,
      ...more,
    })
  const sell = async (more: More = {}) => {
    const { id, version } = await draft(more)
    return await owner.call(paidMembership.transitionRoutes.sell, { id, version })
  }
  const read = (id: number) => owner.call(paidMembership.routes.get, { id })
  const cancel = async (id: number) =>
    await owner.call(paidMembership.transitionRoutes.cancel, {
      id,
      version: (await read(id)).version,
      reason: 'Moved away',
    })
  const night = async (day: string) => await follow(server.app.db, companyId, day)
  const balances = () => balancesOf(server.app.db, companyId)
  return { ...tenant, run, taxCodeId, gold, plan, customerId, today, draft, sell, read, cancel, night, balances }
}
