import type { ListView, SavedView } from '@countinghouse/contract/desk/view'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Reader, Tx } from '../../platform/database/db.ts'

type Row = Omit<SavedView, 'sharedWith' | 'isMine' | 'canChange' | 'view'> & {
  ownerId: number
  sharing: 'nobody' | 'everyone' | 'roles'
  roleIds: number[]
  view: ListView
}

type Wanted = {
  /** Event types of the pages the caller may view. */
  readonly pages: readonly string[]
  readonly id?: number
  readonly after?: number
  readonly limit?: number
  readonly isLocked?: boolean
}

/**
 * Views visible to the caller, oldest first: own views and those shared with everyone or with a role of the caller; administrators
 * see all shared views.
 */
export async function findViews(ctx: Ctx, db: Reader | Tx, wanted: Wanted): Promise<SavedView[]> {
  const { companyId, userId, grants } = ctx
  const { rows } = await sql<Row>`
    select v.id, v.version, v.page, v.name, v.owner_id as "ownerId", v.sharing, v.view, v.updated_at as "updatedAt",
      array(select r.role_id from desk.saved_view_role r
        where r.company_id = ${companyId} and r.view_id = v.id order by r.role_id) as "roleIds",
      o.first_name || ' ' || o.last_name as owner, u.first_name || ' ' || u.last_name as "updatedBy",
      exists (select from desk.view_default d
        where d.company_id = ${companyId} and d.user_id = ${userId} and d.view_id = v.id) as "isDefault"
    from desk.saved_view v
    join erp.app_user o on o.company_id = v.company_id and o.id = v.owner_id
    join erp.app_user u on u.company_id = v.company_id and u.id = v.updated_by
    where v.company_id = ${companyId} and v.page = any(${wanted.pages}) and v.id > ${wanted.after ?? 0}
      and (${wanted.id ?? null}::bigint is null or v.id = ${wanted.id ?? null})
      and (v.owner_id = ${userId} or v.sharing = 'everyone' or (v.sharing = 'roles' and (${grants.isAdministrator} or exists (
        select from desk.saved_view_role r
        where r.company_id = ${companyId} and r.view_id = v.id and r.role_id = any(${grants.roleIds})))))
    order by v.id limit ${wanted.limit ?? null} ${wanted.isLocked ? sql`for no key update of v` : sql``}`.execute(db)
  return rows.map((row) => shown(ctx, row))
}

/** A view visible to the caller. Throws: not_found. */
export async function findView(ctx: Ctx, db: Reader | Tx, wanted: Wanted & { id: number }): Promise<SavedView> {
  const [view] = await findViews(ctx, db, wanted)
  return view ?? fail('not_found')
}

function shown(ctx: Ctx, { ownerId, sharing, roleIds, ...row }: Row): SavedView {
  const isMine = ownerId === ctx.userId
  return {
    ...row,
    // All roles it was shared with may be deleted; then only the owner sees it.
    sharedWith: sharing !== 'roles' ? sharing : roleIds.length > 0 ? roleIds : 'nobody',
    isMine,
    canChange: isMine || ctx.grants.isAdministrator,
  }
}
