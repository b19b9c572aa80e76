import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockPerson } from '../users/lock-person.ts'
import type { Person } from '../users/person.ts'

type Seen = { readonly id: number; readonly version: number }

/** Locks a user for a change of access and checks the version. Throws: not_found, stale. Locks: as lockPerson. */
export async function lockUser({ companyId }: Ctx, tx: Tx, { id, version }: Seen): Promise<Person> {
  const person = await lockPerson(tx, companyId, id)
  if (person.version !== version) fail('stale', { details: { current: { id, version: person.version } } })
  return person
}

/** Access is part of the user record: a change increments the version for the next editor. */
export async function touchUser(tx: Tx, companyId: number, id: number): Promise<void> {
  await sql`update erp.app_user set updated_at = now() where company_id = ${companyId} and id = ${id}`.execute(tx)
}
