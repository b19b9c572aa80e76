import type { PageEventRow, updatePageEvent } from '@countinghouse/contract/erp/page-master'
import { text } from '@countinghouse/contract/erp/page-master.text'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'

/** Events of a page with the settings of the company, `view` first. Throws: not_found. */
export async function findPageEvents(ctx: Ctx, reader: Reader | Tx, pageId: number): Promise<PageEventRow[]> {
  const { rows: pages } = await sql`select from erp.page where id = ${pageId}`.execute(reader)
  if (pages.length === 0) fail('not_found')
  return await eventsWhere(ctx, reader, sql`e.page_id = ${pageId}`)
}

/** Throws: not_found, stale, invalid_input for a circular dependency. */
export async function changePageEvent(
  ctx: Ctx,
  tx: Tx,
  input: InputOfRoute<typeof updatePageEvent>,
): Promise<PageEventRow> {
  const { id, settingVersion, ...changes } = input
  const { companyId, userId } = ctx
  const { rows } = await sql<{ pageId: number }>`
    select page_id as "pageId" from erp.page_event where id = ${id} and retired_at is null`.execute(tx)
  const { pageId } = rows[0] ?? fail('not_found')
  const events = await eventsWhere(ctx, tx, sql`e.page_id = ${pageId}`)
  const before = events.find((event) => event.id === id) ?? fail('not_found')
  if (before.settingVersion !== settingVersion) fail('stale', { details: { current: before } })
  const after = { ...before, ...changes }
  if (!leadsToView(events.with(events.indexOf(before), after), after, events.length)) {
    const message = format(text.dependsOn_wrong, ctx.locale)
    fail('invalid_input', { fields: { dependsOnId: [{ code: 'rule', message }] } })
  }
  const { rowCount } = await writeSetting(tx, { companyId, userId, settingVersion, after })
  if (rowCount === 0) fail('stale')
  const kept = ({ label, risk, requires2fa, dependsOnId }: PageEventRow) => ({ label, risk, requires2fa, dependsOnId })
  ctx.audit({
    entity: 'erp.page_event_setting',
    entityId: id,
    label: after.permission,
    before: kept(before),
    after: kept(after),
  })
  return (await eventsWhere(ctx, tx, sql`e.id = ${id}`))[0] ?? fail('not_found')
}

type Setting = { companyId: number; userId: number; settingVersion: number; after: PageEventRow }

/** Of two concurrent first changes of an event, the later one is rejected. */
async function writeSetting(tx: Tx, { companyId, userId, settingVersion, after }: Setting) {
  const { rows } = await sql`
    insert into erp.page_event_setting as s (company_id, page_event_id, label, risk, requires_2fa, depends_on_id, updated_by)
    values (${companyId}, ${after.id}, ${after.label}, ${after.risk}, ${after.requires2fa}, ${after.dependsOnId}::bigint, ${userId})
    on conflict (company_id, page_event_id) do update set label = excluded.label, risk = excluded.risk, requires_2fa = excluded.requires_2fa,
      depends_on_id = excluded.depends_on_id, updated_by = excluded.updated_by where s.version = ${settingVersion}
    returning s.version`.execute(tx)
  return { rowCount: rows.length }
}

async function eventsWhere(ctx: Ctx, reader: Reader | Tx, condition: RawBuilder<unknown>): Promise<PageEventRow[]> {
  const { rows } = await sql<PageEventRow>`
    select e.id, e.code, e.permission, e.is_admin_only as "isAdminOnly", s.label, coalesce(s.risk, e.risk) as risk,
      coalesce(s.requires_2fa, e.requires_2fa) as "requires2fa", coalesce(s.depends_on_id, e.depends_on_id) as "dependsOnId",
      coalesce(s.version, 0) as "settingVersion"
    from erp.page_event e left join erp.page_event_setting s on s.company_id = ${ctx.companyId} and s.page_event_id = e.id
    where ${condition} and e.retired_at is null order by e.code <> 'view', e.id`.execute(reader)
  return rows
}

/** Same rule as for the events declared in code, which are checked at startup. */
function leadsToView(events: readonly PageEventRow[], event: PageEventRow, steps: number): boolean {
  if (event.code === 'view') return event.dependsOnId === null
  const next = events.find(({ id }) => id === event.dependsOnId)
  return steps > 0 && next !== undefined && leadsToView(events, next, steps - 1)
}
