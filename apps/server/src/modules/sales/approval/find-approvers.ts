import { permissionName } from '@countinghouse/contract/page'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { registerPage } from '@countinghouse/contract/sales/register'
import type { ApprovalNeed, Approver, findApprovers } from '@countinghouse/contract/sales/till-approval'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { findPinHolders, grantsIn } from '../../erp/index.ts'
import { readSession } from '../session/read-session.ts'
import { isAllowed } from './is-allowed.ts'

/** Throws: not_found. */
export async function listApprovers(
  ctx: Ctx,
  reader: Reader,
  { tillSessionId, needs }: InputOfRoute<typeof findApprovers>,
): Promise<{ approvers: Approver[] }> {
  const permission = permissionName(registerPage, 'view')
  const { storeId } = await readSession(ctx, reader, tillSessionId, { permission })
  return { approvers: await approversOf(ctx, reader, { storeId, needs }) }
}

/** Colleagues of the caller with a PIN who may decide all of it in a store. */
export async function approversOf(
  { companyId, userId, ip }: Ctx,
  reader: Reader,
  { storeId, needs }: { readonly storeId: number; readonly needs: readonly ApprovalNeed[] },
): Promise<Approver[]> {
  const holders = (await findPinHolders(reader, companyId)).filter(({ id }) => id !== userId)
  if (holders.length === 0) return []
  const userIds = holders.map(({ id }) => id)
  const grants = await grantsIn(reader, { companyId, userIds, storeId, address: ip })
  return holders.filter(({ id }) => {
    const held = grants.get(id)
    return held !== undefined && needs.every((need) => isAllowed(held, need))
  })
}
