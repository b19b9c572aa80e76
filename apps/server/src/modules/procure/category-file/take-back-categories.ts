import { category } from '@countinghouse/contract/procure/category'
import type { MasterRow } from '@countinghouse/contract/master'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { z } from 'zod'
import { applyRows } from '../../../platform/bulk/apply-rows.ts'
import type { BulkCtx, Values } from '../../../platform/bulk/bulk-row.ts'
import type { Removal } from '../../../platform/bulk/remove-rows.ts'
import { removeRows } from '../../../platform/bulk/remove-rows.ts'
import type { Tx } from '../../../platform/db.ts'
import type { DoneRow, TakenBack } from '../../../platform/import/file-form.ts'
import { masterTableOf } from '../../../platform/master-table.ts'
import type { MadeParent } from './path-writer.ts'

type Target = { readonly id: number; readonly version: number }

/**
 * Takes rows of an import of categories back: those it changed are as before, those it made are deleted with the parents it made for
 * them, as long as nobody touched or uses them. Locks: the categories, by id.
 */
export async function takeBackCategories(ctx: BulkCtx, tx: Tx, rows: readonly DoneRow[]): Promise<TakenBack> {
  const fates = new Map<number, Removal>()
  const changed = rows.filter(({ outcome }) => outcome === 'changed')
  const former = changed.map(({ recordId, versionAfter, number, before }) => {
    const { made: _made, ...values } = before ?? {}
    return { number, id: recordId, version: versionAfter, values }
  })
  for (const outcome of await applyRows(ctx, tx, category, former, { mode: 'update' })) {
    const codes = outcome.kind === 'refused' ? outcome.findings.map(({ code }) => code) : null
    if (codes === null) fates.set(outcome.number, 'undone')
    else if (codes.includes('changed_meanwhile')) fates.set(outcome.number, 'changed_meanwhile')
    else fates.set(outcome.number, codes.includes('no_such_record') ? 'gone' : 'refused')
  }
  const created = rows.filter(({ outcome }) => outcome === 'created')
  const parents = await untouchedParents(
    ctx,
    tx,
    rows.flatMap(({ before }) => (before?.['made'] ?? []) as readonly MadeParent[]),
  )
  const own = created.map(({ recordId, versionAfter }) => ({ id: recordId, version: versionAfter }))
  const removals = await removeAll(ctx, tx, [...own, ...parents])
  for (const { number, recordId } of created) fates.set(number, removals.get(recordId) ?? 'gone')
  return { fates, versions: new Map() }
}

/** Those below go first, however the rows stand: what is still used by one of them is tried once more. */
async function removeAll(ctx: BulkCtx, tx: Tx, targets: readonly Target[]): Promise<ReadonlyMap<number, Removal>> {
  const fates = new Map<number, Removal>()
  for (let left = targets; left.length > 0;) {
    for (const [id, fate] of await removeRows(ctx, tx, category, left)) fates.set(id, fate)
    const kept = left.filter(({ id }) => fates.get(id) === 'used_elsewhere')
    if (kept.length === left.length) break
    left = kept
  }
  return fates
}

/** Parents that are still as they were made. */
async function untouchedParents(ctx: BulkCtx, tx: Tx, made: readonly MadeParent[]): Promise<readonly Target[]> {
  if (made.length === 0) return []
  const table = masterTableOf(category)
  const { rows } = await (
    sql`
    select ${table.row} from ${table.name} t ${table.joined}
    where t.company_id = ${ctx.companyId} and t.id = any(${made.map(({ id }) => id)}::bigint[])` as RawBuilder<MasterRow>
  ).execute(tx)
  const schema = z.strictObject(category.fields)
  const asMade = new Map(made.map(({ id, ...values }): [number, Values] => [id, schema.parse(values)]))
  return rows.filter((row) =>
    // The database made the slug.
    Object.entries(asMade.get(row.id) ?? {}).every(
      ([field, value]) => field === 'slug' || JSON.stringify(row[field]) === JSON.stringify(value),
    ),
  )
}
