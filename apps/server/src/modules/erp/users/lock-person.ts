import type { User } from '@countinghouse/contract/erp/user'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { lockPermissions } from '../access/permissions-lock.ts'
import type { Person } from './person.ts'
import { statusNumbers, typeNumbers } from './person.ts'

type Row = Omit<Person, 'userType' | 'status'> & { readonly userType: number; readonly status: number }

/** The user of a write. Locks: the permissions of the company, then the user. Throws: not_found. */
export async function lockPerson(tx: Tx, companyId: number, id: number): Promise<Person> {
  await lockPermissions(tx, companyId)
  const { rows } = await sql<Row>`
    select u.id, u.version, u.first_name || ' ' || u.last_name as name, u.first_name as "firstName", u.last_name as "lastName", u.designation,
      u.department, u.employee_no as "employeeNo", u.email, u.phone, u.locale, u.user_type as "userType",
      u.home_module_id as "homeModuleId", u.default_store_id as "defaultStoreId", u.valid_from as "validFrom", u.valid_until as "validUntil",
      u.status, u.has_all_stores as "hasAllStores",
      array(select s.store_id from erp.user_store s where s.company_id = u.company_id and s.user_id = u.id order by 1) as "storeIds",
      exists (select from erp.user_role r where r.company_id = u.company_id and r.user_id = u.id and r.role_id = 1) as "isAdministrator"
    from erp.app_user u where u.company_id = ${companyId} and u.id = ${id} for no key update of u`.execute(tx)
  const [row] = rows
  if (row === undefined) return fail('not_found')
  return {
    ...row,
    userType: named<User['userType']>(typeNumbers, row.userType),
    status: named<User['status']>(statusNumbers, row.status),
  }
}

function named<T extends string>(numbers: Readonly<Record<T, number>>, wanted: number): T {
  const found = Object.entries(numbers).find(([, number]) => number === wanted)
  if (found === undefined) throw new Error(`${wanted} has no name.`)
  return found[0] as T
}
