import { sql } from 'kysely'
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

export type PinHolder = { readonly id: number; readonly name: string }

const mostHolders = 500

/** Active users with a PIN, by name. */
export async function findPinHolders(reader: Reader, companyId: number): Promise<readonly PinHolder[]> {
  const { rows } = await sql<PinHolder>`
    select u.id, u.first_name || ' ' || u.last_name as name from erp.app_user u
    where u.company_id = ${companyId} and u.status = 1 and u.pin_hash is not null
      and (select erp.today(${companyId})) between coalesce(u.valid_from, '-infinity') and coalesce(u.valid_until, 'infinity')
    order by (u.first_name || ' ' || u.last_name) collate "und-x-icu", u.id limit ${mostHolders}`.execute(reader)
  return rows
}
