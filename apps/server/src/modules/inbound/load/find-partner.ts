import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/inbound/errors.text'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { sql } from 'kysely'
import { atField } from '../../../platform/calls/at-field.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'

export type LoadPartner = { readonly id: number; readonly storeId: number }

/** The partner to which the caller is limited; 0: an external caller of no partner; null: staff. */
export async function findLimit(db: Reader | Tx): Promise<number | null> {
  const { rows } = await sql<{ limit: number | null }>`select inbound.partner_limit() as "limit"`.execute(db)
  return rows[0]?.limit ?? null
}

/** Throws: inbound.staff_only. The policies of the tables defend it too. */
export async function requireStaff(tx: Tx): Promise<void> {
  if ((await findLimit(tx)) !== null) fail('inbound.staff_only')
}

/**
 * The active partner that a load is of: the selected one, else that of the caller. Throws: inbound.partner_required,
 * inbound.partner_inactive, invalid_input for a partner that is not there or that the caller may not see.
 */
export async function findPartner(
  ctx: Ctx,
  db: Reader | Tx,
  partnerId: number | null | undefined,
): Promise<LoadPartner> {
  const id = partnerId ?? (await findLimit(db))
  if (id === null || id === 0)
    return fail('inbound.partner_required', atField(ctx, ['partnerId'], text.partner_required))
  const { rows } = await sql<LoadPartner & { isActive: boolean }>`
    select p.id, p.store_id as "storeId", p.status = 'active' as "isActive" from inbound.partner p
    where p.company_id = ${ctx.companyId} and p.id = ${id}`.execute(db)
  const { isActive, ...partner } = rows[0] ?? fail('invalid_input', atField(ctx, ['partnerId'], issueText.not_a_choice))
  if (!isActive) fail('inbound.partner_inactive', atField(ctx, ['partnerId'], text.partner_inactive))
  return partner
}
