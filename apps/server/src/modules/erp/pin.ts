import type { Reader, Tx } from '../../platform/database/db.ts'

/** The keyed hash of a user's PIN; null: no PIN. */
export async function readPinHash(reader: Reader, companyId: number, userId: number): Promise<string | null> {
  const row = await reader
    .selectFrom('erp.app_user')
    .select('pin_hash')
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.pin_hash ?? null
}

/** Null removes the PIN. Locks: the user. */
export async function savePinHash(
  tx: Tx,
  { companyId, userId }: { companyId: number; userId: number },
  hash: string | null,
): Promise<void> {
  await tx
    .updateTable('erp.app_user')
    .set({ pin_hash: hash })
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .execute()
}
