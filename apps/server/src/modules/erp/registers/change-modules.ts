import type { createModule, ModuleRow, moveModule, updateModule } from '@countinghouse/contract/erp/module-master'
import { text } from '@countinghouse/contract/erp/module-master.text'
import { fail } from '@countinghouse/contract/errors'
import { text as errorText } from '@countinghouse/contract/errors.text'
import { text as issueText } from '@countinghouse/contract/issues.text'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockReference } from '../../../platform/database/lock-reference.ts'
import type { Operators } from '../../../platform/access/operator.ts'
import { findModule } from './find-modules.ts'

type Standing = { id: number; code: string; mdl_route: string; name: string; name_ar: string }

/** Creates a custom module, last in the menu and off for all companies. Throws: duplicate, erp.route_prefix. */
export async function addModule(ctx: Ctx, tx: Tx, input: InputOfRoute<typeof createModule>): Promise<number> {
  const { code, name, nameAr, icon, description, descriptionAr } = input
  const route = input.route ?? `/${code}`
  const modules = await lockModules(tx)
  if (modules.some((module) => module.code === code)) {
    const message = format(errorText.duplicate, ctx.locale)
    fail('duplicate', { fields: { code: [{ code: 'duplicate', message }] } })
  }
  const near = modules.find(({ mdl_route: other }) => other.startsWith(route) || route.startsWith(other))
  if (near !== undefined) {
    const module = ctx.locale === 'ar' ? near.name_ar : near.name
    const message = format(text.route_taken, ctx.locale, { route: near.mdl_route, module })
    fail('erp.route_prefix', { fields: { route: [{ code: 'taken', message }] } })
  }
  const { rows } = await sql<{ id: number }>`
    insert into erp.module (code, mdl_route, name, name_ar, icon, description, description_ar, sort_order)
    select ${code}, ${route}, ${name}, ${nameAr}, ${icon}, ${description}, ${descriptionAr}, max(m.sort_order) + 10 from erp.module m
    returning id`.execute(tx)
  const id = rows[0]?.id ?? 0
  ctx.audit({ entity: 'erp.module', entityId: id, label: name, before: null, after: { ...input, route } })
  return id
}

/**
 * Changes labels, icon and start page; code and route are fixed, because they are part of addresses. Throws: not_found,
 * stale, erp.landing_page.
 */
export async function changeModule(
  ctx: Ctx,
  tx: Tx,
  operators: Operators,
  { id, version, ...changes }: InputOfRoute<typeof updateModule>,
): Promise<ModuleRow> {
  await sql`select from erp.module where id = ${id} for no key update`.execute(tx)
  const current = await findModule(ctx, tx, operators, id)
  if (current.version !== version) fail('stale', { details: { current } })
  const before = labelsOf(current)
  const after = { ...before, ...changes }
  if (after.landingPageId !== null && !current.pages.some((page) => page.id === after.landingPageId)) {
    const message = format(issueText.not_a_choice, ctx.locale)
    fail('erp.landing_page', { fields: { landingPageId: [{ code: 'not_a_choice', message }] } })
  }
  await sql`
    update erp.module set name = ${after.name}, name_ar = ${after.nameAr}, icon = ${after.icon}, description = ${after.description},
      description_ar = ${after.descriptionAr}, landing_path = (select path from erp.page where id = ${after.landingPageId}::bigint)
    where id = ${id}`.execute(tx)
  ctx.audit({ entity: 'erp.module', entityId: id, label: after.name, before, after })
  return await findModule(ctx, tx, operators, id)
}

/** Throws: not_found. */
export async function placeModule(ctx: Ctx, tx: Tx, { id, otherId }: InputOfRoute<typeof moveModule>): Promise<void> {
  const modules = await lockModules(tx)
  const moved = modules.find((module) => module.id === id) ?? fail('not_found')
  if (otherId !== null && !modules.some((module) => module.id === otherId)) fail('not_found')
  const rest = modules.filter((module) => module.id !== id)
  const place = otherId === null || otherId === id ? rest.length : rest.findIndex((module) => module.id === otherId)
  const order = rest.toSpliced(place, 0, moved).map((module) => module.id)
  await sql`
    update erp.module m set sort_order = o.place * 10
    from unnest(${order}::bigint[]) with ordinality as o(id, place) where o.id = m.id and m.sort_order <> o.place * 10`.execute(
    tx,
  )
  const before = { place: modules.indexOf(moved) + 1 }
  ctx.audit({ entity: 'erp.module', entityId: id, label: moved.name, before, after: { place: place + 1 } })
}

/** Locks: all modules, so that concurrent additions and moves are serialised. */
async function lockModules(tx: Tx): Promise<Standing[]> {
  // A lock of rows would not wait for one that is being created.
  await lockReference(tx, null, 'erp.module', 'order')
  const { rows } = await sql<Standing>`
    select id, code, mdl_route, name, name_ar from erp.module order by sort_order, id for no key update`.execute(tx)
  return rows
}

function labelsOf({ name, nameAr, icon, description, descriptionAr, landingPageId }: ModuleRow) {
  return { name, nameAr, icon, description, descriptionAr, landingPageId }
}
