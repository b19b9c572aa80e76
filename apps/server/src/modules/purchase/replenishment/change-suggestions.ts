import { fail } from '@countinghouse/contract/errors'
import type {
  dismissSuggestions as dismissRoute,
  editSuggestion as editRoute,
} from '@countinghouse/contract/purchase/replenishment-calls'
import { openStatuses, suggestions } from '@countinghouse/contract/purchase/replenishment'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import type { Selection } from '@countinghouse/contract/selection'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { ListSource } from '../../../platform/lists/list-source.ts'
import { lockSelected } from './lock-selected.ts'

const { entity } = suggestions
const isOpen = (status: string) => openStatuses.some((open) => open === status)

/** Throws: not_found, stale, purchase.suggestion_stale. Locks: the suggestion. */
export async function editSuggestion(
  ctx: Ctx,
  tx: Tx,
  source: ListSource,
  { id, version, buyQuantity }: InputOfRoute<typeof editRoute>,
): Promise<OutputOfRoute<typeof editRoute>> {
  const [row = fail('not_found')] = await lockSelected(ctx, tx, source, { ids: [id] }, 'edit')
  if (!isOpen(row.status)) fail('purchase.suggestion_stale', { details: { suggestions: [row.name] } })
  if (row.version !== version) fail('stale', { details: { current: row } })
  const { rows } = await sql<{ version: number }>`
    update purchase.replenishment_suggestion set buy_quantity = ${buyQuantity}, status = 'edited', updated_by = ${ctx.userId}
    where company_id = ${ctx.companyId} and id = ${id} returning version`.execute(tx)
  const [before, after] = [
    { buyQuantity: row.buyQuantity, status: row.status },
    { buyQuantity, status: 'edited' },
  ]
  ctx.audit({ entity, entityId: id, label: row.name, before, after })
  return { id, version: rows[0]?.version ?? version, status: 'edited' }
}

type Change = { readonly status: 'accepted' | 'dismissed'; readonly snoozedUntil: string | null }

/** Throws: purchase.suggestion_stale, purchase.nothing_selected, purchase.too_many_suggestions. Locks: the suggestions, by id. */
export async function markSuggestions(
  ctx: Ctx,
  tx: Tx,
  source: ListSource,
  selection: Selection,
  { status, snoozedUntil }: Change,
): Promise<{ count: number }> {
  const rows = await lockOpen(ctx, tx, source, selection, 'edit')
  await sql`
    update purchase.replenishment_suggestion set status = ${status}, snoozed_until = ${snoozedUntil}::date, updated_by = ${ctx.userId}
    where company_id = ${ctx.companyId} and id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(tx)
  for (const { id, name, status: before } of rows)
    ctx.audit({ entity, entityId: id, label: name, before: { status: before }, after: { status, snoozedUntil } })
  return { count: rows.length }
}

export function dismissSuggestions(
  ctx: Ctx,
  tx: Tx,
  source: ListSource,
  { selection, until }: InputOfRoute<typeof dismissRoute>,
): Promise<{ count: number }> {
  return markSuggestions(ctx, tx, source, selection, { status: 'dismissed', snoozedUntil: until })
}

/** Throws: purchase.suggestion_stale where one is open no more, purchase.nothing_selected, purchase.too_many_suggestions. */
export async function lockOpen(ctx: Ctx, tx: Tx, source: ListSource, selection: Selection, event: string) {
  const rows = await lockSelected(ctx, tx, source, selection, event)
  if (rows.length === 0) fail('purchase.nothing_selected')
  const stale = rows.filter(({ status }) => !isOpen(status))
  if (stale.length > 0) fail('purchase.suggestion_stale', { details: { suggestions: stale.map(({ name }) => name) } })
  return rows
}
