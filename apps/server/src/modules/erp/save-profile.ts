import { fail } from '@countinghouse/contract/errors'
import type { Locale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'

type Profile = { readonly firstName: string; readonly lastName: string; readonly locale: Locale }

/** Saves the profile of the own user; returns the previous values. Locks: the user. */
export async function saveProfile(
  tx: Tx,
  { companyId, userId }: { companyId: number; userId: number },
  { firstName, lastName, locale }: Profile,
): Promise<Profile> {
  const { rows } = await sql<Profile>`
    update erp.app_user set first_name = ${firstName}, last_name = ${lastName}, locale = ${locale}
    where company_id = ${companyId} and id = ${userId}
    returning old.first_name as "firstName", old.last_name as "lastName", old.locale`.execute(tx)
  return rows[0] ?? fail('not_found')
}
