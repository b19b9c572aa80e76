import { supplier } from '@countinghouse/contract/procure/supplier'
import { releaseSupplier } from '@countinghouse/contract/procure/supplier-steps'
import { sql } from 'kysely'
import { auditRows } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/db.ts'

type Ended = { readonly id: number; readonly name: string; readonly until: string; readonly day: string }

/** Releases suppliers whose hold ended before the current business date of the company. */
export async function releaseEndedHolds(tx: Tx, companyId: number): Promise<void> {
  const { rows } = await sql<Ended>`
    with ended as (
      select s.id, s.hold_until, (now() at time zone c.timezone)::date as day
      from procure.supplier s join erp.company c on c.id = s.company_id
      where s.company_id = ${companyId} and s.standing = 'on_hold' and s.hold_until < (now() at time zone c.timezone)::date
      order by s.id for no key update of s)
    update procure.supplier t set standing = 'approved', hold_scope = null, hold_until = null, standing_reason = null, updated_by = null
    from ended where t.company_id = ${companyId} and t.id = ended.id
    returning t.id, t.name, ended.hold_until as until, ended.day`.execute(tx)
  const changes = rows.map(({ id, name, until }) => ({
    entity: supplier.entity,
    entityId: id,
    label: name,
    before: { standing: 'on_hold', holdUntil: until },
    after: { standing: 'approved', holdUntil: null },
  }))
  const audit = auditRows({
    companyId,
    requestId: `${supplier.entity}:${rows[0]?.day ?? ''}`,
    routeId: releaseSupplier.id,
    changes,
    userId: null,
    ip: null,
    session: null,
    source: 'job',
  })
  if (audit !== null) await tx.together(audit)
}
