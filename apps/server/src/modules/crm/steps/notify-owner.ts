import type { Master } from '@countinghouse/contract/master'
import { sql } from 'kysely'
import type { MasterGuard } from '../../../platform/calls/context.ts'
import { notify } from '../../desk/index.ts'

/** Notifies whoever becomes the owner of a record, unless it is the user who says so. */
export function notifyOwner({ entity, page }: Pick<Master, 'entity' | 'page'>): NonNullable<MasterGuard['afterWrite']> {
  return async ({ companyId, userId }, tx, { before, after }) => {
    if (after === null) return
    const ownerId = after['ownerId']
    if (typeof ownerId !== 'number' || ownerId === userId || ownerId === before?.['ownerId']) return
    const { rows } = await sql<{ name: string }>`
      select u.first_name || ' ' || u.last_name as name from erp.app_user u where u.company_id = ${companyId} and u.id = ${userId}`.execute(
      tx,
    )
    await notify(tx, companyId, {
      recipients: [ownerId],
      kind: 'assigned',
      groupKey: `assigned:${entity}:${after.id}`,
      record: { entity, id: after.id },
      address: `${page.path}?open=${after.id}`,
      args: { who: rows[0]?.name ?? '', what: after.name },
    })
  }
}
