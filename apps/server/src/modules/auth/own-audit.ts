import { auditRows } from '../../platform/audit/audit.ts'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'

/** Keeps, in a transaction that the function opened itself, what somebody changed about how he signs in. */
export async function auditOwn(
  ctx: Ctx,
  tx: Tx,
  label: string,
  change: { before?: Readonly<Record<string, unknown>>; after: Readonly<Record<string, unknown>> },
): Promise<void> {
  const { before = null, after } = change
  ctx.audit({ entity: 'erp.app_user', entityId: ctx.userId, label, before, after })
  const rows = auditRows(ctx)
  if (rows !== null) await tx.together(rows)
}
