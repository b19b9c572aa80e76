import type { WorkFilters } from '@countinghouse/contract/erp/work-report'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

type Subject = {
  readonly id: RawBuilder<unknown>
  readonly name: RawBuilder<unknown>
  readonly join: RawBuilder<unknown>
}

/** Grouping of a report: the id needs `transitions` in scope, the name needs `l.subject_id`. */
export function subjectOf(by: WorkFilters['by'], companyId: number): Subject {
  switch (by) {
    case 'user':
      return {
        id: sql`transitions.user_id`,
        name: sql`(select u.first_name || ' ' || u.last_name from erp.app_user u where u.company_id = ${companyId} and u.id = l.subject_id)`,
        join: sql``,
      }
    case 'store':
      return {
        id: sql`transitions.store_id`,
        name: sql`(select s.name from erp.store s where s.company_id = ${companyId} and s.id = l.subject_id)`,
        join: sql``,
      }
    case 'role':
      return {
        id: sql`h.role_id`,
        name: sql`(select r.name from erp.role r where r.company_id = ${companyId} and r.id = l.subject_id)`,
        // A role assigned in two stores counts once; a user with two roles counts for both.
        join: sql`join (select distinct user_id, role_id from erp.user_role where company_id = ${companyId}) h on h.user_id = transitions.user_id`,
      }
  }
}
