import type { Tx } from '../../platform/database/db.ts'

/** Activates an invited user under the entered name. Locks: the user. */
export async function activateUser(
  tx: Tx,
  user: { companyId: number; userId: number; firstName: string; lastName: string },
): Promise<void> {
  await tx
    .updateTable('erp.app_user')
    .set({ first_name: user.firstName, last_name: user.lastName, status: 1 })
    .where('company_id', '=', user.companyId)
    .where('id', '=', user.userId)
    .execute()
}
