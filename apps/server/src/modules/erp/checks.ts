import { administratorRoleId } from '@countinghouse/contract/constants'
import { wholePpm } from '@countinghouse/contract/erp/due-parts'
import { sql } from 'kysely'
import type { Check } from '../../platform/registry/check.ts'

/** Invariants of module erp. */
export const checks: readonly Check[] = [
  {
    id: 'erp.administrators',
    promise: 'every active company has an administrator who is active or invited',
    issues: async (reader) => {
      const { rows } = await sql<{ code: string }>`
        select c.code from erp.company c where c.status = 'active' and not exists (
          select from erp.user_role r join erp.app_user u on u.company_id = r.company_id and u.id = r.user_id
          where r.company_id = c.id and r.role_id = ${administratorRoleId} and u.status in (1, 2)) order by 1`.execute(
        reader,
      )
      return rows.map(({ code }) => `company ${code} has no active administrator`)
    },
  },
  {
    id: 'erp.rights_versioned',
    promise: 'every company has a permission cache version',
    issues: async (reader) => {
      const { rows } = await sql<{ code: string }>`
        select c.code from erp.company c where not exists (
          select from erp.permission_version v where v.company_id = c.id) order by 1`.execute(reader)
      return rows.map(({ code }) => `company ${code} has no permission version`)
    },
  },
  {
    id: 'erp.terms_whole',
    promise: 'the instalments of every payment term add up to the whole amount',
    issues: async (reader) => {
      const { rows } = await sql<{ company: number; code: string; share: string }>`
        select t.company_id as company, t.code, coalesce(sum(p.share), 0)::text as share from erp.payment_term t
        left join erp.payment_term_part p on p.company_id = t.company_id and p.payment_term_id = t.id
        group by t.company_id, t.code having coalesce(sum(p.share), 0) <> ${wholePpm} order by 1, 2`.execute(reader)
      return rows.map(({ company, code, share }) => `payment terms ${code} of company ${company} come to ${share} ppm`)
    },
  },
]
