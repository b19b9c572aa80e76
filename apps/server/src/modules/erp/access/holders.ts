import type { Reader, Tx } from '../../../platform/database/db.ts'

/** Users of a role with past, current or future assignments. */
export async function findHolders(db: Reader | Tx, companyId: number, roleId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('erp.user_role')
    .select('user_id')
    .distinct()
    .where('company_id', '=', companyId)
    .where('role_id', '=', roleId)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

export async function findStoreIds(db: Reader | Tx, companyId: number): Promise<number[]> {
  const rows = await db.selectFrom('erp.store').select('id').where('company_id', '=', companyId).execute()
  return rows.map(({ id }) => id)
}
