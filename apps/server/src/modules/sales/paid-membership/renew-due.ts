import { paidMembership } from '@countinghouse/contract/sales/paid-membership'
import { addDays } from '@countinghouse/kernel/days'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/db.ts'
import { lockDocumentRow } from '../../../platform/documents/document.ts'
import { runScheduled } from '../../../platform/jobs/scheduled-context.ts'
import { raiseException, resolveException } from '../../desk/index.ts'
import type { PaidMembership } from './calculate-membership.ts'
import { renewalFailed } from './membership-failures.ts'
import { refusalOf } from './refusal-of.ts'
import { findRenewals, sellRenewal } from './renew-membership.ts'

type Ended = { readonly id: number; readonly name: string; readonly endsOn: string; readonly userId: number }

/**
 * Sells the next period of memberships that renew automatically and have ended, one per transaction, also those of earlier nights that
 * were missed. What cannot be sold raises an exception and is tried again every night of the grace period. Throws: the first failure that
 * is no refusal of a rule, after all other memberships.
 */
export async function renewDue(db: Database, companyId: number, today: string): Promise<void> {
  const { rows } = await sql<Ended>`
    select p.id, p.name, p.ends_on::text as "endsOn", coalesce(p.updated_by, p.created_by) as "userId" from sales.paid_membership p
    where p.company_id = ${companyId} and p.renews_automatically and p.status in ('active', 'grace') and p.ends_on < ${today}::date
      and not exists (select from sales.paid_membership r
        where r.company_id = p.company_id and r.renewed_from_id = p.id and r.status <> 'cancelled')
    order by p.ends_on, p.id`.execute(db.reader({ companyId }))
  const failures: unknown[] = []
  for (const one of rows) {
    try {
      await renewOne(db, companyId, one, today)
    } catch (error) {
      failures.push(error)
    }
  }
  for (const failure of failures) throw failure
}

async function renewOne(db: Database, companyId: number, one: Ended, today: string): Promise<void> {
  const acting = { companyId, userId: one.userId, taskId: 'sales.paidMembership.renewDue', isInAllStores: true }
  try {
    await runScheduled(db, acting, async (ctx, tx) => {
      const row = (await lockDocumentRow(ctx, tx, paidMembership, one.id)) as PaidMembership | null
      if (row?.renewsAutomatically !== true || !['active', 'grace'].includes(row.status)) return
      const uid = randomUUID()
      const { other } = await findRenewals(ctx, tx, { id: one.id, uid })
      // After the grace period, as after nights that were missed, the tier has lapsed: a user renews it. Without one, the first night sells.
      if (other === null && (row.graceUntil >= today || addDays(row.endsOn, 1) === today))
        await sellRenewal(ctx, tx, row, uid)
      await resolveException(ctx, tx, renewalFailed, String(one.id))
    })
  } catch (error) {
    const reason = refusalOf(error)
    if (reason === null) throw error
    const cause = { date: one.endsOn, reason }
    const raised = { key: String(one.id), label: one.name, recordId: one.id, arguments: cause }
    await runScheduled(db, acting, async (ctx, tx) => await raiseException(ctx, tx, renewalFailed, raised))
  }
}
