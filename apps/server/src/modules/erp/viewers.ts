import { administratorRoleId, storeBoundUserType } from '@countinghouse/contract/constants'
import type { Page } from '@countinghouse/contract/page'
import { permissionName } from '@countinghouse/contract/page'
import { firstSegment } from '@countinghouse/kernel/paths'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/db.ts'

export type Viewer = { readonly id: number; readonly name: string; readonly designation: string }

/** `begins`: words with which a name begins; `ids`: just these people. */
type Wanted = { readonly begins?: string | undefined; readonly ids?: readonly number[]; readonly limit: number }

/** Active people of a company who may view a page, in some store at least, by name. */
export async function findViewers(db: Reader | Tx, companyId: number, page: Page, wanted: Wanted): Promise<Viewer[]> {
  const { begins = '', ids = null, limit } = wanted
  const { rows } = await sql<Viewer>`
    select u.id, u.first_name || ' ' || u.last_name as name, u.designation from erp.app_user u
    where u.company_id = ${companyId} and u.status = 1
      and current_date between coalesce(u.valid_from, '-infinity') and coalesce(u.valid_until, 'infinity')
      and (${ids}::bigint[] is null or u.id = any(${ids}::bigint[]))
      and (starts_with(platform.normalise(u.first_name || ' ' || u.last_name), platform.normalise(${begins}::text))
        or starts_with(platform.normalise(u.last_name), platform.normalise(${begins}::text)))
      and exists (
        select from erp.module m left join erp.company_module cm on cm.company_id = ${companyId} and cm.module_id = m.id
        where m.mdl_route = ${`/${firstSegment(page.path)}`} and (m.is_hidden or (cm.is_enabled
          and current_date between coalesce(cm.valid_from, '-infinity') and coalesce(cm.valid_until, 'infinity')
          and (u.user_type <> ${storeBoundUserType} or m.id = u.home_module_id))))
      and exists (
        select from erp.user_role r where r.company_id = ${companyId} and r.user_id = u.id
          and current_date between coalesce(r.valid_from, '-infinity') and coalesce(r.valid_until, 'infinity')
          and ((r.role_id = ${administratorRoleId} and u.user_type <> ${storeBoundUserType}) or exists (
            select from erp.role_event re join erp.page_event e on e.id = re.page_event_id
            where re.company_id = ${companyId} and re.role_id = r.role_id and e.permission = ${permissionName(page, 'view')})))
    order by u.first_name collate "und-x-icu", u.last_name collate "und-x-icu", u.id limit ${limit}`.execute(db)
  return rows
}
