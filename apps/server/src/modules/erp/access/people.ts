import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'

type Person = { id: number; name: string; designation: string; storeIds: number[] | null }

const mostPeople = 50

/** Users whose names start with the text, and the stores of the company. */
export async function findAccessPeople({ companyId }: Ctx, reader: Reader, q = '') {
  const { rows: people } = await sql<Person>`
    select u.id, u.first_name || ' ' || u.last_name as name, u.designation, case when not u.has_all_stores then
        array(select s.store_id from erp.user_store s where s.company_id = u.company_id and s.user_id = u.id order by 1) end as "storeIds"
    from erp.app_user u
    where u.company_id = ${companyId}
      and (starts_with(platform.normalise(u.first_name || ' ' || u.last_name), platform.normalise(${q}::text))
        or starts_with(platform.normalise(u.last_name), platform.normalise(${q}::text)))
    order by (u.first_name || ' ' || u.last_name) collate "und-x-icu", u.id limit ${mostPeople}`.execute(reader)
  const stores = await reader
    .selectFrom('erp.store')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .orderBy('name')
    .execute()
  return { people, stores }
}
