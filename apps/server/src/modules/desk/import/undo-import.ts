import type { Master } from '@countinghouse/contract/master'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import { applyRows } from '../../../platform/bulk/apply-rows.ts'
import type { BulkCtx, BulkRow, Values } from '../../../platform/bulk/bulk-row.ts'
import type { Removal } from '../../../platform/bulk/remove-rows.ts'
import { removeRows } from '../../../platform/bulk/remove-rows.ts'
import type { Tx } from '../../../platform/db.ts'

/** How long an import can be undone. Source: user-experience.md 7. */
const undoDays = 7

type Done = {
  number: number
  outcome: 'created' | 'changed'
  record_id: number
  version_after: number
  before: Values | null
}
/** How many rows were undone, which stayed and why; `isOver` when no row is left. */
export type Undone = {
  readonly undone: number
  readonly kept: readonly { readonly number: number; readonly reason: Removal }[]
  readonly isOver: boolean
}

/**
 * Undoes a chunk of an import, the last rows first: what it created and nobody touched or uses is deleted, what it changed and
 * nobody changed since is as before; all else stays and is named. To be repeated until it is over. Locks: the import, then the
 * records. Throws: not_found, state_conflict when it still runs, is undone, or ended more than seven days ago.
 */
export async function undoImportChunk(
  ctx: BulkCtx,
  tx: Tx,
  target: { importId: number; master: Master; most: number },
): Promise<Undone> {
  const { importId, master, most } = target
  const fileName = await claim(ctx, tx, target)
  const { rows } = await sql<Done>`
    select number, outcome, record_id, version_after, before from desk.import_row
    where company_id = ${ctx.companyId} and import_id = ${importId} and outcome in ('created', 'changed') and undo is null
    order by number desc limit ${most}`.execute(tx)
  const fates = new Map([
    ...(await deleteCreated(
      ctx,
      tx,
      master,
      rows.filter(({ outcome }) => outcome === 'created'),
    )),
    ...(await restoreChanged(
      ctx,
      tx,
      master,
      rows.filter(({ outcome }) => outcome === 'changed'),
    )),
  ])
  await keepFates(ctx, tx, importId, fates)
  const isOver = rows.length < most
  if (isOver) await close(ctx, tx, importId, fileName)
  const kept = [...fates].flatMap(([number, reason]) => (reason === 'undone' ? [] : [{ number, reason }]))
  return { undone: fates.size - kept.length, kept, isOver }
}

async function claim(
  ctx: BulkCtx,
  tx: Tx,
  { importId, master }: { importId: number; master: Master },
): Promise<string> {
  const { rows } = await sql<{ file_name: string; is_open: boolean }>`
    select file_name, status = 'done' and ended_at > now() - make_interval(days => ${undoDays}) as is_open from desk.import
    where company_id = ${ctx.companyId} and id = ${importId} and entity = ${master.entity} for update`.execute(tx)
  const [found] = rows
  if (found === undefined) return fail('not_found')
  return found.is_open ? found.file_name : fail('state_conflict')
}

async function deleteCreated(
  ctx: BulkCtx,
  tx: Tx,
  master: Master,
  rows: readonly Done[],
): Promise<[number, Removal][]> {
  const targets = rows.map(({ record_id, version_after }) => ({ id: record_id, version: version_after }))
  const removals = await removeRows(ctx, tx, master, targets)
  return rows.map(({ number, record_id }) => [number, removals.get(record_id) ?? 'gone'])
}

async function restoreChanged(
  ctx: BulkCtx,
  tx: Tx,
  master: Master,
  rows: readonly Done[],
): Promise<[number, Removal][]> {
  const former = rows.map((row): BulkRow => ({
    number: row.number,
    id: row.record_id,
    version: row.version_after,
    values: row.before ?? {},
  }))
  const outcomes = await applyRows(ctx, tx, master, former, { mode: 'update' })
  return outcomes.map((outcome) => {
    if (outcome.kind !== 'refused') return [outcome.number, 'undone']
    const codes = new Set(outcome.findings.map(({ code }) => code))
    if (codes.has('changed_meanwhile')) return [outcome.number, 'changed_meanwhile']
    return [outcome.number, codes.has('no_such_record') ? 'gone' : 'refused']
  })
}

async function keepFates(ctx: BulkCtx, tx: Tx, importId: number, fates: ReadonlyMap<number, Removal>): Promise<void> {
  const rows = [...fates].map(([number, undo]) => ({ number, undo }))
  await sql`
    update desk.import_row k set undo = r.undo
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(number int, undo text)
    where k.company_id = ${ctx.companyId} and k.import_id = ${importId} and k.number = r.number`.execute(tx)
}

async function close(ctx: BulkCtx, tx: Tx, importId: number, label: string): Promise<void> {
  await sql`
    update desk.import set status = 'undone', ended_at = now() where company_id = ${ctx.companyId} and id = ${importId}`.execute(
    tx,
  )
  ctx.audit({
    entity: 'desk.import',
    entityId: importId,
    label,
    before: { status: 'done' },
    after: { status: 'undone' },
  })
}
