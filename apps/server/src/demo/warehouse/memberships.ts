import { randomUUID } from 'node:crypto'
import { membershipPlan } from '@countinghouse/contract/sales/membership-plan'
import { paidMembership } from '@countinghouse/contract/sales/paid-membership'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/db.ts'
import type { Ground } from './ground.ts'
import { daysAgo } from './ground.ts'
import type { Staff } from './staff.ts'

/** Plans for a year and for a quarter; two customers are members, one is about to become one. */
export async function addMemberships(
  db: Database,
  { owner }: Staff,
  { companyId, stores }: Ground,
  people: readonly number[],
): Promise<void> {
  const { rows } = await sql<{ tierId: number; taxCodeId: number }>`
    select t.id as "tierId", c.id as "taxCodeId" from sales.tier t
    join accounts.tax_code c on c.company_id = t.company_id and c.code = 'STD'
    where t.company_id = ${companyId} and t.code = 'GOLD'`.execute(db.reader({ companyId }))
  const { tierId, taxCodeId } = rows[0] ?? { tierId: 0, taxCodeId: 0 }
  const plan = async (
    code: string,
    name: string,
    terms: { feeMinor: number; durationMonths: number; renewsAutomatically?: boolean },
  ) => (await owner(membershipPlan.routes.create, { code, name, tierId, taxCodeId, graceDays: 14, ...terms })).id
  const year = await plan('GOLD-YEAR', 'Gold for a year', {
    feeMinor: 4999,
    durationMonths: 12,
    renewsAutomatically: true,
  })
  const quarter = await plan('GOLD-QUARTER', 'Gold for three months', { feeMinor: 1499, durationMonths: 3 })
  const storeId = Object.entries(stores).find(([code]) => !code.startsWith('WH'))?.[1] ?? 0
  const draft = async (at: number, planId: number) =>
    await owner(paidMembership.routes.create, {
      uid: randomUUID(),
      customerId: people[at] ?? 0,
      planId,
      storeId,
      startsOn: daysAgo(0),
    })
  for (const { id, version } of [await draft(0, year), await draft(1, quarter)])
    await owner(paidMembership.transitionRoutes.sell, { id, version })
  await draft(2, year)
}
