import { storeBoundUserType } from '@countinghouse/contract/constants'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { statusNumbers } from './person.ts'

/** Number of store-bound users with a module as their home module. `moduleId`: a column of the outer statement. */
export function countBoundPeople(companyId: number, moduleId: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(select count(*)::integer from erp.app_user u where u.company_id = ${companyId} and u.user_type = ${storeBoundUserType}
    and u.home_module_id = ${moduleId} and u.status = ${statusNumbers.active})`
}
