import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { text } from '@countinghouse/contract/sales/errors.text'
import { registerPage } from '@countinghouse/contract/sales/register'
import type { Approver, approveAtTill } from '@countinghouse/contract/sales/till-approval'
import { sql } from 'kysely'
import { auditRows } from '../../../platform/audit/audit.ts'
import { atField } from '../../../platform/calls/at-field.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { SecretBox } from '../../../platform/config/secret-box.ts'
import type { Database, Tx } from '../../../platform/database/db.ts'
import type { PinAnswer } from '../../auth/index.ts'
import { checkColleaguePin } from '../../auth/index.ts'
import { readSession } from '../session/read-session.ts'
import { approversOf } from './find-approvers.ts'

type Input = InputOfRoute<typeof approveAtTill>

/** Keeps what a colleague allows by PIN, with both names in the audit. Throws: see the route. */
export async function approve(
  ctx: Ctx,
  { db, box }: { readonly db: Database; readonly box: SecretBox },
  { tillSessionId, receiptUid, approverId, pin, needs }: Input,
): Promise<{ approvedBy: string }> {
  const { companyId, userId } = ctx
  const reader = db.reader(ctx)
  const session = await readSession(ctx, reader, tillSessionId, { permission: permissionName(registerPage, 'view') })
  const approvers = await approversOf(ctx, reader, { storeId: session.storeId, needs })
  const approver = approvers.find(({ id }) => id === approverId)
  if (approver === undefined)
    return fail('sales.approver_not_allowed', atField(ctx, ['approverId'], text.approver_not_allowed))
  const answer = await checkColleaguePin({ db, box }, { companyId, userId: approverId, pin })
  if (answer !== 'right') await noteMiss(ctx, db, { approver, answer, till: session.label })
  if (answer === 'held') return fail('sales.pin_held', atField(ctx, ['pin'], text.pin_held))
  if (answer === 'wrong') return fail('sales.pin_wrong', atField(ctx, ['pin'], text.pin_wrong))
  await db.inTransaction(ctx, async (tx) => {
    const { rows } = await sql<{ id: number; kind: string; variantId: number | null; value: number | null }>`
      insert into sales.till_approval (company_id, till_session_id, receipt_uid, kind, variant_id, value, requested_by, approved_by)
      select ${companyId}, ${tillSessionId}, ${receiptUid}, n.kind, n."variantId", n.value, ${userId}, ${approverId}
      from jsonb_to_recordset(${JSON.stringify(needs)}::jsonb) as n (kind text, "variantId" bigint, value bigint)
      returning id, kind, variant_id as "variantId", value`.execute(tx)
    for (const { id, kind, variantId, value } of rows)
      ctx.audit({
        entity: 'sales.till_approval',
        entityId: id,
        label: session.label,
        before: null,
        after: { kind, variantId, value, receiptUid, approvedById: approverId, approvedBy: approver.name },
      })
    await keepAudit(ctx, tx)
  })
  return { approvedBy: approver.name }
}

type Miss = { readonly approver: Approver; readonly answer: PinAnswer; readonly till: string }

/** A wrong PIN stands in the history of the person whose it was to be. */
async function noteMiss(ctx: Ctx, db: Database, { approver, answer, till }: Miss): Promise<void> {
  const { id: entityId, name: label } = approver
  await db.inTransaction(ctx, async (tx) => {
    ctx.audit({ entity: 'erp.app_user', entityId, label, before: null, after: { approvalAtTill: answer, till } })
    await keepAudit(ctx, tx)
  })
}

async function keepAudit(ctx: Ctx, tx: Tx): Promise<void> {
  const rows = auditRows(ctx)
  if (rows !== null) await tx.together(rows)
}
