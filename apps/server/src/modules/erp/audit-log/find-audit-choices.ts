import { sql } from 'kysely'
import type { Reader } from '../../../platform/database/db.ts'

type Choice = { readonly id: number; readonly name: string }

/** Maximum choices; others are reachable by link only. */
const mostChoices = 1000

/** Users and stores by name, inactive ones included, because the log covers the past. */
export async function findAuditChoices(
  reader: Reader,
  companyId: number,
): Promise<{ users: Choice[]; stores: Choice[] }> {
  const { rows } = await sql<Choice & { isStore: boolean }>`
    (select u.id, u.first_name || ' ' || u.last_name as name, false as "isStore" from erp.app_user u
      where u.company_id = ${companyId} order by 2, 1 limit ${sql.lit(mostChoices)})
    union all
    (select s.id, s.name, true from erp.store s where s.company_id = ${companyId} order by 2, 1 limit ${sql.lit(mostChoices)})`.execute(
    reader,
  )
  const pick = (isStore: boolean) => rows.filter((row) => row.isStore === isStore).map(({ id, name }) => ({ id, name }))
  return { users: pick(false), stores: pick(true) }
}
