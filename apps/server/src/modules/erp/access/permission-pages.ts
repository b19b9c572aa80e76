import type { PermissionModule } from '@countinghouse/contract/erp/permission'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'

/** All permissions with the company's event settings. */
export async function findPermissionPages(
  { companyId }: Pick<Ctx, 'companyId'>,
  reader: Reader,
): Promise<PermissionModule[]> {
  const { rows } = await sql<PermissionModule>`
    with event as (
      select e.page_id, json_agg(json_build_object('id', e.id, 'code', e.code, 'permission', e.permission, 'label', s.label,
          'risk', coalesce(s.risk, e.risk), 'isAdminOnly', e.is_admin_only, 'requires2fa', coalesce(s.requires_2fa, e.requires_2fa),
          'dependsOnId', coalesce(s.depends_on_id, e.depends_on_id)) order by e.code <> 'view', e.id) as events
      from erp.page_event e
      left join erp.page_event_setting s on s.company_id = ${companyId} and s.page_event_id = e.id
      where e.retired_at is null group by e.page_id)
    select m.code, json_build_object('en', m.name, 'ar', m.name_ar) as name,
      m.is_hidden or (coalesce(cm.is_enabled, false)
        and (select erp.today(${companyId})) between coalesce(cm.valid_from, '-infinity') and coalesce(cm.valid_until, 'infinity')) as "isOpen",
      json_agg(json_build_object('id', p.id, 'path', p.path, 'title', json_build_object('en', p.title, 'ar', p.title_ar),
        'events', e.events) order by p.sort_order, p.path) as pages
    from erp.module m
    join erp.page p on p.module_id = m.id and p.status <> 'retired'
    join event e on e.page_id = p.id
    left join erp.company_module cm on cm.company_id = ${companyId} and cm.module_id = m.id
    group by m.id, cm.company_id, cm.module_id order by m.sort_order, m.id`.execute(reader)
  return rows
}
