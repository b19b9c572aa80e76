import type { ListView, SavedView } from '@countinghouse/contract/desk/view'
import type { createView, updateView } from '@countinghouse/contract/desk/view-writes'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'
import { statement } from '../../platform/database/db.ts'
import { findView } from './find-views.ts'

type Values = { readonly name: string; readonly sharedWith: SavedView['sharedWith']; readonly view: ListView }
type Pages = readonly string[]

/** Throws: duplicate for a name the caller has used on this page. */
export async function insertView(
  ctx: Ctx,
  tx: Tx,
  pages: Pages,
  { page, ...values }: InputOfRoute<typeof createView>,
): Promise<SavedView> {
  const { companyId, userId } = ctx
  const { rows } = await sql<{ id: number }>`
    insert into desk.saved_view (company_id, page, name, owner_id, sharing, view, updated_by)
    values (${companyId}, ${page}, ${values.name}, ${userId}, ${sharingOf(values)}, ${JSON.stringify(values.view)}::jsonb, ${userId})
    returning id`.execute(tx)
  const id = rows[0]?.id ?? 0
  await shareWith(ctx, tx, id, values)
  ctx.audit({ entity, entityId: id, label: values.name, before: null, after: audited({ ...values, page }) })
  return await findView(ctx, tx, { pages, id })
}

/** Throws: not_found, desk.view_not_yours, stale with the current view in details, duplicate. */
export async function updateViewRow(
  ctx: Ctx,
  tx: Tx,
  before: SavedView,
  change: Omit<InputOfRoute<typeof updateView>, 'id' | 'version'>,
): Promise<SavedView> {
  const values: Values = {
    name: change.name ?? before.name,
    sharedWith: change.sharedWith ?? before.sharedWith,
    view: change.view ?? before.view,
  }
  await sql`
    update desk.saved_view set name = ${values.name}, sharing = ${sharingOf(values)}, view = ${JSON.stringify(values.view)}::jsonb,
      updated_by = ${ctx.userId}
    where company_id = ${ctx.companyId} and id = ${before.id}`.execute(tx)
  if (change.sharedWith !== undefined) await shareWith(ctx, tx, before.id, values)
  const { page } = before
  ctx.audit({
    entity,
    entityId: before.id,
    label: values.name,
    before: audited(before),
    after: audited({ ...values, page }),
  })
  return await findView(ctx, tx, { pages: [page], id: before.id })
}

export async function removeView(ctx: Ctx, tx: Tx, before: SavedView): Promise<{ id: number }> {
  const { id, name } = before
  await sql`delete from desk.saved_view where company_id = ${ctx.companyId} and id = ${id}`.execute(tx)
  ctx.audit({ entity, entityId: id, label: name, before: audited(before), after: null })
  return { id }
}

/** Sets or clears the default view of the caller for its page. Idempotent. */
export async function setDefault(ctx: Ctx, tx: Tx, view: SavedView, isDefault: boolean): Promise<SavedView> {
  const { companyId, userId } = ctx
  await (
    isDefault
      ? sql`
    insert into desk.view_default (company_id, user_id, page, view_id) values (${companyId}, ${userId}, ${view.page}, ${view.id})
    on conflict (company_id, user_id, page) do update set view_id = excluded.view_id`
      : sql`delete from desk.view_default where company_id = ${companyId} and user_id = ${userId} and view_id = ${view.id}`
  ).execute(tx)
  const { id: entityId, name: label } = view
  ctx.audit({ entity, entityId, label, before: { isDefault: view.isDefault }, after: { isDefault } })
  return { ...view, isDefault }
}

/** Throws: desk.view_not_yours, stale. */
export function requireChangeable(view: SavedView, version: number): void {
  if (!view.canChange) fail('desk.view_not_yours')
  if (view.version !== version) fail('stale', { details: { current: view } })
}

const entity = 'desk.saved_view'

async function shareWith({ companyId }: Ctx, tx: Tx, id: number, { sharedWith }: Values): Promise<void> {
  const roleIds = typeof sharedWith === 'string' ? [] : sharedWith
  await tx.together(
    statement(sql`
      delete from desk.saved_view_role
      where company_id = ${companyId} and view_id = ${id} and role_id <> all (${roleIds})`),
    statement(sql`
      insert into desk.saved_view_role (company_id, view_id, role_id)
      select ${companyId}, ${id}, role_id from unnest(${roleIds}::bigint[]) as role_id on conflict do nothing`),
  )
}

function sharingOf({ sharedWith }: Values): 'nobody' | 'everyone' | 'roles' {
  return typeof sharedWith === 'string' ? sharedWith : 'roles'
}

function audited({ name, page, sharedWith, view }: Values & { page: string }): Record<string, unknown> {
  return { name, page, sharedWith, view }
}
