import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/db.ts'

type Colleague = { readonly id: number; readonly name: string }

const mostColleagues = 1000

/** Other active users who can sign in, by name; `only`: restricts to one user. */
export async function findColleagues(
  db: Reader | Tx,
  { companyId, userId, only = null }: { companyId: number; userId: number; only?: number | null },
): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    select u.id, u.first_name || ' ' || u.last_name as name from erp.app_user u
    where u.company_id = ${companyId} and u.id <> ${userId} and u.status = 1 and u.user_type <> 9
      and (${only}::bigint is null or u.id = ${only})
    order by u.first_name collate "und-x-icu", u.last_name collate "und-x-icu", u.id limit ${mostColleagues}`.execute(
    db,
  )
  return rows
}
