import { administratorRoleId } from '@countinghouse/contract/constants'
import { sql } from 'kysely'
import type { Reader } from '../../../platform/database/db.ts'
import type { Person } from './person.ts'

/** An integration user; cannot sign in interactively. */
export function isProgram({ userType }: Pick<Person, 'userType'>): boolean {
  return userType === 'integration'
}

/** Ids of the administrators of a company. */
export async function findAdministrators(reader: Reader, companyId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct user_id as id from erp.user_role
    where company_id = ${companyId} and role_id = ${administratorRoleId}`.execute(reader)
  return rows.map(({ id }) => id)
}
