import { SettingValue } from '@countinghouse/contract/erp/global-settings'
import { fail } from '@countinghouse/contract/errors'
import type { Setting } from '@countinghouse/contract/setting'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Reader } from '../../platform/database/db.ts'
import { findSettings } from './find-settings.ts'

const mostChanges = 50

type Row = { key: string; at: string; by: string | null; before: unknown; after: unknown }

/** History of a setting, newest first, at most 50 entries. Throws: not_found. */
export async function findSettingChanges(
  ctx: Ctx,
  reader: Reader,
  settings: readonly Setting[],
  { key, storeId }: { key: string | null; storeId: number | null },
) {
  const { settings: known } = await findSettings(ctx, reader, settings, storeId)
  if (key !== null && !known.some((setting) => setting.key === key)) fail('not_found')
  const { rows } = await sql<Row>`
    select s.key, a.at, u.first_name || ' ' || u.last_name as by, c.change -> 'before' as before, c.change -> 'after' as after
    from erp.setting s
    join platform.audit a on a.company_id = s.company_id and a.entity = 'erp.setting' and a.entity_id = s.id
    cross join lateral jsonb_array_elements(a.changes) c(change)
    left join erp.app_user u on u.company_id = a.company_id and u.id = a.user_id
    where s.company_id = ${ctx.companyId} and s.store_id is not distinct from ${storeId}::bigint and (${key}::text is null or s.key = ${key})
    order by a.id desc limit ${mostChanges}`.execute(reader)
  return {
    items: rows.map((row) => ({
      ...row,
      before: SettingValue.parse(row.before),
      after: SettingValue.parse(row.after),
    })),
  }
}
