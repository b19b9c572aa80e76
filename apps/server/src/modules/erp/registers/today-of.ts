import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/db.ts'

/** Business date of a company, `YYYY-MM-DD`. */
export async function todayOf(db: Reader | Tx, companyId: number): Promise<string> {
  const { rows } = await sql<{ today: string }>`
    select to_char(erp.today(${companyId}), 'YYYY-MM-DD') as today`.execute(db)
  const [day] = rows
  if (day === undefined) throw new Error('The database answered no day.')
  return day.today
}
