import { paidMembership } from '@countinghouse/contract/sales/paid-membership'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/db.ts'
import { lockDocumentRow, moveDocument } from '../../../platform/documents/document.ts'
import { runScheduled } from '../../../platform/jobs/scheduled-context.ts'
import { raiseException, resolveException } from '../../desk/index.ts'
import { incomeFailed, renewalFailed } from './membership-failures.ts'
import type { Recognised } from './recognise-income.ts'
import { lockRecognised, recogniseMonth } from './recognise-income.ts'
import { refusalOf } from './refusal-of.ts'
import { renewDue } from './renew-due.ts'

type Due = Pick<Recognised, 'id' | 'name'> & { readonly nextOn: string; readonly userId: number }

/** At night: renewals, memberships that end, and income of months that are over. */
export async function followMemberships(db: Database, companyId: number): Promise<void> {
  const { rows } = await sql<{ today: string }>`select erp.today(${companyId})::text as today`.execute(
    db.reader({ companyId }),
  )
  await followOn(db, companyId, rows[0]?.today ?? '')
}

/** What is due on a day. */
export async function followOn(db: Database, companyId: number, today: string): Promise<void> {
  await renewDue(db, companyId, today)
  await endMemberships(db, companyId, today)
  await recogniseDue(db, companyId, today)
}

/**
 * Posts every month that is over, one per transaction, also those of earlier nights that were missed. What cannot be posted raises an
 * exception and is tried again the next night. Throws: the first failure that is no refusal of a rule, after all other memberships.
 */
export async function recogniseDue(db: Database, companyId: number, today: string): Promise<void> {
  const failed = new Map<number, unknown>()
  for (;;) {
    const due = await findDue(db, companyId, { today, without: [...failed.keys()] })
    if (due === null) break
    const acting = { companyId, userId: due.userId, taskId: 'sales.paidMembership.recognise' }
    try {
      await runScheduled(db, acting, async (ctx, tx) => {
        const membership = await lockRecognised(ctx, tx, due.id)
        if (membership?.nextOn !== due.nextOn) return
        await recogniseMonth(ctx, tx, membership)
        await resolveException(ctx, tx, incomeFailed, String(due.id))
      })
    } catch (error) {
      failed.set(due.id, error)
    }
    const reason = failed.has(due.id) ? refusalOf(failed.get(due.id)) : null
    if (reason === null) continue
    failed.set(due.id, null)
    const cause = { date: due.nextOn, reason }
    const raised = { key: String(due.id), label: due.name, recordId: due.id, arguments: cause }
    await runScheduled(db, acting, async (ctx, tx) => await raiseException(ctx, tx, incomeFailed, raised))
  }
  for (const error of failed.values()) if (error !== null) throw error
}

async function findDue(
  db: Database,
  companyId: number,
  { today, without }: { readonly today: string; readonly without: readonly number[] },
): Promise<Due | null> {
  const { rows } = await sql<Due>`
    select p.id, p.name, p.next_on::text as "nextOn", coalesce(p.updated_by, p.created_by) as "userId"
    from sales.paid_membership p
    where p.company_id = ${companyId} and p.next_on <= ${today}::date and p.id <> all (${without}::bigint[])
    order by p.next_on, p.id limit 1`.execute(db.reader({ companyId }))
  return rows[0] ?? null
}

type Ending = { readonly id: number; readonly userId: number; readonly status: 'grace' | 'expired' }

/** After the last day the grace period begins, unless the membership is renewed; after that it expires. */
export async function endMemberships(db: Database, companyId: number, today: string): Promise<void> {
  const { rows } = await sql<Ending>`
    select p.id, coalesce(p.updated_by, p.created_by) as "userId",
      case when p.grace_until < ${today}::date or r.id is not null then 'expired' else 'grace' end as status
    from sales.paid_membership p
    left join sales.paid_membership r on r.company_id = p.company_id and r.renewed_from_id = p.id and r.status in ('active', 'grace')
    where p.company_id = ${companyId} and p.ends_on < ${today}::date
      and (p.status = 'active' or p.status = 'grace' and (p.grace_until < ${today}::date or r.id is not null))
    order by p.id`.execute(db.reader({ companyId }))
  for (const { id, userId, status } of rows)
    await runScheduled(db, { companyId, userId, taskId: 'sales.paidMembership.end' }, async (ctx, tx) => {
      const row = await lockDocumentRow(ctx, tx, paidMembership, id)
      if (row === null || (row.status !== 'active' && row.status !== 'grace') || row.status === status) return
      await moveDocument(ctx, tx, paidMembership, row, { status })
      if (status === 'expired') await resolveException(ctx, tx, renewalFailed, String(id))
    })
}
