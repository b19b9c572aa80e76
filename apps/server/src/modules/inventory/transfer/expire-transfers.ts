import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { sql } from 'kysely'
import { auditRows } from '../../../platform/audit/audit.ts'
import type { Change, OutboxEvent } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { outboxRows } from '../../../platform/jobs/outbox.ts'
import { releaseStock } from '../reserve-stock.ts'
import { demandType } from './transfer-demand.ts'

/** A transfer whose stock is available again. */
type Expired = { readonly id: number; readonly number: string }

/**
 * Expires approved transfers not released by the last day of their reservation, at most a hundred at once, without an acting user. Locks:
 * the transfers, pools, balances, reservations.
 */
export async function expireTransfers(tx: Tx, companyId: number): Promise<readonly Expired[]> {
  const { rows } = await sql<Expired>`
    with due as (
      select t.id from inventory.transfer t join erp.store s on s.company_id = t.company_id and s.id = t.from_store_id
      where t.company_id = ${companyId} and t.status = 'approved' and t.blocking_until < (now() at time zone s.timezone)::date
      order by t.id limit 100 for no key update of t)
    update inventory.transfer t set status = 'expired' from due
    where t.company_id = ${companyId} and t.id = due.id and t.status = 'approved' returning t.id, t.number`.execute(tx)
  if (rows.length === 0) return []
  const { rows: lines } = await sql<{ id: number }>`
    select l.id from inventory.transfer_line l
    where l.company_id = ${companyId} and l.transfer_id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(tx)
  await releaseStock(companyId, { demandType, demandIds: lines.map(({ id }) => id) }).execute(tx)
  const { entity } = managedTransfer
  const changes = rows.map(({ id, number }): Change => ({
    entity,
    entityId: id,
    label: number,
    before: { status: 'approved' },
    after: { status: 'expired' },
  }))
  const events = rows.map(({ id, number }): OutboxEvent => ({
    event: `${entity}_expired`,
    payload: { id, number, from: 'approved' },
  }))
  const notes = [
    auditRows({
      companyId,
      changes,
      requestId: 'job',
      routeId: 'inventory.managedTransfer.expire',
      userId: null,
      ip: null,
      session: null,
      source: 'job',
    }),
    outboxRows({ companyId, events }),
  ]
  await tx.together(...notes.filter((note) => note !== null))
  return rows
}
