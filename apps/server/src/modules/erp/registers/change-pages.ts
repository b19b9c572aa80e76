import type { movePage, PageRow, updatePage } from '@countinghouse/contract/erp/page-master'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { findPage, findPages } from './find-pages.ts'

const mostLevels = 3

/** Changes title, icon, heading and menu visibility. Throws: not_found, stale. */
export async function changePage(ctx: Ctx, tx: Tx, input: InputOfRoute<typeof updatePage>): Promise<PageRow> {
  const { id, version, ...changes } = input
  await lockRegister(tx)
  const before = await findPage(ctx, tx, id)
  if (before.version !== version) fail('stale', { details: { current: before } })
  const after = { ...before, ...changes }
  await sql`
    update erp.page set title = ${after.title}, title_ar = ${after.titleAr}, icon = ${after.icon}, menu_title = ${after.menuTitle},
      menu_title_ar = ${after.menuTitleAr}, is_in_menu = ${after.isInMenu} where id = ${id}`.execute(tx)
  ctx.audit({ entity: 'erp.page', entityId: id, label: after.title, before: labelsOf(before), after: labelsOf(after) })
  return await findPage(ctx, tx, id)
}

/** Throws: not_found, erp.tree_depth, erp.page_place. */
export async function placePage(ctx: Ctx, tx: Tx, input: InputOfRoute<typeof movePage>): Promise<PageRow> {
  const { id, otherId } = input
  await lockRegister(tx)
  const pages = await findPages(ctx, tx)
  const moved = pages.find((page) => page.id === id) ?? fail('not_found')
  const parentId = input.parentId === undefined ? moved.parentId : input.parentId
  requirePlace(pages, moved, parentId)
  const siblings = pages.filter((page) => page.moduleId === moved.moduleId && page.parentId === parentId)
  const rest = siblings.filter((page) => page.id !== id)
  const isItself = otherId === id
  if (otherId !== null && !isItself && !rest.some((page) => page.id === otherId)) fail('erp.page_place')
  const at = isItself ? siblings.indexOf(moved) : rest.findIndex((page) => page.id === otherId)
  const place = at === -1 ? rest.length : at
  const order = rest.toSpliced(place, 0, moved).map((page) => page.id)
  await sql`update erp.page set parent_id = ${parentId}::bigint, is_placed = true where id = ${id}`.execute(tx)
  await sql`
    update erp.page p set sort_order = o.place * 10
    from unnest(${order}::bigint[]) with ordinality as o(id, place) where o.id = p.id and p.sort_order <> o.place * 10`.execute(
    tx,
  )
  const before = { parentId: moved.parentId, place: siblings.indexOf(moved) + 1 }
  ctx.audit({ entity: 'erp.page', entityId: id, label: moved.title, before, after: { parentId, place: place + 1 } })
  return await findPage(ctx, tx, id)
}

/** Serialises concurrent changes of the menu. */
async function lockRegister(tx: Tx): Promise<void> {
  await sql`select from erp.page order by id for no key update`.execute(tx)
}

function requirePlace(pages: readonly PageRow[], moved: PageRow, parentId: number | null): void {
  const above = chainOf(pages, parentId)
  if (parentId !== null) {
    const parent = pages.find((page) => page.id === parentId) ?? fail('not_found')
    if (parent.type !== 'sub' || parent.moduleId !== moved.moduleId || above.includes(moved.id)) fail('erp.page_place')
  }
  if (above.length + heightOf(pages, moved.id) > mostLevels) fail('erp.tree_depth')
}

/** An entry and its ancestors. */
function chainOf(pages: readonly PageRow[], id: number | null): number[] {
  const page = pages.find((one) => one.id === id)
  return page === undefined ? [] : [page.id, ...chainOf(pages, page.parentId)]
}

/** Number of levels of an entry with its descendants. */
function heightOf(pages: readonly PageRow[], id: number): number {
  return 1 + Math.max(0, ...pages.filter((page) => page.parentId === id).map((page) => heightOf(pages, page.id)))
}

function labelsOf({ title, titleAr, icon, menuTitle, menuTitleAr, isInMenu }: PageRow) {
  return { title, titleAr, icon, menuTitle, menuTitleAr, isInMenu }
}
