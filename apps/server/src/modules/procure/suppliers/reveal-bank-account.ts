import { fail } from '@countinghouse/contract/errors'
import { supplier } from '@countinghouse/contract/procure/supplier'
import { sql } from 'kysely'
import { auditRows } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Database } from '../../../platform/database/db.ts'
import type { SecretBox } from '../../../platform/config/secret-box.ts'
import { requireFreshProof } from '../../../platform/access/session-gate.ts'
import { masked, openNumber } from './account-number.ts'

type Sealed = {
  readonly uid: string
  readonly sealed: Buffer
  readonly lastFour: string
  readonly supplierId: number
  readonly supplier: string
}

/** The full number, after the access is audited. Throws: not_found, not_configured, step_up_required. */
export async function reveal(
  ctx: Ctx,
  { db, box }: { readonly db: Database; readonly box: SecretBox },
  id: number,
): Promise<{ number: string }> {
  requireFreshProof(ctx)
  const { companyId } = ctx
  return await db.inTransaction(ctx, async (tx) => {
    const { rows } = await sql<Sealed>`
      select a.uid, a.number_sealed as sealed, a.last_four as "lastFour", s.id as "supplierId", s.name as supplier
      from procure.supplier_bank_account a join procure.supplier s on s.company_id = a.company_id and s.id = a.supplier_id
      where a.company_id = ${companyId} and a.id = ${id}`.execute(tx)
    const found = rows[0] ?? fail('not_found')
    const number = openNumber(box, { companyId, uid: found.uid }, found.sealed)
    ctx.audit({
      entity: supplier.entity,
      entityId: found.supplierId,
      label: found.supplier,
      before: null,
      after: { bankAccount: masked(found.lastFour) },
    })
    const audit = auditRows(ctx)
    if (audit !== null) await tx.together(audit)
    return { number }
  })
}
