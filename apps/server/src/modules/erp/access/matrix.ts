import type { MatrixColumn } from '@countinghouse/contract/erp/permission'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import type { DataScope } from '../../../platform/access/permission.ts'
import { loadAccessSnapshot } from './load-access-snapshot.ts'
import { isAllowed, permissionsOf } from './effective-permissions.ts'

type Requested = {
  readonly roleId?: number | undefined
  readonly pageId?: number | undefined
  readonly userId?: number | undefined
  readonly storeId?: number | undefined
}
type Cell = { readonly columnId: number; readonly eventId: number; readonly dataScope: DataScope }
type Matrix = { columns: MatrixColumn[]; cells: Cell[] }

/** Throws: not_found for an unknown role, page, user or store. */
export async function findMatrix(ctx: Ctx, reader: Reader, requested: Requested): Promise<Matrix> {
  const { roleId, pageId, userId, storeId } = requested
  if (storeId !== undefined) await requireStore(ctx, reader, storeId)
  if (userId !== undefined) return await ofUser(ctx, reader, userId, storeId ?? null)
  if (pageId !== undefined) await requirePage(reader, pageId)
  const columns = await findRoles(ctx, reader, roleId ?? null)
  if (roleId !== undefined && columns.length === 0) fail('not_found')
  const isNarrowed = roleId !== undefined || pageId !== undefined
  return { columns, cells: isNarrowed ? await findCells(ctx, reader, { roleId, pageId }) : [] }
}

async function requireStore({ companyId }: Ctx, reader: Reader, storeId: number): Promise<void> {
  const store = await reader
    .selectFrom('erp.store')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', storeId)
    .executeTakeFirst()
  if (store === undefined) fail('not_found')
}

async function requirePage(reader: Reader, pageId: number): Promise<void> {
  const page = await reader.selectFrom('erp.page').select('id').where('id', '=', pageId).executeTakeFirst()
  if (page === undefined) fail('not_found')
}

async function ofUser(ctx: Ctx, reader: Reader, userId: number, storeId: number | null): Promise<Matrix> {
  const { companyId } = ctx
  const snapshot = await loadAccessSnapshot(reader, { companyId, userIds: [userId] })
  const user = snapshot.users.get(userId)
  const known = await reader
    .selectFrom('erp.app_user')
    .select(['first_name', 'last_name'])
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .executeTakeFirst()
  if (user === undefined || known === undefined) return fail('not_found')
  const permissions = permissionsOf(snapshot, user, storeId, { at: ctx.now, address: null })
  const allowed = [...snapshot.events.values()].filter((event) => isAllowed(permissions, event))
  const cells = allowed.map(({ id }): Cell => ({
    columnId: userId,
    eventId: id,
    dataScope: permissions.events.get(id) ?? 'company',
  }))
  const column = {
    id: userId,
    name: `${known.first_name} ${known.last_name}`,
    isSystem: permissions.isAdministrator,
    isActive: user.isActive,
    version: 0,
    users: 1,
    events: allowed.length,
    highRisk: allowed.filter(({ risk }) => risk === 'high').length,
    limits: 0,
  }
  return { columns: [column], cells }
}

async function findRoles({ companyId }: Ctx, reader: Reader, roleId: number | null): Promise<MatrixColumn[]> {
  const { rows } = await sql<MatrixColumn>`
    select r.id, r.name, r.is_system as "isSystem", r.status = 'active' as "isActive", r.version,
      (select count(distinct u.user_id)::int from erp.user_role u where u.company_id = r.company_id and u.role_id = r.id) as users,
      coalesce(g.events, 0) as events, coalesce(g.high_risk, 0) as "highRisk",
      (select count(*)::int from erp.role_limit l where l.company_id = r.company_id and l.role_id = r.id) as limits
    from erp.role r
    left join (
      select re.role_id, count(*)::int as events, (count(*) filter (where coalesce(s.risk, e.risk) = 'high'))::int as high_risk
      from erp.role_event re join erp.page_event e on e.id = re.page_event_id and e.retired_at is null
      left join erp.page_event_setting s on s.company_id = re.company_id and s.page_event_id = e.id
      where re.company_id = ${companyId} group by re.role_id) g on g.role_id = r.id
    where r.company_id = ${companyId} and (${roleId}::bigint is null or r.id = ${roleId})
    order by r.id <> 1, r.name collate "und-x-icu", r.id`.execute(reader)
  return rows
}

async function findCells(
  { companyId }: Ctx,
  reader: Reader,
  { roleId, pageId }: Pick<Requested, 'roleId' | 'pageId'>,
): Promise<Cell[]> {
  const { rows } = await sql<Cell>`
    select re.role_id as "columnId", re.page_event_id as "eventId", re.data_scope as "dataScope"
    from erp.role_event re join erp.page_event e on e.id = re.page_event_id and e.retired_at is null
    where re.company_id = ${companyId} and (${roleId ?? null}::bigint is null or re.role_id = ${roleId ?? null})
      and (${pageId ?? null}::bigint is null or e.page_id = ${pageId ?? null})
    order by re.role_id, re.page_event_id`.execute(reader)
  return rows
}
